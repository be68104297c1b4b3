use game::Seat;
use protocol::{MatchUpdate, MatchView, Millis, ResultView, SeatUpdate, SeatView};
use texts::Language;

use crate::matches::names::player_names;
use crate::matches::{Phase, State};

/// The match in a language, with or without what to draw.
pub(crate) fn match_view(state: &State, now: Millis, language: Language, scene: bool) -> MatchView {
    let board = state.board.as_deref();
    let scores = board.map(catalog::Match::scores);
    let clocks = state.clocks_now(now);
    let faces = state.faces(now);
    let names = player_names(state, language);
    let seats = state
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| SeatView {
            sitter: seat.sitter.clone(),
            player: names[index].clone(),
            name: board.map_or_else(String::new, |board| {
                board.seat_name(Seat::new(index)).sentence(language)
            }),
            code: board.map_or_else(String::new, |board| {
                board.seat_name(Seat::new(index)).code().to_owned()
            }),
            score: scores.map(|scores| scores[Seat::new(index)]),
            clock_ms: clocks.get(index).copied(),
            periods: faces.get(index).and_then(|face| face.periods),
            penalty: faces.get(index).and_then(|face| face.penalty),
            left: seat.left,
            offers_draw: state.draw_offers()[index],
            wants_rematch: state.rematch_offers()[index],
            hints: state.hints_taken(index),
            words: seat.words.clone(),
            choice: seat.choice.clone(),
        });
    MatchView {
        id: state.id.clone(),
        seq: state.seq,
        terms: state.terms.clone(),
        title: title(state),
        status: crate::matches::summary::status(state).name().to_owned(),
        seats: seats.collect(),
        turn: state.turn(),
        ply: state.ply(),
        moves: board.map_or_else(Vec::new, catalog::Match::moves),
        movers: state.movers.clone(),
        setup: board.map(|board| setup_for_all(state, board)),
        deadline: state.deadline(),
        now,
        remarks: board.map_or_else(Vec::new, |board| {
            let remarks = board.remarks().into_iter();
            remarks.map(|remark| remark.sentence(language)).collect()
        }),
        takeback_asked_by: state.takeback_asked_by(),
        can_take_back: can_take_back(state),
        result: result_view(state, language),
        commitment: state.commitment.clone(),
        rematch_of: state.rematch_of.clone(),
        rematch: state.rematched.clone(),
        created_at: state.created_at,
        updated_at: state.updated_at,
        offline: state.offline.is_some(),
        start: state.start.clone(),
        presence: None,
        scene: board.filter(|_| scene).map(|board| board.scene(language)),
    }
}

/// What the last so many moves have changed beside the position.
pub(crate) fn match_update(state: &State, now: Millis, moves: usize) -> MatchUpdate {
    let board = state.board.as_deref();
    let scores = board.map(catalog::Match::scores);
    let clocks = state.clocks_now(now);
    let faces = state.faces(now);
    let latest = state.ply().saturating_sub(moves)..state.ply();
    let drew = |board: &&dyn catalog::Match| latest.clone().any(|index| board.drew(index));
    let seats = (0..state.seats.len()).map(|index| SeatUpdate {
        score: scores.map(|scores| scores[Seat::new(index)]),
        clock_ms: clocks.get(index).copied(),
        periods: faces.get(index).and_then(|face| face.periods),
        penalty: faces.get(index).and_then(|face| face.penalty),
        offers_draw: state.draw_offers()[index],
    });
    MatchUpdate {
        turn: state.turn(),
        setup: board.filter(drew).map(|board| setup_for_all(state, board)),
        deadline: state.deadline(),
        now,
        takeback_asked_by: state.takeback_asked_by(),
        can_take_back: can_take_back(state),
        seats: seats.collect(),
    }
}

fn can_take_back(state: &State) -> Vec<bool> {
    (0..state.seats.len())
        .map(|seat| state.can_take_back(seat))
        .collect()
}

fn title(state: &State) -> String {
    match &state.board {
        Some(board) => board.family().title.to_owned(),
        None => catalog::configure(&state.terms.spec)
            .map_or_else(|_| String::new(), |rules| rules.family().title.to_owned()),
    }
}

pub(crate) fn result_view(state: &State, language: Language) -> Option<ResultView> {
    match &state.phase {
        Phase::Over(over) => Some(ResultView {
            over: over.clone(),
            sentence: over.sentence(
                state.board.as_deref(),
                &player_names(state, language),
                language,
            ),
        }),
        _ => None,
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

#[cfg(test)]
mod tests {
    use game::{Dice, SeededDice};

    use super::*;
    use crate::matches::{Board, ClockRules, Ending, Occupant, Over, Plan, Secret, Terms};

    /// A match of guests that has just begun.
    fn begun(spec: &str) -> State {
        let person = |seat: usize| {
            Occupant::Person(crate::matches::Person {
                id: format!("p{seat}"),
                name: format!("P{seat}"),
                guest: true,
                bot: false,
                rating: None,
            })
        };
        let seats = catalog::configure(spec).unwrap().seats();
        let plan = Plan {
            id: "m1".to_owned(),
            terms: Terms {
                spec: spec.to_owned(),
                clock: ClockRules::None,
                rated: false,
                public: true,
                takebacks: false,
                overlay: false,
            },
            seats: (0..seats).map(person).collect(),
            words: Vec::new(),
            by: "p0".to_owned(),
            rematch_of: None,
            start: None,
            choices: Vec::new(),
        };
        let secret = Secret::fair("5e".repeat(32));
        plan.begin(secret, 5).unwrap().0
    }

    /// Ada has more points and loses, since her clock cost her some: nowhere does she seem to have won.
    #[test]
    fn points_that_time_cost_are_told_to_nobody_as_won() {
        let mut state = begun("tantrix");
        let over = Over {
            ending: Ending::Rules,
            reason: None,
            scores: vec![20, 18],
            penalties: vec![5, 0],
            ranks: vec![1, 0],
            secret: String::new(),
            setup: None,
        };
        let names = player_names(&state, Language::English);
        let said = over.sentence(state.board.as_deref(), &names, Language::English);
        assert!(said.contains("18 : 15"), "{said}");
        assert!(said.contains("5 points"), "{said}");
        state.phase = Phase::Over(over);
        let entry = crate::matches::summary::entry_now(&state);
        assert_eq!(entry.card.unwrap().scores, [15, 18]);
    }

    /// Everything that any client is ever told about a match as it stands.
    fn all_that_is_said(state: &State) -> Vec<String> {
        let mut said = Vec::new();
        for language in Language::ALL {
            for scene in [false, true] {
                let view = match_view(state, 77, language, scene);
                said.push(crate::live::messages::state(view).to_string());
            }
            if let Some(board) = &state.board {
                let update = match_update(state, 77, state.ply());
                said.push(serde_json::to_string(&update).unwrap());
                said.push(serde_json::to_string(&board.choices(None, Some(language))).unwrap());
                said.push(scene::svg(&board.scene(language)));
                said.push(format!("{:?}", board.explain("nonsense")));
            }
        }
        // A moving picture shows every position from the first one on.
        if let Some(board) = state.board.as_ref().filter(|board| board.ply() % 8 == 7) {
            let mut earlier = board.clone();
            while earlier.undo() {
                said.push(format!("{:?}", earlier.scene(Language::English)));
            }
        }
        said.push(
            crate::live::stream::game_full(state, 77, Language::English, Some("p0")).to_string(),
        );
        said.push(crate::live::stream::game_state(state, 77, Language::English).to_string());
        said.push(serde_json::to_string(&crate::http::api::record_of(state)).unwrap());
        said.push(crate::matches::summary::summary(state).body);
        said
    }

    /// Two matches that differ only in what players may not know yet look the same, to the byte, to
    /// everybody, at every move; and so does what a bot is given to think about.
    #[test]
    fn nothing_that_is_said_depends_on_what_is_hidden() {
        for family in catalog::families() {
            let rules = catalog::configure(family.id).unwrap();
            let mut state = begun(family.id);
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
                    lag_ms: 0,
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
