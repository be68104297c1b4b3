//! Fair shuffles. When a match is made the server picks a secret of 32 random bytes and publishes
//! its commitment. Whoever sits down may add words, those who join after having seen it. When all seats are taken the game is dealt from
//! both, so that neither side could choose the outcome, and when the match is over the secret is
//! revealed: anybody can check that it is the one committed to, and deal again.
//!
//! - commitment: SHA-256 of the text `serpentarium-deal-v1:MATCH:SECRET`, the secret in lower-case hex;
//! - seed: SHA-256 of the lines `serpentarium-seed-v1:MATCH:SECRET`, then each seat's words (an empty
//!   line for a seat without), joined by line feeds;
//! - dice: the ChaCha20 key stream of the seed (nonce and counter 0), eight bytes at a time, lowest
//!   byte first; [`game::Dice`] says how these become numbers below a bound and shuffles.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use game::{Dice, Refusal};
use sha2::{Digest, Sha256};
use texts::Message;

use super::Over;
use crate::{TEXTS, hex};

/// What everything random in a match follows from. It never shows itself in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    pub fn new() -> Self {
        Self(hex(&crate::random::<32>()))
    }

    /// One that was kept.
    pub const fn kept(hex: String) -> Self {
        Self(hex)
    }

    /// The secret itself, in hex.
    pub fn reveal(&self) -> String {
        self.0.clone()
    }
}

impl Default for Secret {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// What is published before anybody sits down.
pub fn commitment(match_id: &str, secret: &str) -> String {
    let text = format!("serpentarium-deal-v1:{match_id}:{secret}");
    hex(&Sha256::digest(text.as_bytes()))
}

/// The setup that follows from the secret and everybody's words.
pub fn deal(
    spec: &str,
    match_id: &str,
    secret: &str,
    words: &[Option<String>],
) -> Result<String, Refusal> {
    #[cfg(test)]
    if let Some(setup) = crate::twins::setup() {
        return Ok(setup);
    }
    let mut text = format!("serpentarium-seed-v1:{match_id}:{secret}");
    for word in words {
        text.push('\n');
        text.push_str(word.as_deref().unwrap_or(""));
    }
    deal_from(spec, Sha256::digest(text).into())
}

/// The setup that follows from a seed.
pub fn deal_from(spec: &str, seed: [u8; 32]) -> Result<String, Refusal> {
    let mut dice = ChaChaDice(ChaCha20Rng::from_seed(seed));
    Ok(catalog::configure(spec)?.deal(&mut dice))
}

/// Whether what was dealt follows from what was committed to.
pub fn verify_deal(
    spec: &str,
    match_id: &str,
    published: &str,
    words: &[Option<String>],
    over: &Over,
) -> Result<(), Message> {
    if commitment(match_id, &over.secret) != published {
        return Err(Message::new(&TEXTS, "deal-other-secret"));
    }
    match &over.setup {
        Some(setup) if *setup != deal(spec, match_id, &over.secret, words)? => {
            Err(Message::new(&TEXTS, "deal-other-setup"))
        }
        _ => Ok(()),
    }
}

struct ChaChaDice(ChaCha20Rng);

impl Dice for ChaChaDice {
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first bytes of the key stream of an all-zero key: a published test vector of ChaCha20.
    #[test]
    fn dice_are_the_key_stream() {
        let mut dice = ChaChaDice(ChaCha20Rng::from_seed([0; 32]));
        let first = [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90];
        assert_eq!(dice.bits(), u64::from_le_bytes(first));
    }

    #[test]
    fn a_deal_depends_on_the_secret_the_match_and_everybodys_words() {
        let words = |text: &str| [None, Some(text.to_owned())];
        let setup = |id, secret, text| deal("kamon", id, secret, &words(text)).unwrap();
        let one = setup("m1", "aa", "hello");
        assert_eq!(one, setup("m1", "aa", "hello"));
        assert_ne!(one, setup("m1", "ab", "hello"));
        assert_ne!(one, setup("m2", "aa", "hello"));
        assert_ne!(one, setup("m1", "aa", "hallo"));
        let elsewhere = [Some("hello".to_owned()), None];
        assert_ne!(one, deal("kamon", "m1", "aa", &elsewhere).unwrap());
    }

    #[test]
    fn a_secret_does_not_show_itself() {
        assert_eq!(format!("{:?}", Secret::kept("ff00".into())), "Secret(..)");
    }
}
