use std::task::{Context, Poll};

use futures_util::{SinkExt, StreamExt};
use hyper::StatusCode;
use serde::de::IgnoredAny;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub use tokio_tungstenite::tungstenite::Message as Frame;

use super::{Client, Error};
use crate::{API, FromClient, ToClient};

/// A match, live.
#[derive(Debug)]
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What of a match one wants to hear.
#[derive(Clone, Copy, Debug, Default)]
pub struct Listen {
    /// Events after this number.
    pub since: i64,
    /// Whether states should say what to draw.
    pub scenes: bool,
    /// Whether moves come without a state, with what they changed, as pages want them.
    pub brief: bool,
    /// What was said after this number; nothing of what is said if left out.
    pub chat_since: Option<i64>,
}

impl Client {
    /// Listens to a match and can play in it.
    pub async fn live(&self, id: &str, listen: Listen) -> Result<Socket, Error> {
        let Listen { since, scenes, .. } = listen;
        let mut path = format!("{API}/matches/{id}/live?since={since}&scenes={scenes}");
        if listen.brief {
            path.push_str("&brief=true");
        }
        if let Some(since) = listen.chat_since {
            path = format!("{path}&chat_since={since}");
        }
        self.socket(&path).await
    }

    /// Opens the socket at a path.
    pub async fn socket(&self, path: &str) -> Result<Socket, Error> {
        // `http` becomes `ws`, and `https` becomes `wss`.
        let url = format!("{}{path}", self.server()).replacen("http", "ws", 1);
        let mut request = url.into_client_request().map_err(failed)?;
        request.headers_mut().extend(self.told());
        // Buffers as small as the server's: a load test opens thousands.
        let config = WebSocketConfig::default()
            .read_buffer_size(4 * 1024)
            .write_buffer_size(4 * 1024);
        let connecting = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
        let connected = tokio::time::timeout(self.patience(), connecting).await;
        let (socket, _) = connected
            .map_err(|late| Error::away(&late))?
            .map_err(failed)?;
        Ok(Socket(socket))
    }
}

impl Socket {
    /// Says something to the server.
    pub async fn say(&mut self, message: &FromClient) -> Result<(), Error> {
        let text = serde_json::to_string(message).map_err(|error| Error::away(&error))?;
        self.send(Frame::text(text)).await
    }

    /// The next message of a type that we know; nothing once the socket is closed.
    pub async fn hear(&mut self) -> Result<Option<ToClient>, Error> {
        while let Some(text) = self.next_text().await? {
            if let Ok(message) = serde_json::from_str(&text) {
                return Ok(Some(message));
            }
            let json = serde_json::from_str::<IgnoredAny>(&text);
            json.map_err(|error| Error::away(&error))?;
        }
        Ok(None)
    }

    /// The next message as it came; nothing once the socket is closed.
    pub async fn next_text(&mut self) -> Result<Option<Utf8Bytes>, Error> {
        while let Some(frame) = self.next().await? {
            match frame {
                Frame::Text(text) => return Ok(Some(text)),
                Frame::Close(_) => break,
                _ => {}
            }
        }
        Ok(None)
    }

    /// The next message if it is there already or comes before this task is woken for something else; nothing once
    /// the socket is closed.
    pub fn poll_text(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Result<Option<Utf8Bytes>, Error>> {
        loop {
            return Poll::Ready(match std::task::ready!(self.0.poll_next_unpin(context)) {
                Some(Ok(Frame::Text(text))) => Ok(Some(text)),
                None | Some(Ok(Frame::Close(_))) => Ok(None),
                Some(Ok(_)) => continue,
                Some(Err(error)) => Err(failed(error)),
            });
        }
    }

    /// Sends any frame.
    pub async fn send(&mut self, frame: Frame) -> Result<(), Error> {
        self.0.send(frame).await.map_err(failed)
    }

    /// The next frame, whatever it is.
    pub async fn next(&mut self) -> Result<Option<Frame>, Error> {
        self.0.next().await.transpose().map_err(failed)
    }
}

fn failed(error: tungstenite::Error) -> Error {
    match error {
        tungstenite::Error::Http(response) => {
            let status = StatusCode::from_u16(response.status().as_u16());
            let body = response.into_body().unwrap_or_default();
            Error::refused(status.unwrap_or(StatusCode::BAD_GATEWAY), &body)
        }
        error => Error::away(&error),
    }
}
