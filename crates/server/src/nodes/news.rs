//! What becomes of matches, for those who wait at the leader: in the lobby, and programs on streams.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::Node;
use tokio::sync::mpsc;

use super::Nodes;
use super::talk::{NodeAnswer, NodeMessage};
use crate::live::lobby::LobbyNews;
use crate::live::notices::Notice;
use crate::matches::registry::Registry;
use crate::matches::{Event, State};

/// What some events in a match mean to those who wait.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct News {
    pub(crate) notices: Vec<Notice>,
    pub(crate) lobby: LobbyNews,
}

/// So much may wait to be told; what is more is not: lists are read from the store by whoever comes.
pub(super) const BACKLOG: usize = 4_096;
/// So much is told at once.
const BATCH: usize = 256;
/// News are gathered for so long.
const GATHER: Duration = Duration::from_millis(20);
/// A leader that does not hear is tried again after so long.
const AGAIN: Duration = Duration::from_millis(500);

impl News {
    pub(crate) fn of(state: &State, events: &[Event]) -> Self {
        Self {
            notices: Notice::about(state, events),
            lobby: LobbyNews::of(state, events),
        }
    }
}

impl Nodes {
    /// Has the leader told.
    pub(crate) fn send_news(&self, news: News) {
        if self.news.try_send(news).is_err() {
            tracing::warn!("more happened than the leader could be told");
        }
    }

    /// Who the leader is, as far as this node knows.
    fn leader(&self) -> Option<Node> {
        self.standing().alive.first().cloned()
    }
}

/// Tells the leader what happens here, in order, whoever that is at the moment.
pub(super) async fn deliver(nodes: Nodes, registry: Registry, mut news: mpsc::Receiver<News>) {
    let mut batch = Vec::new();
    while news.recv_many(&mut batch, BATCH).await > 0 {
        tokio::time::sleep(GATHER).await;
        while batch.len() < BATCH
            && let Ok(more) = news.try_recv()
        {
            batch.push(more);
        }
        let message = NodeMessage::News {
            news: std::mem::take(&mut batch),
        };
        loop {
            if nodes.is_leader()
                && let NodeMessage::News { news } = &message
            {
                for news in news {
                    registry.hear_news(news);
                }
                break;
            }
            if let Some(leader) = nodes.leader()
                && let Some(NodeAnswer::Heard) = nodes.tell(&leader, &message).await
            {
                break;
            }
            tokio::time::sleep(AGAIN).await;
        }
    }
}
