use axum::Json;
use axum::extract::{Path, State};
use protocol::{DoneView, JoinWish, MoveWish, Person, Refused};

use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::matches::actor::Done;
use crate::matches::{Action, Command, Issuer};
use crate::people::identity::CurrentPerson;

type Answer = Result<Json<DoneView>, ApiError>;

async fn act(app: &App, id: &str, person: &Person, what: Action) -> Answer {
    let command = Command {
        from: Issuer::person(person),
        what,
    };
    Ok(Json(view(&app.registry.command(id, command).await?)))
}

const fn view(done: &Done) -> DoneView {
    DoneView {
        seq: done.seq,
        ply: done.ply,
        already: done.already,
    }
}

/// Sit down.
#[utoipa::path(post, path = "/api/v1/matches/{id}/join", tag = "play",
    params(("id" = String, Path)), request_body = JoinWish,
    responses((status = 200, body = DoneView), (status = 403, body = Refused),
        (status = 409, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn join(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    Path(id): Path<String>,
    Body(wish): Body<JoinWish>,
) -> Answer {
    Ok(Json(view(&app.registry.join(&id, person, wish).await?)))
}

/// Make a move.
#[utoipa::path(post, path = "/api/v1/matches/{id}/moves", tag = "play",
    params(("id" = String, Path)), request_body = MoveWish,
    responses((status = 200, body = DoneView), (status = 403, body = Refused),
        (status = 409, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn make_move(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    Path(id): Path<String>,
    Body(wish): Body<MoveWish>,
) -> Answer {
    let what = Action::Move {
        ply: wish.ply,
        text: wish.text,
        client: wish.client,
    };
    act(&app, &id, &person, what).await
}

/// The routes that need nothing but to be asked.
macro_rules! plain {
    ($($(#[doc = $doc:literal])+ $name:ident, $path:literal, $what:expr;)*) => {$(
        $(#[doc = $doc])+
        #[utoipa::path(post, path = $path, tag = "play", params(("id" = String, Path)),
            responses((status = 200, body = DoneView), (status = 403, body = Refused),
                (status = 409, body = Refused), (status = 422, body = Refused)))]
        pub(crate) async fn $name(
            State(app): State<App>,
            CurrentPerson(person): CurrentPerson,
            Path(id): Path<String>,
        ) -> Answer {
            act(&app, &id, &person, $what).await
        }
    )*};
}

plain! {
    /// Give up.
    resign, "/api/v1/matches/{id}/resign", Action::Resign;
    /// Offer a draw, or agree to one.
    offer_draw, "/api/v1/matches/{id}/draw", Action::OfferDraw;
    /// Decline a draw.
    decline_draw, "/api/v1/matches/{id}/draw/decline", Action::DeclineDraw;
    /// Tell the other people in the match that I take a hint which I find myself, as pages do. `GET` does it by itself.
    take_hint, "/api/v1/matches/{id}/hint", Action::TakeHint;
    /// Ask to take the last own move back, or agree that another does.
    ask_takeback, "/api/v1/matches/{id}/takeback", Action::AskTakeback;
    /// Decline that.
    decline_takeback, "/api/v1/matches/{id}/takeback/decline", Action::DeclineTakeback;
    /// Decline to play, although asked by name. The match is called off.
    decline_invitation, "/api/v1/matches/{id}/decline", Action::DeclineInvitation;
    /// Not to wait any longer for the player to move, who went away a minute ago or longer (a day where
    /// there is no clock): with two players a win, with more a bot plays on.
    claim, "/api/v1/matches/{id}/claim", Action::Claim { away: 0 };
    /// Call the match off, before its second move.
    abort, "/api/v1/matches/{id}/abort", Action::Abort;
    /// Play again with the seats moved on by one, or agree to.
    rematch, "/api/v1/matches/{id}/rematch", Action::Rematch { id: String::new() };
}
