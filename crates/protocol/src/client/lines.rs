use std::marker::PhantomData;
use std::time::Duration;

use http_body_util::BodyExt;
use hyper::Method;
use hyper::body::{Bytes, Incoming};
use serde::de::{DeserializeOwned, IgnoredAny};

use super::{Client, Error};

/// A server that is silent for so long is gone: it promised a blank line now and then.
const SILENCE: Duration = Duration::from_secs(20);

/// A stream of lines, each of which is a `T`.
#[derive(Debug)]
pub struct Lines<T> {
    body: Incoming,
    /// What came and is not read.
    rest: Vec<u8>,
    each: PhantomData<fn() -> T>,
}

impl Client {
    /// Opens the stream at a path.
    pub async fn lines<T: DeserializeOwned>(&self, path: &str) -> Result<Lines<T>, Error> {
        let asked = self.ask(Method::GET, path, Bytes::new());
        let asked = tokio::time::timeout(self.patience(), asked).await;
        let response = asked.map_err(|late| Error::away(&late))??;
        let (head, body) = response.into_parts();
        if head.status.is_success() {
            return Ok(Lines {
                body,
                rest: Vec::new(),
                each: PhantomData,
            });
        }
        let body = body.collect().await.map_err(|error| Error::away(&error))?;
        Err(Error::refused(head.status, &body.to_bytes()))
    }
}

impl<T: DeserializeOwned> Lines<T> {
    /// The next line; nothing once the stream has ended. Blank lines only say that the server is there,
    /// and lines of a type that we do not know are not for us.
    pub async fn next(&mut self) -> Result<Option<T>, Error> {
        while let Some(line) = self.next_line().await? {
            if line.trim().is_empty() {
                continue;
            }
            if let Ok(line) = serde_json::from_str(&line) {
                return Ok(Some(line));
            }
            let json = serde_json::from_str::<IgnoredAny>(&line);
            json.map_err(|error| Error::away(&error))?;
        }
        Ok(None)
    }

    /// The next line as it came, perhaps blank, without its end.
    pub async fn next_line(&mut self) -> Result<Option<String>, Error> {
        loop {
            if let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                let line = String::from_utf8(line).map_err(|error| Error::away(&error))?;
                return Ok(Some(line.trim_end().to_owned()));
            }
            let next = tokio::time::timeout(SILENCE, self.body.frame()).await;
            match next.map_err(|silence| Error::away(&silence))? {
                Some(Ok(frame)) => self.rest.extend(frame.into_data().unwrap_or_default()),
                Some(Err(error)) => return Err(Error::away(&error)),
                None => return Ok(None),
            }
        }
    }
}
