//! What people are called. Events and lists keep ids; names are put in where they are shown, so that they are
//! always those of today: a guest may have taken an account since, and an account may be deleted. What older
//! versions of the program wrote beside the ids is passed over.

use std::collections::HashMap;

use protocol::{ChatView, Entry, Event, Person};
use store::{PlayerName, Store, StoreError};

use crate::matches::State;
use crate::people::names::guest_name;

/// What some people are called now.
#[derive(Debug, Default)]
pub(crate) struct Directory(HashMap<String, PlayerName>);

impl Directory {
    /// What the people of these ids are called.
    pub(crate) async fn of<'a>(
        store: &Store,
        ids: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, StoreError> {
        let mut ids: Vec<&str> = ids.into_iter().collect();
        ids.sort_unstable();
        ids.dedup();
        store.player_names(&ids).await.map(Self)
    }

    /// Somebody of whom only the id is kept, as they are called today.
    pub(crate) fn person(&self, id: &str) -> Person {
        let mut person = Person {
            id: id.to_owned(),
            name: guest_name(id),
            guest: false,
            bot: false,
            rating: None,
        };
        self.rename(&mut person);
        person.guest = !self.0.contains_key(id);
        person
    }

    /// Gives somebody the name of today.
    pub(crate) fn rename(&self, person: &mut Person) {
        match self.0.get(&person.id) {
            Some(PlayerName { name: None, .. }) => {
                Person::DELETED.clone_into(&mut person.name);
                person.guest = false;
                person.rating = None;
            }
            Some(known) if known.keeps_guest_name && person.guest => {
                person.name = guest_name(&person.id);
            }
            Some(PlayerName {
                name: Some(name), ..
            }) => {
                person.name.clone_from(name);
                person.guest = false;
            }
            None if person.guest => person.name = guest_name(&person.id),
            // Everybody else has an account, or had one.
            None => {}
        }
    }
}

/// Puts names into a match that was read.
pub(crate) async fn name_seats(store: &Store, state: &mut State) -> Result<(), StoreError> {
    let people = state.seats.iter().filter_map(|seat| seat.sitter.person());
    let directory = Directory::of(store, people.map(|person| person.id.as_str())).await?;
    let people = state
        .seats
        .iter_mut()
        .filter_map(|seat| seat.sitter.person_mut());
    people.for_each(|person| directory.rename(person));
    Ok(())
}

/// Puts names into events that were read.
pub(crate) async fn name_events(store: &Store, events: &mut [Event]) -> Result<(), StoreError> {
    let mut people: Vec<&mut Person> = events.iter_mut().flat_map(Event::people_mut).collect();
    name_people(store, &mut people).await
}

/// Puts names into entries of a list.
pub(crate) async fn name_entries<'a>(
    store: &Store,
    entries: impl Iterator<Item = &'a mut Entry>,
) -> Result<(), StoreError> {
    let cards = entries.filter_map(|entry| entry.card.as_mut());
    let seats = cards.flat_map(|card| &mut card.seats);
    let mut people: Vec<&mut Person> = seats.filter_map(protocol::Occupant::person_mut).collect();
    name_people(store, &mut people).await
}

/// Puts names under what was said. Whoever keeps the guest's name also spoke under it.
pub(crate) async fn name_speakers(store: &Store, lines: &mut [ChatView]) -> Result<(), StoreError> {
    let directory = Directory::of(store, lines.iter().map(|line| line.player.as_str())).await?;
    for line in lines {
        match directory.0.get(&line.player) {
            Some(PlayerName { name: None, .. }) => Person::DELETED.clone_into(&mut line.name),
            Some(known) if known.keeps_guest_name => {}
            Some(PlayerName {
                name: Some(name), ..
            }) => line.name.clone_from(name),
            None => {}
        }
    }
    Ok(())
}

async fn name_people(store: &Store, people: &mut [&mut Person]) -> Result<(), StoreError> {
    if people.is_empty() {
        return Ok(());
    }
    let ids = people.iter().map(|person| person.id.as_str());
    let directory = Directory::of(store, ids).await?;
    for person in people {
        directory.rename(person);
    }
    Ok(())
}
