use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use hyper_util::client::legacy::Client as HttpClient;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Somebody with a browser: keeps cookies.
#[derive(Clone)]
pub(crate) struct Client {
    http: HttpClient<HttpConnector, Body>,
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) headers: HeaderMap,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Bytes,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or(Value::Null)
    }

    pub(crate) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.json());
        self.json()
    }

    /// Refused with this status and code, and with a sentence.
    pub(crate) fn refused(self, status: u16, code: &str) -> Value {
        let body = self.json();
        assert_eq!(
            (self.status.as_u16(), body["code"].as_str()),
            (status, Some(code)),
            "{body}"
        );
        assert!(body["message"].as_str().unwrap().len() > 5, "{body}");
        body
    }
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self {
            http: HttpClient::builder(TokioExecutor::new()).build_http(),
            address,
            cookie: None,
            headers: HeaderMap::new(),
        }
    }

    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.insert(name, value.parse().unwrap());
        self
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, Body::empty()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, Body::from(body.to_string()))
            .await
    }

    pub(crate) async fn send(&mut self, method: Method, path: &str, body: Body) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.address))
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let mut request = request.body(body).unwrap();
        request.headers_mut().extend(self.headers.clone());
        let response = self.http.request(request).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(cookie) = parts.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            self.cookie = Some(cookie.to_owned());
        }
        Answer {
            status: parts.status,
            headers: parts.headers,
            bytes: body.collect().await.unwrap().to_bytes(),
        }
    }

    /// Makes a match and says its id.
    pub(crate) async fn make(&mut self, wish: Value) -> String {
        let made = self.post("/api/matches", wish).await.ok();
        made["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn state(&mut self, id: &str) -> Value {
        self.get(&format!("/api/matches/{id}")).await.ok()
    }

    /// The legal moves; of some piece, where there are too many.
    pub(crate) async fn legal(&mut self, id: &str) -> Vec<String> {
        let path = format!("/api/matches/{id}/legal");
        let mut legal = self.get(&path).await.ok();
        if legal["complete"] == false {
            let key = legal["pieces"][0]["key"].as_str().unwrap();
            legal = self.get(&format!("{path}?piece={key}")).await.ok();
        }
        let moves = legal["moves"].as_array().unwrap().iter();
        moves
            .map(|choice| choice["text"].as_str().unwrap().to_owned())
            .collect()
    }

    /// Plays a move at a ply.
    pub(crate) async fn play(&mut self, id: &str, ply: usize, text: &str) -> Answer {
        let wish = json!({ "ply": ply, "move": text, "client": format!("{ply}-{text}") });
        self.post(&format!("/api/matches/{id}/moves"), wish).await
    }

    pub(crate) async fn ask(&mut self, id: &str, what: &str) -> Answer {
        self.post(&format!("/api/matches/{id}/{what}"), json!({}))
            .await
    }

    pub(crate) async fn socket_at(&self, path: &str) -> Socket {
        self.try_socket_at(path).await.unwrap()
    }

    pub(crate) async fn try_socket(&self, id: &str, since: i64) -> Result<Socket, Error> {
        self.try_socket_at(&format!("{id}/live?since={since}"))
            .await
    }

    async fn try_socket_at(&self, path: &str) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/matches/{path}", self.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request
                .headers_mut()
                .insert("cookie", cookie.parse().unwrap());
        }
        request.headers_mut().extend(self.headers.clone());
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Socket(socket))
    }

    pub(crate) async fn socket(&self, id: &str, since: i64) -> Socket {
        self.try_socket(id, since).await.unwrap()
    }
}

pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn say(&mut self, message: Value) {
        self.0
            .send(Message::text(message.to_string()))
            .await
            .unwrap();
    }

    /// The next message; nothing once the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.0.next()).await;
            match next.expect("nothing was said for too long")? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a type, whatever comes before.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self
                .hear()
                .await
                .unwrap_or_else(|| panic!("closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The code with which the server closes the socket.
    pub(crate) async fn closed_with(&mut self) -> u16 {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
                Some(Ok(_)) => {}
                other => panic!("no farewell: {other:?}"),
            }
        }
    }
}
