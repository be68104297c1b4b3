use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use texts::Language;

/// The language that a request asks for: `?lang=cs`, else `Accept-Language`, else English.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lang(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for Lang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(asked_for(parts)))
    }
}

pub(crate) fn asked_for(parts: &Parts) -> Language {
    let query = parts.uri.query().unwrap_or("");
    let named = query
        .split('&')
        .find_map(|pair| Language::from_tag(pair.strip_prefix("lang=")?));
    let header = || {
        let header = parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        preferred(header)
    };
    named.or_else(header).unwrap_or_default()
}

/// The best of ours in a list like `fr, pl;q=0.8, en;q=0.5`.
fn preferred(header: &str) -> Option<Language> {
    let mut best: Option<(f32, Language)> = None;
    for item in header.split(',') {
        let mut parts = item.split(';').map(str::trim);
        let Some(language) = parts.next().and_then(Language::from_tag) else {
            continue;
        };
        let weight = parts
            .find_map(|part| part.strip_prefix("q=")?.parse().ok())
            .unwrap_or(1.0);
        if weight > 0.0 && best.is_none_or(|(other, _)| weight > other) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_ours_is_chosen() {
        assert_eq!(preferred("fr, pl;q=0.8, en;q=0.5"), Some(Language::Polish));
        assert_eq!(preferred("en;q=0.5, cs-CZ"), Some(Language::Czech));
        assert_eq!(preferred("cs;q=0, de"), None);
        assert_eq!(preferred(""), None);
        assert_eq!(preferred("pl;q=nonsense"), Some(Language::Polish));
    }
}
