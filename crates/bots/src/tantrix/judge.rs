use game::{Dice, Game, PerSeat, Seat, SeededDice};
use search::{Evaluation, Knowledge, WON, reward_by_rank};
use tantrix::{Placement, Position, Tantrix, Tile, TileSet};

use super::learned::{STANDING, standings};
use super::promise::{Promise, Unlaid};

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
}

impl Judge {
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

/// Playouts are uniform and all moves equal before they are tried: playouts that serve their own
/// colour and weights by gain or by hopes showed no advantage at equal time.
impl Knowledge<Tantrix> for Judge {
    fn evaluate(&self, game: &Tantrix, position: &Position) -> Option<PerSeat<f32>> {
        if self.sight == Sight::Learned {
            return Some(chances(&standings(&STANDING, game, position), 1.0));
        }
        let hopes = self.hopes(game, position);
        Some(chances(&hopes, Self::doubt(position)))
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

    /// Half of it is who won, half how clearly: that tells placements apart long before the end. With
    /// a tenth for the lead it does better against itself and worse against plain search.
    fn reward(&self, game: &Tantrix, position: &Position) -> PerSeat<f32> {
        let ranks = reward_by_rank(game, position);
        let scores = game.scores(position);
        let points = PerSeat::from_fn(game.seats(), |seat| scores[seat] as f32);
        let leads = chances(&points, CLEAR);
        PerSeat::from_fn(game.seats(), |seat| f32::midpoint(ranks[seat], leads[seat]))
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
