//! A world for tests in which it is known what positions are worth, and looks at them are off by a known noise.

use game::{Dice, SeededDice, Turn};

use super::course::{Course, Point, play};
use super::sampling::seed;
use super::{Effort, Evidence, Found, FoundMove, Known, Task};
use crate::{Match, configure};

/// Evenly from -1 to 1, times the root of three: a standard deviation of 1.
fn standard(text: &str) -> f64 {
    let even = SeededDice::new(seed(text)).below(1_000_001);
    (f64::from(even) / 500_000.0 - 1.0) * 3.0_f64.sqrt()
}

/// A world in which it is known what positions are worth: something by what was drawn last, something of their own.
pub(super) fn truth(steps: &[String]) -> f64 {
    let drawn = steps.last().filter(|step| step.starts_with("draw:"));
    let by_tile = drawn.map_or(0.0, |tile| 0.05 * standard(tile));
    let own = 0.05 * standard(&steps.join(" "));
    0.5 + by_tile + own
}

/// What the mean of all looks at a position would come to, over everything that could be drawn.
pub(super) fn worth(course: &Course, point: &Point) -> f64 {
    if let Some(rewards) = &point.rewards {
        return rewards[0];
    }
    if point.sampled.is_none() {
        return truth(&point.steps);
    }
    let game = begun(course, &point.steps);
    let draws = game.draws();
    let after = draws.iter().map(|(draw, weight)| {
        let mut steps = point.steps.clone();
        steps.push(format!("draw:{draw}"));
        let mut after = game.boxed_clone();
        after.draw(draw).unwrap();
        let value = match after.turn() {
            Turn::Over => Point::of(after.as_ref(), &steps).unwrap().rewards.unwrap()[0],
            _ => truth(&steps),
        };
        (value, f64::from(*weight))
    });
    let (sum, whole) = after.fold((0.0, 0.0), |(sum, whole), (value, weight)| {
        (sum + value * weight, whole + weight)
    });
    sum / whole
}

fn begun(course: &Course, steps: &[String]) -> Box<dyn Match> {
    let mut game = configure(&course.spec)
        .unwrap()
        .begin(&course.setup)
        .unwrap();
    for step in steps {
        play(game.as_mut(), step).unwrap();
    }
    game
}

/// What a look says: the truth, and noise.
fn look(course: &Course, task: &Task, run: u64) -> Evidence {
    let deviation = match task.effort {
        Effort::Judge => 0.02,
        Effort::Sample | Effort::Play => 0.03,
    };
    let noise = standard(&format!("{run} {}", task.key));
    let first = truth(&task.moves) + deviation * noise;
    let values = match course.seats {
        1 => vec![first],
        _ => vec![first, 1.0 - first],
    };
    // Of other moves than the one that was played, some seem best.
    let mut moves = Vec::new();
    if task.effort == Effort::Judge {
        moves = begun(course, &task.moves).legal_moves();
        moves.truncate(2);
    }
    let moves = moves.into_iter().map(|text| FoundMove {
        text,
        visits: 1,
        values: values.clone(),
        proven: false,
    });
    Evidence::Found(Found {
        moves: moves.collect(),
        values,
        proven: false,
        line: Vec::new(),
        playouts: 400,
    })
}

pub(super) fn course(spec: &str, number: u64) -> Course {
    let rules = configure(spec).unwrap();
    let mut dice = SeededDice::new(number);
    let mut game = rules.begin(&rules.deal(&mut dice)).unwrap();
    while matches!(game.turn(), Turn::Seat(_)) && game.ply() < 30 {
        let legal = game.legal_moves();
        let text = &legal[dice.below(legal.len() as u32) as usize];
        game.play(text).unwrap();
    }
    Course::of(game.as_ref()).unwrap()
}

/// All that is to be known of a game.
pub(super) fn all_known(course: &Course, run: u64) -> Known {
    let mut known = Known::new();
    loop {
        let tasks = course.tasks(&known);
        if tasks.is_empty() {
            return known;
        }
        for task in tasks {
            let found = look(course, &task, run);
            known.insert(task.key, found);
        }
    }
}

/// Over many reviews what is told is right on average, and as far off as its errors say: `off` is in errors.
pub(super) fn has_no_bias_and_errs_as_it_says(what: &str, off: &[f64]) {
    let count = off.len() as f64;
    assert!(count >= 38.0, "{what}: {count}");
    let bias = off.iter().sum::<f64>() / count;
    let spread = off.iter().map(|one| one * one).sum::<f64>() / count;
    assert!(bias.abs() < 3.0 / count.sqrt(), "{what}: {bias}");
    // Over n numbers the mean of the squares varies by the root of 2/n.
    let slack = 3.0 * (2.0 / count).sqrt();
    assert!((spread - 1.0).abs() < slack, "{what}: {spread}");
}
