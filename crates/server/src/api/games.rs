use axum::Json;
use axum::extract::Path;
use game::{Family, Language};
use serde::Serialize;
use utoipa::ToSchema;

use crate::bots::LEVELS;
use crate::error::{ApiError, refuse};
use crate::language::Lang;

/// A game on the shelf.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameInfo {
    /// What specs call it.
    id: String,
    /// What people call it.
    title: String,
    /// Who invented it.
    author: String,
    /// What it is about, in a line.
    summary: String,
    /// What a move looks like.
    move_hint: String,
    /// The fewest players.
    fewest_players: usize,
    /// The most players.
    most_players: usize,
    /// What can be chosen.
    options: Vec<OptionInfo>,
    /// Bots have levels from 1 to this.
    bot_levels: u8,
    /// What the bots are called, from level 1 on.
    bot_names: Vec<String>,
}

/// Something that can be chosen about a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OptionInfo {
    /// Its name in specs.
    name: String,
    /// What it is about.
    about: String,
    /// What it can be.
    values: Vec<String>,
    /// What it is when nobody says.
    default: String,
}

fn info(family: &Family, language: Language) -> GameInfo {
    let say = |code: &str| family.texts.plain(language, code);
    GameInfo {
        id: family.id.to_owned(),
        title: family.title.to_owned(),
        author: family.author.to_owned(),
        summary: say("summary"),
        move_hint: say("move-hint"),
        fewest_players: *family.players.start(),
        most_players: *family.players.end(),
        options: family
            .options
            .iter()
            .map(|option| OptionInfo {
                name: option.name.to_owned(),
                about: say(&format!("option-{}", option.name)),
                values: option
                    .values
                    .iter()
                    .map(|&value| value.to_owned())
                    .collect(),
                default: option.default.to_owned(),
            })
            .collect(),
        bot_levels: LEVELS,
        bot_names: (1..=LEVELS)
            .map(|level| crate::bots::name(level, language))
            .collect(),
    }
}

/// All games.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games(Lang(language): Lang) -> Json<Vec<GameInfo>> {
    let games = catalog::families().map(|family| info(family, language));
    Json(games.collect())
}

/// One game.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = GameInfo), (status = 404, body = crate::error::Refused)))]
pub(crate) async fn game(
    Lang(language): Lang,
    Path(id): Path<String>,
) -> Result<Json<GameInfo>, ApiError> {
    catalog::families()
        .find(|family| family.id == id)
        .map(|family| Json(info(family, language)))
        .ok_or_else(|| ApiError::new(refuse("not-found"), language))
}
