use std::fmt;
use std::ops::RangeInclusive;

use crate::spec::write_spec;
use crate::{Course, Language, Message, Spec, SpecError, TEXTS, Texts};

/// A game as it stands on the shelf, before anybody has chosen how to play it: all that those need who
/// list games, describe them or make a new match, so that none of them asks which game it is.
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
    /// Whether it is played for points; other games are simply won, lost or drawn.
    pub has_points: bool,
    /// Whether players hold pieces, and a move lays one of them.
    pub holds_pieces: bool,
    /// Whether there is something to see of what a position allows, beside the position itself.
    pub has_overlay: bool,
    /// The score to reach, in a game for one.
    pub target: Option<i32>,
    /// What every seat has of its own, all different, and players may wish for: the codes that seats' names
    /// have. Empty where there is nothing to choose.
    pub seat_choice: &'static [&'static str],
    /// A letter for each of them, as setups write them: short names for terminals.
    pub seat_letters: &'static str,
    /// How strong the levels of its bot are by matches of theirs with each other, in Elo above level 1, from
    /// level 1 on; empty where nobody has measured it.
    pub bot_elo: &'static [i32],
    /// What it looks like.
    pub sample: Sample,
    /// The rules as players read them.
    pub rules: RulesPage,
    /// Positions with something to find.
    pub puzzles: PuzzleLines,
    /// The course for those who have never played it, where there is one.
    pub course: Option<&'static Course>,
    /// What it says to people: refusals, names of things, and for every family
    ///
    /// - `summary`: what one does in it, in a line or two; `goal`: what it is about, in a line;
    /// - `hint`: how to make a move on a screen; `move-hint`: how a move is written;
    /// - `option-NAME` for each option, as a question, and `option-NAME-VALUE`, as its answer, for each value
    ///   that is neither a number nor `on` or `off`;
    /// - `overlay`, where it has one: what it shows, as the label of a switch;
    /// - `seat-choice` for what a seat has of its own, where players may wish for it;
    /// - `tally`, in a game with a `target`: what a score means. Its facts are `score`, `target` and the
    ///   values of all options.
    pub texts: &'static Texts,
}

/// A position of a real game, which shows what a game is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The game and its options.
    pub spec: &'static str,
    /// What was random.
    pub setup: &'static str,
    /// The moves, separated by spaces.
    pub moves: &'static str,
}

/// The rules of a game for people, a page in each language. `docs/rules` tells how a page is written.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage([&'static str; 3]);

impl RulesPage {
    /// A page from its texts, usually `include_str!`ed from the game's `rules/` folder.
    pub const fn new(english: &'static str, czech: &'static str, polish: &'static str) -> Self {
        // In the browser rules' pages are files of the site, not part of the engine.
        if cfg!(engine_module) {
            return Self([""; 3]);
        }
        Self([english, czech, polish])
    }

    /// The page in a language.
    pub const fn text(&self, language: Language) -> &'static str {
        self.0[language as usize]
    }
}

/// A game's positions with something to find, one a line as `docs/puzzles.md` tells; the crate `tactics` reads them.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleLines(&'static str);

impl PuzzleLines {
    /// For a game that has none.
    pub const NONE: Self = Self("");

    /// Puzzles from their lines, usually `include_str!`ed from the game's `puzzles/` folder.
    pub const fn new(lines: &'static str) -> Self {
        // In the browser they are files of the site, like rules' pages.
        if cfg!(engine_module) {
            return Self::NONE;
        }
        Self(lines)
    }

    /// The lines.
    pub const fn text(&self) -> &'static str {
        self.0
    }
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
    pub fn choose(&'static self, spec: &Spec) -> Result<Choices, SpecError> {
        if spec.name() != self.id {
            return Err(SpecError::OtherGame {
                name: spec.name().to_owned(),
                family: self,
            });
        }
        let mut choices = self.defaults();
        for (option, value) in spec.options() {
            let place = self.options.iter().position(|kind| kind.name == option);
            let place = place.ok_or_else(|| SpecError::UnknownOption {
                family: self,
                option: option.clone(),
            })?;
            let known = self.options[place]
                .values
                .iter()
                .find(|&known| known == value);
            choices.values[place] = known.ok_or_else(|| SpecError::UnknownValue {
                family: self,
                option: option.clone(),
                value: value.clone(),
            })?;
        }
        Ok(choices)
    }

    /// How many play if nobody says.
    pub fn usual_players(&self) -> usize {
        let option = self.options.iter().find(|kind| kind.name == "players");
        option
            .and_then(|kind| kind.default.parse().ok())
            .unwrap_or(*self.players.start())
    }

    /// A value of an option, as people read it.
    pub fn value_in_words(&self, option: &str, value: &str, language: Language) -> String {
        let own = format!("option-{option}-{value}");
        match value {
            _ if self.texts.has(language, &own) => self.texts.plain(language, &own),
            "on" => TEXTS.plain(language, "yes"),
            "off" => TEXTS.plain(language, "no"),
            _ => value.to_owned(),
        }
    }

    /// Every option at its default.
    pub fn defaults(&'static self) -> Choices {
        Choices {
            family: self,
            values: self.options.iter().map(|kind| kind.default).collect(),
        }
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

    /// What a score means in words, in a game for one with a score to reach.
    pub fn tally(&self, score: i32) -> Option<Message> {
        let target = self.family.target?;
        let message = Message::new(self.family.texts, "tally")
            .with("score", score)
            .with("target", target);
        let chosen = self.family.options.iter().zip(&self.values);
        Some(chosen.fold(message, |message, (kind, value)| {
            message.with(kind.name, *value)
        }))
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
    use crate::Refuse;

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
        has_points: true,
        holds_pieces: false,
        has_overlay: false,
        target: None,
        seat_choice: &[],
        seat_letters: "",
        bot_elo: &[],
        sample: Sample {
            spec: "test",
            setup: "-",
            moves: "",
        },
        rules: RulesPage::new("Rules", "Pravidla", "Zasady"),
        puzzles: PuzzleLines::NONE,
        course: None,
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
    fn values_are_told_in_words() {
        let told = |option, value, language| TEST.value_in_words(option, value, language);
        assert_eq!(told("hard", "on", Language::English), "Yes");
        assert_eq!(told("hard", "off", Language::Polish), "Nie");
        assert_eq!(told("players", "4", Language::Czech), "4");
        assert_eq!(TEST.usual_players(), 3);
        assert_eq!(TEST.rules.text(Language::Czech), "Pravidla");
        assert_eq!(TEST.defaults().tally(3), None);
    }

    #[test]
    fn the_unknown_is_answered_with_the_known() {
        let refuse = |text: &str| TEST.choose(&text.parse().unwrap()).unwrap_err();
        assert_eq!(
            refuse("test(sides=5)").to_string(),
            "Test has no option “sides”. Its options are: players=2|3|4, hard=on|off."
        );
        assert_eq!(
            refuse("test(players=9)")
                .message()
                .sentence(Language::Czech),
            "Test nemůže mít players=9. Možné volby: players=2|3|4, hard=on|off."
        );
    }
}
