use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Level, Means};
use catalog::{Match, PlayerKind, Rules};
use game::Turn;
use search::Limits;

use super::Task;

/// What one thread of the pool takes at most.
const MEMORY: usize = 64 << 20;

/// The move of the game's own bot; nothing if there is none to make.
pub(super) fn choose(task: &Task) -> Option<String> {
    let rules = catalog::configure(&task.spec).ok()?;
    let mut game = rules.begin(&task.setup).ok()?;
    for text in &task.moves {
        game.play(text).ok()?;
    }
    if !matches!(game.turn(), Turn::Seat(_)) {
        return None;
    }
    let think = |kind| think(rules.as_ref(), game.as_ref(), kind, task);
    // A bot that fails must not take the thread, and with it everybody's opponents, along.
    catch_unwind(AssertUnwindSafe(|| think(PlayerKind::Bot))).unwrap_or_else(|_| {
        tracing::error!(spec = task.spec, moves = ?task.moves, "a bot failed; it plays anything");
        think(PlayerKind::Random)
    })
}

fn think(rules: &dyn Rules, game: &dyn Match, kind: PlayerKind, task: &Task) -> Option<String> {
    let means = Means {
        level: Level::new(task.level).unwrap_or(Level::BEST),
        threads: 1,
        memory: MEMORY,
        seed: task.seed,
    };
    let mut player = rules.player(kind, &means);
    let thought = player.think(game, &Limits::time(task.time), &mut |_| {});
    thought.line.into_iter().next()
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::bots::{LEVELS, time_for};

    #[test]
    fn every_level_moves_in_every_game_within_its_time() {
        for family in catalog::families() {
            let rules = catalog::configure(family.id).unwrap();
            let setup = rules.deal(&mut game::SeededDice::new(3));
            let legal = rules.begin(&setup).unwrap().legal_moves();
            for level in 1..=LEVELS {
                let task = Task {
                    spec: family.id.to_owned(),
                    setup: setup.clone(),
                    moves: Vec::new(),
                    level,
                    // A tenth, so that the test is short.
                    time: time_for(None) / 10,
                    seed: 5,
                };
                let began = Instant::now();
                let chosen = choose(&task).unwrap();
                assert!(legal.contains(&chosen), "{}: {chosen}", family.id);
                assert!(
                    began.elapsed() < task.time + Duration::from_secs(5),
                    "{} at level {level} took {:?}",
                    family.id,
                    began.elapsed()
                );
            }
        }
    }
}
