use axum::Json;

use crate::identity::Who;
use crate::matches::Person;

/// Who I am. A stranger becomes a guest.
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = Person)))]
pub(crate) async fn me(Who(person): Who) -> Json<Person> {
    Json(person)
}
