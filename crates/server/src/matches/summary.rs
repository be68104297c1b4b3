use game::Seat;
use protocol::{Card, Entry, ResultName};
use store::{Status, Summary};

use crate::matches::{Occupant, Phase, State};

/// What a seat is called that has no colour (yet).
pub(crate) const NAMELESS: &str = "seat";

/// Where a match is in its life, as lists know it.
pub(crate) const fn status(state: &State) -> Status {
    match state.phase {
        Phase::Open => Status::Open,
        Phase::Live => Status::Live,
        Phase::Over(_) => Status::Over,
    }
}

/// A match for the store's lists.
pub(crate) fn summary(state: &State) -> Summary {
    let over = match &state.phase {
        Phase::Over(over) => Some(over),
        _ => None,
    };
    let card = Card {
        seats: state
            .seats
            .iter()
            .map(|seat| nameless(seat.sitter.clone()))
            .collect(),
        clock: state.terms.clock,
        ending: over.map(|over| over.ending),
        ranks: over.map_or_else(Vec::new, |over| over.ranks.clone()),
        scores: scores(state),
        offline: state.offline.is_some(),
        colours: colours(state),
    };
    let spec = &state.terms.spec;
    Summary {
        id: state.id.clone(),
        created_at: state.created_at,
        updated_at: state.updated_at,
        game: spec.split('(').next().unwrap_or(spec).to_owned(),
        spec: spec.clone(),
        status: status(state),
        public: state.terms.public,
        rated: state.terms.rated,
        speed: state.terms.clock.speed().name().to_owned(),
        seq: state.seq,
        ply: state.ply() as i64,
        turn: state.turn().map(|seat| seat as i64),
        deadline: state.deadline(),
        bot_to_move: state.bot_to_move().is_some(),
        body: serde_json::to_string(&card).unwrap_or_default(),
        players: (0..state.seats.len())
            // Whoever was asked finds the match among their own.
            .filter_map(|seat| {
                let person = state.seats[seat].sitter.person()?;
                Some((seat as i64, person.id.clone()))
            })
            .collect(),
    }
}

/// The colours that everybody had in the end, if they don't follow from where one sits: players may wish for them, or nobody
/// has one before it is played for.
fn colours(state: &State) -> Vec<String> {
    let (Phase::Over(_), Some(board)) = (&state.phase, state.board.as_deref()) else {
        return Vec::new();
    };
    let code = |game: &dyn catalog::Match, seat| game.seat_name(Seat::new(seat)).code().to_owned();
    let is_played_for = || {
        let rules = catalog::configure(&state.terms.spec).ok()?;
        let first = rules.begin(&board.setup()).ok()?;
        Some(code(first.as_ref(), 0) == NAMELESS)
    };
    if board.family().seat_choice.is_empty() && is_played_for() != Some(true) {
        return Vec::new();
    }
    let codes = (0..state.seats.len()).map(|seat| code(board, seat));
    codes.collect()
}

/// The points of each seat, and in the end what is left of them: lists do not say what time has cost, and nobody
/// should have more points than whoever won.
fn scores(state: &State) -> Vec<i32> {
    match (&state.phase, &state.board) {
        (Phase::Over(over), _) => over.points(),
        (_, Some(board)) => board.scores().as_slice().to_vec(),
        (_, None) => Vec::new(),
    }
}

/// A match as lists show it.
pub(crate) fn entry(summary: Summary) -> Entry {
    Entry {
        id: summary.id,
        spec: summary.spec,
        status: summary.status.name().to_owned(),
        rated: summary.rated,
        speed: summary.speed,
        ply: summary.ply,
        turn: summary.turn,
        deadline: summary.deadline,
        created_at: summary.created_at,
        updated_at: summary.updated_at,
        result: None,
        card: serde_json::from_str(&summary.body).ok(),
    }
}

/// How a match ended for a player; nothing while it goes on, if it was called off, or if the player is not in it.
pub(crate) fn result_for(entry: &Entry, player: &str) -> Option<ResultName> {
    let card = entry.card.as_ref()?;
    let sits = |sitter: &Occupant| matches!(sitter, Occupant::Person(one) if one.id == player);
    let rank = *card.ranks.get(card.seats.iter().position(sits)?)?;
    if let [score] = card.scores[..] {
        let rules = catalog::configure(&entry.spec).ok()?;
        let target = rules.family().target?;
        return Some(if score >= target {
            ResultName::Won
        } else {
            ResultName::Lost
        });
    }
    Some(if card.ranks.iter().all(|&other| other == rank) {
        ResultName::Drawn
    } else if rank == 0 {
        ResultName::Won
    } else {
        ResultName::Lost
    })
}

/// A match that is in memory as lists show it, with the names that its players have.
pub(crate) fn entry_now(state: &State) -> Entry {
    let mut entry = entry(summary(state));
    if let Some(card) = &mut entry.card {
        card.seats = state.seats.iter().map(|seat| seat.sitter.clone()).collect();
    }
    entry
}

/// Who sits there without what may change: lists name people as they are called when they are read.
fn nameless(mut sitter: Occupant) -> Occupant {
    if let Some(person) = sitter.person_mut() {
        person.name.clear();
    }
    sitter
}

/// What lists show of a match, without what may have been written differently at another time: older versions
/// wrote names and no colours, and a guest may have taken an account.
pub(crate) fn lasting(body: &str) -> Option<Card> {
    let mut card: Card = serde_json::from_str(body).ok()?;
    for person in card.seats.iter_mut().filter_map(Occupant::person_mut) {
        person.name.clear();
        person.guest = false;
    }
    card.colours.clear();
    Some(card)
}

#[cfg(test)]
mod tests {
    use protocol::{ClockRules, Person};

    use super::*;

    fn entry(spec: &str, ranks: &[u8], scores: &[i32]) -> Entry {
        let person = |seat: usize| {
            Occupant::Person(Person {
                id: format!("p{seat}"),
                name: String::new(),
                guest: true,
                bot: false,
                rating: None,
            })
        };
        Entry {
            id: String::new(),
            spec: spec.to_owned(),
            status: "over".to_owned(),
            rated: false,
            speed: "days".to_owned(),
            ply: 0,
            turn: None,
            deadline: None,
            created_at: 0,
            updated_at: 0,
            result: None,
            card: Some(Card {
                seats: (0..scores.len()).map(person).collect(),
                clock: ClockRules::None,
                ending: None,
                ranks: ranks.to_vec(),
                scores: scores.to_vec(),
                offline: false,
                colours: Vec::new(),
            }),
        }
    }

    #[test]
    fn a_result_is_told_from_the_players_side() {
        let (won, lost, drawn) = (ResultName::Won, ResultName::Lost, ResultName::Drawn);
        let of = |entry: &Entry, player| result_for(entry, player);
        let kamon = entry("kamon", &[1, 0], &[0, 1]);
        assert_eq!(
            (of(&kamon, "p0"), of(&kamon, "p1")),
            (Some(lost), Some(won))
        );
        assert_eq!(of(&kamon, "p2"), None);
        let shared = entry("tantrix(players=3)", &[0, 0, 2], &[9, 9, 3]);
        assert_eq!(
            (of(&shared, "p0"), of(&shared, "p2")),
            (Some(won), Some(lost))
        );
        assert_eq!(of(&entry("kamon", &[0, 0], &[1, 1]), "p0"), Some(drawn));
        assert_eq!(of(&entry("kamon", &[], &[1, 1]), "p0"), None);
        let alone = |score| entry("tantrix-solitaire", &[0], &[score]);
        assert_eq!(
            (of(&alone(14), "p0"), of(&alone(13), "p0")),
            (Some(won), Some(lost))
        );
    }
}
