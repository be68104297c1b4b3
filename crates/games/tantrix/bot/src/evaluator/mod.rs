#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use game::{Dice, Game, PerSeat, Seat, SeededDice, Turn};
use search::{Evaluation, Knowledge, WIN, playout, reward_by_rank};
use tantrix::{Phase, Placement, Position, Tantrix, Tile, TileSet};

use super::features::FEATURES;
use super::line_potential::{LinePotential, Unlaid};
use super::network::Network;
use super::networks::{NEURONS, STANDING, WINNING, standings};

/// What a search knows of Tantrix.
#[derive(Clone, Copy, Debug)]
pub(super) struct TantrixEvaluator {
    pub(super) kind: EvaluationKind,
}

/// What positions are evaluated by, from the simplest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EvaluationKind {
    /// The length of lines.
    Points,
    /// The length that lines may reach: their potential.
    Potential,
    /// The network for a seat's standing.
    Standing,
    /// The network for winning, which also is the rollout policy.
    Winning,
}

/// The rollout policy takes the best of so many random placements. Eight did
/// no worse than four, though they leave half as many playouts, and sixteen hardly better.
const ROLLOUT_CANDIDATES: u32 = 8;

impl TantrixEvaluator {
    /// The network that evaluates, if one does.
    fn net(self) -> Option<&'static Network<FEATURES, NEURONS>> {
        match self.kind {
            EvaluationKind::Points | EvaluationKind::Potential => None,
            EvaluationKind::Standing => Some(&STANDING),
            EvaluationKind::Winning => Some(&WINNING),
        }
    }

    /// How much of the reward is how clearly somebody won: that tells placements apart long before the
    /// end, but it is not what the game is about. With uniform playouts a tenth did worse against plain
    /// search.
    const fn margin_weight(self) -> f32 {
        match self.kind {
            EvaluationKind::Winning => 0.1,
            _ => 0.5,
        }
    }

    /// The points that each seat can expect.
    fn expected_points(self, game: &Tantrix, position: &Position) -> PerSeat<f32> {
        if self.kind == EvaluationKind::Points {
            return PerSeat::from_fn(game.seats(), |seat| position.points(seat) as f32);
        }
        let seats = game.seats();
        let held = (0..seats).fold(TileSet::default(), |held, seat| {
            held.with(position.hand(Seat::new(seat)))
        });
        let unlaid = Unlaid {
            held,
            all: held.with(position.bag()),
        };
        let plays = |colour| (0..seats).any(|seat| position.colour(Seat::new(seat)) == colour);
        let potential = LinePotential::new(position.table(), unlaid, plays);
        PerSeat::from_fn(seats, |seat| {
            potential.points(position.table(), position.colour(seat))
        })
    }

    /// The scale of leads in expected points: the more tiles are to come, the larger.
    fn spread(position: &Position) -> f32 {
        let left = Tile::COUNT - position.table().len();
        1.0 + 0.07 * left as f32
    }
}

impl Knowledge<Tantrix> for TantrixEvaluator {
    fn evaluate(&self, game: &Tantrix, position: &Position) -> Option<PerSeat<f32>> {
        if let Some(net) = self.net() {
            return Some(win_shares(&standings(net, game, position), 1.0));
        }
        let expected_points = self.expected_points(game, position);
        Some(win_shares(&expected_points, Self::spread(position)))
    }

    /// Uniform, or the best to look at of a few. By simpler features than what was learned, such as what
    /// a placement gains at once, choosing showed no advantage at equal time.
    fn rollout_move(
        &self,
        game: &Tantrix,
        position: &Position,
        dice: &mut SeededDice,
    ) -> Placement {
        if self.kind != EvaluationKind::Winning {
            return game.pick_move(position, dice);
        }
        let mut best = Best::default();
        let mut consider =
            |action| best.consider(action, |action| self.prior_value(game, position, action));
        if matches!(position.phase(), Phase::ForcedBefore | Phase::ForcedAfter) {
            // Mostly there is one, and seldom more than a few.
            let _ = game.each_move(position, |action| {
                consider(action);
                ControlFlow::Continue(())
            });
        } else {
            for _ in 0..ROLLOUT_CANDIDATES {
                consider(game.pick_move(position, dice));
            }
        }
        best.action
            .unwrap_or_else(|| unreachable!("somebody is to lay a tile"))
    }

    /// As the table stands after it, before anything is drawn.
    fn prior_value(&self, game: &Tantrix, position: &Position, action: Placement) -> Option<f32> {
        let mover = position.mover();
        let mut after = position.clone();
        game.play_unchecked(&mut after, action);
        let rewards = if game.turn(&after) == Turn::Over {
            self.reward(game, &after)
        } else if let Some(net) = self.net().filter(|_| !after.bag().is_empty()) {
            win_shares(&standings(net, game, &after), 1.0)
        } else {
            // What was learned is of games with tiles in the bag.
            win_shares(&self.expected_points(game, &after), Self::spread(&after))
        };
        Some(rewards[mover])
    }

    /// A thoughtful playout goes on uniformly from where it is judged, and how that ends counts as much
    /// as the judgement: the two err in different ways.
    fn playout(
        &self,
        game: &Tantrix,
        position: &mut Position,
        max_steps: u32,
        dice: &mut SeededDice,
        trace: &mut Vec<(Seat, Placement)>,
    ) -> PerSeat<f32> {
        let judged = playout(self, game, position, max_steps, dice, trace);
        if self.kind != EvaluationKind::Winning || game.turn(position) == Turn::Over {
            return judged;
        }
        let uniform = Self {
            kind: EvaluationKind::Standing,
        };
        playout(&uniform, game, position, u32::MAX, dice, trace);
        let ended = self.reward(game, position);
        PerSeat::from_fn(game.seats(), |seat| {
            f32::midpoint(judged[seat], ended[seat])
        })
    }

    /// What is drawn at the end of a turn changes nothing of what the next player can do. Without
    /// that, the answers to a placement would be looked at anew for each tile in the bag.
    fn draw_class(&self, _game: &Tantrix, position: &Position, draw: Tile) -> Option<u32> {
        position.turn_ends_with(draw).then_some(0)
    }

    /// Every tile in the bag is as likely as another: one throw finds it.
    fn rollout_draw(&self, game: &Tantrix, position: &mut Position, dice: &mut SeededDice) {
        let throw = dice.below(position.bag().len() as u32);
        if let Some(tile) = position.bag().nth(throw) {
            game.draw_unchecked(position, tile);
        }
    }

    fn reward(&self, game: &Tantrix, position: &Position) -> PerSeat<f32> {
        let ranks = reward_by_rank(game, position);
        let scores = game.scores(position);
        let points = PerSeat::from_fn(game.seats(), |seat| scores[seat] as f32);
        let leads = win_shares(&points, CLEAR);
        let margin_weight = self.margin_weight();
        PerSeat::from_fn(game.seats(), |seat| {
            (1.0 - margin_weight) * ranks[seat] + margin_weight * leads[seat]
        })
    }
}

/// The placement that looks best of those considered. One alone is not even looked at.
#[derive(Debug, Default)]
struct Best {
    action: Option<Placement>,
    look: Option<f32>,
}

impl Best {
    fn consider(&mut self, action: Placement, look: impl Fn(Placement) -> Option<f32>) {
        let Some(known) = self.action else {
            self.action = Some(action);
            return;
        };
        if known == action {
            return;
        }
        self.look = self.look.or_else(|| look(known));
        let other = look(action);
        if other > self.look {
            (self.action, self.look) = (Some(action), other);
        }
    }
}

/// A lead of so many points is a clear one.
const CLEAR: f32 = 8.0;

/// What each seat's lead over each rival is worth, on average, from 0 to 1.
fn win_shares(points: &PerSeat<f32>, spread: f32) -> PerSeat<f32> {
    let seats = points.as_slice().len();
    PerSeat::from_fn(seats, |seat| {
        let rivals = points.iter().filter(|&(other, _)| other != seat);
        let chances =
            rivals.map(|(_, rival)| 1.0 / (1.0 + ((rival - points[seat]) / spread).exp()));
        chances.sum::<f32>() / (seats - 1) as f32
    })
}

impl Evaluation<Tantrix> for TantrixEvaluator {
    fn evaluate(&self, game: &Tantrix, position: &Position, seat: Seat) -> i32 {
        let expected_points = self.expected_points(game, position);
        (100.0 * (expected_points[seat] - expected_points[seat.other()])) as i32
    }

    /// A win is a win, but whoever has lost keeps the loss small.
    fn terminal_value(&self, game: &Tantrix, position: &Position, seat: Seat) -> i32 {
        let scores = game.scores(position);
        match scores[seat] - scores[seat.other()] {
            0 => 0,
            lead @ 1.. => WIN + lead,
            lead => lead - WIN,
        }
    }

    fn order_score(&self, game: &Tantrix, position: &Position, action: Placement) -> i32 {
        20 * gain(game, position, action)
    }

    fn expected_reward(&self, value: i32) -> f32 {
        match value {
            WIN.. => 1.0,
            ..=LOSS => 0.0,
            value => 1.0 / (1.0 + (-value as f32 / 200.0).exp()),
        }
    }
}

const LOSS: i32 = -WIN;

/// What a placement does at once for the mover's colour, less what it does for the others'.
fn gain(game: &Tantrix, position: &Position, action: Placement) -> i32 {
    let of = |seat: Seat| {
        let colour = position.colour(seat);
        position
            .table()
            .prospect(action, colour)
            .map_or(0, |prospect| {
                let length = i32::from(prospect.length) - 1;
                if prospect.closed {
                    2 * length + 2 - position.points(seat).min(2 * length)
                } else {
                    // A line as long as the best counts most; short ones hardly matter.
                    length * 4 / (position.points(seat) + 1).max(4)
                }
            })
    };
    let own = of(position.mover());
    let rivals = (0..game.seats())
        .map(Seat::new)
        .filter(|&seat| seat != position.mover())
        .map(of)
        .max();
    own - rivals.unwrap_or(0)
}
