//! What concerns matches wherever they are played: here, or at another node.

use protocol::MessagePlace;
use store::{Cursor, List, Node, StoreError};

use super::{CommandError, CommandRefused, Registry};
use crate::matches::actor::{ActorMessage, Done};
use crate::matches::{Action, Command, Event, Issuer, State};
use crate::nodes::news::News;
use crate::nodes::talk::NodeMessage;

/// How many matches are listed at once.
const PAGE: i64 = 100;

impl Registry {
    /// Lets something happen in a match, wherever it is played.
    pub(crate) async fn command(&self, id: &str, command: Command) -> Result<Done, CommandRefused> {
        if let (Some(nodes), Some(node)) = (&self.nodes, self.elsewhere(id).await?) {
            let id = id.to_owned();
            let asked = NodeMessage::Command { id, command };
            let answer = nodes.tell(&node, &asked).await;
            return Ok(answer.ok_or(CommandError::Restarting)?.into_done()?);
        }
        self.command_here(id, command).await
    }

    /// The same in a match that is played here.
    pub(crate) async fn command_here(
        &self,
        id: &str,
        command: Command,
    ) -> Result<Done, CommandRefused> {
        self.ask(id, |reply| ActorMessage::Command(command.clone(), reply))
            .await?
    }

    /// The node where a match is played, if that is another.
    pub(crate) async fn elsewhere(&self, id: &str) -> Result<Option<Node>, CommandError> {
        let Some(nodes) = &self.nodes else {
            return Ok(None);
        };
        if self
            .actors()
            .get(id)
            .is_some_and(|inbox| !inbox.is_closed())
        {
            return Ok(None);
        }
        Ok(nodes.holder(id).await?)
    }

    /// Something that was said is hidden: those who have it before their eyes are told.
    pub(crate) async fn retract(&self, message: MessagePlace) {
        if let (Some(nodes), Ok(Some(node))) =
            (&self.nodes, self.elsewhere(&message.match_id).await)
        {
            nodes.tell(&node, &NodeMessage::Retract { message }).await;
        } else {
            self.retract_here(message).await;
        }
    }

    pub(crate) async fn retract_here(&self, message: MessagePlace) {
        // Whoever comes later reads it from the store; a match that is not in memory has no listeners.
        let inbox = self.actors().get(&message.match_id).cloned();
        if let Some(inbox) = inbox {
            let _ = inbox.send(ActorMessage::Retract(message)).await;
        }
    }

    /// Tells those who wait what some events mean to them, after which a match stands so.
    pub(crate) fn publish(&self, state: &State, events: &[Event]) {
        match &self.nodes {
            Some(nodes) if !nodes.is_leader() => nodes.send_news(News::of(state, events)),
            _ => {
                self.notices.publish(state, events);
                self.lobby.publish(state, events);
            }
        }
    }

    /// The same of a match that is played elsewhere.
    pub(crate) fn hear_news(&self, news: &News) {
        news.notices
            .iter()
            .cloned()
            .for_each(|notice| self.notices.put_up(notice));
        self.lobby.hear(&news.lobby);
    }

    /// Takes somebody who is about to go for good out of all matches that wait or go on.
    pub(crate) async fn withdraw(&self, player: &str) -> Result<(), CommandError> {
        for id in self.current(player).await? {
            let command = Command {
                from: Issuer::Server,
                what: Action::Withdraw {
                    player: player.to_owned(),
                },
            };
            let done = self.command(&id, command).await;
            // A match that can't be read can't be played by anybody else either.
            if let Err(error @ (CommandError::Store(_) | CommandError::Restarting)) =
                done.map_err(|refused| refused.why)
            {
                return Err(error);
            }
        }
        Ok(())
    }

    /// Somebody is called something else from now on, or is gone: matches in memory say so, and those that go
    /// on with somebody who is gone see to it.
    pub(crate) async fn note_renamed(&self, player: &str) -> Result<(), CommandError> {
        if let Some(nodes) = &self.nodes {
            let player = player.to_owned();
            nodes.tell_all(NodeMessage::Renamed { player });
        }
        self.note_renamed_here(player).await
    }

    /// The same of what is played here.
    pub(crate) async fn note_renamed_here(&self, player: &str) -> Result<(), CommandError> {
        let inboxes: Vec<_> = self.actors().values().cloned().collect();
        for inbox in inboxes {
            // One that leaves just now will be read anew.
            let _ = inbox.send(ActorMessage::Renamed(player.to_owned())).await;
        }
        for id in self.current(player).await? {
            // One that can't be read can't be played either.
            if let Err(error @ (CommandError::Store(_) | CommandError::Restarting)) =
                self.wake(&id).await
            {
                return Err(error);
            }
        }
        Ok(())
    }

    /// The matches of somebody that wait or go on.
    async fn current(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let list = List::Current(player.to_owned(), None);
        let (mut ids, mut after) = (Vec::new(), None);
        loop {
            let page = self.store.list(&list, after.as_ref(), PAGE).await?;
            let Some(last) = page.last() else {
                return Ok(ids);
            };
            after = Some(Cursor {
                updated_at: last.updated_at,
                id: last.id.clone(),
            });
            ids.extend(page.into_iter().map(|summary| summary.id));
        }
    }
}
