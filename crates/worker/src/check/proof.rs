use std::time::Duration;

use catalog::{Match, PlayerKind};
use game::Turn;
use search::{BotConfig, Level, Limits};

use super::{Lie, ROUNDING, after, sensible};

/// A proof that is refuted within so many positions is refuted cheaply: some milliseconds.
pub(super) const NODES: u64 = 20_000;
const MEMORY: usize = 16 << 20;
/// For one position, whatever happens.
const LONGEST: Duration = Duration::from_millis(500);

/// Whoever wins still wins after the first move of the line.
pub(super) fn wins_on(game: &dyn Match, values: &[f32], line: &[String]) -> Result<(), Lie> {
    let Turn::Seat(mover) = game.turn() else {
        return Ok(());
    };
    let wins = values[mover.index()] > 1.0 - ROUNDING;
    match line.first() {
        Some(first) if wins => refute(after(game, first)?.as_ref(), values, NODES),
        _ => Ok(()),
    }
}

/// Refuses values of a position that are told as proved, if within so many positions others are.
pub(super) fn refute(game: &dyn Match, claimed: &[f32], nodes: u64) -> Result<(), Lie> {
    sensible(game, claimed)?;
    let same = |ours: &[f32]| {
        let pairs = ours.iter().zip(claimed);
        pairs
            .into_iter()
            .all(|(ours, told)| (ours - told).abs() <= ROUNDING)
    };
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::time(LONGEST)
    };
    let ours = match game.turn() {
        Turn::Over => Some(game.rewards().as_slice().to_vec()),
        Turn::Chance => None,
        Turn::Seat(mover) => {
            let rules = catalog::configure(&game.spec()).map_err(|_| Lie::Position)?;
            if let Some(mut solver) = rules.solver(MEMORY, 1) {
                let report = solver.solve(game, &limits, &mut |_| {});
                if report.cannot_win && claimed[mover.index()] > 1.0 - ROUNDING {
                    return Err(Lie::Proof);
                }
                report.value.map(|value| {
                    let own = value.reward();
                    let of = |seat| {
                        if seat == mover.index() {
                            own
                        } else {
                            1.0 - own
                        }
                    };
                    (0..2).map(of).collect()
                })
            } else {
                let config = BotConfig {
                    level: Level::BEST,
                    threads: 1,
                    memory: MEMORY,
                    seed: 1,
                };
                let mut player = rules.player(PlayerKind::Bot, &config);
                let report = player.search(game, &limits, &mut |_| {});
                report.proven.then(|| report.values.as_slice().to_vec())
            }
        }
    };
    match ours {
        Some(ours) if !same(&ours) => Err(Lie::Proof),
        _ => Ok(()),
    }
}

/// Whether a short search proves that a seat wins.
pub(super) fn proves_win(game: &dyn Match, seat: usize) -> bool {
    let wins: Vec<f32> = (0..2)
        .map(|other| f32::from(u8::from(other == seat)))
        .collect();
    let loses: Vec<f32> = wins.iter().map(|value| 1.0 - value).collect();
    // What is neither a loss nor a draw is a win.
    refute(game, &loses, NODES).is_err()
        && refute(game, &[0.5, 0.5], NODES).is_err()
        && refute(game, &wins, NODES).is_ok()
}
