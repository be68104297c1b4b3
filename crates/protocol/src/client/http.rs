use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client as HttpClient;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Error;

/// Made once: it holds the certificates of the whole web.
static CONNECTOR: LazyLock<HttpsConnector<HttpConnector>> = LazyLock::new(|| {
    let mut tcp = HttpConnector::new();
    tcp.enforce_http(false);
    tcp.set_nodelay(true);
    tcp.set_connect_timeout(Some(Duration::from_secs(10)));
    HttpsConnectorBuilder::new()
        .with_webpki_roots()
        .https_or_http()
        .enable_http1()
        .wrap_connector(tcp)
});

/// A server that has not answered after so long will not.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who talks to a server.
#[derive(Debug)]
pub struct Client {
    http: HttpClient<HttpsConnector<HttpConnector>, Full<Bytes>>,
    server: String,
    headers: HeaderMap,
    cookie: Mutex<Option<String>>,
    patience: Duration,
}

/// What a server answered, whatever it is.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How it went.
    pub status: StatusCode,
    /// What is said about the answer.
    pub headers: HeaderMap,
    /// The answer.
    pub body: Bytes,
}

impl Client {
    /// Somebody whom the server at this address, `http://127.0.0.1:7007`, has never seen.
    pub fn new(server: &str) -> Self {
        Self {
            http: HttpClient::builder(TokioExecutor::new()).build(CONNECTOR.clone()),
            server: server.trim_end_matches('/').to_owned(),
            headers: HeaderMap::new(),
            cookie: Mutex::new(None),
            patience: PATIENCE,
        }
    }

    /// Acts for the account that this token is of. A text that can't be a token is none.
    #[must_use]
    pub fn with_token(self, token: &str) -> Self {
        match HeaderValue::from_str(&format!("Bearer {token}")) {
            Ok(bearer) => self.with_header(header::AUTHORIZATION, bearer),
            Err(_) => self,
        }
    }

    /// Says this with every request.
    #[must_use]
    pub fn with_header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.insert(name, value);
        self
    }

    /// Waits so long for an answer.
    #[must_use]
    pub const fn with_patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Somebody else, whom the server has never seen, on the same connections.
    #[must_use]
    pub fn stranger(&self) -> Self {
        let other = self.clone();
        other.set_cookie(None);
        other
    }

    /// Where the server is.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// The server is somewhere else now.
    pub fn move_to(&mut self, server: &str) {
        server.trim_end_matches('/').clone_into(&mut self.server);
    }

    /// What is said with every request.
    pub const fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// The cookie that the server knows us by, `name=value`.
    pub fn cookie(&self) -> Option<String> {
        let cookie = self.cookie.lock();
        cookie.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Has another cookie from now on, or none.
    pub fn set_cookie(&self, cookie: Option<String>) {
        *self.cookie.lock().unwrap_or_else(PoisonError::into_inner) = cookie;
    }

    /// Asks anything, and takes whatever is answered.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: impl Into<Bytes>,
    ) -> Result<Answer, Error> {
        let whole = async {
            let response = self.ask(method, path, body.into()).await?;
            let (head, body) = response.into_parts();
            let body = body.collect().await.map_err(|error| Error::away(&error))?;
            Ok(Answer {
                status: head.status,
                headers: head.headers,
                body: body.to_bytes(),
            })
        };
        let answered = tokio::time::timeout(self.patience, whole).await;
        answered.map_err(|late| Error::away(&late))?
    }

    /// Asks for something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        let answer = self.send(Method::GET, path, Bytes::new()).await?;
        answer.read()
    }

    /// Asks that something be done.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Error> {
        let body = serde_json::to_vec(body).map_err(|error| Error::away(&error))?;
        let answer = self.send(Method::POST, path, body).await?;
        answer.read()
    }

    /// Asks, and comes back with the beginning of the answer.
    pub(super) async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> Result<Response<Incoming>, Error> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.server))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(body))
            .map_err(|error| Error::away(&error))?;
        request.headers_mut().extend(self.told());
        let response = self.http.request(request).await;
        let response = response.map_err(|error| Error::away(&error))?;
        let given = response.headers().get(header::SET_COOKIE);
        if let Some(given) = given.and_then(|cookie| cookie.to_str().ok()) {
            let cookie = given.split(';').next().unwrap_or_default();
            self.set_cookie(Some(cookie.to_owned()));
        }
        Ok(response)
    }

    /// Who asks, for the server.
    pub(super) fn told(&self) -> HeaderMap {
        let mut headers = self.headers.clone();
        let cookie = self.cookie();
        if let Some(Ok(cookie)) = cookie.map(|cookie| HeaderValue::from_str(&cookie)) {
            headers.insert(header::COOKIE, cookie);
        }
        headers
    }

    pub(super) const fn patience(&self) -> Duration {
        self.patience
    }
}

/// The same somebody once more; what one of them is given later, the other does not have.
impl Clone for Client {
    fn clone(&self) -> Self {
        Self {
            http: self.http.clone(),
            server: self.server.clone(),
            headers: self.headers.clone(),
            cookie: Mutex::new(self.cookie()),
            patience: self.patience,
        }
    }
}

impl Answer {
    /// The answer as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// What was asked for, or why it is refused.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Error> {
        if !self.status.is_success() {
            return Err(Error::refused(self.status, &self.body));
        }
        // Where there is nothing to say, that is what is read.
        let body: &[u8] = if self.body.is_empty() {
            b"null"
        } else {
            &self.body
        };
        serde_json::from_slice(body).map_err(|error| Error::away(&error))
    }
}
