use std::sync::OnceLock;

use game::{Choices, Family, FullRules, Spec, Teach};
use scene::Show;
use search::Engine;

use crate::Refusal;
use crate::rules::{Configured, Rules};

/// Makes the list of games, in the order in which people see them.
macro_rules! games {
    ($($game:ty => $engine:ty,)*) => {
        const GAMES: &[Entry] = &[$(entry::<$game, $engine>()),*];

        /// Calls the visitor with the type of every game, in the order of [`families`].
        pub fn each_game(visitor: &mut impl GameVisitor) {
            $(visitor.visit::<$game>();)*
        }
    };
}

// Every game there is, and who plays it well. A new one is a line here, and nothing else in this crate.
games![
    kamon::Kamon => kamon_bot::KamonEngine,
    pantarei::Pantarei => pantarei_bot::PantareiEngine,
    snekagon::Snekagon => snekagon_bot::SnekagonEngine,
    snekagon::Snekagon5g => snekagon_bot::SnekagonEngine,
    tantrix::Tantrix => tantrix_bot::TantrixEngine,
    tantrix::TantrixSolitaire => tantrix_bot::TantrixEngine,
];

/// Something to do with every game, for those who need its type: laws, benchmarks.
pub trait GameVisitor {
    /// Called once for each game.
    fn visit<G: Catalogued>(&mut self);
}

/// The games that a program has beside those above.
static ADDED: OnceLock<Vec<Entry>> = OnceLock::new();

/// Puts more games on the shelf, behind those that are always there: for programs that are this one with
/// a game of their own. To be called once, before anybody asks for games, so that the shelf is the same
/// for all who look; it panics if it comes too late or if an id is taken.
///
/// ```no_run
/// # use kamon::Kamon as MyGame;
/// catalog::extend([catalog::entry::<MyGame, search::GenericEngine>()]);
/// ```
pub fn extend(entries: impl IntoIterator<Item = Entry>) {
    let entries: Vec<Entry> = entries.into_iter().collect();
    let mut ids: Vec<&str> = GAMES.iter().chain(&entries).map(Entry::id).collect();
    ids.sort_unstable();
    for pair in ids.windows(2) {
        assert_ne!(
            pair[0], pair[1],
            "two games of the catalog have the same id"
        );
    }
    assert!(
        ADDED.set(entries).is_ok(),
        "catalog::extend comes too late: call it once, before the catalog is used"
    );
}

fn entries() -> impl Iterator<Item = &'static Entry> {
    GAMES.iter().chain(ADDED.get_or_init(Vec::new))
}

/// The games on the shelf.
pub fn families() -> impl Iterator<Item = &'static Family> {
    entries().map(|entry| (entry.family)())
}

/// The game that a spec names, configured as it says.
pub fn configure(spec: &str) -> Result<Box<dyn Rules>, Refusal> {
    let spec: Spec = spec.parse()?;
    let entry = entries().find(|entry| entry.id() == spec.name());
    let entry = entry.ok_or_else(|| Refusal::UnknownGame {
        name: spec.name().to_owned(),
    })?;
    Ok((entry.configure)(&(entry.family)().choose(&spec)?))
}

/// All that the catalog asks of rules: what is legal and why, words, something to see, and what a course
/// needs to know. Nobody implements it by hand.
pub trait Catalogued: FullRules + Show + Teach {}

impl<G: FullRules + Show + Teach> Catalogued for G {}

/// A game on the shelf, and who plays it well.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    family: fn() -> &'static Family,
    configure: fn(&Choices) -> Box<dyn Rules>,
}

impl Entry {
    fn id(&self) -> &'static str {
        (self.family)().id
    }
}

/// The entry of a game and the engine that plays it; [`search::GenericEngine`] plays any.
pub const fn entry<G: Catalogued, E: Engine<G>>() -> Entry {
    Entry {
        family: G::family,
        configure: |choices| Box::new(Configured::<G, E>::new(G::configure(choices))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id_and_written_back() {
        for family in families() {
            let rules = configure(family.id).unwrap();
            assert_eq!(rules.spec(), family.id);
            assert_eq!(rules.family(), family);
        }
        assert_eq!(
            configure("kamon(blank-loop=off)").unwrap().spec(),
            "kamon(blank-loop=off)"
        );
    }

    #[test]
    fn an_unknown_game_is_answered_with_the_known_ones() {
        let refusal = configure("chess").map(|_| ()).unwrap_err();
        assert!(
            refusal.to_string().starts_with("There is no game “chess”."),
            "{refusal}"
        );
        assert!(refusal.to_string().contains("kamon"), "{refusal}");
    }

    #[test]
    fn ids_are_unique() {
        let mut ids: Vec<&str> = families().map(|family| family.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), GAMES.len());
    }
}
