use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::body::Body;
use crate::error::{ApiError, Refused};
use crate::identity::Who;
use crate::language::Lang;
use crate::matches::{Command, From, Person, What};
use crate::names::new_id;

/// What was asked for is done, and on disk.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DoneView {
    /// The number of the event that it became.
    seq: i64,
    /// How many moves have been made.
    ply: usize,
    /// Whether it had been done before, by an earlier request with the same mark.
    already: bool,
}

type Answer = Result<Json<DoneView>, ApiError>;

async fn act(app: &App, id: &str, person: &Person, lang: Lang, what: What) -> Answer {
    let command = Command {
        from: From::person(person),
        what,
    };
    match app.hall.command(id, command).await {
        Ok(done) => Ok(Json(DoneView {
            seq: done.seq,
            ply: done.ply,
            already: done.already,
        })),
        Err(refused) => {
            let mut error = ApiError::new(refused.message, lang.0);
            error.at = refused.at;
            Err(error)
        }
    }
}

/// Where to sit down.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinWish {
    /// The seat; any that is free if left out.
    #[serde(default)]
    seat: Option<usize>,
    /// Something of yours for the shuffle.
    #[serde(default)]
    words: Option<String>,
}

/// Sit down.
#[utoipa::path(post, path = "/api/matches/{id}/join", tag = "play",
    params(("id" = String, Path)), request_body = JoinWish,
    responses((status = 200, body = DoneView), (status = 409, body = Refused)))]
pub(crate) async fn join(
    State(app): State<App>,
    Who(person): Who,
    lang: Lang,
    Path(id): Path<String>,
    Body(wish): Body<JoinWish>,
) -> Answer {
    let what = What::Join {
        seat: wish.seat,
        person: person.clone(),
        words: wish.words,
    };
    act(&app, &id, &person, lang, what).await
}

/// A move.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveWish {
    /// How many moves you saw made.
    ply: usize,
    /// The move.
    #[serde(rename = "move")]
    text: String,
    /// Your own mark for it: the same mark twice is one move.
    #[serde(default)]
    client: Option<String>,
}

/// Make a move.
#[utoipa::path(post, path = "/api/matches/{id}/moves", tag = "play",
    params(("id" = String, Path)), request_body = MoveWish,
    responses((status = 200, body = DoneView), (status = 403, body = Refused),
        (status = 409, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn make_move(
    State(app): State<App>,
    Who(person): Who,
    lang: Lang,
    Path(id): Path<String>,
    Body(wish): Body<MoveWish>,
) -> Answer {
    let what = What::Move {
        ply: wish.ply,
        text: wish.text,
        client: wish.client,
    };
    act(&app, &id, &person, lang, what).await
}

/// The routes that need nothing but to be asked.
macro_rules! plain {
    ($($(#[doc = $doc:literal])+ $name:ident, $path:literal, $what:expr;)*) => {$(
        $(#[doc = $doc])+
        #[utoipa::path(post, path = $path, tag = "play", params(("id" = String, Path)),
            responses((status = 200, body = DoneView), (status = 403, body = Refused),
                (status = 409, body = Refused)))]
        pub(crate) async fn $name(
            State(app): State<App>,
            Who(person): Who,
            lang: Lang,
            Path(id): Path<String>,
        ) -> Answer {
            act(&app, &id, &person, lang, $what).await
        }
    )*};
}

plain! {
    /// Give up.
    resign, "/api/matches/{id}/resign", What::Resign;
    /// Offer a draw, or agree to one.
    offer_draw, "/api/matches/{id}/draw", What::OfferDraw;
    /// Decline a draw.
    decline_draw, "/api/matches/{id}/draw/decline", What::DeclineDraw;
    /// Ask to take the last own move back, or agree that another does.
    ask_takeback, "/api/matches/{id}/takeback", What::AskTakeback;
    /// Decline that.
    decline_takeback, "/api/matches/{id}/takeback/decline", What::DeclineTakeback;
    /// Decline to play, although asked by name. The match is called off.
    decline_invitation, "/api/matches/{id}/decline", What::DeclineInvitation;
    /// Not to wait any longer for the player to move, who went away a minute ago or longer (a day where
    /// there is no clock): with two players a win, with more a bot plays on.
    claim, "/api/matches/{id}/claim", What::Claim { away: 0 };
    /// Call the match off, before its second move.
    abort, "/api/matches/{id}/abort", What::Abort;
    /// Play again with the seats moved on by one, or agree to.
    rematch, "/api/matches/{id}/rematch", What::Rematch { id: new_id() };
}
