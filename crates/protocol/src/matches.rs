use scene::Scene;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{ClockRules, Millis, Occupant, Over, Start, Terms};

/// A match to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
pub struct NewMatch {
    /// The game: `kamon`, or `snekagon(side=5)`.
    pub spec: String,
    /// Who sits where, in turn order.
    pub seats: Vec<SeatWish>,
    /// Whether the seats are drawn by lot.
    #[serde(default)]
    pub shuffle_seats: bool,
    /// How time is counted; not at all if left out.
    #[serde(default = "no_clock")]
    pub clock: ClockRules,
    /// Whether it changes ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether anybody can find it; otherwise only those who have the link.
    #[serde(default)]
    pub public: bool,
    /// Whether moves can be taken back when the others agree.
    #[serde(default)]
    pub takebacks: bool,
    /// Whether players may see, laid over the board, what moves allow; only where nothing is rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub overlay: bool,
    /// Something of yours for the shuffle.
    #[serde(default)]
    pub words: Option<String>,
    /// What your seats wish for of the game's `seat_choice`, as `seats` are given; may be shorter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Option<String>>,
    /// The position from which it is played, if that is not the first of the game; only where nothing is rated. What would be
    /// drawn later is not taken from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
}

impl NewMatch {
    /// A match of this game between these, and everything else as it is when nobody says.
    pub fn new(spec: &str, seats: Vec<SeatWish>) -> Self {
        Self {
            spec: spec.to_owned(),
            seats,
            shuffle_seats: false,
            clock: ClockRules::None,
            rated: false,
            public: false,
            takebacks: false,
            overlay: false,
            words: None,
            choices: Vec::new(),
            start: None,
        }
    }
}

const fn no_clock() -> ClockRules {
    ClockRules::None
}

/// Who is wanted in a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatWish {
    /// Whoever makes the match; may be several seats, for people at one screen.
    Me,
    /// Whoever comes.
    Open,
    /// Somebody with an account, who is asked and may decline.
    Person {
        /// Who.
        name: String,
    },
    /// One of the server's players.
    Bot {
        /// How strong.
        level: u8,
    },
}

/// A match that was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Created {
    /// Its id.
    pub id: String,
    /// As it stands.
    pub state: MatchView,
}

/// A match as anybody may see it, with sentences in the reader's language. Nothing in it depends on
/// what players may not know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct MatchView {
    /// The match.
    pub id: String,
    /// The number of its last event.
    pub seq: i64,
    /// What was agreed on.
    pub terms: Terms,
    /// What the game is called.
    pub title: String,
    /// `open`, `live` or `over`.
    pub status: String,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// Which seat is to move.
    pub turn: Option<usize>,
    /// How many moves were made.
    pub ply: usize,
    /// The moves.
    pub moves: Vec<String>,
    /// Which seat made each of them.
    pub movers: Vec<usize>,
    /// A setup that leads, with the moves, to this position. What players may not know is dealt anew in
    /// it and says nothing.
    pub setup: Option<String>,
    /// When the player to move runs out of time.
    pub deadline: Option<Millis>,
    /// The server's clock.
    pub now: Millis,
    /// What must be answered, what is forbidden: remarks on the position.
    pub remarks: Vec<String>,
    /// Who asks to take moves back.
    pub takeback_asked_by: Option<usize>,
    /// Which seats could take their last move back, if everybody agrees.
    pub can_take_back: Vec<bool>,
    /// How it ended.
    pub result: Option<ResultView>,
    /// The hash of the secret that everything random follows from.
    pub commitment: String,
    /// The match that it is a rematch of.
    pub rematch_of: Option<String>,
    /// The match that is its rematch.
    pub rematch: Option<String>,
    /// When it was made.
    pub created_at: Millis,
    /// When something last happened.
    pub updated_at: Millis,
    /// Whether it was played without a server, and written down by a player.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offline: bool,
    /// The position from which it is played, if that is not the first of the game; its moves are the first of `moves`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// Whose connection is there, if a match was asked for by itself; on sockets it is a message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub presence: Option<PresenceView>,
    /// What to draw, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
}

/// What moves have changed beside the position, for those who know the rules and listen in brief.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct MatchUpdate {
    /// Which seat is to move.
    pub turn: Option<usize>,
    /// Only if something was drawn: a setup that leads, with the moves, to the position. What players may not
    /// know is dealt anew in it and says nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// When the player to move runs out of time.
    pub deadline: Option<Millis>,
    /// The server's clock.
    pub now: Millis,
    /// Who asks to take moves back.
    pub takeback_asked_by: Option<usize>,
    /// Which seats could take their last move back, if everybody agrees.
    pub can_take_back: Vec<bool>,
    /// The seats in turn order.
    pub seats: Vec<SeatUpdate>,
}

/// What moves have changed of a seat: see [`SeatView`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct SeatUpdate {
    /// Points as they stand.
    pub score: Option<i32>,
    /// What is left on the clock until it is lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<Millis>,
    /// How many periods of byo-yomi are left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub periods: Option<u32>,
    /// The points that time has cost so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<u32>,
    /// Whether the player offers a draw.
    pub offers_draw: bool,
}

/// Whose connection to a match is there.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PresenceView {
    /// Seat by seat; bots are always there.
    pub online: Vec<bool>,
    /// How many watch.
    pub watchers: usize,
}

/// A seat as anybody may see it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct SeatView {
    /// Who sits there.
    pub sitter: Occupant,
    /// What whoever sits or should sit there is called, a bot in the reader's language; where two would be called
    /// the same, what their seats are called; empty if the seat is free.
    pub player: String,
    /// What players call the seat: Black, Red.
    pub name: String,
    /// The same for programs, whatever the language: `black`, `seat-red`. Empty before the game begins.
    pub code: String,
    /// Points as they stand.
    pub score: Option<i32>,
    /// What is left on the clock until it is lost: with byo-yomi all periods count, with a penalty clock what is
    /// paid for.
    pub clock_ms: Option<Millis>,
    /// How many periods of byo-yomi are left, with the one that runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub periods: Option<u32>,
    /// The points that time has cost so far, by a penalty clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<u32>,
    /// Whether the player has left.
    pub left: bool,
    /// Whether the player offers a draw.
    pub offers_draw: bool,
    /// Whether the player wants to play again.
    pub wants_rematch: bool,
    /// How many hints the player has taken, in a match with other people.
    #[serde(default, skip_serializing_if = "is_none")]
    pub hints: u32,
    /// What the player added to the shuffle.
    pub words: Option<String>,
    /// What the player wishes for of the game's `seat_choice`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(count: &u32) -> bool {
    *count == 0
}

/// How a match ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct ResultView {
    /// All of it, for programs.
    #[serde(flatten)]
    pub over: Over,
    /// For people: why.
    pub sentence: String,
}
