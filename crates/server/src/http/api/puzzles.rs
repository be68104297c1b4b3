use axum::Json;
use axum::extract::{Path, State};
use protocol::{PuzzleDiary, PuzzleRatingView, PuzzleTried, PuzzleTryView, PuzzleTryWish, Refused};
use store::{PuzzleStrength, PuzzleTry};

use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::refusal::HttpRefusal;
use crate::people::identity::Account;
use crate::people::puzzles::{How, game_of, is_around, is_solution, note, puzzle, tried_at};

/// So many tries are told at once: as many as a browser keeps.
const TRIES: i64 = 2_000;

/// What I have tried of the puzzles, and how strong that makes me.
#[utoipa::path(get, path = "/api/v1/me/puzzles", operation_id = "puzzle_diary", tag = "puzzles",
    responses((status = 200, body = PuzzleDiary), (status = 401, body = Refused)))]
pub(crate) async fn diary(
    State(app): State<App>,
    account: Account,
) -> Result<Json<PuzzleDiary>, ApiError> {
    let id = &account.person.id;
    let ratings = app.store.puzzle_player(id).await?;
    let tries = app.store.puzzle_tries(id, TRIES).await?;
    Ok(Json(PuzzleDiary {
        ratings: ratings
            .into_iter()
            .map(|(game, strength)| rating_view(&game, strength))
            .collect(),
        tries: tries.into_iter().map(try_view).collect(),
    }))
}

/// Note a try at a puzzle. The moves are compared with its solution; the first try that is rated counts.
#[utoipa::path(post, path = "/api/v1/puzzles/{id}/tries", operation_id = "try_puzzle", tag = "puzzles",
    params(("id" = String, Path, description = "The puzzle.")), request_body = PuzzleTryWish,
    responses((status = 200, body = PuzzleTried), (status = 401, body = Refused),
        (status = 404, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn attempt(
    State(app): State<App>,
    account: Account,
    Path(id): Path<String>,
    Body(wish): Body<PuzzleTryWish>,
) -> Result<Json<PuzzleTried>, ApiError> {
    let puzzle = puzzle(&id).ok_or(HttpRefusal::PuzzleUnknown)?;
    let at = tried_at(wish.at, app.world.now());
    if wish.day.is_some_and(|day| !is_around(day, at)) {
        return Err(HttpRefusal::PuzzleDay.into());
    }
    let one = PuzzleTry {
        player_id: account.person.id,
        puzzle_id: id,
        at,
        solved: !wish.helped && is_solution(puzzle, &wish.moves),
        day: wish.day,
        rated: None,
    };
    let how = How {
        rated: wish.rated,
        is_timed: wish.at.is_some(),
    };
    let noted = note(&app.store, puzzle, one, how).await?;
    Ok(Json(PuzzleTried {
        tried: try_view(noted.one),
        rating: noted
            .player
            .map(|strength| rating_view(game_of(&puzzle.id), strength)),
        puzzle_rating: noted.puzzle,
    }))
}

fn rating_view(game: &str, strength: PuzzleStrength) -> PuzzleRatingView {
    PuzzleRatingView {
        game: game.to_owned(),
        rating: strength.rating,
        deviation: strength.deviation,
        volatility: strength.volatility,
        tries: strength.tries,
    }
}

fn try_view(one: PuzzleTry) -> PuzzleTryView {
    PuzzleTryView {
        id: one.puzzle_id,
        at: one.at,
        solved: one.solved,
        day: one.day,
        rated: one.rated.map(|(before, after)| [before, after]),
    }
}
