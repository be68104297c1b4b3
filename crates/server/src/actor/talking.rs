use store::StoreError;
use texts::Message;

use super::Actor;
use crate::chat::{ChatView, Room, Words};
use crate::error::refuse;
use crate::limits::Bucket;
use crate::live::ToClient;
use crate::matches::Person;
use crate::stream::GameLine;

/// So many messages in so many seconds are talk; more is noise.
const TALK: (u32, f64) = (5, 15.0);
/// So many people are remembered who spoke lately.
const TALKERS: usize = 200;

/// The numbers of the last things said, in the players' room and in the gallery.
pub(crate) type Said = [i64; 2];

impl Actor {
    /// Somebody says something: written down first, then told to those whom it is for.
    pub(super) async fn say(&mut self, person: &Person, words: Words) -> Result<i64, Message> {
        let words = words.checked(person)?;
        self.must_be_calm(&person.id)?;
        let room = Room::of(&self.state, &person.id);
        let mut said = self.said().await.map_err(|error| error.message())?;
        said[room as usize] += 1;
        let view = ChatView {
            room,
            number: said[room as usize],
            at: self.hall.time.now(),
            player: person.id.clone(),
            name: person.name.clone(),
            seat: self.state.seats_of(&person.id).next(),
            words,
        };
        let kept = self.hall.store.add_chat(&view.kept(&self.state.id)).await;
        if let Err(error) = kept {
            // Whether it was written is not known: count anew.
            self.said = None;
            return Err(error.message());
        }
        self.said = Some(said);
        let number = view.number;
        let line = GameLine::ChatLine(view.clone()).text();
        let message = ToClient::Chat(view).text();
        self.pass_on(&message, &line, |state, listener| {
            listener.chat && room.is_open_to(state, listener.player.as_deref())
        });
        Ok(number)
    }

    /// How much was said so far.
    pub(super) async fn said(&mut self) -> Result<Said, StoreError> {
        if let Some(said) = self.said {
            return Ok(said);
        }
        let (store, id) = (&self.hall.store, &self.state.id);
        let said = [
            store.last_chat(id, Room::Players.name()).await?,
            store.last_chat(id, Room::Gallery.name()).await?,
        ];
        self.said = Some(said);
        Ok(said)
    }

    fn must_be_calm(&mut self, player: &str) -> Result<(), Message> {
        if self.talkers.len() >= TALKERS {
            self.talkers.retain(|_, bucket| !bucket.is_full());
        }
        let bucket = self
            .talkers
            .entry(player.to_owned())
            .or_insert_with(|| Bucket::new(TALK.0, TALK.1));
        bucket.take().map_err(|_| refuse("too-many-requests"))
    }
}
