use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{Key, KeyKind};
use utoipa::ToSchema;

use crate::app::App;
use crate::body::Body;
use crate::error::{ApiError, Refused, refuse};
use crate::hex;
use crate::identity::{Account, key_hash};
use crate::language::Lang;
use crate::matches::Millis;

/// A token to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewToken {
    /// What you call it.
    label: String,
    /// What it is for; all of it if left out.
    #[serde(default = "everything")]
    scopes: Vec<Scope>,
}

/// What a token is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scope {
    /// To see what I see: every token can.
    Read,
    /// To make and join matches, to move and to talk.
    Play,
    /// To have positions analysed.
    Analysis,
}

impl Scope {
    const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Analysis];

    const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Analysis => "analysis",
        }
    }
}

fn everything() -> Vec<Scope> {
    Scope::ALL.into()
}

/// A token, shown once.
#[derive(Serialize, ToSchema)]
pub(crate) struct Token {
    /// Say it as `Authorization: Bearer ...`.
    token: String,
}

/// Make a token for a program that plays in my name.
#[utoipa::path(post, path = "/api/account/tokens", tag = "account", request_body = NewToken,
    responses((status = 201, body = Token), (status = 401, body = Refused)))]
pub(crate) async fn make_token(
    State(app): State<App>,
    account: Account,
    lang: Lang,
    Body(wish): Body<NewToken>,
) -> Result<(StatusCode, Json<Token>), ApiError> {
    let failed = |message| ApiError::new(message, lang.0);
    if !(1..=40).contains(&wish.label.chars().count()) {
        return Err(failed(refuse("token-label")));
    }
    let scopes = Scope::ALL
        .into_iter()
        .filter(|scope| wish.scopes.contains(scope));
    let scopes: Vec<&str> = scopes.map(Scope::name).collect();
    let token = hex(&crate::random::<32>());
    let key = Key {
        hash: key_hash(&token),
        player_id: account.person.id,
        kind: KeyKind::Token,
        label: wish.label,
        scopes: scopes.join(" "),
        created_at: app.time.now(),
        expires_at: None,
    };
    let added = app.store.add_key(&key).await;
    added.map_err(|error| failed(error.message()))?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}

/// A token, without itself.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TokenView {
    /// What to drop it by.
    id: String,
    /// What you called it.
    label: String,
    /// What it is for.
    scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    created_at: Millis,
}

/// My tokens.
#[utoipa::path(get, path = "/api/account/tokens", tag = "account",
    responses((status = 200, body = Vec<TokenView>), (status = 401, body = Refused)))]
pub(crate) async fn tokens(
    State(app): State<App>,
    account: Account,
    lang: Lang,
) -> Result<Json<Vec<TokenView>>, ApiError> {
    let tokens = app.store.tokens(&account.person.id).await;
    let tokens = tokens.map_err(|error| ApiError::new(error.message(), lang.0))?;
    let views = tokens.into_iter().map(|key| TokenView {
        id: key.hash,
        label: key.label,
        scopes: Scope::ALL
            .into_iter()
            .filter(|scope| key.scopes.split(' ').any(|word| word == scope.name()))
            .collect(),
        created_at: key.created_at,
    });
    Ok(Json(views.collect()))
}

/// Make a token useless.
#[utoipa::path(delete, path = "/api/account/tokens/{id}", tag = "account",
    params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refused)))]
pub(crate) async fn drop_token(
    State(app): State<App>,
    account: Account,
    lang: Lang,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let dropped = app.store.drop_key(&account.person.id, &id).await;
    dropped.map_err(|error| ApiError::new(error.message(), lang.0))?;
    app.revocations.announce(&account.person.id);
    Ok(StatusCode::NO_CONTENT)
}
