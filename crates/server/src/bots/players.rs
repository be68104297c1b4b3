use std::collections::VecDeque;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use catalog::Player;

use super::BotTask;

/// Bots between two of their moves. What one has thought about a match helps it at its next move, so it is
/// kept; of those that were not asked for the longest, as many go as are too many.
#[derive(Default)]
pub(super) struct Players(Mutex<VecDeque<Kept>>);

struct Kept {
    key: BotKey,
    player: Box<dyn Player>,
}

/// Where a bot sits, and which one it is: after a takeover of a seat it may be another.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BotKey {
    match_id: String,
    seat: usize,
    spec: String,
    level: u8,
}

/// So many are kept. Each may have a search tree of up to [`super::choosing::MEMORY`].
const MOST_KEPT: usize = 8;

impl Players {
    /// The bot that has been thinking about this match, if it is still there. Whoever takes it puts it back.
    pub(super) fn take(&self, task: &BotTask) -> Option<Box<dyn Player>> {
        let key = BotKey::of(task);
        let mut kept = self.kept();
        let index = kept.iter().position(|kept| kept.key == key)?;
        kept.remove(index).map(|kept| kept.player)
    }

    /// Keeps a bot until its next move.
    pub(super) fn put(&self, task: &BotTask, player: Box<dyn Player>) {
        let mut kept = self.kept();
        kept.push_back(Kept {
            key: BotKey::of(task),
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

impl BotKey {
    fn of(task: &BotTask) -> Self {
        Self {
            match_id: task.match_id.clone(),
            seat: task.seat,
            spec: task.spec.clone(),
            level: task.level,
        }
    }
}

impl fmt::Debug for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Players").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use catalog::PlayerKind;
    use search::BotConfig;

    use super::*;

    fn task(match_id: usize) -> BotTask {
        BotTask {
            match_id: match_id.to_string(),
            seat: 1,
            spec: "kamon".to_owned(),
            setup: String::new(),
            moves: Vec::new(),
            level: 1,
            time: Duration::ZERO,
            seed: 1,
        }
    }

    #[test]
    fn a_bot_is_there_once_and_the_one_not_asked_for_the_longest_goes_first() {
        let rules = catalog::configure("kamon").unwrap();
        let player = || rules.player(PlayerKind::Random, &BotConfig::default());
        let players = Players::default();
        for id in 0..MOST_KEPT {
            players.put(&task(id), player());
        }
        let again = players.take(&task(0)).unwrap();
        assert!(players.take(&task(0)).is_none(), "it is somewhere else");
        players.put(&task(0), again);
        players.put(&task(MOST_KEPT), player());
        assert!(players.take(&task(1)).is_none(), "there are too many");
        assert!(players.take(&task(0)).is_some());
        let stronger = BotTask {
            level: 2,
            ..task(2)
        };
        assert!(players.take(&stronger).is_none(), "that is another bot");
        assert!(players.take(&task(2)).is_some());
    }
}
