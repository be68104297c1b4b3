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

use std::sync::Arc;

use catalog::Refusal;
use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use data_encoding::HEXLOWER;
use game::Dice;
use sha2::{Digest, Sha256};

use super::start::replay;
use super::{Over, Start};
use crate::TEXTS;
use crate::world::{Dealer, FairDealer};

/// What everything random in a match follows from, and who deals by it. It never shows itself in a log.
#[derive(Clone)]
pub struct Secret {
    hex: String,
    dealer: Arc<dyn Dealer>,
}

impl Secret {
    /// A secret in hex, dealt from as it should be.
    pub fn fair(hex: String) -> Self {
        Self::dealt_by(hex, Arc::new(FairDealer))
    }

    /// A secret in hex, dealt from by a dealer.
    pub fn dealt_by(hex: String, dealer: Arc<dyn Dealer>) -> Self {
        Self { hex, dealer }
    }

    /// The secret itself, in hex.
    pub fn reveal(&self) -> String {
        self.hex.clone()
    }

    /// The setup that follows from it and everybody's words.
    pub(super) fn deal(
        &self,
        spec: &str,
        match_id: &str,
        words: &[Option<String>],
        start: Option<&Start>,
    ) -> Result<String, Refusal> {
        match start {
            None => self.dealer.deal(spec, match_id, &self.hex, words),
            Some(start) => self.dealer.deal_on(spec, match_id, &self.hex, words, start),
        }
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
    HEXLOWER.encode(&Sha256::digest(text.as_bytes()))
}

/// The setup that follows from the secret and everybody's words.
pub fn deal(
    spec: &str,
    match_id: &str,
    secret: &str,
    words: &[Option<String>],
) -> Result<String, Refusal> {
    deal_from(spec, seed(match_id, secret, words))
}

/// The same for a match that is played from a position: what came to light on the way to it stays, and the rest is dealt.
pub fn deal_on(
    spec: &str,
    match_id: &str,
    secret: &str,
    words: &[Option<String>],
    start: &Start,
) -> Result<String, Refusal> {
    deal_on_from(spec, seed(match_id, secret, words), start)
}

fn seed(match_id: &str, secret: &str, words: &[Option<String>]) -> [u8; 32] {
    let mut text = format!("serpentarium-seed-v1:{match_id}:{secret}");
    for word in words {
        text.push('\n');
        text.push_str(word.as_deref().unwrap_or(""));
    }
    Sha256::digest(text).into()
}

/// The setup that follows from a seed.
pub fn deal_from(spec: &str, seed: [u8; 32]) -> Result<String, Refusal> {
    let mut dice = ChaChaDice(ChaCha20Rng::from_seed(seed));
    Ok(catalog::configure(spec)?.deal(&mut dice))
}

/// The setup that follows from a seed and the position from which a match is played.
pub fn deal_on_from(spec: &str, seed: [u8; 32], start: &Start) -> Result<String, Refusal> {
    let mut dice = ChaChaDice(ChaCha20Rng::from_seed(seed));
    Ok(replay(spec, start)?.setup_dealt_on(&mut dice))
}

/// The setup as it is played: dealt, and then with what the seats wish for.
pub fn granted(spec: &str, setup: &str, choices: &[Option<String>]) -> Result<String, Refusal> {
    catalog::configure(spec)?.grant(setup, choices)
}

texts::refusals! { TEXTS;
    /// Why a deal is not known to be fair.
    pub enum DealFault {
        /// The match goes on, and its secret is not told yet.
        NotOver => "match-not-over",
        /// The secret is not the one that was committed to.
        OtherSecret => "deal-other-secret",
        /// What was dealt does not follow from the secret and the words.
        OtherSetup => "deal-other-setup",
        /// The match was played without a server, which dealt nothing.
        Offline => "deal-offline",
    }
    from {
        /// The rules do not know the game.
        Rules(Refusal),
    }
}

/// Whether what was dealt follows from what was committed to.
pub fn verify_deal(
    spec: &str,
    match_id: &str,
    published: &str,
    words: &[Option<String>],
    choices: &[Option<String>],
    start: Option<&Start>,
    over: &Over,
) -> Result<(), DealFault> {
    if commitment(match_id, &over.secret) != published {
        return Err(DealFault::OtherSecret);
    }
    let dealt = match start {
        None => deal(spec, match_id, &over.secret, words)?,
        Some(start) => deal_on(spec, match_id, &over.secret, words, start)?,
    };
    match &over.setup {
        Some(setup) if *setup != granted(spec, &dealt, choices)? => Err(DealFault::OtherSetup),
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
        assert_eq!(format!("{:?}", Secret::fair("ff00".into())), "Secret(..)");
    }
}
