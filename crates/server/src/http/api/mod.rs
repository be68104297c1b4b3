//! The HTTP API. Each handler stands beside the types that it takes and gives.

mod account;
mod analysis;
mod any_position;
mod chat;
mod courses;
mod explorer;
mod games;
mod hint;
mod ledger;
mod lists;
mod matches;
mod me;
mod moderation;
pub(super) mod ops;
mod orders;
mod passkeys;
mod pictures;
mod play;
mod players;
mod position;
mod puzzles;
mod record;
mod recovery;
mod refusals;
mod reviews;
mod sessions;
mod studies;
mod study_preview;
mod task_previews;
mod tokens;
mod work;

pub(crate) use lists::hide_avoided;
pub(crate) use pictures::{about_match, public_match, spec_family};
pub(crate) use record::record_of;
pub use record::verify_record;
pub(crate) use studies::events_after as study_events_after;
pub(crate) use study_preview::{about_study, public_study};
pub(crate) use task_previews::{about_course, about_puzzle, about_tiles};

use axum::extract::DefaultBodyLimit;
use protocol::{
    FromClient, FromStudyReader, FromVisitor, Refused, Speed, StatusName, StudyListName, ToClient,
    ToStudyReader, ToVisitor,
};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::http::body::{LONGEST_FINDING, LONGEST_REVIEW, LONGEST_STUDY};
use crate::live::{self, stream};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Serpentarium",
        description = "Play board games with people and bots. Sentences come in \
            the language of `?lang=` or `Accept-Language` (en, cs, pl). Whatever is refused is \
            answered with a `Refused`: a code for programs and a sentence for people. Without a version, \
            `/api/...` is the newest one. Within a version things are only added: ignore fields and \
            pass over messages that you do not know."
    ),
    components(schemas(
        Refused,
        Speed,
        StatusName,
        StudyListName,
        ToClient,
        FromClient,
        ToVisitor,
        FromVisitor,
        ToStudyReader,
        FromStudyReader
    ))
)]
struct Base;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Base::openapi())
        .routes(routes!(games::games))
        .routes(routes!(games::game))
        .routes(routes!(games::rules))
        .routes(routes!(matches::create))
        .routes(routes!(matches::show))
        .routes(routes!(matches::events))
        .routes(routes!(matches::ratings))
        .routes(routes!(position::legal))
        .routes(routes!(hint::hint, play::take_hint))
        .routes(routes!(position::explain))
        .routes(routes!(position::attempt))
        .routes(routes!(position::played))
        .routes(routes!(position::scene))
        .routes(routes!(position::svg))
        .routes(routes!(any_position::scene))
        .routes(routes!(any_position::svg))
        .routes(routes!(any_position::deal))
        .routes(routes!(explorer::explore))
        .routes(routes!(pictures::match_png))
        .routes(routes!(pictures::match_gif))
        .routes(routes!(pictures::match_preview))
        .routes(routes!(pictures::position_png))
        .routes(routes!(pictures::position_preview))
        .routes(routes!(pictures::game_preview))
        .routes(routes!(task_previews::puzzle_preview))
        .routes(routes!(task_previews::course_preview))
        .routes(routes!(task_previews::tiles_preview))
        .routes(routes!(pictures::preview))
        .routes(routes!(study_preview::study_preview))
        .routes(routes!(record::record))
        .routes(routes!(record::keep))
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
        .routes(routes!(recovery::change_password))
        .routes(routes!(recovery::codes_left, recovery::new_codes))
        .routes(routes!(recovery::recover))
        .routes(routes!(sessions::sessions, sessions::end_other_sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(passkeys::passkeys, passkeys::add))
        .routes(routes!(passkeys::begin))
        .routes(routes!(passkeys::remove))
        .routes(routes!(passkeys::begin_log_in))
        .routes(routes!(passkeys::log_in))
        .routes(routes!(tokens::make_token, tokens::tokens))
        .routes(routes!(tokens::drop_token))
        .routes(routes!(analysis::analyse))
        .routes(routes!(analysis::review))
        .routes(routes!(analysis::job, analysis::cancel))
        .routes(routes!(players::player))
        .routes(routes!(players::results))
        .routes(routes!(lists::of_player))
        .routes(routes!(players::leaderboard))
        .routes(routes!(players::leaderboard_count))
        .routes(routes!(puzzles::diary))
        .routes(routes!(puzzles::attempt))
        .routes(routes!(courses::progress, courses::keep))
        .routes(routes!(chat::read, chat::say))
        .routes(routes!(chat::phrases))
        .routes(routes!(ledger::ledger))
        .routes(routes!(moderation::people))
        .routes(routes!(moderation::mute))
        .routes(routes!(moderation::unmute))
        .routes(routes!(moderation::block))
        .routes(routes!(moderation::unblock))
        .routes(routes!(moderation::report))
        .routes(routes!(moderation::warnings))
        .routes(routes!(moderation::confirm))
        .routes(routes!(stream::events))
        .routes(routes!(stream::game))
        .routes(routes!(live::live))
        .routes(routes!(live::lobby::visit::lobby))
        .routes(routes!(live::lobby::visit::live))
        .merge(studies())
        .merge(reviews())
        .merge(work())
}

/// What workers find of a whole game is longer than what people say.
fn work() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(work::take))
        .routes(routes!(work::beat))
        .routes(routes!(work::done))
        .routes(routes!(work::give_back))
        .routes(routes!(orders::order))
        .routes(routes!(orders::look, orders::cancel))
        .layer(DefaultBodyLimit::max(LONGEST_FINDING))
}

/// Trees are longer than anything else that is sent.
fn studies() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(studies::list, studies::create))
        .routes(routes!(studies::show, studies::delete))
        .routes(routes!(studies::events, studies::change))
        .routes(routes!(studies::copy))
        .routes(routes!(studies::text))
        .routes(routes!(studies::json))
        .routes(routes!(live::study::live))
        .layer(DefaultBodyLimit::max(LONGEST_STUDY))
}

/// So is what was found about every position of a game.
fn reviews() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(reviews::all, reviews::keep))
        .routes(routes!(reviews::one))
        .layer(DefaultBodyLimit::max(LONGEST_REVIEW))
}

/// The description of the API.
pub(crate) fn description() -> Description {
    let mut description = routes().into_openapi();
    // It changes with the API and not with every release.
    "1".clone_into(&mut description.info.version);
    refusals::describe(&mut description);
    description
}
