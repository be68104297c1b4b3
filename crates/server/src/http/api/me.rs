use axum::Json;
use protocol::Person;

use crate::people::identity::CurrentPerson;

/// Who I am. A stranger becomes a guest.
#[utoipa::path(get, path = "/api/v1/me", tag = "me", responses((status = 200, body = Person)))]
pub(crate) async fn me(CurrentPerson(person): CurrentPerson) -> Json<Person> {
    Json(person)
}
