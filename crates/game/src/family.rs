use std::fmt;
use std::ops::RangeInclusive;

use crate::spec::write_spec;
use crate::{Refusal, Spec, TEXTS, Texts};

/// A game as it stands on the shelf, before anybody has chosen how to play it.
#[derive(Debug)]
pub struct Family {
    /// What specs call it: `snekagon-5g`.
    pub id: &'static str,
    /// What people call it: `Snekagon 5G`.
    pub title: &'static str,
    /// Who invented it.
    pub author: &'static str,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// What can be chosen.
    pub options: &'static [OptionKind],
    /// What it says to people: refusals, names of things, and for every family `summary` (what it is
    /// about, in a line), `move-hint` (what a move looks like) and `option-NAME` for each option.
    pub texts: &'static Texts,
}

/// Something that can be chosen about a game.
#[derive(Debug)]
pub struct OptionKind {
    /// Its name in specs.
    pub name: &'static str,
    /// What it can be, in the order to show.
    pub values: &'static [&'static str],
    /// What it is when nobody says.
    pub default: &'static str,
}

impl Family {
    /// The options that a spec chooses, defaults for those it leaves out.
    pub fn choose(&'static self, spec: &Spec) -> Result<Choices, Refusal> {
        if spec.name() != self.id {
            return Err(Refusal::new(&TEXTS, "spec-other-game")
                .with("name", spec.name())
                .with("game", self.title));
        }
        let mut choices = self.defaults();
        for (option, value) in spec.options() {
            let place = self.options.iter().position(|kind| kind.name == option);
            let place = place.ok_or_else(|| {
                self.unknown("spec-unknown-option")
                    .with("option", option.as_str())
            })?;
            let known = self.options[place]
                .values
                .iter()
                .find(|&known| known == value);
            choices.values[place] = known.ok_or_else(|| {
                self.unknown("spec-unknown-value")
                    .with("option", option.as_str())
                    .with("value", value.as_str())
            })?;
        }
        Ok(choices)
    }

    /// Every option at its default.
    pub fn defaults(&'static self) -> Choices {
        Choices {
            family: self,
            values: self.options.iter().map(|kind| kind.default).collect(),
        }
    }

    /// A refusal that ends with what this family knows.
    fn unknown(&self, code: &'static str) -> Refusal {
        let refusal = Refusal::new(&TEXTS, code).with("game", self.title);
        if self.options.is_empty() {
            return refusal.with_term("known", "known-no-options");
        }
        let options: Vec<String> = self
            .options
            .iter()
            .map(|kind| format!("{}={}", kind.name, kind.values.join("|")))
            .collect();
        refusal.with_message(
            "known",
            Refusal::new(&TEXTS, "known-options").with("options", options.join(", ")),
        )
    }
}

/// A family with a value for each of its options. Displays as the shortest spec that means it.
#[derive(Clone, PartialEq, Eq)]
pub struct Choices {
    family: &'static Family,
    values: Vec<&'static str>,
}

impl Choices {
    /// Whose options these are.
    pub const fn family(&self) -> &'static Family {
        self.family
    }

    /// An option's value. The family must have the option.
    pub fn value(&self, option: &str) -> &'static str {
        let place = self
            .family
            .options
            .iter()
            .position(|kind| kind.name == option);
        place.map_or_else(
            || unreachable!("{} has no option {option}", self.family.id),
            |place| self.values[place],
        )
    }

    /// Whether an option with the values `on` and `off` is on.
    pub fn is_on(&self, option: &str) -> bool {
        self.value(option) == "on"
    }

    /// The value of an option whose values are numbers.
    pub fn number(&self, option: &str) -> usize {
        let value = self.value(option);
        value
            .parse()
            .unwrap_or_else(|_| unreachable!("{option}={value} is not a number"))
    }
}

impl fmt::Display for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chosen = self
            .family
            .options
            .iter()
            .zip(&self.values)
            .filter(|(kind, value)| kind.default != **value);
        write_spec(
            f,
            self.family.id,
            chosen.map(|(kind, value)| (kind.name, *value)),
        )
    }
}

impl fmt::Debug for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl PartialEq for Family {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Family {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    static TEST: Family = Family {
        id: "test",
        title: "Test",
        author: "Nobody",
        players: 2..=4,
        options: &[
            OptionKind {
                name: "players",
                values: &["2", "3", "4"],
                default: "3",
            },
            OptionKind {
                name: "hard",
                values: &["on", "off"],
                default: "off",
            },
        ],
        texts: &TEXTS,
    };

    #[test]
    fn defaults_fill_in_and_are_not_written() {
        let choose = |text: &str| TEST.choose(&text.parse().unwrap());
        assert_eq!(choose("test").unwrap().number("players"), 3);
        assert_eq!(
            choose("test(players=3,hard=off)").unwrap().to_string(),
            "test"
        );
        assert_eq!(
            choose("test(hard=on,players=2)").unwrap().to_string(),
            "test(players=2,hard=on)"
        );
        assert_eq!(choose("other").unwrap_err().code(), "spec-other-game");
        assert!(choose("test(hard=on)").unwrap().is_on("hard"));
    }

    #[test]
    fn the_unknown_is_answered_with_the_known() {
        let refuse = |text: &str| TEST.choose(&text.parse().unwrap()).unwrap_err();
        assert_eq!(
            refuse("test(sides=5)").to_string(),
            "Test has no option “sides”. Its options are: players=2|3|4, hard=on|off."
        );
        assert_eq!(
            refuse("test(players=9)").sentence(Language::Czech),
            "Test nemůže mít players=9. Možné volby: players=2|3|4, hard=on|off."
        );
    }
}
