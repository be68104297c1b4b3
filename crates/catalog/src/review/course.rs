use game::{Message, Turn};
use tree::Tree;

use super::evidence::{Evidence, Known};
use super::luck::mean;
use super::moves::Judged;
use super::sampling::{self, Sampled};
use super::scale::Scale;
use super::tasks::Effort;
use crate::playing_on::end_values;
use crate::trees::{self, Unplayable};
use crate::{Match, Refusal, TEXTS, configure};

/// A game from its beginning to its end, as players could know it: draws are steps like moves.
#[derive(Debug)]
pub struct Course {
    pub(super) spec: String,
    /// Without what is drawn later.
    pub(super) setup: String,
    pub(super) seats: usize,
    /// What a tenth is.
    pub(super) scale: Scale,
    /// Moves and draws.
    pub(super) steps: Vec<String>,
    /// Before each step, and after the last.
    pub(super) points: Vec<Point>,
}

/// A position of the game, or one that could have been.
#[derive(Debug)]
pub(super) struct Point {
    pub(super) steps: Vec<String>,
    pub(super) turn: Turn,
    /// How many moves there are.
    pub(super) choices: u64,
    /// If it is over, what that is worth.
    pub(super) rewards: Option<Vec<f64>>,
    /// If something is drawn here, what could be.
    pub(super) sampled: Option<Sampled>,
    /// Whether it is worth what came of games that were played on from it: of those that tell what a draw did.
    played_on: bool,
}

impl Point {
    pub(super) fn of(game: &dyn Match, steps: &[String]) -> Result<Self, Refusal> {
        let turn = game.turn();
        let is_drawn = steps.last().is_some_and(|step| step.starts_with("draw:"));
        Ok(Self {
            steps: steps.to_vec(),
            turn,
            choices: game.count_moves(),
            rewards: (turn == Turn::Over).then(|| end_values(game)),
            sampled: match turn {
                Turn::Chance => Some(sampling::sample(game, steps)?),
                Turn::Seat(_) | Turn::Over => None,
            },
            played_on: is_drawn && Scale::of(game).of_draws() == Effort::Play,
        })
    }

    pub(super) fn key(&self) -> String {
        self.steps.join(" ")
    }

    /// The seat to move.
    pub(super) fn mover(&self) -> Option<usize> {
        match self.turn {
            Turn::Seat(seat) => Some(seat.index()),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Whether a search has to say what it is worth: not if it is over, and not if it is what its draws are worth.
    pub(super) fn is_judged(&self) -> bool {
        self.mover().is_some()
    }

    /// What it is worth, by what is known of it alone.
    pub(super) fn worth(&self, known: &Known, seats: usize) -> Option<Judged> {
        if let Some(rewards) = &self.rewards {
            return Some(Judged::certain(rewards.clone()));
        }
        if let Some(sampled) = &self.sampled {
            return sampled.mean(known, seats).map(Judged::estimate);
        }
        let evidence = known.get(&self.key());
        if self.played_on && !evidence.is_some_and(Evidence::is_proved) {
            return self.as_drawn(known, seats).map(Judged::estimate);
        }
        let evidence = evidence?;
        Some(Judged {
            values: evidence.values(self.mover()?, seats)?,
            proved: evidence.is_proved(),
            plies: None,
        })
    }

    /// What it is worth by the looks at what was really drawn before it.
    fn as_drawn(&self, known: &Known, seats: usize) -> Option<Vec<f64>> {
        let key = self.key();
        let mover = self.mover()?;
        let looks = sampling::real_keys(&key).map(|key| known.get(&key)?.values(mover, seats));
        let looks: Vec<Vec<f64>> = looks.collect::<Option<_>>()?;
        let of_seat = |seat: usize| looks.iter().map(|values| values[seat]).collect::<Vec<_>>();
        Some((0..seats).map(|seat| mean(&of_seat(seat))).collect())
    }
}

impl Course {
    /// The main line of a tree.
    pub fn of_tree(tree: &Tree) -> Result<Self, Unplayable> {
        let game = trees::position(tree, &tree.main_line().collect())?;
        Self::of(game.as_ref()).map_err(Unplayable::root)
    }

    /// A match that is over, or that nobody minds being looked at.
    pub fn of(game: &dyn Match) -> Result<Self, Refusal> {
        let scale = Scale::of(game);
        if game.seats() < 2 && scale.whole().is_none() {
            return Err(Refusal::NoReview(Message::new(&TEXTS, "review-solo")));
        }
        if game.ply() == 0 {
            return Err(Refusal::NoReview(Message::new(&TEXTS, "review-empty")));
        }
        let (spec, setup) = (game.spec(), game.public_setup());
        let steps = game.public_record();
        let mut walked = configure(&spec)?.begin(&setup)?;
        let mut points = vec![Point::of(walked.as_ref(), &[])?];
        for (count, step) in steps.iter().enumerate() {
            play(walked.as_mut(), step)?;
            points.push(Point::of(walked.as_ref(), &steps[..=count])?);
        }
        Ok(Self {
            spec,
            setup,
            seats: game.seats(),
            scale,
            steps,
            points,
        })
    }

    /// The game, configured.
    pub fn spec(&self) -> &str {
        &self.spec
    }

    /// What everybody knew before the first move.
    pub fn setup(&self) -> &str {
        &self.setup
    }

    /// Where moves are made, each with its ply.
    pub(super) fn moves(&self) -> impl DoubleEndedIterator<Item = (usize, &Point)> {
        let depths = self.points.iter().take(self.steps.len()).enumerate();
        depths.filter(|(_, point)| point.mover().is_some())
    }

    /// A position that could have been: after other steps from a point of this game.
    pub(super) fn elsewhere(&self, depth: usize, steps: &[String]) -> Result<Point, Refusal> {
        let mut game = configure(&self.spec)?.begin(&self.setup)?;
        let all: Vec<String> = self.steps[..depth].iter().chain(steps).cloned().collect();
        for step in &all {
            play(game.as_mut(), step)?;
        }
        Point::of(game.as_ref(), &all)
    }

    /// What a position of this game is worth. Where there is nothing to choose, it is what follows that counts.
    pub(super) fn worth_at(&self, depth: usize, known: &Known) -> Option<Judged> {
        let point = &self.points[depth];
        let forced = point.choices == 1 && depth < self.steps.len();
        if let Some(values) = self.start_looks(depth, known) {
            return Some(Judged::estimate(values));
        }
        match point.worth(known, self.seats) {
            None if forced => self.worth_at(depth + 1, known),
            worth => worth,
        }
    }

    /// So much of a line as can be played after some steps before anything is drawn, and whether the game is over then.
    pub(super) fn playable(&self, steps: &[String], line: &[String]) -> (Vec<String>, bool) {
        let attempt = || -> Result<(Vec<String>, bool), Refusal> {
            let mut game = configure(&self.spec)?.begin(&self.setup)?;
            for step in steps {
                play(game.as_mut(), step)?;
            }
            let mut played = Vec::new();
            for step in line {
                if !matches!(game.turn(), Turn::Seat(_)) || game.play(step).is_err() {
                    break;
                }
                played.extend(game.last_move());
            }
            Ok((played, game.turn() == Turn::Over))
        };
        attempt().unwrap_or_default()
    }
}

/// Plays a move, or tells what was drawn.
pub(super) fn play(game: &mut dyn Match, step: &str) -> Result<(), Refusal> {
    match step.strip_prefix("draw:") {
        Some(draw) => game.draw(draw),
        None => game.play(step),
    }
}
