//! From HTTP to a WebSocket. What a client sends is metered below the protocol, frame by frame: parts of a
//! message that is never finished are work too, and nobody above would hear of them.

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::http::linger::Linger;
use crate::live::meter::{Meter, Metered};

/// A socket whose frames are counted.
pub(super) type Socket = WebSocketStream<Metered<TokioIo<Upgraded>>>;

/// The longest message that anybody has a reason to send.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// Nobody who reads needs more at a time.
const BUFFER: usize = 4 * 1024;
/// What may wait to be sent.
const LONGEST_UNSENT: usize = 256 * 1024;

/// A request for a WebSocket.
pub(crate) struct Upgrade {
    connection: OnUpgrade,
    accept: HeaderValue,
    /// Of the connection that becomes the socket.
    pub(super) linger: Linger,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    /// Explained by the middleware that explains all that are not ours.
    type Rejection = (StatusCode, &'static str);

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let wrong = |what| Err((StatusCode::BAD_REQUEST, what));
        let headers = &parts.headers;
        if parts.method != Method::GET {
            return wrong("a WebSocket is asked for by GET");
        }
        if !says(headers, &header::CONNECTION, "upgrade") {
            return wrong("`Connection` does not say `upgrade`");
        }
        if !says(headers, &header::UPGRADE, "websocket") {
            return wrong("`Upgrade` does not say `websocket`");
        }
        if !says(headers, &header::SEC_WEBSOCKET_VERSION, "13") {
            return wrong("`Sec-WebSocket-Version` is not 13");
        }
        let Some(key) = headers.get(header::SEC_WEBSOCKET_KEY) else {
            return wrong("there is no `Sec-WebSocket-Key`");
        };
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes()));
        let Ok(accept) = accept else {
            return wrong("`Sec-WebSocket-Key` is no key");
        };
        let connection = parts.extensions.remove::<OnUpgrade>();
        let connection = connection.ok_or((
            StatusCode::UPGRADE_REQUIRED,
            "this connection can't become a WebSocket",
        ))?;
        let linger = parts.extensions.get::<Linger>().cloned();
        Ok(Self {
            connection,
            accept,
            linger: linger.unwrap_or_default(),
        })
    }
}

impl Upgrade {
    /// Answers, and hands the socket over once there is one.
    pub(super) fn answer<Served: Future<Output = ()> + Send + 'static>(
        self,
        meter: Meter,
        serve: impl FnOnce(Socket) -> Served + Send + 'static,
    ) -> Response {
        let connection = self.connection;
        tokio::spawn(async move {
            let upgraded = match connection.await {
                Ok(upgraded) => upgraded,
                Err(error) => {
                    tracing::debug!(%error, "a connection did not become a socket");
                    return;
                }
            };
            let config = WebSocketConfig::default()
                .max_message_size(Some(LONGEST_MESSAGE))
                .max_frame_size(Some(LONGEST_MESSAGE))
                .read_buffer_size(BUFFER)
                .write_buffer_size(BUFFER)
                .max_write_buffer_size(LONGEST_UNSENT);
            let line = Metered::new(TokioIo::new(upgraded), meter);
            serve(WebSocketStream::from_raw_socket(line, Role::Server, Some(config)).await).await;
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, self.accept);
        response
    }
}

/// Whether a header, which may be a list, has a word in it.
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).iter();
    values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|said| said.trim().eq_ignore_ascii_case(word))
}
