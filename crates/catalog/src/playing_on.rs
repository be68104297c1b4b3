//! Games that are played on from a position to their ends, and what ends are worth.

use game::{Dice, PerSeat, Seat, SeededDice, Turn};
use search::{Clock, Limits};

use crate::{Match, Player, SearchReport};

/// What a player makes of a position: the mean end of so many games that it plays on from there for all seats, with draws by
/// lot, thinking about each move as far as `limits` let it. Where these have a time, that is for all games, of which there
/// are fewer then; one there always is.
pub fn play_on(
    game: &dyn Match,
    player: &mut dyn Player,
    seed: u64,
    games: u64,
    limits: &Limits,
) -> SearchReport {
    let mut dice = SeededDice::new(seed);
    let clock = Clock::start(limits);
    let for_move = Limits {
        time: None,
        ..limits.clone()
    };
    let mut sums = vec![0.0; game.seats()];
    let (mut played, mut playouts) = (0_u64, 0);
    while played == 0 || (played < games && !clock.is_up()) {
        let mut here = game.boxed_clone();
        playouts += to_the_end(here.as_mut(), player, &mut dice, &for_move);
        for (sum, value) in sums.iter_mut().zip(end_values(here.as_ref())) {
            *sum += value;
        }
        played += 1;
    }
    let mean = |seat: Seat| (sums[seat.index()] / played as f64) as f32;
    SearchReport {
        line: Vec::new(),
        values: PerSeat::from_fn(game.seats(), mean),
        proven: false,
        candidates: Vec::new(),
        playouts,
        nodes: playouts,
        depth: 0,
        elapsed: clock.elapsed(),
        speed: 0.0,
    }
}

/// Plays a game to its end, and says how many games were played out for that.
fn to_the_end(
    game: &mut dyn Match,
    player: &mut dyn Player,
    dice: &mut SeededDice,
    limits: &Limits,
) -> u64 {
    let mut playouts = 0;
    loop {
        let step = match game.turn() {
            Turn::Over => return playouts,
            Turn::Chance => {
                let draws = game.draws();
                by_lot(&draws, dice).and_then(|draw| game.draw(draw).ok())
            }
            Turn::Seat(_) => {
                let report = player.search(game, limits, &mut |_| {});
                playouts += report.playouts;
                let best = report.line.first();
                best.and_then(|best| game.play(best).ok())
            }
        };
        // Rules and players of one game agree, and who is to move has a move.
        debug_assert!(step.is_some(), "{:?}", game.turn());
        if step.is_none() {
            return playouts;
        }
    }
}

fn by_lot<'a>(draws: &'a [(String, u32)], dice: &mut SeededDice) -> Option<&'a str> {
    let whole: u32 = draws.iter().map(|&(_, weight)| weight).sum();
    let mut at = dice.below(whole.max(1));
    let drawn = draws.iter().find(|&&(_, weight)| {
        let here = at < weight;
        at = at.saturating_sub(weight);
        here
    });
    drawn.map(|(draw, _)| draw.as_str())
}

/// In a game for one that is played for a score, the score to reach: what it is worth is a part of that.
pub(crate) fn score_to_reach(game: &dyn Match) -> Option<i32> {
    game.family().target.filter(|_| game.seats() == 1)
}

/// What the end of a game is worth to each seat, from 0 to 1: by its rank, or by the score in a game for one.
pub(crate) fn end_values(game: &dyn Match) -> Vec<f64> {
    if let Some(whole) = score_to_reach(game) {
        let scores = game.scores();
        let scores = scores.as_slice().iter();
        return scores
            .map(|&score| (f64::from(score) / f64::from(whole)).clamp(0.0, 1.0))
            .collect();
    }
    let rewards = game.rewards();
    rewards.as_slice().iter().map(|&one| one.into()).collect()
}
