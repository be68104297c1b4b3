//! What every socket needs, whatever is said on it: limits, pings, patience, and a reason for its end.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Bytes;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use tokio::time::{Instant, Interval};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Message};
use tokio_tungstenite::tungstenite::{Error as SocketError, Utf8Bytes};

use crate::app::{App, closed};
use crate::http::linger::Linger;
use crate::live::lag::{Lag, RoundTrips};
use crate::live::meter::Meter;
use crate::live::upgrade::{Socket, Upgrade};

const PING_EVERY: Duration = Duration::from_secs(20);
/// Whose way is measured is asked more often.
const MEASURED_EVERY: Duration = Duration::from_secs(5);
/// A client that has answered no ping for so long is gone when the next one is due.
const LOST_AFTER: Duration = Duration::from_secs(40);
/// A client that does not take a message in this time is gone.
const SLOWEST_SEND: Duration = Duration::from_secs(10);
/// How long a client has to take what is said to it in the end.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// Why a socket ends, for the client.
pub(super) enum End {
    Gone,
    Slow,
    Flood,
    Long,
    Binary,
    NotText,
    NoProtocol,
    Revoked,
    Restart,
}

impl End {
    /// What a client does that its socket can't go on.
    fn by(error: &SocketError) -> Self {
        match error {
            SocketError::Capacity(_) => Self::Long,
            SocketError::Utf8(_) => Self::NotText,
            SocketError::Protocol(_) => Self::NoProtocol,
            _ => Self::Gone,
        }
    }

    /// The code and the reason that the client is told; nothing if it is not there to be told.
    const fn told(&self) -> Option<(CloseCode, &'static str)> {
        Some(match self {
            Self::Gone => return None,
            Self::Slow => (CloseCode::Policy, "slow"),
            Self::Flood => (CloseCode::Policy, "flood"),
            Self::Long => (CloseCode::Size, "long"),
            Self::Binary => (CloseCode::Unsupported, "binary"),
            Self::NotText => (CloseCode::Invalid, "not text"),
            Self::NoProtocol => (CloseCode::Protocol, "protocol"),
            Self::Revoked => (CloseCode::Policy, "revoked"),
            Self::Restart => (CloseCode::Restart, "restart"),
        })
    }
}

/// A socket that is open.
pub(super) struct Connection {
    app: App,
    socket: Socket,
    meter: Meter,
    linger: Linger,
    pings: Interval,
    unanswered: u32,
    round_trips: Option<RoundTrips>,
}

/// Answers a request for a socket, and runs what is said on it.
pub(super) fn open<F>(
    upgrade: Upgrade,
    app: App,
    run: impl FnOnce(Connection) -> F + Send + 'static,
) -> Response
where
    F: Future<Output = (Connection, End)> + Send,
{
    let meter = Meter::new(&app.rate_limiter);
    let linger = upgrade.linger.clone();
    upgrade.answer(meter.clone(), async move |socket| {
        let metrics = Arc::clone(&app.metrics);
        metrics.sockets.fetch_add(1, Ordering::Relaxed);
        let mut pings = tokio::time::interval(PING_EVERY);
        pings.reset();
        let (connection, end) = run(Connection {
            app,
            socket,
            meter,
            linger,
            pings,
            unanswered: 0,
            round_trips: None,
        })
        .await;
        connection.close(&end).await;
        metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    })
}

impl Connection {
    /// Measures from now on how long messages are on their way.
    pub(super) fn measure(&mut self, lag: Lag) {
        self.round_trips = Some(RoundTrips::new(lag));
        // The first one at once.
        self.pings = tokio::time::interval(MEASURED_EVERY);
    }

    /// The next text that the client says. May be given up at any moment and asked again.
    pub(super) async fn hear(&mut self) -> Result<Utf8Bytes, End> {
        loop {
            tokio::select! {
                message = self.socket.next() => match message {
                    None | Some(Ok(Message::Close(_))) => return Err(End::Gone),
                    Some(Err(error)) => return Err(End::by(&error)),
                    Some(Ok(Message::Text(text))) => {
                        self.unanswered = 0;
                        return Ok(text);
                    }
                    Some(Ok(Message::Binary(_))) => return Err(End::Binary),
                    Some(Ok(Message::Pong(carried))) => {
                        self.unanswered = 0;
                        if let Some(trips) = &mut self.round_trips {
                            trips.pong(&carried, Instant::now());
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Frame(_))) => {}
                },
                () = self.meter.flooded() => return Err(End::Flood),
                _ = self.pings.tick() => {
                    if self.unanswered * self.pings.period() >= LOST_AFTER {
                        return Err(End::Gone);
                    }
                    self.unanswered += 1;
                    let trips = self.round_trips.as_mut();
                    let carries = trips.map_or_else(Bytes::new, |trips| trips.ping(Instant::now()));
                    self.send_message(Message::Ping(carries)).await?;
                }
            }
        }
    }

    /// Says something.
    pub(super) async fn send(&mut self, text: &str) -> Result<(), End> {
        self.send_message(Message::Text(text.into())).await
    }

    async fn send_message(&mut self, message: Message) -> Result<(), End> {
        let mut closing = self.app.closing.subscribe();
        let patience = async {
            tokio::select! {
                () = tokio::time::sleep(SLOWEST_SEND) => {}
                // Whoever does not read must not keep the server from going.
                () = closed(&mut closing) => tokio::time::sleep(LAST_WORDS).await,
            }
        };
        tokio::select! {
            sent = self.socket.send(message) => sent.map_err(|_| End::Gone),
            () = patience => Err(End::Slow),
        }
    }

    async fn close(mut self, end: &End) {
        if matches!(end, End::Flood) {
            self.app.metrics.flooded.fetch_add(1, Ordering::Relaxed);
        }
        if let Some((code, reason)) = end.told() {
            // What is still on its way to us must not keep the client from hearing why.
            self.linger.want();
            let reason = reason.into();
            let close = Message::Close(Some(CloseFrame { code, reason }));
            let _ = tokio::time::timeout(LAST_WORDS, self.socket.send(close)).await;
        } else {
            // Whoever says goodbye is answered, which is done by reading on.
            let farewell = async { while let Some(Ok(_)) = self.socket.next().await {} };
            let _ = tokio::time::timeout(LAST_WORDS, farewell).await;
        }
    }
}
