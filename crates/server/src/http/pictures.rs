//! Pictures of dots take a while to draw: one at a time, aside from everything else, and kept for the next who asks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use pictures::NotDrawn;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::http::error::ApiError;
use crate::http::middleware::Cost;
use crate::http::refusal::HttpRefusal;

/// So many bytes of pictures are kept.
const MOST_KEPT: usize = 32 << 20;
/// So many drawings wait at most; whoever comes then is asked to come again.
const MOST_WAITING: usize = 16;
/// What a drawing costs whoever asks for it, in units of work: a fifth of a second of a core.
const DRAWING: u64 = 400;
/// What each further position of a moving picture costs.
const FRAME: u64 = 60;

/// Where pictures are drawn and kept.
#[derive(Clone, Debug)]
pub(crate) struct Pictures(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    kept: Mutex<Kept>,
    /// One is drawn at a time: cores are for people and bots.
    drawing: Arc<Semaphore>,
    waiting: Semaphore,
}

#[derive(Debug, Default)]
struct Kept {
    pictures: HashMap<String, (u64, Bytes)>,
    bytes: usize,
    asked: u64,
}

/// A picture that somebody asks for.
pub(crate) struct Wanted {
    /// All that it shows, as text: equal texts are equal pictures.
    pub(crate) shows: String,
    /// `image/png` or `image/gif`.
    pub(crate) kind: &'static str,
    /// Positions that are drawn.
    pub(crate) frames: usize,
    /// Whether it stays as it is, so that browsers need not ask again for some minutes.
    pub(crate) stays: bool,
}

impl Pictures {
    pub(crate) fn new() -> Self {
        Self(Arc::new(Inner {
            kept: Mutex::default(),
            drawing: Arc::new(Semaphore::new(1)),
            waiting: Semaphore::new(MOST_WAITING),
        }))
    }

    /// Answers with a picture: nothing to whoever has it, a kept one, or one that is drawn now.
    pub(crate) async fn answer(
        &self,
        wanted: Wanted,
        asked: &HeaderMap,
        draw: impl FnOnce() -> Result<Vec<u8>, NotDrawn> + Send + 'static,
    ) -> Result<Response, ApiError> {
        let name = name_of(&wanted);
        let tag = format!("\"{name}\"");
        let known = asked.get(header::IF_NONE_MATCH);
        let known = known.and_then(|known| known.to_str().ok());
        let is_known = known.is_some_and(|known| known.split(", ").any(|one| one == tag));
        let mut response = if is_known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let (bytes, cost) = self.picture(&name, wanted.frames, draw).await?;
            let mut response = bytes.into_response();
            response.extensions_mut().insert(Cost(cost));
            let kind = HeaderValue::from_static(wanted.kind);
            response.headers_mut().insert(header::CONTENT_TYPE, kind);
            response
        };
        let keeping = if wanted.stays {
            "public, max-age=300"
        } else {
            "no-cache"
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping));
        let vary = HeaderValue::from_static("accept-language");
        headers.insert(header::VARY, vary);
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        Ok(response)
    }

    async fn picture(
        &self,
        name: &str,
        frames: usize,
        draw: impl FnOnce() -> Result<Vec<u8>, NotDrawn> + Send + 'static,
    ) -> Result<(Bytes, u64), ApiError> {
        if let Some(kept) = self.kept().find(name) {
            return Ok((kept, 0));
        }
        let busy = || HttpRefusal::PicturesBusy;
        let _waiting = self.0.waiting.try_acquire().map_err(|_| busy())?;
        let turn = Arc::clone(&self.0.drawing).acquire_owned().await;
        let turn = turn.map_err(|_| HttpRefusal::Restarting)?;
        // Somebody else may have asked for the same.
        if let Some(kept) = self.kept().find(name) {
            return Ok((kept, 0));
        }
        // Whoever goes away meanwhile does not let the next one in before this is done.
        let drawn = tokio::task::spawn_blocking(move || {
            let drawn = draw();
            drop(turn);
            drawn
        });
        let drawn = drawn.await.map_err(|_| HttpRefusal::Restarting)?;
        let drawn = drawn.map_err(|error| {
            tracing::error!(%error, "a picture could not be drawn");
            HttpRefusal::Restarting
        })?;
        let bytes = Bytes::from(drawn);
        self.kept().keep(name, bytes.clone());
        Ok((bytes, DRAWING + FRAME * frames as u64))
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn find(&mut self, name: &str) -> Option<Bytes> {
        self.asked += 1;
        let (asked, bytes) = self.pictures.get_mut(name)?;
        *asked = self.asked;
        Some(bytes.clone())
    }

    /// Keeps one more; those that nobody has asked for the longest have to go.
    fn keep(&mut self, name: &str, bytes: Bytes) {
        self.asked += 1;
        self.bytes += bytes.len();
        let before = self.pictures.insert(name.to_owned(), (self.asked, bytes));
        self.bytes -= before.map_or(0, |(_, bytes)| bytes.len());
        while self.bytes > MOST_KEPT {
            let oldest = self.pictures.iter().min_by_key(|(_, (asked, _))| *asked);
            let Some(name) = oldest.map(|(name, _)| name.clone()) else {
                return;
            };
            let gone = self.pictures.remove(&name);
            self.bytes -= gone.map_or(0, |(_, bytes)| bytes.len());
        }
    }
}

/// By what a picture is kept and known to browsers: it follows from all that it shows, and from who draws it.
fn name_of(wanted: &Wanted) -> String {
    let mut hash = Sha256::new();
    for part in [env!("CARGO_PKG_VERSION"), wanted.kind, &wanted.shows] {
        hash.update(part.as_bytes());
        hash.update([0]);
    }
    HEXLOWER.encode(&hash.finalize()[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_that_nobody_asks_for_go_first() {
        let mut kept = Kept::default();
        let large = Bytes::from(vec![0; MOST_KEPT / 2]);
        kept.keep("one", large.clone());
        kept.keep("two", large.clone());
        assert!(kept.find("one").is_some());
        kept.keep("three", large.clone());
        assert!(kept.find("two").is_none());
        assert!(kept.find("one").is_some() && kept.find("three").is_some());
        // The same once more takes no more room.
        kept.keep("three", large);
        assert_eq!(kept.bytes, MOST_KEPT);
    }
}
