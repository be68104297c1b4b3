//! What nodes say to each other, besides handing requests on.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, header};
use protocol::MessagePlace;
use serde::{Deserialize, Serialize};
use store::Node;

use super::Nodes;
use super::inner::{SECRET, TALK};
use super::news::News;
use crate::app::App;
use crate::matches::actor::Done;
use crate::matches::registry::CommandError;
use crate::matches::{Command, MatchRefusal};

/// Something that another node should know or do.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum NodeMessage {
    /// To the leader: what became of matches.
    News { news: Vec<News> },
    /// To all: a key of somebody's no longer holds.
    Revoked { player: String },
    /// To all: somebody is called something else, or is gone.
    Renamed { player: String },
    /// To the owner of a match: something that was said there is hidden.
    Retract { message: MessagePlace },
    /// To the owner of a match: something is to happen in it.
    Command { id: String, command: Command },
}

/// What a node says to that.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum NodeAnswer {
    Heard,
    Done {
        seq: i64,
        ply: usize,
        already: bool,
    },
    /// The match is over.
    Over,
    /// It is refused for another reason, which none of those who ask this way wants to know.
    Refused,
    /// It may be done in a moment.
    Unavailable,
}

/// An answer that takes longer does not come: so long does a write take at most.
const PATIENCE: Duration = Duration::from_secs(6);
/// The longest answer.
const LONGEST: usize = 64 * 1024;
/// What all should know is told again after so long, if somebody did not hear it.
const AGAIN: [Duration; 3] = [
    Duration::ZERO,
    Duration::from_secs(1),
    Duration::from_secs(3),
];

impl NodeMessage {
    /// Does what another node asks for.
    pub(super) async fn heard(self, app: &App) -> NodeAnswer {
        let registry = &app.registry;
        match self {
            Self::News { news } => {
                for news in &news {
                    registry.hear_news(news);
                }
            }
            Self::Revoked { player } => app.revocations.announce(&player),
            Self::Renamed { player } => {
                if let Err(error) = registry.note_renamed_here(&player).await {
                    tracing::warn!(?error, "a name could not be looked up everywhere");
                    return NodeAnswer::Unavailable;
                }
            }
            Self::Retract { message } => registry.retract_here(message).await,
            Self::Command { id, command } => {
                return match registry.command_here(&id, command).await {
                    Ok(Done { seq, ply, already }) => NodeAnswer::Done { seq, ply, already },
                    Err(refused) => match refused.why {
                        CommandError::Match(MatchRefusal::Over) => NodeAnswer::Over,
                        CommandError::Restarting | CommandError::Store(_) => {
                            NodeAnswer::Unavailable
                        }
                        _ => NodeAnswer::Refused,
                    },
                };
            }
        }
        NodeAnswer::Heard
    }
}

impl Nodes {
    /// The secret that all nodes know.
    pub(super) fn secret(&self) -> &str {
        &self.settings.secret
    }

    /// Says something to a node; nothing if it does not answer.
    pub(crate) async fn tell(&self, node: &Node, message: &NodeMessage) -> Option<NodeAnswer> {
        let body = serde_json::to_vec(message).ok()?;
        let request = Request::post(format!("{}{TALK}", node.address))
            .header(SECRET, self.secret())
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .ok()?;
        let answer = async {
            let answer = self.http.request(request).await.ok()?;
            if !answer.status().is_success() {
                return None;
            }
            let answer = axum::body::to_bytes(Body::new(answer.into_body()), LONGEST).await;
            serde_json::from_slice(&answer.ok()?).ok()
        };
        tokio::time::timeout(PATIENCE, answer).await.ok().flatten()
    }

    /// Tells all other nodes something, without waiting for them.
    pub(crate) fn tell_all(&self, message: NodeMessage) {
        let nodes = self.clone();
        tokio::spawn(async move {
            let mut others = nodes.others();
            for pause in AGAIN {
                tokio::time::sleep(pause).await;
                let mut deaf = Vec::new();
                for node in others {
                    let answer = nodes.tell(&node, &message).await;
                    if !matches!(answer, Some(NodeAnswer::Heard)) {
                        deaf.push(node);
                    }
                }
                // Whoever is fenced meanwhile lets go of everything by itself.
                let still = nodes.others();
                deaf.retain(|node| still.contains(node));
                others = deaf;
            }
            for node in others {
                tracing::warn!(name = node.name, "a node did not hear what all should know");
            }
        });
    }

    fn others(&self) -> Vec<Node> {
        let standing = self.standing();
        let others = standing.alive.iter();
        let others = others.filter(|node| node.id != standing.me.id);
        others.cloned().collect()
    }
}

impl NodeAnswer {
    /// The same as if the command had been given here.
    pub(crate) fn into_done(self) -> Result<Done, CommandError> {
        match self {
            Self::Done { seq, ply, already } => Ok(Done { seq, ply, already }),
            Self::Over => Err(MatchRefusal::Over.into()),
            // What exactly is wrong is told to those who ask for the match itself.
            Self::Refused => Err(CommandError::NotFound),
            Self::Heard | Self::Unavailable => Err(CommandError::Restarting),
        }
    }
}
