use game::{Game, Outcome, Seat};

/// What an alpha-beta search may know about its game. Values are whole numbers, the more the better
/// for the seat asked about.
pub trait Evaluation<G: Game>: Send + Sync {
    /// The estimated value for a seat of a position that is not over: less than [`WIN`], more than -[`WIN`].
    fn evaluate(&self, game: &G, position: &G::Position, seat: Seat) -> i32 {
        let scores = game.scores(position);
        scores[seat] - scores[seat.other()]
    }

    /// The value for a seat of a position that is over.
    fn terminal_value(&self, game: &G, position: &G::Position, seat: Seat) -> i32 {
        let scores = game.scores(position);
        let outcome = game
            .outcome(position)
            .unwrap_or_else(|| Outcome::by_points(&scores));
        if outcome.is_draw() {
            0
        } else if outcome.ranks()[seat] == 0 {
            WIN
        } else {
            -WIN
        }
    }

    /// For move ordering: moves with more are searched earlier. From -1000 to 1000.
    fn order_score(&self, _game: &G, _position: &G::Position, _action: G::Move) -> i32 {
        0
    }

    /// The reward that the seat can expect at a value, from 0 to 1.
    fn expected_reward(&self, value: i32) -> f32 {
        match value {
            WIN.. => 1.0,
            ..=LOSS => 0.0,
            value => 0.5 + 0.5 * value as f32 / (value.abs() as f32 + 10.0),
        }
    }
}

/// The value of a game won, where the margin does not matter.
pub const WIN: i32 = 1_000_000;
const LOSS: i32 = -WIN;

/// Knows only who won.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByResult;

impl<G: Game> Evaluation<G> for ByResult {}

/// Strives for the largest margin in points.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByMargin;

impl<G: Game> Evaluation<G> for ByMargin {
    fn terminal_value(&self, game: &G, position: &G::Position, seat: Seat) -> i32 {
        let scores = game.scores(position);
        scores[seat] - scores[seat.other()]
    }

    fn expected_reward(&self, value: i32) -> f32 {
        match value {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        }
    }
}
