use std::convert::Infallible;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::{
    MessagePlace, PeopleView, Person, PlayerWish, Refused, ReportReason, ReportWish, StudyPlace,
    WarningView,
};

use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::middleware::{Address, limit_costly};
use crate::people::chat::{may_read, one_line};
use crate::people::identity::{Account, CurrentPerson, MaybePerson};
use crate::people::moderation::{Deed, ModerationRefusal};
use crate::people::names::{guest_name, is_id};
use crate::people::refusal::AccountRefusal;
use crate::study::comment_at;

/// So many people are in a list at most.
const MOST_PEOPLE: usize = 500;
/// The longest words of a report.
const LONGEST_WORDS: usize = 500;

/// Whom I have muted and blocked.
#[utoipa::path(get, path = "/api/v1/me/people", operation_id = "muted_and_blocked", tag = "people",
    responses((status = 200, body = PeopleView)))]
pub(crate) async fn people(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
) -> Result<Json<PeopleView>, ApiError> {
    let mut view = PeopleView {
        muted: Vec::new(),
        blocked: Vec::new(),
    };
    if let Some(person) = person {
        view.muted = persons(&app, PeopleList::Muted.of(&app, &person)).await?;
        view.blocked = persons(&app, PeopleList::Blocked.of(&app, &person)).await?;
    }
    Ok(Json(view))
}

/// Those who have these ids; whoever has deleted their account is gone from the list.
async fn persons(app: &App, ids: Vec<String>) -> Result<Vec<Person>, ApiError> {
    let mut found = Vec::new();
    for id in ids {
        match app.store.player(&id).await? {
            Some(player) => found.push(Person {
                id,
                name: player.name,
                guest: false,
                bot: player.bot,
                rating: None,
            }),
            None if app.store.was_registered(&id).await? => {}
            None => found.push(Person {
                name: guest_name(&id),
                id,
                guest: true,
                bot: false,
                rating: None,
            }),
        }
    }
    Ok(found)
}

/// A list of people that everybody may keep.
#[derive(Clone, Copy)]
enum PeopleList {
    Muted,
    Blocked,
}

impl PeopleList {
    fn of(self, app: &App, person: &Person) -> Vec<String> {
        app.moderation.read(|standing| match self {
            Self::Muted => standing.muted_by(&person.id),
            Self::Blocked => standing.blocked_by(&person.id),
        })
    }

    const fn added(self) -> Deed {
        match self {
            Self::Muted => Deed::Muted,
            Self::Blocked => Deed::Blocked,
        }
    }

    const fn removed(self) -> Deed {
        match self {
            Self::Muted => Deed::Unmuted,
            Self::Blocked => Deed::Unblocked,
        }
    }
}

/// Whoever changes a list of theirs.
pub(crate) struct Keeper {
    app: App,
    person: Person,
    address: Address,
}

impl FromRequestParts<App> for Keeper {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let CurrentPerson(person) = CurrentPerson::from_request_parts(parts, app).await?;
        Ok(Self {
            app: app.clone(),
            person,
            address: Address::from_request_parts(parts, app).await?,
        })
    }
}

impl Keeper {
    async fn add(self, list: PeopleList, player: &str) -> Result<StatusCode, ApiError> {
        limit_costly(&self.app, self.address)?;
        must_be_another(&self.person, player)?;
        let listed = list.of(&self.app, &self.person);
        if listed.iter().any(|one| one == player) {
            return Ok(StatusCode::NO_CONTENT);
        }
        if listed.len() >= MOST_PEOPLE {
            let most = MOST_PEOPLE;
            return Err(ModerationRefusal::TooMany { most }.into());
        }
        record(&self.app, &self.person, player, list.added()).await
    }

    async fn remove(self, list: PeopleList, player: &str) -> Result<StatusCode, ApiError> {
        limit_costly(&self.app, self.address)?;
        let listed = list.of(&self.app, &self.person);
        if !listed.iter().any(|one| one == player) {
            return Ok(StatusCode::NO_CONTENT);
        }
        record(&self.app, &self.person, player, list.removed()).await
    }
}

/// Mute somebody: what they say is not shown to me.
#[utoipa::path(post, path = "/api/v1/me/muted", tag = "people", request_body = PlayerWish,
    responses((status = 204), (status = 404, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn mute(
    keeper: Keeper,
    Body(wish): Body<PlayerWish>,
) -> Result<StatusCode, ApiError> {
    keeper.add(PeopleList::Muted, &wish.player).await
}

/// Let me see again what somebody says.
#[utoipa::path(delete, path = "/api/v1/me/muted/{player}", tag = "people",
    params(("player" = String, Path)), responses((status = 204)))]
pub(crate) async fn unmute(
    keeper: Keeper,
    Path(player): Path<String>,
) -> Result<StatusCode, ApiError> {
    keeper.remove(PeopleList::Muted, &player).await
}

/// Block somebody: we are never at one table, neither invites the other, and neither sees what the other says.
#[utoipa::path(post, path = "/api/v1/me/blocked", tag = "people", request_body = PlayerWish,
    responses((status = 204), (status = 404, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn block(
    keeper: Keeper,
    Body(wish): Body<PlayerWish>,
) -> Result<StatusCode, ApiError> {
    keeper.add(PeopleList::Blocked, &wish.player).await
}

/// Let somebody meet me again.
#[utoipa::path(delete, path = "/api/v1/me/blocked/{player}", tag = "people",
    params(("player" = String, Path)), responses((status = 204)))]
pub(crate) async fn unblock(
    keeper: Keeper,
    Path(player): Path<String>,
) -> Result<StatusCode, ApiError> {
    keeper.remove(PeopleList::Blocked, &player).await
}

async fn record(
    app: &App,
    person: &Person,
    about: &str,
    deed: Deed,
) -> Result<StatusCode, ApiError> {
    let now = app.world.now();
    let recorded = app.moderation.record(now, &person.id, about, &deed);
    recorded.await?;
    Ok(StatusCode::NO_CONTENT)
}

fn must_be_another(person: &Person, player: &str) -> Result<(), ApiError> {
    if !is_id(player) {
        return Err(AccountRefusal::PlayerNotFound.into());
    }
    if person.id == player {
        return Err(ModerationRefusal::Yourself.into());
    }
    Ok(())
}

/// Report somebody, or something that they said, to the operator.
#[utoipa::path(post, path = "/api/v1/reports", tag = "people", request_body = ReportWish,
    responses((status = 204), (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused)))]
pub(crate) async fn report(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
    Body(wish): Body<ReportWish>,
) -> Result<StatusCode, ApiError> {
    limit_costly(&app, address)?;
    must_be_another(&person, &wish.player)?;
    let words = wish.words.as_deref().map(one_line);
    let words = words.filter(|words| !words.is_empty());
    if words
        .as_ref()
        .is_some_and(|words| words.chars().count() > LONGEST_WORDS)
    {
        let most = LONGEST_WORDS;
        return Err(ModerationRefusal::WordsLong { most }.into());
    }
    if wish.reason == ReportReason::Other && words.is_none() {
        return Err(ModerationRefusal::WordsMissing.into());
    }
    let said = match &wish.message {
        Some(place) => Some(said(&app, &person, &wish.player, place).await?),
        None => match &wish.study {
            Some(place) => Some(written(&app, &person, &wish.player, place).await?),
            None => None,
        },
    };
    let (message, study) = (wish.message.as_ref(), wish.study.as_ref());
    let reported = app
        .moderation
        .read(|standing| standing.has_reported(&person.id, &wish.player, message, study));
    if reported {
        return Err(ModerationRefusal::ReportedAlready.into());
    }
    let deed = Deed::Reported {
        reason: wish.reason,
        words,
        message: wish.message,
        said,
        study: wish.study,
    };
    record(&app, &person, &wish.player, deed).await
}

/// What a player said at a place where whoever asks may read.
async fn said(
    app: &App,
    reader: &Person,
    player: &str,
    place: &MessagePlace,
) -> Result<String, ApiError> {
    let (room, id) = (place.room, reader.id.clone());
    let readable = app.registry.read(&place.match_id, move |state, _| {
        may_read(room, state, Some(&id))
    });
    if !readable.await? {
        return Err(ModerationRefusal::NoMessage.into());
    }
    let before = place.number.saturating_sub(1);
    let lines = app.store.chat(&place.match_id, room.name(), before, 1);
    let line = lines.await?.into_iter().next();
    let line = line.filter(|line| line.number == place.number && line.player_id == player);
    Ok(line.ok_or(ModerationRefusal::NoMessage)?.body)
}

/// What a player wrote in a study that whoever asks may read, or the name of one that is the player's.
async fn written(
    app: &App,
    reader: &Person,
    player: &str,
    place: &StudyPlace,
) -> Result<String, ApiError> {
    app.studies.role(&place.study, Some(reader)).await?;
    let state = app.studies.read(&place.study).await?;
    let own = |author: &str| author.strip_prefix('@') == Some(player);
    let found = if place.comment.is_some() {
        let comment = comment_at(&state, place);
        let comment = comment.filter(|comment| comment.author.as_deref().is_some_and(own));
        comment.map(|comment| comment.text.clone())
    } else {
        let writes =
            state.summary.owner_id == player || state.contributors.iter().any(|one| one == player);
        writes.then(|| state.summary.name.clone())
    };
    Ok(found.ok_or(ModerationRefusal::NoMessage)?)
}

/// The operator's warnings that I have not confirmed.
#[utoipa::path(get, path = "/api/v1/account/warnings", tag = "account",
    responses((status = 200, body = Vec<WarningView>), (status = 401, body = Refused)))]
pub(crate) async fn warnings(State(app): State<App>, account: Account) -> Json<Vec<WarningView>> {
    let id = &account.person.id;
    Json(
        app.moderation
            .read(|standing| standing.warnings(id).to_vec()),
    )
}

/// Confirm that I have read a warning.
#[utoipa::path(post, path = "/api/v1/account/warnings/{id}/confirm", operation_id = "confirm_warning", tag = "account",
    params(("id" = i64, Path)),
    responses((status = 204), (status = 401, body = Refused), (status = 404, body = Refused)))]
pub(crate) async fn confirm(
    State(app): State<App>,
    account: Account,
    Path(warning): Path<i64>,
) -> Result<StatusCode, ApiError> {
    let person = account.person;
    let open = app.moderation.read(|standing| {
        let mut open = standing.warnings(&person.id).iter();
        open.any(|open| open.id == warning)
    });
    if !open {
        return Err(ModerationRefusal::NoWarning.into());
    }
    record(&app, &person, &person.id, Deed::Confirmed { warning }).await
}
