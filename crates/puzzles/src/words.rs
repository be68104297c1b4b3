//! Puzzles in words.

use game::{Language, Message};

use crate::{Kind, Puzzle, Shape, TEXTS};
use tantrix::Colour;

/// What people call the puzzle of an id. Most names are those of the sets that are sold.
pub fn title(id: &str, language: Language) -> String {
    let say = |code| Message::new(&TEXTS, code);
    let parts: Vec<&str> = id.split('-').collect();
    let message = match parts[..] {
        ["discovery", tiles] => say("title-discovery").with("tiles", tiles),
        ["discovery", tiles, name] => say("title-discovery-colour")
            .with("tiles", tiles)
            .with("colour", colour(name, language)),
        ["rainbow", name] => say("title-rainbow").with("colour", colour(name, language)),
        ["xtreme", "triangle"] => say("title-xtreme-triangle"),
        ["xtreme", tiles, ..] => say("title-xtreme").with("tiles", tiles),
        ["genius", _, "blue"] => say("title-genius-red-blue"),
        ["genius", ..] => say("title-genius-red-yellow"),
        ["flower"] => say("title-flower"),
        ["own", ..] => say("title-own"),
        _ => return capital(id),
    };
    message.sentence(language)
}

/// A colour of backs or links in words.
fn colour(name: &str, language: Language) -> String {
    let code = match name {
        "red" => "red",
        "yellow" => "yellow",
        "green" => "green",
        "blue" => "blue",
        _ => "white",
    };
    TEXTS.plain(language, code)
}

/// Junior, Student, Professor, Master.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

impl Puzzle {
    /// What the puzzle asks for, in a line.
    pub fn task(&self, language: Language) -> String {
        let say = |message: Message| message.sentence(language);
        let mut parts = vec![if self.laid() == self.tiles().len() {
            say(Message::new(&TEXTS, "puzzle-of-tiles").with("tiles", self.laid()))
        } else {
            say(Message::new(&TEXTS, "puzzle-of-some-tiles")
                .with("laid", self.laid())
                .with("tiles", self.tiles().len()))
        }];
        for want in self.wants() {
            parts.push(TEXTS.plain(language, want_code(want.kind, want.colour)));
        }
        match self.shape() {
            Shape::Free => {}
            Shape::Triangle => parts.push(TEXTS.plain(language, "puzzle-triangle")),
            Shape::Flower => parts.push(TEXTS.plain(language, "puzzle-flower")),
        }
        if self.holes() {
            parts.push(TEXTS.plain(language, "puzzle-holes"));
        }
        parts.join(", ")
    }
}

const fn want_code(kind: Kind, colour: Colour) -> &'static str {
    match (kind, colour) {
        (Kind::Loop, Colour::Red) => "puzzle-loop-red",
        (Kind::Loop, Colour::Yellow) => "puzzle-loop-yellow",
        (Kind::Loop, Colour::Green) => "puzzle-loop-green",
        (Kind::Loop, Colour::Blue) => "puzzle-loop-blue",
        (Kind::Line, Colour::Red) => "puzzle-line-red",
        (Kind::Line, Colour::Yellow) => "puzzle-line-yellow",
        (Kind::Line, Colour::Green) => "puzzle-line-green",
        (Kind::Line, Colour::Blue) => "puzzle-line-blue",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    #[test]
    fn every_puzzle_has_a_title_of_its_own() {
        for language in [Language::English, Language::Czech, Language::Polish] {
            let mut titles: Vec<String> = catalogue::ids()
                .iter()
                .map(|id| title(id, language))
                .collect();
            let many = titles.len();
            titles.sort_unstable();
            titles.dedup();
            assert_eq!(titles.len(), many);
        }
        let english = |id| title(id, Language::English);
        assert_eq!(english("discovery-10-blue"), "Discovery 10, blue");
        assert_eq!(english("rainbow-white"), "Rainbow, white");
        assert_eq!(english("professor"), "Professor");
        assert_eq!(english("own-1_2_3-loop-red"), "A puzzle of your own");
    }
}
