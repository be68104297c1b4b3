use bots::Played;
use game::{Choices, Family, Refusal, Spec};

use crate::TEXTS;
use crate::rules::{Configured, Rules};

/// Every game there is. A new one is a line here, and nothing else in this crate.
const GAMES: &[Entry] = &[
    entry::<kamon::Kamon>(),
    entry::<pantarei::Pantarei>(),
    entry::<snekagon::Snekagon>(),
    entry::<snekagon::Snekagon5g>(),
    entry::<tantrix::Tantrix>(),
    entry::<tantrix::TantrixSolitaire>(),
];

/// The games on the shelf.
pub fn families() -> impl Iterator<Item = &'static Family> {
    GAMES.iter().map(|entry| (entry.family)())
}

/// The game that a spec names, configured as it says.
pub fn configure(spec: &str) -> Result<Box<dyn Rules>, Refusal> {
    let spec: Spec = spec.parse()?;
    let entry = GAMES
        .iter()
        .find(|entry| (entry.family)().id == spec.name());
    let entry = entry.ok_or_else(|| {
        let known: Vec<&str> = families().map(|family| family.id).collect();
        Refusal::new(&TEXTS, "unknown-game")
            .with("name", spec.name())
            .with("known", known.join(", "))
    })?;
    Ok((entry.configure)(&(entry.family)().choose(&spec)?))
}

struct Entry {
    family: fn() -> &'static Family,
    configure: fn(&Choices) -> Box<dyn Rules>,
}

const fn entry<G: Played>() -> Entry {
    Entry {
        family: G::family,
        configure: |choices| Box::new(Configured(G::configure(choices))),
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
