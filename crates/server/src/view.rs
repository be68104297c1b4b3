use game::Seat;
use game::scene::Scene;
use serde::Serialize;
use texts::Language;
use utoipa::ToSchema;

use crate::matches::{Ending, Millis, Over, Phase, Sitter, State, Terms};

/// A match as anybody may see it, with sentences in the reader's language. Nothing in it depends on
/// what players may not know.
#[derive(Clone, Debug, Serialize, ToSchema)]
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
    /// Whose connection is there, if a match was asked for by itself; on sockets it is a message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub presence: Option<PresenceView>,
    /// What to draw, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
}

/// Whose connection to a match is there.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PresenceView {
    /// Seat by seat; bots are always there.
    pub online: Vec<bool>,
    /// How many watch.
    pub watchers: usize,
}

/// A seat as anybody may see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// Who sits there.
    pub sitter: Sitter,
    /// What whoever sits or should sit there is called, a bot in the reader's language; else empty.
    pub player: String,
    /// What players call the seat: Black, Red.
    pub name: String,
    /// The same for programs, whatever the language: `black`, `seat-red`. Empty before the game begins.
    pub code: String,
    /// Points as they stand.
    pub score: Option<i32>,
    /// What is left on the clock.
    pub clock_ms: Option<Millis>,
    /// Whether the player has left.
    pub left: bool,
    /// Whether the player offers a draw.
    pub offers_draw: bool,
    /// Whether the player wants to play again.
    pub wants_rematch: bool,
    /// What the player added to the shuffle.
    pub words: Option<String>,
}

/// How a match ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ResultView {
    /// All of it, for programs.
    #[serde(flatten)]
    pub over: Over,
    /// For people: why.
    pub sentence: String,
}

impl MatchView {
    /// The match in a language, with or without what to draw.
    pub fn of(state: &State, now: Millis, language: Language, scene: bool) -> Self {
        let board = state.board.as_deref();
        let scores = board.map(catalog::Match::scores);
        let clocks = state.clocks_now(now);
        let seats = state
            .seats
            .iter()
            .enumerate()
            .map(|(index, seat)| SeatView {
                sitter: seat.sitter.clone(),
                player: called(&seat.sitter, language),
                name: board.map_or_else(String::new, |board| {
                    board.seat_name(Seat::new(index)).sentence(language)
                }),
                code: board.map_or_else(String::new, |board| {
                    board.seat_name(Seat::new(index)).code().to_owned()
                }),
                score: scores.map(|scores| scores[Seat::new(index)]),
                clock_ms: clocks.get(index).copied(),
                left: seat.left,
                offers_draw: state.draw_offers()[index],
                wants_rematch: state.rematch_offers()[index],
                words: seat.words.clone(),
            });
        Self {
            id: state.id.clone(),
            seq: state.seq,
            terms: state.terms.clone(),
            title: title(state),
            status: crate::summary::status(state).name().to_owned(),
            seats: seats.collect(),
            turn: state.turn(),
            ply: state.ply(),
            moves: board.map_or_else(Vec::new, catalog::Match::moves),
            movers: state.movers.clone(),
            setup: board.map(|board| setup_for_all(state, board)),
            deadline: state.deadline(),
            now,
            remarks: board.map_or_else(Vec::new, |board| {
                let picture = board.picture();
                let remarks = picture.remarks().iter();
                remarks.map(|remark| remark.sentence(language)).collect()
            }),
            takeback_asked_by: state.takeback_asked_by(),
            can_take_back: (0..state.seats.len())
                .map(|seat| state.can_take_back(seat))
                .collect(),
            result: ResultView::of(state, language),
            commitment: state.commitment.clone(),
            rematch_of: state.rematch_of.clone(),
            rematch: state.rematched.clone(),
            created_at: state.created_at,
            updated_at: state.updated_at,
            presence: None,
            scene: board.filter(|_| scene).map(|board| board.scene(language)),
        }
    }
}

fn title(state: &State) -> String {
    match &state.board {
        Some(board) => board.family().title.to_owned(),
        None => catalog::configure(&state.terms.spec)
            .map_or_else(|_| String::new(), |rules| rules.family().title.to_owned()),
    }
}

impl ResultView {
    pub(crate) fn of(state: &State, language: Language) -> Option<Self> {
        match &state.phase {
            Phase::Over(over) => Some(Self {
                over: over.clone(),
                sentence: sentence(state, over, language),
            }),
            _ => None,
        }
    }
}

fn called(sitter: &Sitter, language: Language) -> String {
    match sitter {
        Sitter::Open => String::new(),
        Sitter::Person(person) | Sitter::Invited(person) => person.name.clone(),
        Sitter::Bot { level } => crate::bots::name(*level, language),
    }
}

/// The setup as far as everybody may know it; the real one once the match is over. The dice for the
/// rest are public, so that the text depends on nothing hidden.
pub(crate) fn setup_for_all(state: &State, board: &dyn catalog::Match) -> String {
    match &state.phase {
        Phase::Over(_) => board.setup(),
        _ => board.setup_as_seen(state.created_at as u64),
    }
}

fn sentence(state: &State, over: &Over, language: Language) -> String {
    let seat_name = |seat: usize| {
        state.board.as_ref().map_or_else(String::new, |board| {
            board.seat_name(Seat::new(seat)).sentence(language)
        })
    };
    let message = match over.ending {
        Ending::Aborted => crate::error::refuse("over-aborted"),
        Ending::Agreed => crate::error::refuse("over-agreed"),
        Ending::Resigned { seat } => {
            crate::error::refuse("over-resigned").with("name", seat_name(seat))
        }
        Ending::Time { seat } => crate::error::refuse("over-time").with("name", seat_name(seat)),
        Ending::Abandoned { seat } => {
            crate::error::refuse("over-abandoned").with("name", seat_name(seat))
        }
        Ending::Rules => {
            let winners: Vec<String> = (0..over.ranks.len())
                .filter(|&seat| over.ranks[seat] == 0)
                .map(seat_name)
                .collect();
            let reason = reason(state, language);
            let code = match (winners.len(), &reason) {
                (1, None) => "over-won",
                (1, Some(_)) => "over-won-because",
                (count, None) if count == over.ranks.len() => "over-draw",
                (count, Some(_)) if count == over.ranks.len() => "over-draw-because",
                (_, None) => "over-shared",
                (_, Some(_)) => "over-shared-because",
            };
            let message = crate::error::refuse(code).with("names", winners.join(", "));
            match reason {
                Some(reason) => message.with("reason", reason),
                None => message,
            }
        }
    };
    message.sentence(language)
}

/// Why the rules ended the game, if they say.
fn reason(state: &State, language: Language) -> Option<String> {
    let board = state.board.as_deref()?;
    let reason = board.reason()?;
    Some(board.family().texts.plain(language, reason.text))
}

#[cfg(test)]
mod tests {
    use game::{Dice, SeededDice};

    use super::*;
    use crate::Record;
    use crate::live::ToClient;
    use crate::matches::{Board, ClockRules, Plan, Secret};

    /// Everything that any client is ever told about a match as it stands.
    fn all_that_is_said(state: &State) -> Vec<String> {
        let mut said = Vec::new();
        for language in Language::ALL {
            for scene in [false, true] {
                let view = MatchView::of(state, 77, language, scene);
                said.push(ToClient::state(view).to_string());
            }
            if let Some(board) = &state.board {
                said.push(serde_json::to_string(&board.choices(language)).unwrap());
                said.push(catalog::svg(&board.scene(language)));
                said.push(format!("{:?}", board.explain("nonsense")));
            }
        }
        said.push(crate::stream::game_full(state, 77, Language::English, Some("p0")).to_string());
        said.push(crate::stream::game_state(state, 77, Language::English).to_string());
        said.push(serde_json::to_string(&Record::of(state)).unwrap());
        said.push(crate::summary::summary(state).body);
        said
    }

    /// Two matches that differ only in what players may not know yet look the same, to the byte, to
    /// everybody, at every move; and so does what a bot is given to think about.
    #[test]
    fn nothing_that_is_said_depends_on_what_is_hidden() {
        for family in catalog::families() {
            let rules = catalog::configure(family.id).unwrap();
            let person = |seat: usize| {
                Sitter::Person(crate::matches::Person {
                    id: format!("p{seat}"),
                    name: format!("P{seat}"),
                    guest: true,
                    bot: false,
                })
            };
            let plan = Plan {
                id: "m1".to_owned(),
                terms: Terms {
                    spec: family.id.to_owned(),
                    clock: ClockRules::None,
                    rated: false,
                    public: true,
                    takebacks: false,
                },
                seats: (0..rules.seats()).map(person).collect(),
                words: Vec::new(),
                by: "p0".to_owned(),
                rematch_of: None,
            };
            let secret = Secret::kept("5e".repeat(32));
            let (mut state, _) = plan.begin(secret, 5).unwrap();
            let mut dice = SeededDice::new(9);
            let mut differed = 0;
            loop {
                let board = state.board.as_ref().unwrap();
                let mut other = state.clone();
                let setup = board.setup_as_seen(dice.bits());
                differed += usize::from(setup != board.setup());
                let mut twin = rules.begin(&setup).unwrap();
                for text in board.moves() {
                    twin.play(&text).unwrap();
                }
                other.board = Some(Board::new(twin));
                assert_eq!(
                    all_that_is_said(&state),
                    all_that_is_said(&other),
                    "{}",
                    family.id
                );
                let for_a_bot = |state: &State| {
                    let board = state.board.as_ref().unwrap();
                    (board.setup_as_seen(4), board.moves())
                };
                assert_eq!(for_a_bot(&state), for_a_bot(&other), "{}", family.id);
                let legal = board.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let text = legal[dice.below(legal.len() as u32) as usize].clone();
                let seat = state.turn().unwrap();
                let ply = state.ply();
                let moved = crate::matches::Event::Moved {
                    seat,
                    ply,
                    text,
                    client: None,
                    clocks: Vec::new(),
                };
                state.apply(6, &moved).unwrap();
            }
            let drew = (0..state.ply()).any(|index| state.board.as_ref().unwrap().drew(index));
            assert_eq!(
                differed > 0,
                drew,
                "{}: the twin must differ where it can",
                family.id
            );
        }
    }
}
