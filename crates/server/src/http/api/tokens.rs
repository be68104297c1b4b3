use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{NewToken, Refused, Scope, Token, TokenView};
use store::{Key, KeyKind, StoreError};

use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::people::identity::{Account, key_hash};
use crate::people::refusal::AccountRefusal;

/// Nobody has more programs than this; whoever does can drop some.
const MOST_TOKENS: usize = 20;

/// Make a token for a program that plays in my name.
#[utoipa::path(post, path = "/api/v1/account/tokens", tag = "account", request_body = NewToken,
    responses((status = 201, body = Token), (status = 401, body = Refused),
        (status = 409, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn make_token(
    State(app): State<App>,
    account: Account,
    Body(wish): Body<NewToken>,
) -> Result<(StatusCode, Json<Token>), ApiError> {
    if !(1..=40).contains(&wish.label.chars().count()) {
        return Err(AccountRefusal::TokenLabel.into());
    }
    let scopes = Scope::ALL
        .into_iter()
        .filter(|scope| wish.scopes.contains(scope));
    let scopes: Vec<&str> = scopes.map(Scope::name).collect();
    let token = app.world.key();
    let key = Key {
        hash: key_hash(&token),
        player_id: account.person.id,
        kind: KeyKind::Token,
        label: wish.label,
        scopes: scopes.join(" "),
        created_at: app.world.now(),
        expires_at: None,
        last_seen_at: None,
    };
    let added = app.store.add_token(&key, MOST_TOKENS).await;
    added.map_err(|error| match error {
        StoreError::Conflict => ApiError::from(AccountRefusal::TooManyTokens { most: MOST_TOKENS }),
        broken => broken.into(),
    })?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}

/// My tokens.
#[utoipa::path(get, path = "/api/v1/account/tokens", tag = "account",
    responses((status = 200, body = Vec<TokenView>), (status = 401, body = Refused)))]
pub(crate) async fn tokens(
    State(app): State<App>,
    account: Account,
) -> Result<Json<Vec<TokenView>>, ApiError> {
    let tokens = app.store.tokens(&account.person.id).await?;
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
#[utoipa::path(delete, path = "/api/v1/account/tokens/{id}", tag = "account",
    params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refused), (status = 404, body = Refused)))]
pub(crate) async fn drop_token(
    State(app): State<App>,
    account: Account,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let dropped = app.store.drop_token(&account.person.id, &id).await;
    dropped.map_err(|error| match error {
        StoreError::Conflict => ApiError::from(AccountRefusal::TokenNotFound),
        broken => broken.into(),
    })?;
    app.revoke(&account.person.id);
    Ok(StatusCode::NO_CONTENT)
}
