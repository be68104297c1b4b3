use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{Match, Player, PlayerKind, Rules};
use game::Turn;
use search::{BotConfig, Level, Limits};

use super::BotTask;
use super::players::Players;

/// What one bot takes at most.
pub(super) const MEMORY: usize = 64 << 20;

/// The move of the game's own bot; nothing if there is none to make.
pub(super) fn choose(task: &BotTask, players: &Players) -> Option<String> {
    let rules = catalog::configure(&task.spec).ok()?;
    let mut game = rules.begin(&task.setup).ok()?;
    for text in &task.moves {
        game.play(text).ok()?;
    }
    if !matches!(game.turn(), Turn::Seat(_)) {
        return None;
    }
    let mut player = players
        .take(task)
        .unwrap_or_else(|| new_player(rules.as_ref(), PlayerKind::Bot, task));
    // A bot that fails must not take the thread, and with it everybody's opponents, along.
    let chosen = catch_unwind(AssertUnwindSafe(|| {
        think(player.as_mut(), game.as_ref(), task)
    }));
    if let Ok(chosen) = chosen {
        players.put(task, player);
        return chosen;
    }
    tracing::error!(spec = task.spec, moves = ?task.moves, "a bot failed; it plays anything");
    let mut player = new_player(rules.as_ref(), PlayerKind::Random, task);
    think(player.as_mut(), game.as_ref(), task)
}

fn new_player(rules: &dyn Rules, kind: PlayerKind, task: &BotTask) -> Box<dyn Player> {
    let config = BotConfig {
        level: Level::new(task.level).unwrap_or(Level::BEST),
        threads: 1,
        memory: MEMORY,
        seed: task.seed,
    };
    rules.player(kind, &config)
}

fn think(player: &mut dyn Player, game: &dyn Match, task: &BotTask) -> Option<String> {
    let report = player.search(game, &Limits::time(task.time), &mut |_| {});
    report.line.into_iter().next()
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use protocol::ClockRules;

    use super::*;
    use crate::bots::{LEVELS, time_for};

    #[test]
    fn every_level_moves_in_every_game_within_its_time() {
        let players = Players::default();
        for family in catalog::families() {
            let rules = catalog::configure(family.id).unwrap();
            let setup = rules.deal(&mut game::SeededDice::new(3));
            let legal = rules.begin(&setup).unwrap().legal_moves();
            for level in 1..=LEVELS {
                let task = BotTask {
                    match_id: "m1".to_owned(),
                    seat: 0,
                    spec: family.id.to_owned(),
                    setup: setup.clone(),
                    moves: Vec::new(),
                    level,
                    // A tenth, so that the test is short.
                    time: time_for(ClockRules::None, None) / 10,
                    seed: 5,
                };
                let began = Instant::now();
                let chosen = choose(&task, &players).unwrap();
                assert!(legal.contains(&chosen), "{}: {chosen}", family.id);
                assert!(
                    players.take(&task).is_some(),
                    "it is kept for its next move"
                );
                assert!(
                    began.elapsed() < task.time + Duration::from_secs(20),
                    "{} at level {level} took {:?}",
                    family.id,
                    began.elapsed()
                );
            }
        }
    }
}
