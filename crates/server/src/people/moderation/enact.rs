use std::sync::atomic::Ordering;

use store::{List, StoreError};

use super::entries_after;
use super::event::Deed;
use crate::app::App;
use crate::matches::registry::CommandError;
use crate::matches::{Action, Command, Issuer, MatchRefusal};

/// Under which name the store remembers how far we have come.
const ENACTED: &str = "moderation-enacted";
/// So many matches of a closed account are left at once; others follow.
const MATCHES: i64 = 500;

/// Takes in what was added to the events, perhaps by another process, and does what follows from it: a closed
/// account is at no table and on no socket, and hidden talk and studies disappear from every screen. What could not be
/// done is tried again.
pub(crate) async fn enact(app: &App) -> Result<(), StoreError> {
    app.moderation.refresh().await?;
    let newest = app.moderation.read(|standing| standing.seq);
    if app.moderation.enacted.load(Ordering::Relaxed) == newest {
        return Ok(());
    }
    let enacted = app.store.recall(ENACTED).await?;
    let mut enacted: i64 = enacted.and_then(|seq| seq.parse().ok()).unwrap_or(0);
    while enacted < newest {
        let entries = entries_after(&app.store, enacted).await?;
        for entry in &entries.read {
            match &entry.deed {
                Deed::Closed { .. } if app.moderation.read(|now| now.is_closed(&entry.about)) => {
                    app.revoke(&entry.about);
                    leave_matches(app, &entry.about).await?;
                }
                Deed::TalkHidden { message, .. } => {
                    app.registry.retract(message.clone()).await;
                }
                Deed::StudyHidden { study, .. } => app.studies.hide(study, entry.seq).await?,
                _ => {}
            }
        }
        let Some(last) = entries.last else { break };
        enacted = last;
        app.store.remember(ENACTED, &enacted.to_string()).await?;
    }
    app.moderation.enacted.store(enacted, Ordering::Relaxed);
    Ok(())
}

/// Leaves every match as a player would: what has hardly begun is called off, the rest is given up.
async fn leave_matches(app: &App, player: &str) -> Result<(), StoreError> {
    let list = List::Current(player.to_owned(), None);
    for summary in app.store.list(&list, None, MATCHES).await? {
        let own = || Issuer::Player(player.to_owned());
        let ways = [
            (own(), Action::DeclineInvitation),
            (own(), Action::Abort),
            (own(), Action::Resign),
            // Somebody else's table that still waits for players: nobody can get up from it.
            (Issuer::Server, Action::Abort),
        ];
        for (from, what) in ways {
            let left = app.registry.command(&summary.id, Command { from, what });
            match left.await {
                Ok(_) => break,
                Err(refused) => match refused.why {
                    CommandError::Store(error) => return Err(error),
                    // Its node is going, or has just gone.
                    CommandError::Restarting => return Err(StoreError::Lost),
                    CommandError::Match(MatchRefusal::Over) => break,
                    _ => {}
                },
            }
        }
    }
    Ok(())
}
