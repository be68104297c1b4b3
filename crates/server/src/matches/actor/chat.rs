use protocol::{ChatView, GameLine, MessagePlace, Person, Room, ToClient, Words};
use store::StoreError;
use texts::Language;

use super::Actor;
use crate::http::rate_limit::Bucket;
use crate::live::messages::text;
use crate::live::stream::line_text;
use crate::matches::registry::CommandError;
use crate::people::chat::{ChatRefusal, chat_line, checked, may_read, room_of, view_for};
use crate::people::moderation::ModerationRefusal;

/// So many messages in so many seconds are talk; more is noise.
const TALK: (u32, f64) = (5, 15.0);
/// So many people are remembered who spoke lately.
const TALKERS: usize = 200;

/// The numbers of the last things said, in the players' room and in the gallery.
pub(crate) type Said = [i64; 2];

impl Actor {
    /// Somebody says something: written down first, then told to those whom it is for.
    pub(super) async fn say(&mut self, person: &Person, words: Words) -> Result<i64, CommandError> {
        let words = checked(words, person)?;
        self.must_be_allowed(&person.id)?;
        self.must_be_calm(&person.id)?;
        let room = room_of(&self.state, &person.id);
        let mut said = self.said().await?;
        said[room as usize] += 1;
        let view = ChatView {
            room,
            number: said[room as usize],
            at: self.registry.world.now(),
            player: person.id.clone(),
            name: person.name.clone(),
            seat: self.state.seats_of(&person.id).next(),
            words,
            hidden: false,
        };
        let kept = self
            .registry
            .store
            .add_chat(&chat_line(&view, &self.state.id))
            .await;
        if let Err(error) = kept {
            // Whether it was written is not known: count anew.
            self.said = None;
            return Err(error.into());
        }
        self.said = Some(said);
        let (number, speaker) = (view.number, view.player.clone());
        let moderation = self.registry.moderation.clone();
        let line = line_text(&GameLine::ChatLine(view.clone()));
        let message = text(&ToClient::Chat(view));
        self.pass_on(&message, &line, |state, listener| {
            let reader = listener.player.as_deref();
            let kept = |reader| moderation.read(|now| now.keeps_from(reader, &speaker));
            listener.chat && may_read(room, state, reader) && !reader.is_some_and(kept)
        });
        Ok(number)
    }

    /// Something that was said has been hidden: those who have heard it are told, in their languages.
    pub(super) async fn retract(&mut self, message: &MessagePlace) {
        let (room, before) = (message.room, message.number.saturating_sub(1));
        let store = &self.registry.store;
        let lines = store.chat(&self.state.id, room.name(), before, 1).await;
        let line = lines.ok().and_then(|lines| lines.into_iter().next());
        let Some(line) = line.filter(|line| line.number == message.number) else {
            return;
        };
        let moderation = self.registry.moderation.clone();
        for language in Language::ALL {
            let Some(view) = view_for(&moderation, None, language, room, line.clone()) else {
                continue;
            };
            let told = line_text(&GameLine::ChatLine(view.clone()));
            let message = text(&ToClient::Chat(view));
            self.pass_on(&message, &told, |state, listener| {
                listener.chat
                    && listener.language == language
                    && may_read(room, state, listener.player.as_deref())
            });
        }
    }

    /// Whoever has been silenced, or has not confirmed a warning, says nothing.
    fn must_be_allowed(&self, player: &str) -> Result<(), CommandError> {
        let now = self.registry.world.now();
        self.registry.moderation.read(|standing| {
            if let Some(minutes) = standing.silent_minutes(player, now) {
                return Err(ChatRefusal::Silenced { minutes }.into());
            }
            if !standing.warnings(player).is_empty() {
                return Err(ModerationRefusal::WarningFirst.into());
            }
            Ok(())
        })
    }

    /// How much was said so far.
    pub(super) async fn said(&mut self) -> Result<Said, StoreError> {
        if let Some(said) = self.said {
            return Ok(said);
        }
        let (store, id) = (&self.registry.store, &self.state.id);
        let said = [
            store.last_chat(id, Room::Players.name()).await?,
            store.last_chat(id, Room::Gallery.name()).await?,
        ];
        self.said = Some(said);
        Ok(said)
    }

    fn must_be_calm(&mut self, player: &str) -> Result<(), ChatRefusal> {
        if self.talkers.len() >= TALKERS {
            self.talkers.retain(|_, bucket| !bucket.is_full());
        }
        let bucket = self
            .talkers
            .entry(player.to_owned())
            .or_insert_with(|| Bucket::new(TALK.0, TALK.1));
        let wait = |retry_after| ChatRefusal::TooFast { retry_after };
        bucket.take().map_err(wait)
    }
}
