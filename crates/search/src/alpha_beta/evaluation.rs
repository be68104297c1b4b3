use game::{Game, Outcome, Seat};

/// What an alpha-beta search may know about its game. Values are whole numbers, the more the better
/// for the seat asked about.
pub trait Evaluation<G: Game>: Send + Sync {
    /// What a position that is not over looks worth to a seat: less than [`WON`], more than -[`WON`].
    fn evaluate(&self, game: &G, position: &G::Position, seat: Seat) -> i32 {
        let scores = game.scores(position);
        scores[seat] - scores[seat.other()]
    }

    /// What a position that is over is worth to a seat.
    fn worth(&self, game: &G, position: &G::Position, seat: Seat) -> i32 {
        let scores = game.scores(position);
        let outcome = game
            .outcome(position)
            .unwrap_or_else(|| Outcome::by_points(&scores));
        if outcome.is_draw() {
            0
        } else if outcome.ranks()[seat] == 0 {
            WON
        } else {
            -WON
        }
    }

    /// Moves with more are tried earlier: from -1000 to 1000.
    fn order(&self, _game: &G, _position: &G::Position, _action: G::Move) -> i32 {
        0
    }

    /// A value as what the seat can expect, from 0 to 1.
    fn expectation(&self, value: i32) -> f32 {
        match value {
            WON.. => 1.0,
            ..=LOST => 0.0,
            value => 0.5 + 0.5 * value as f32 / (value.abs() as f32 + 10.0),
        }
    }
}

/// The worth of a game won, where how clearly does not matter.
pub const WON: i32 = 1_000_000;
const LOST: i32 = -WON;

/// Knows only who won.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByResult;

impl<G: Game> Evaluation<G> for ByResult {}

/// Strives for the largest margin in points.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByMargin;

impl<G: Game> Evaluation<G> for ByMargin {
    fn worth(&self, game: &G, position: &G::Position, seat: Seat) -> i32 {
        let scores = game.scores(position);
        scores[seat] - scores[seat.other()]
    }

    fn expectation(&self, value: i32) -> f32 {
        match value {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        }
    }
}
