use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderValue};
use hyper_util::rt::TokioIo;
use protocol::{API, FromClient, ToClient};
use serde_json::Value;
use tokio::io::DuplexStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::network::Network;

/// Somebody with a browser: what they ask for, and how they listen. Nothing means that there was no answer.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) network: Network,
    pub(crate) cookie: Option<String>,
}

/// After so long there will be no answer.
const PATIENCE: Duration = Duration::from_secs(10);

impl Client {
    /// Asks by HTTP that something be done.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Option<(u16, Value)> {
        let asked = self.ask(path, body);
        tokio::time::timeout(PATIENCE, asked).await.ok()?
    }

    async fn ask(&self, path: &str, body: &Value) -> Option<(u16, Value)> {
        let line = TokioIo::new(self.network.connect().await.ok()?);
        let (mut requests, connection) = hyper::client::conn::http1::handshake(line).await.ok()?;
        let _driver = Driver(tokio::spawn(async move {
            let _ = connection.await;
        }));
        let mut request = Request::post(format!("{API}{path}"))
            .header(HOST, "simulation")
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(body.to_string())))
            .ok()?;
        if let Some(cookie) = self.cookie() {
            request.headers_mut().insert(COOKIE, cookie);
        }
        let answer = requests.send_request(request).await.ok()?;
        let status = answer.status().as_u16();
        let bytes = answer.into_body().collect().await.ok()?.to_bytes();
        Some((status, serde_json::from_slice(&bytes).ok()?))
    }

    /// Listens to a match, from an event on.
    pub(crate) async fn listen(&self, id: &str, since: usize) -> Option<Socket> {
        let address = format!("ws://simulation{API}/matches/{id}/live?since={since}");
        let mut request = address.into_client_request().ok()?;
        if let Some(cookie) = self.cookie() {
            request.headers_mut().insert(COOKIE, cookie);
        }
        let connecting = async {
            let line = self.network.connect().await.ok()?;
            client_async(request, line).await.ok()
        };
        let connected = tokio::time::timeout(PATIENCE, connecting).await;
        connected.ok()?.map(|(socket, _)| Socket(socket))
    }

    fn cookie(&self) -> Option<HeaderValue> {
        let session = self.cookie.as_ref()?;
        HeaderValue::from_str(&format!("serpentarium=s.{session}")).ok()
    }
}

/// Ends a connection with whoever asked by it.
struct Driver(tokio::task::JoinHandle<()>);

impl Drop for Driver {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A live connection to a match.
#[derive(Debug)]
pub(crate) struct Socket(WebSocketStream<DuplexStream>);

impl Socket {
    pub(crate) async fn say(&mut self, message: &FromClient) -> Option<()> {
        let text = serde_json::to_string(message).ok()?;
        self.0.send(Message::text(text)).await.ok()
    }

    /// The next message, as it came and as what it means; nothing once the connection is gone.
    pub(crate) async fn hear(&mut self) -> Option<(String, ToClient)> {
        loop {
            match self.0.next().await?.ok()? {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text).ok()?;
                    return Some((text.to_string(), message));
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }
}
