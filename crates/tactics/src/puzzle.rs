use std::collections::HashSet;

use game::Spec;
use serde::{Deserialize, Serialize};

use crate::{Damage, Node, Unreadable};

/// A tree has at most so many right moves.
pub const MAX_TREE: usize = 120;
/// The solver makes at most so many moves on any way through the tree.
pub const MAX_STEPS: usize = 8;

/// A position with something to find, and its whole solution. docs/puzzles.md tells what each field means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The game's id, a dash, and six letters and digits that follow from the position: it never changes.
    pub id: String,
    /// The game and its options.
    pub spec: String,
    /// What was random.
    pub setup: String,
    /// The moves that lead to the position, separated by spaces.
    pub moves: String,
    /// Who is to move and to find something, from 0.
    pub seat: u8,
    /// What is asked for.
    pub kind: Kind,
    /// For a best end: the solver's points less the other's, at the end of best play by both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<i32>,
    /// How many moves have to be found, by the shortest way through the tree.
    pub steps: u8,
    /// How hard it seems, as a rating of Glicko's kind to begin with.
    pub rating: u16,
    /// How many tries of the levels found it, of those that each of them had: what the rating follows from, and how many
    /// moves there are to choose from.
    pub found: u8,
    /// What the solution is about: codes, sorted.
    pub themes: Vec<String>,
    /// The whole solution.
    pub tree: Node,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Win, whatever the other does.
    Win,
    /// Get the best margin of points that can be got.
    Best,
}

impl Kind {
    /// What it is called in data and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Best => "best",
        }
    }
}

impl Puzzle {
    /// The puzzle on a line of a file. Only its form is looked at, not what the rules say of it.
    pub fn parse(line: &str) -> Result<Self, Damage> {
        let puzzle: Self = serde_json::from_str(line).map_err(|error| Damage::NoPuzzle {
            error: error.to_string(),
        })?;
        puzzle.check_form()?;
        Ok(puzzle)
    }

    /// The puzzle as a line of a file, without the line's end.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|_| unreachable!("a puzzle is plain data"))
    }

    /// The moves that lead to the position.
    pub fn lead(&self) -> impl Iterator<Item = &str> {
        self.moves.split_whitespace()
    }

    fn check_form(&self) -> Result<(), Damage> {
        let spec: Result<Spec, _> = self.spec.parse();
        let game = spec.as_ref().map_or("", Spec::name);
        let mark = self
            .id
            .strip_prefix(game)
            .and_then(|rest| rest.strip_prefix('-'));
        let is_mark = |mark: &str| {
            mark.len() == 6
                && mark
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        if game.is_empty() || !mark.is_some_and(is_mark) {
            return Err(Damage::Id {
                id: self.id.clone(),
            });
        }
        if self.margin.is_some() != (self.kind == Kind::Best) {
            return Err(Damage::Margin);
        }
        if !self.themes.is_sorted_by(|one, other| one < other) {
            return Err(Damage::Themes);
        }
        if self.tree.size() > MAX_TREE || self.tree.depth() > MAX_STEPS {
            return Err(Damage::TooLarge {
                moves: MAX_TREE,
                depth: MAX_STEPS,
            });
        }
        if self.tree.steps() != usize::from(self.steps) {
            return Err(Damage::Steps {
                said: self.steps.into(),
                found: self.tree.steps(),
            });
        }
        Ok(())
    }
}

/// The puzzles of a game, from its file: one a line.
pub fn read(lines: &str) -> Result<Vec<Puzzle>, Unreadable> {
    let mut ids = HashSet::new();
    let mut puzzles = Vec::new();
    for (index, line) in lines.lines().enumerate() {
        let at = |damage| Unreadable::new(index + 1, damage);
        let puzzle = Puzzle::parse(line).map_err(at)?;
        if !ids.insert(puzzle.id.clone()) {
            return Err(at(Damage::Twice { id: puzzle.id }));
        }
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::After;

    const GOOD: &str = r#"{"id":"kamon-0a1b2c","spec":"kamon","setup":"s","moves":"e1 e5","seat":0,"kind":"win","steps":2,"rating":1500,"found":16,"themes":["loop","trap"],"tree":{"c3":["d4",{"e5":null,"a4":["a5",{"a6":null}]}],"c4":["d4",[],{"e5":null}]}}"#;

    fn good() -> String {
        GOOD.replace(r#""d4",[],"#, "")
    }

    #[test]
    fn what_is_written_is_read_back() {
        let puzzle = Puzzle::parse(&good()).unwrap();
        assert_eq!(puzzle.line(), good());
        assert_eq!(
            (puzzle.tree.size(), puzzle.tree.steps(), puzzle.tree.depth()),
            (6, 2, 3)
        );
        assert_eq!(puzzle.tree.main_line(), ["c3", "d4", "e5"]);
        let After::Goes { answers, .. } = puzzle.tree.after("c4").unwrap() else {
            panic!("it goes on");
        };
        assert!(answers.is_empty(), "the solver moves again");
        assert_eq!(puzzle.tree.after("d4"), None);
        assert_eq!(read(&format!("{}\n", good())).unwrap(), [puzzle]);
    }

    #[test]
    fn damaged_data_is_refused_in_words() {
        let refusal = |line: String| read(&format!("{}\n{line}\n", good())).unwrap_err();
        let other = good().replace("0a1b2c", "zzzzzz");
        let cases = [
            (GOOD.to_owned(), "puzzle-unreadable"),
            (good(), "puzzle-twice"),
            (other.replace("zzzzzz", "ZZ"), "puzzle-id"),
            (other.replace("kamon-z", "tantrix-z"), "puzzle-id"),
            (
                other.replace(r#""steps":2"#, r#""steps":3"#),
                "puzzle-steps",
            ),
            (
                other.replace(r#""kind":"win""#, r#""kind":"best""#),
                "puzzle-margin",
            ),
            (
                other.replace(r#"["loop","trap"]"#, r#"["trap","loop"]"#),
                "puzzle-themes",
            ),
            (
                other.replace(r#""e5":null,"#, r#""a4":null,"#),
                "puzzle-unreadable",
            ),
            (other.replace(r#"{"a6":null}"#, "{}"), "puzzle-unreadable"),
            (
                other.replace(r#"{"a6":null}"#, r#""a6""#),
                "puzzle-unreadable",
            ),
            (
                other.replace(r#""seat":0"#, r#""seat":0,"more":1"#),
                "puzzle-unreadable",
            ),
            (String::new(), "puzzle-unreadable"),
        ];
        for (line, code) in cases {
            let refusal = refusal(line.clone());
            assert_eq!(refusal.damage().code(), code, "{line}: {refusal}");
            assert!(refusal.to_string().starts_with("Line 2: "), "{refusal}");
        }
        let deep = (0..9).fold("null".to_owned(), |after, _| {
            format!(r#"[{{"a4":{after}}}]"#)
        });
        let deep = other.replace(r#""e5":null,"#, &format!(r#""e5":{deep},"#));
        assert_eq!(refusal(deep).damage().code(), "puzzle-too-large");
    }
}
