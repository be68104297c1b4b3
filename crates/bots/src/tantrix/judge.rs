#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use game::{Dice, Game, PerSeat, Seat, SeededDice, Turn};
use search::{Evaluation, Knowledge, WON, play_out, reward_by_rank};
use tantrix::{Phase, Placement, Position, Tantrix, Tile, TileSet};

use super::learned::{NEURONS, STANDING, WINNING, standings};
use super::net::Net;
use super::promise::{Promise, Unlaid};
use super::signs::SIGNS;

/// What a search knows of Tantrix.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    pub(super) sight: Sight,
}

/// How far a judge sees, from the shortest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// What lines are.
    Points,
    /// What they may become.
    Promise,
    /// What became of such lines in many games.
    Learned,
    /// Who won with them; and playouts are played with that in mind.
    Winning,
}

/// A free placement of a thoughtful playout is the one that looks best of so many. Eight did
/// no worse than four, though they leave half as many playouts, and sixteen hardly better.
const TRIES: u32 = 8;

impl Judge {
    /// What it learned from games, if it did.
    fn net(self) -> Option<&'static Net<SIGNS, NEURONS>> {
        match self.sight {
            Sight::Points | Sight::Promise => None,
            Sight::Learned => Some(&STANDING),
            Sight::Winning => Some(&WINNING),
        }
    }

    /// How much of the reward is how clearly somebody won: that tells placements apart long before the
    /// end, but it is not what the game is about. With uniform playouts a tenth did worse against plain
    /// search.
    const fn clearly(self) -> f32 {
        match self.sight {
            Sight::Winning => 0.1,
            _ => 0.5,
        }
    }

    /// What each seat may hope for, in points.
    fn hopes(self, game: &Tantrix, position: &Position) -> PerSeat<f32> {
        if self.sight == Sight::Points {
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
        let promise = Promise::new(position.table(), unlaid, plays);
        PerSeat::from_fn(seats, |seat| {
            promise.points(position.table(), position.colour(seat))
        })
    }

    /// How far apart hopes must be to be worth something: the more tiles are to come, the further.
    fn doubt(position: &Position) -> f32 {
        let left = Tile::COUNT - position.table().len();
        1.0 + 0.07 * left as f32
    }
}

impl Knowledge<Tantrix> for Judge {
    fn evaluate(&self, game: &Tantrix, position: &Position) -> Option<PerSeat<f32>> {
        if let Some(net) = self.net() {
            return Some(chances(&standings(net, game, position), 1.0));
        }
        let hopes = self.hopes(game, position);
        Some(chances(&hopes, Self::doubt(position)))
    }

    /// Uniform, or the best to look at of a few. By simpler signs than what was learned, such as what
    /// a placement gains at once, choosing showed no advantage at equal time.
    fn choose(&self, game: &Tantrix, position: &Position, dice: &mut SeededDice) -> Placement {
        if self.sight != Sight::Winning {
            return game.pick_move(position, dice);
        }
        let mut best = Best::default();
        let mut consider =
            |action| best.consider(action, |action| self.look(game, position, action));
        if matches!(position.phase(), Phase::ForcedBefore | Phase::ForcedAfter) {
            // Mostly there is one, and seldom more than a few.
            let _ = game.each_move(position, |action| {
                consider(action);
                ControlFlow::Continue(())
            });
        } else {
            for _ in 0..TRIES {
                consider(game.pick_move(position, dice));
            }
        }
        best.action
            .unwrap_or_else(|| unreachable!("somebody is to lay a tile"))
    }

    /// As the table stands after it, before anything is drawn.
    fn look(&self, game: &Tantrix, position: &Position, action: Placement) -> Option<f32> {
        let mover = position.mover();
        let mut after = position.clone();
        game.play_unchecked(&mut after, action);
        let rewards = if game.turn(&after) == Turn::Over {
            self.reward(game, &after)
        } else if let Some(net) = self.net().filter(|_| !after.bag().is_empty()) {
            chances(&standings(net, game, &after), 1.0)
        } else {
            // What was learned is of games with tiles in the bag.
            chances(&self.hopes(game, &after), Self::doubt(&after))
        };
        Some(rewards[mover])
    }

    /// A thoughtful playout goes on uniformly from where it is judged, and how that ends counts as much
    /// as the judgement: the two err in different ways.
    fn play_out(
        &self,
        game: &Tantrix,
        position: &mut Position,
        longest: u32,
        dice: &mut SeededDice,
        trace: &mut Vec<(Seat, Placement)>,
    ) -> PerSeat<f32> {
        let judged = play_out(self, game, position, longest, dice, trace);
        if self.sight != Sight::Winning || game.turn(position) == Turn::Over {
            return judged;
        }
        let uniform = Self {
            sight: Sight::Learned,
        };
        play_out(&uniform, game, position, u32::MAX, dice, trace);
        let ended = self.reward(game, position);
        PerSeat::from_fn(game.seats(), |seat| {
            f32::midpoint(judged[seat], ended[seat])
        })
    }

    /// What is drawn at the end of a turn changes nothing of what the next player can do. Without
    /// that, the answers to a placement would be looked at anew for each tile in the bag.
    fn kind_of_draw(&self, _game: &Tantrix, position: &Position, draw: Tile) -> Option<u32> {
        position.turn_ends_with(draw).then_some(0)
    }

    /// Every tile in the bag is as likely as another: one throw finds it.
    fn draw(&self, game: &Tantrix, position: &mut Position, dice: &mut SeededDice) {
        let throw = dice.below(position.bag().len() as u32);
        if let Some(tile) = position.bag().nth(throw) {
            game.draw_unchecked(position, tile);
        }
    }

    fn reward(&self, game: &Tantrix, position: &Position) -> PerSeat<f32> {
        let ranks = reward_by_rank(game, position);
        let scores = game.scores(position);
        let points = PerSeat::from_fn(game.seats(), |seat| scores[seat] as f32);
        let leads = chances(&points, CLEAR);
        let clearly = self.clearly();
        PerSeat::from_fn(game.seats(), |seat| {
            (1.0 - clearly) * ranks[seat] + clearly * leads[seat]
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

/// How each seat's points compare with each rival's, on average, from 0 to 1.
fn chances(points: &PerSeat<f32>, doubt: f32) -> PerSeat<f32> {
    let seats = points.as_slice().len();
    PerSeat::from_fn(seats, |seat| {
        let rivals = points.iter().filter(|&(other, _)| other != seat);
        let chances = rivals.map(|(_, rival)| 1.0 / (1.0 + ((rival - points[seat]) / doubt).exp()));
        chances.sum::<f32>() / (seats - 1) as f32
    })
}

impl Evaluation<Tantrix> for Judge {
    fn evaluate(&self, game: &Tantrix, position: &Position, seat: Seat) -> i32 {
        let hopes = self.hopes(game, position);
        (100.0 * (hopes[seat] - hopes[seat.other()])) as i32
    }

    /// A win is a win, but whoever has lost keeps the loss small.
    fn worth(&self, game: &Tantrix, position: &Position, seat: Seat) -> i32 {
        let scores = game.scores(position);
        match scores[seat] - scores[seat.other()] {
            0 => 0,
            lead @ 1.. => WON + lead,
            lead => lead - WON,
        }
    }

    fn order(&self, game: &Tantrix, position: &Position, action: Placement) -> i32 {
        20 * gain(game, position, action)
    }

    fn expectation(&self, value: i32) -> f32 {
        match value {
            WON.. => 1.0,
            ..=LOST => 0.0,
            value => 1.0 / (1.0 + (-value as f32 / 200.0).exp()),
        }
    }
}

const LOST: i32 = -WON;

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
