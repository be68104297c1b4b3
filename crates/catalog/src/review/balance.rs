use serde::{Deserialize, Serialize};

use super::course::Course;
use super::evidence::Known;
use super::luck::{Lucks, SURE, mean};
use super::tasks::Task;

/// How a seat's result came about, in games with draws: `start`, `skill` and the sum of luck make `end`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Balance {
    /// What it could expect at first.
    pub start: f64,
    /// How much that may be wrong: one standard error.
    pub start_error: f64,
    /// What everybody's moves made of it: what is left of the result without what was to be expected, and without luck.
    pub skill: f64,
    /// One standard error.
    pub skill_error: f64,
    /// What it came to.
    pub end: f64,
}

/// What was to be expected at first.
pub(super) struct Start {
    values: Vec<f64>,
    /// The squares of standard errors.
    squares: Vec<f64>,
}

/// So often the first position is looked at: everything is held against what it is worth.
const LOOKS: usize = 8;
/// Whoever did so much better than everybody else has clearly played best, if it is not noise.
const CLEARLY_BETTER: f64 = 0.15;

impl Course {
    fn has_draws(&self) -> bool {
        self.steps.iter().any(|step| step.starts_with("draw:"))
    }

    /// The first position in which something is decided, by a player or by a draw.
    fn start_depth(&self) -> usize {
        let points = self.points.iter().take(self.steps.len());
        let mut points = points.map(|point| point.choices);
        points.position(|choices| choices != 1).unwrap_or(0)
    }

    /// Looks at the first position of a game with draws like those after draws: of these it is known how much they vary.
    pub(super) fn start_tasks(&self) -> Vec<Task> {
        let point = &self.points[self.start_depth()];
        if !self.has_draws() || !point.is_judged() {
            return Vec::new();
        }
        (0..LOOKS)
            .map(|number| Task::start(point, number))
            .collect()
    }

    /// What was found by these, seat by seat; nothing if not all is known, or if `depth` is another position.
    pub(super) fn start_looks(&self, depth: usize, known: &Known) -> Option<Vec<f64>> {
        if depth != self.start_depth() {
            return None;
        }
        let mover = self.points[depth].mover()?;
        let tasks = self.start_tasks().into_iter();
        let looks = tasks.map(|task| known.get(&task.key)?.values(mover, self.seats));
        let looks: Vec<Vec<f64>> = looks.collect::<Option<_>>()?;
        let of_seat = |seat: usize| looks.iter().map(|values| values[seat]).collect::<Vec<_>>();
        let means = (0..self.seats).map(|seat| mean(&of_seat(seat)));
        (!looks.is_empty()).then(|| means.collect())
    }

    fn start(&self, known: &Known, lucks: &Lucks) -> Option<Start> {
        let depth = self.start_depth();
        let values = self.worth_at(depth, known)?.values;
        let squares = if self.points[depth].sampled.is_some() {
            lucks.first.clone()
        } else if self.start_looks(depth, known).is_some() {
            let noise = lucks.noise.iter();
            noise.map(|noise| noise / LOOKS as f64).collect()
        } else {
            vec![0.0; self.seats]
        };
        Some(Start { values, squares })
    }

    /// How everybody's result came about, once all draws are known.
    pub(super) fn balances(&self, known: &Known, lucks: &Lucks) -> Option<Vec<Balance>> {
        let luck = lucks.by_seat.as_ref()?;
        let start = self.start(known, lucks)?;
        let end = self.worth_at(self.steps.len(), known)?;
        let begins_with_draw = self.points[self.start_depth()].sampled.is_some();
        let of_seat = |seat: usize| {
            let luck = luck[seat];
            // Who is reviewed in the middle of a game has an estimate for a result, which varies no more than shorter looks.
            let of_end = if end.proved { 0.0 } else { lucks.noise[seat] };
            let square = luck.error * luck.error + of_end;
            let square = if begins_with_draw {
                // What was to be expected at first is what the first draw is held against: it is not in the difference.
                (square - start.squares[seat]).max(0.0)
            } else {
                square + start.squares[seat]
            };
            Balance {
                start: start.values[seat],
                start_error: start.squares[seat].sqrt(),
                skill: end.values[seat] - start.values[seat] - luck.sum,
                skill_error: square.sqrt(),
                end: end.values[seat],
            }
        };
        Some((0..self.seats).map(of_seat).collect())
    }
}

/// The seat whose moves clearly did more for it than every other's. What helps one hurts others, so that errors may add up.
pub(super) fn best(balances: &[Balance]) -> Option<usize> {
    let mut seats: Vec<usize> = (0..balances.len()).collect();
    seats.sort_by(|&one, &other| balances[other].skill.total_cmp(&balances[one].skill));
    let (&first, others) = seats.split_first()?;
    let clearly = |&seat: &usize| {
        let more = balances[first].skill - balances[seat].skill;
        let error = balances[first].skill_error + balances[seat].skill_error;
        more >= CLEARLY_BETTER && more > SURE * error
    };
    (!others.is_empty() && others.iter().all(clearly)).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::world::{all_known, course, has_no_bias_and_errs_as_it_says, truth, worth};

    /// What the draws truly did to the first seat.
    fn true_luck(course: &Course) -> f64 {
        let mut sum = 0.0;
        for (depth, point) in course.points.iter().enumerate() {
            if point.sampled.is_some() && depth < course.steps.len() {
                let after = &course.points[depth + 1];
                sum += worth(course, after) - worth(course, point);
            }
        }
        sum
    }

    /// What was to be expected, moves and luck make the result, whatever is known; and over many games whose truth is known,
    /// each is right on average and as far off as its error says, in games that begin with a move and with a draw.
    #[test]
    fn the_parts_add_up_and_each_errs_as_much_as_it_says() {
        for (spec, games) in [("tantrix", 40), ("tantrix-solitaire", 90)] {
            let (mut skill, mut luck, mut start) = (Vec::new(), Vec::new(), Vec::new());
            for number in 0..games {
                let course = course(spec, number);
                let review = course.review(&all_known(&course, number));
                for (seat, player) in review.players.iter().enumerate() {
                    let (balance, luck) = (player.balance.unwrap(), player.luck.unwrap());
                    let sum = balance.start + balance.skill + luck.sum;
                    assert!((sum - balance.end).abs() < 1e-9, "{balance:?} {luck:?}");
                    let first = review.positions[0].as_ref().unwrap();
                    assert!((first.values[seat] - balance.start).abs() < 1e-9);
                }
                let first = &review.players[0];
                let (balance, told) = (first.balance.unwrap(), first.luck.unwrap());
                let truly = true_luck(&course);
                let begin = worth(&course, &course.points[course.start_depth()]);
                let end = course.points.last().unwrap();
                let end = match &end.rewards {
                    Some(rewards) => rewards[0],
                    None => truth(&end.steps),
                };
                luck.push((told.sum - truly) / told.error);
                start.push((balance.start - begin) / balance.start_error);
                skill.push((balance.skill - (end - begin - truly)) / balance.skill_error);
            }
            has_no_bias_and_errs_as_it_says(&format!("{spec}: skill"), &skill);
            has_no_bias_and_errs_as_it_says(&format!("{spec}: luck"), &luck);
            has_no_bias_and_errs_as_it_says(&format!("{spec}: start"), &start);
        }
    }

    #[test]
    fn best_is_only_whose_moves_made_more_of_it_by_more_than_noise() {
        let of = |all: &[(f64, f64)]| {
            let balances = all.iter().map(|&(skill, skill_error)| Balance {
                start: 0.5,
                start_error: 0.0,
                skill,
                skill_error,
                end: 0.5 + skill,
            });
            best(&balances.collect::<Vec<_>>())
        };
        assert_eq!(of(&[(0.3, 0.1), (-0.3, 0.1)]), Some(0));
        assert_eq!(of(&[(-0.3, 0.1), (0.3, 0.1)]), Some(1));
        assert_eq!(of(&[(0.15, 0.1), (-0.15, 0.1)]), None, "it may be noise");
        assert_eq!(of(&[(0.05, 0.0), (-0.05, 0.0)]), None, "it is little");
        assert_eq!(of(&[(0.3, 0.1), (0.2, 0.1), (-0.5, 0.1)]), None);
        assert_eq!(of(&[(0.3, 0.1)]), None, "there is nobody else");
    }
}
