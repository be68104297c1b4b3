//! What the shelf says of each game is there, in every language, and true.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use catalog::{Catalogued, GameVisitor};
use game::{Family, Language};

struct Presentable;

impl GameVisitor for Presentable {
    fn visit<G: Catalogued>(&mut self) {
        conformance::is_presentable::<G>();
    }
}

#[test]
fn every_game_is_presentable() {
    catalog::each_game(&mut Presentable);
}

#[test]
fn every_score_of_a_game_for_one_is_told_in_words() {
    for family in catalog::families() {
        let Some(target) = family.target else {
            continue;
        };
        for spec in specs(family) {
            let choices = family.choose(&spec.parse().unwrap()).unwrap();
            for language in Language::ALL {
                let told = |score| choices.tally(score).unwrap().sentence(language);
                assert!(
                    told(target).contains(&target.to_string()),
                    "{}",
                    told(target)
                );
                assert_ne!(told(0), told(target));
                assert!(!told(0).ends_with('.'), "a reason may follow: {}", told(0));
            }
        }
    }
}

/// The game with each value of each option.
fn specs(family: &Family) -> Vec<String> {
    let one_changed = family.options.iter().flat_map(|option| {
        let spec = |value| format!("{}({}={value})", family.id, option.name);
        option.values.iter().map(spec)
    });
    one_changed.chain([family.id.to_owned()]).collect()
}
