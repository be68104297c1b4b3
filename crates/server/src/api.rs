//! The HTTP API. Each handler stands beside the types that it takes and gives.

mod account;
mod analysis;
mod any_position;
mod chat;
mod games;
mod lists;
mod matches;
mod me;
mod ops;
mod play;
mod players;
mod position;
mod record;
mod tokens;

pub use record::Record;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::door::{enter, follow, leave};
use crate::error::{Refused, in_words};
use crate::identity::identify;
use crate::matches::Speed;
use crate::stream::NDJSON;
use crate::{live, site, stream};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Serpentarium",
        description = "Play Kamon, Pantareï, Snekagon, Snekagon 5G and Tantrix. Sentences come in \
            the language of `?lang=` or `Accept-Language` (en, cs, pl). Whatever is refused is \
            answered with a `Refused`: a code for programs and a sentence for people."
    ),
    components(schemas(Refused, Speed, lists::StatusName, live::ToClient, live::FromClient))
)]
struct Base;

/// The longest body that anybody has a reason to send.
const LONGEST_BODY: usize = 16 * 1024;

fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Base::openapi())
        .routes(routes!(games::games))
        .routes(routes!(games::game))
        .routes(routes!(matches::create))
        .routes(routes!(matches::show))
        .routes(routes!(matches::events))
        .routes(routes!(position::legal))
        .routes(routes!(position::explain))
        .routes(routes!(position::scene))
        .routes(routes!(position::svg))
        .routes(routes!(any_position::scene))
        .routes(routes!(any_position::svg))
        .routes(routes!(any_position::deal))
        .routes(routes!(record::record))
        .routes(routes!(play::join))
        .routes(routes!(play::make_move))
        .routes(routes!(play::resign))
        .routes(routes!(play::offer_draw))
        .routes(routes!(play::decline_draw))
        .routes(routes!(play::ask_takeback))
        .routes(routes!(play::decline_takeback))
        .routes(routes!(play::decline_invitation))
        .routes(routes!(play::claim))
        .routes(routes!(play::abort))
        .routes(routes!(play::rematch))
        .routes(routes!(lists::open))
        .routes(routes!(lists::live_matches))
        .routes(routes!(lists::archive))
        .routes(routes!(lists::mine))
        .routes(routes!(lists::my_turn))
        .routes(routes!(lists::my_archive))
        .routes(routes!(me::me))
        .routes(routes!(account::register, account::delete))
        .routes(routes!(account::log_in))
        .routes(routes!(account::log_out))
        .routes(routes!(account::log_out_everywhere))
        .routes(routes!(tokens::make_token, tokens::tokens))
        .routes(routes!(tokens::drop_token))
        .routes(routes!(analysis::analyse))
        .routes(routes!(analysis::job, analysis::cancel))
        .routes(routes!(players::player))
        .routes(routes!(lists::of_player))
        .routes(routes!(players::leaderboard))
        .routes(routes!(chat::read, chat::say))
        .routes(routes!(chat::phrases))
        .routes(routes!(stream::events))
        .routes(routes!(stream::game))
        .routes(routes!(live::live))
}

/// The description of the API.
pub(crate) fn description() -> Description {
    let mut description = routes().into_openapi();
    // It changes with the API and not with every release.
    "1".clone_into(&mut description.info.version);
    description
}

pub(crate) fn router(app: App) -> Router {
    let (api, _) = routes().split_for_parts();
    let described = serde_json::to_string(&description()).unwrap_or_default();
    let openapi = move || async move { ([(CONTENT_TYPE, "application/json")], described) };
    // A stream must not wait until there is enough to compress.
    let squeezable = DefaultPredicate::new().and(NotForContentType::const_new(NDJSON));
    let inside = api
        .route("/api/openapi.json", get(openapi))
        .layer(from_fn(in_words))
        .layer(from_fn_with_state(app.clone(), identify))
        .fallback(site::page)
        .layer(from_fn_with_state(app.clone(), enter))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new().compress_when(squeezable));
    Router::new()
        .route("/healthz", get(ops::alive))
        .route("/readyz", get(ops::ready))
        .route("/metrics", get(ops::metrics))
        .merge(inside)
        .layer(from_fn(leave))
        .layer(from_fn(follow))
        .with_state(app)
}
