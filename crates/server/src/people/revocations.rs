use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{self, Receiver, Sender};

/// Tells everything that is open for somebody when a key of theirs no longer holds. Whatever was opened by
/// another key of theirs comes back by itself.
#[derive(Debug)]
pub(crate) struct Revocations(Sender<String>);

/// More than are ever told at once; whoever misses one asks anew.
const BACKLOG: usize = 16;

impl Default for Revocations {
    fn default() -> Self {
        Self(broadcast::channel(BACKLOG).0)
    }
}

impl Revocations {
    /// A session, a token or all of a player's are of no use any more.
    pub(crate) fn announce(&self, player: &str) {
        // Nobody may be listening.
        let _ = self.0.send(player.to_owned());
    }

    /// Listens for those of a player; a stranger has no keys.
    pub(crate) fn of(&self, player: Option<&str>) -> Revoked {
        Revoked(player.map(|player| (player.to_owned(), self.0.subscribe())))
    }
}

/// When a player's keys no longer hold.
#[derive(Debug)]
pub(crate) struct Revoked(Option<(String, Receiver<String>)>);

impl Revoked {
    /// Returns once a key of the player no longer holds.
    pub(crate) async fn wait(&mut self) {
        let Some((player, news)) = &mut self.0 else {
            return std::future::pending().await;
        };
        loop {
            match news.recv().await {
                Ok(revoked) if revoked != *player => {}
                Ok(_) | Err(RecvError::Lagged(_)) => return,
                Err(RecvError::Closed) => return std::future::pending().await,
            }
        }
    }
}
