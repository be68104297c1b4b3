/// Makes a 64-bit key of a position, word by word. Not for enemies: for tables.
#[derive(Clone, Copy, Debug)]
pub struct KeyMixer(u64);

impl KeyMixer {
    /// A mixer that has seen nothing.
    pub const fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    /// The same mixer after one more word.
    #[must_use]
    pub const fn word(self, word: u64) -> Self {
        // A full 64 by 64 bit product, folded: every bit in reaches every bit out.
        let product =
            ((self.0 ^ word) as u128).wrapping_mul(0xD6E8_FEB8_6659_FD93_A076_1D64_78BD_642F);
        Self((product as u64) ^ ((product >> 64) as u64) ^ self.0.rotate_left(29))
    }

    /// The same mixer after two more words' worth of bits.
    #[must_use]
    pub const fn wide(self, bits: u128) -> Self {
        self.word(bits as u64).word((bits >> 64) as u64)
    }

    /// The key of all words so far.
    pub const fn key(self) -> u64 {
        let folded = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        folded ^ (folded >> 32)
    }
}

impl Default for KeyMixer {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn single_bits_and_their_order_give_different_keys() {
        let mut keys = HashSet::new();
        for bit in 0..64 {
            keys.insert(KeyMixer::new().word(1 << bit).word(0).key());
            keys.insert(KeyMixer::new().word(0).word(1 << bit).key());
        }
        assert_eq!(keys.len(), 128);
        // Low bits alone must tell positions apart too: tables index by them.
        let low: HashSet<u64> = keys.iter().map(|key| key & 0xF_FFFF).collect();
        assert!(low.len() >= 126, "{}", low.len());
    }
}
