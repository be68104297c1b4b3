use std::time::{Duration, Instant};

use game::{Dice, SeededDice, Turn};

use super::Task;

/// A player for any game: it tries every move, plays on at random from each, and takes the move after
/// which its games ended best. The weakest level does not think at all.
pub(super) fn choose(task: &Task) -> Option<String> {
    let rules = catalog::configure(&task.spec).ok()?;
    let mut game = rules.begin(&task.setup).ok()?;
    for text in &task.moves {
        game.play(text).ok()?;
    }
    let Turn::Seat(seat) = game.turn() else {
        return None;
    };
    let mut dice = SeededDice::new(task.seed);
    let moves = game.legal_moves();
    let pick = |dice: &mut SeededDice, count: usize| dice.below(count as u32) as usize;
    if task.level <= 1 || moves.len() == 1 {
        return moves.get(pick(&mut dice, moves.len())).cloned();
    }
    let until = Instant::now() + budget(task);
    let mut tried: Vec<(f64, f64)> = vec![(0.0, 0.0); moves.len()];
    let mut round = 0;
    while round < tried.len() || Instant::now() < until {
        let index = if round < tried.len() {
            round
        } else {
            most_promising(&tried, round as f64)
        };
        let mut playout = game.boxed_clone();
        playout.play(&moves[index]).ok()?;
        while let Turn::Seat(_) = playout.turn() {
            let legal = playout.legal_moves();
            playout.play(&legal[pick(&mut dice, legal.len())]).ok()?;
        }
        let rank = playout.outcome().map_or(1, |outcome| outcome.ranks()[seat]);
        tried[index].0 += 1.0 / (1.0 + f64::from(rank));
        tried[index].1 += 1.0;
        round += 1;
        if Instant::now() > until + Duration::from_secs(2) {
            break;
        }
    }
    let best = (0..moves.len()).max_by(|&a, &b| tried[a].1.total_cmp(&tried[b].1))?;
    Some(moves[best].clone())
}

fn budget(task: &Task) -> Duration {
    let share = f64::from(task.level.saturating_sub(1)) / f64::from(super::LEVELS);
    task.time.mul_f64(share)
}

fn most_promising(tried: &[(f64, f64)], rounds: f64) -> usize {
    let score = |(won, games): (f64, f64)| won / games + (0.5 * rounds.ln() / games).sqrt();
    (0..tried.len())
        .max_by(|&a, &b| score(tried[a]).total_cmp(&score(tried[b])))
        .unwrap_or(0)
}
