//! The pages of the browser app. Every path that is neither a file of theirs nor part of the API is one
//! of the app's own addresses, and is answered with its first page.

mod preview;

use std::path::{Path, PathBuf};

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::Visibility;
use texts::Language;

use crate::TEXTS;
use crate::app::App;
use crate::http::error::ApiError;
use crate::http::language::asked_for;
use crate::http::middleware::Embeddable;
use crate::http::refusal::HttpRefusal;

/// Where the pages are.
#[derive(Clone, Debug, Default)]
pub enum Site {
    /// They were not built: a plain page says how to.
    #[default]
    Missing,
    /// In a folder, read at each request, for those who work on them.
    Folder(PathBuf),
    /// Inside the program.
    Inside(&'static [SiteFile]),
}

/// A file inside the program.
#[derive(Clone, Copy, Debug)]
pub struct SiteFile {
    /// Its path without a slash in front.
    pub path: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
    /// The same compressed, where that is shorter.
    pub gzip: Option<&'static [u8]>,
    /// The same compressed better, for browsers that take it.
    pub brotli: Option<&'static [u8]>,
    /// Changes when it does.
    pub tag: &'static str,
}

const FIRST_PAGE: &str = "index.html";
/// The names of files in here hold a hash of what they hold: they never change.
const HASHED: &str = "assets/";

struct Found {
    bytes: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
    tag: Option<&'static str>,
}

impl Site {
    async fn find(&self, path: &str) -> Option<Found> {
        match self {
            Self::Missing => None,
            Self::Inside(files) => {
                let file = files.iter().find(|file| file.path == path)?;
                Some(Found {
                    bytes: Bytes::from_static(file.bytes),
                    gzip: file.gzip.map(Bytes::from_static),
                    brotli: file.brotli.map(Bytes::from_static),
                    tag: Some(file.tag),
                })
            }
            Self::Folder(folder) => {
                let read =
                    async |name: &str| tokio::fs::read(folder.join(Path::new(name))).await.ok();
                Some(Found {
                    bytes: read(path).await?.into(),
                    gzip: None,
                    brotli: read(&format!("{path}.br")).await.map(Bytes::from),
                    tag: None,
                })
            }
        }
    }
}

/// Answers whatever the API does not.
pub(crate) async fn page(State(app): State<App>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let language = asked_for(&parts);
    let path = parts.uri.path().trim_start_matches('/');
    let not_found = || ApiError::from(HttpRefusal::NotFound).into_response();
    let reads = matches!(parts.method, Method::GET | Method::HEAD);
    // `/api` itself is a page that tells people of the API.
    if !reads || path.starts_with("api/") {
        return not_found();
    }
    if is_plain(path)
        && path != FIRST_PAGE
        && let Some(found) = app.config.site.find(path).await
    {
        return file(path, found, &parts.headers);
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') && path != FIRST_PAGE {
        return not_found();
    }
    match app.config.site.find(FIRST_PAGE).await {
        Some(found) => {
            let page = String::from_utf8_lossy(&found.bytes);
            let page = preview::put_in(&app, &parts, language, &page).await;
            let (status, framed) = match preview::is_embedded(&app, path, language).await {
                Some(true) => (StatusCode::OK, true),
                Some(false) => (StatusCode::NOT_FOUND, false),
                None => (StatusCode::OK, is_embeddable(&app, path).await),
            };
            let mut response = html(status, page.into());
            if framed {
                response.extensions_mut().insert(Embeddable);
            }
            response
        }
        None if path.is_empty() => html(StatusCode::OK, how_to_build(language).into()),
        None => html(StatusCode::NOT_FOUND, how_to_build(language).into()),
    }
}

/// Whether other sites may show a page inside theirs: that of a study which anybody may read, and no other.
async fn is_embeddable(app: &App, path: &str) -> bool {
    let Some(id) = path.strip_prefix("embed/study/") else {
        return false;
    };
    let study = app.store.study(id.trim_end_matches('/')).await;
    matches!(study, Ok(Some(study)) if study.visibility != Visibility::Private)
}

/// Whether a path can only lead to where files of the site are.
fn is_plain(path: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    path.split('/')
        .all(|part| !part.is_empty() && !part.starts_with('.') && part.chars().all(plain))
}

fn file(path: &str, found: Found, asked: &HeaderMap) -> Response {
    let caching = if path.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = StatusCode::OK.into_response();
    let tag = found.tag.and_then(|tag| HeaderValue::from_str(tag).ok());
    let known = asked.get(header::IF_NONE_MATCH);
    if tag.is_some() && tag.as_ref() == known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        let accepted = asked.get(header::ACCEPT_ENCODING);
        let accepted = accepted.map_or("", |accepted| accepted.to_str().unwrap_or_default());
        let codings = [("br", found.brotli), ("gzip", found.gzip)];
        let short = codings.into_iter().find_map(|(coding, short)| {
            let short = short.filter(|_| takes(accepted, coding))?;
            Some((coding, short))
        });
        let body = match short {
            Some((coding, short)) => {
                let coding = HeaderValue::from_static(coding);
                response
                    .headers_mut()
                    .insert(header::CONTENT_ENCODING, coding);
                short
            }
            None => found.bytes,
        };
        *response.body_mut() = body.into();
        let kind = HeaderValue::from_static(content_type(path));
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(tag) = tag {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// Whether this one is among the codings that are accepted, and not with a weight of nothing.
fn takes(accepted: &str, wanted: &str) -> bool {
    accepted.split(',').any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let weight = |part: &str| part.strip_prefix("q=")?.parse::<f32>().ok();
        parts.next() == Some(wanted) && parts.find_map(weight).unwrap_or(1.0) > 0.0
    })
}

fn html(status: StatusCode, page: Bytes) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (status, headers, page).into_response()
}

fn how_to_build(language: Language) -> String {
    let say = |code| preview::escaped(&TEXTS.plain(language, code));
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Serpentarium</title>\n\
         <h1>Serpentarium</h1>\n<p>{}\n<pre>make run</pre>\n\
         <p><a href=\"/api/v1/openapi.json\">{}</a>\n",
        language.code(),
        say("site-missing"),
        say("site-api"),
    )
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "md" => "text/markdown; charset=utf-8",
        "jsonl" => "application/jsonl; charset=utf-8",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_paths_lead_to_files() {
        for path in ["index.html", "assets/a-1_b.js", "icon.svg"] {
            assert!(is_plain(path), "{path}");
        }
        for path in [
            "",
            "../secret",
            "a/../b",
            ".env",
            "a/.git/config",
            "a//b",
            "/etc/passwd",
            "a%2e",
            "a\\b",
            "é",
        ] {
            assert!(!is_plain(path), "{path}");
        }
    }

    #[test]
    fn what_is_compressed_is_sent_to_those_who_take_it() {
        assert!(takes("deflate, gzip;q=0.5, br", "gzip"));
        assert!(takes("gzip", "gzip"));
        assert!(!takes("gzip;q=0, br", "gzip"));
        assert!(!takes("x-gzip2", "gzip"));
        assert!(!takes("", "gzip"));
    }
}
