use serde::{Deserialize, Serialize};
use store::{Status, Summary};
use utoipa::ToSchema;

use crate::matches::{ClockRules, Ending, Phase, Sitter, State};

/// What lists show of a match besides what the store sorts by.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Card {
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// How time is counted.
    pub clock: ClockRules,
    /// What ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The ranks, once there are some.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<u8>,
    /// The points as they stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
}

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
        seats: state.seats.iter().map(|seat| seat.sitter.clone()).collect(),
        clock: state.terms.clock,
        ending: over.map(|over| over.ending),
        ranks: over.map_or_else(Vec::new, |over| over.ranks.clone()),
        scores: state
            .board
            .as_ref()
            .map_or_else(Vec::new, |board| board.scores().as_slice().to_vec()),
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
        ply: state.ply() as i64,
        turn: state.turn().map(|seat| seat as i64),
        deadline: state.deadline(),
        bot_to_move: state.bot_to_move().is_some(),
        body: serde_json::to_string(&card).unwrap_or_default(),
        players: (0..state.seats.len())
            .filter_map(|seat| match &state.seats[seat].sitter {
                // Whoever was asked finds the match among their own.
                Sitter::Person(person) | Sitter::Invited(person) => {
                    Some((seat as i64, person.id.clone()))
                }
                Sitter::Open | Sitter::Bot { .. } => None,
            })
            .collect(),
    }
}
