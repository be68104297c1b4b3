use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::error::{ApiError, Refused, refuse};
use crate::language::Lang;
use crate::matches::{Millis, Over, Phase, Sitter, deal};
use crate::view::setup_for_all;

/// A match written down. With it, anybody can play it through and check what was dealt.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Record {
    /// The match.
    pub id: String,
    /// The game.
    pub spec: String,
    /// The setup: the real one once the match is over, before that as far as everybody may know it.
    pub setup: Option<String>,
    /// The moves.
    pub moves: Vec<String>,
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// What everybody added to the shuffle.
    pub words: Vec<Option<String>>,
    /// The hash of the secret, published before the match.
    pub commitment: String,
    /// How it ended, with the secret.
    pub over: Option<Over>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: Millis,
}

impl Record {
    pub(crate) fn of(state: &crate::matches::State) -> Self {
        let board = state.board.as_deref();
        Self {
            id: state.id.clone(),
            spec: state.terms.spec.clone(),
            setup: board.map(|board| setup_for_all(state, board)),
            moves: board.map_or_else(Vec::new, catalog::Match::moves),
            seats: state.seats.iter().map(|seat| seat.sitter.clone()).collect(),
            words: state.words(),
            commitment: state.commitment.clone(),
            over: match &state.phase {
                Phase::Over(over) => Some(over.clone()),
                _ => None,
            },
            created_at: state.created_at,
        }
    }

    /// Whether what was dealt follows from what was committed to; refused while the match goes on.
    pub fn verify_deal(&self) -> Result<(), texts::Message> {
        let over = self.over.as_ref().ok_or_else(|| refuse("match-not-over"))?;
        crate::matches::verify_deal(&self.spec, &self.id, &self.commitment, &self.words, over)?;
        match &self.setup {
            Some(setup) if *setup != deal(&self.spec, &self.id, &over.secret, &self.words)? => {
                Err(refuse("deal-other-setup"))
            }
            _ => Ok(()),
        }
    }
}

/// A match written down.
#[utoipa::path(get, path = "/api/matches/{id}/record", tag = "matches",
    params(("id" = String, Path)),
    responses((status = 200, body = Record), (status = 404, body = Refused)))]
pub(crate) async fn record(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
) -> Result<Json<Record>, ApiError> {
    let record = app.hall.read(&id, |state, _| Record::of(state)).await;
    record
        .map(Json)
        .map_err(|error| ApiError::new(error.message, language))
}
