use std::collections::VecDeque;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use catalog::Player;

/// Bots between two of their moves. What one has thought about a match helps it at its next move, so it is
/// kept; of those that were not asked for the longest, as many go as are too many.
#[derive(Default)]
pub(crate) struct Players(Mutex<VecDeque<Kept>>);

struct Kept {
    key: BotKey,
    player: Box<dyn Player>,
}

/// Which bot it is: after somebody else took its seat it may be another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BotKey {
    pub(crate) thread: String,
    pub(crate) spec: String,
    pub(crate) level: u8,
}

/// So many are kept. Each may have a search tree of up to what a bench gives a bot.
const MOST_KEPT: usize = 8;

impl Players {
    /// The bot that has been thinking about this match, if it is still there. Whoever takes it puts it back.
    pub(crate) fn take(&self, key: &BotKey) -> Option<Box<dyn Player>> {
        let mut kept = self.kept();
        let index = kept.iter().position(|kept| kept.key == *key)?;
        kept.remove(index).map(|kept| kept.player)
    }

    /// Keeps a bot until its next move.
    pub(crate) fn put(&self, key: &BotKey, player: Box<dyn Player>) {
        let mut kept = self.kept();
        kept.push_back(Kept {
            key: key.clone(),
            player,
        });
        let too_many = kept.len().saturating_sub(MOST_KEPT);
        let gone: Vec<Kept> = kept.drain(..too_many).collect();
        drop(kept);
        // A large tree takes a moment to be freed: nobody else has to wait for it.
        drop(gone);
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<Kept>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Players").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use catalog::PlayerKind;
    use search::BotConfig;

    use super::*;

    fn key(bot: usize) -> BotKey {
        BotKey {
            thread: bot.to_string(),
            spec: "kamon".to_owned(),
            level: 1,
        }
    }

    #[test]
    fn a_bot_is_there_once_and_the_one_not_asked_for_the_longest_goes_first() {
        let rules = catalog::configure("kamon").unwrap();
        let player = || rules.player(PlayerKind::Random, &BotConfig::default());
        let players = Players::default();
        for id in 0..MOST_KEPT {
            players.put(&key(id), player());
        }
        let again = players.take(&key(0)).unwrap();
        assert!(players.take(&key(0)).is_none(), "it is somewhere else");
        players.put(&key(0), again);
        players.put(&key(MOST_KEPT), player());
        assert!(players.take(&key(1)).is_none(), "there are too many");
        assert!(players.take(&key(0)).is_some());
        let stronger = BotKey { level: 2, ..key(2) };
        assert!(players.take(&stronger).is_none(), "that is another bot");
        assert!(players.take(&key(2)).is_some());
    }
}
