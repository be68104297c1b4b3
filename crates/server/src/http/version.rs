//! The version of the API stands in its paths. Whoever names none gets the newest.

use axum::extract::Request;
use axum::http::Uri;
use protocol::API;

/// A request for `/api/...` as one for the newest version: whatever comes after this knows one spelling
/// of a path only.
pub(super) fn newest(mut request: Request) -> Request {
    if let Some(versioned) = versioned(request.uri()) {
        *request.uri_mut() = versioned;
    }
    request
}

/// The address with the newest version in it, if it is one of the API and names none.
fn versioned(uri: &Uri) -> Option<Uri> {
    let rest = uri.path().strip_prefix("/api/")?;
    let first = rest.split('/').next().unwrap_or_default();
    let number = first.strip_prefix('v').unwrap_or_default();
    if !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let path = match uri.query() {
        Some(query) => format!("{API}/{rest}?{query}"),
        None => format!("{API}/{rest}"),
    };
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(path.parse().ok()?);
    Uri::from_parts(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_api_without_a_version_are_changed() {
        let changed = |uri: &'static str| {
            let uri = versioned(&Uri::from_static(uri));
            uri.map(|uri| uri.to_string())
        };
        assert_eq!(changed("/api/me").as_deref(), Some("/api/v1/me"));
        assert_eq!(
            changed("/api/games/kamon?lang=cs").as_deref(),
            Some("/api/v1/games/kamon?lang=cs")
        );
        assert_eq!(changed("/api/v/x").as_deref(), Some("/api/v1/v/x"));
        for kept in ["/api/v1/me", "/api/v2/me", "/api", "/apis/me", "/match/x"] {
            assert_eq!(changed(kept), None, "{kept}");
        }
    }
}
