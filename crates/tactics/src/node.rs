use std::fmt;

use serde::de::{self, MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The solver's turn: every move that is right here, the one of the main line first, and what comes after each.
/// In JSON an object, from moves to what comes after.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The moves that are right.
    pub moves: Vec<(String, After)>,
}

/// What comes after a right move. In JSON `null` if the puzzle is solved, else the answers followed by the next
/// turn's object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum After {
    /// The puzzle is solved: the game is over, or nothing can be missed any more.
    Solved,
    /// It goes on.
    Goes {
        /// What the other side plays: one move as a rule, none if it is skipped or the solver has still to finish a
        /// turn, several if the solver is skipped.
        answers: Vec<String>,
        /// The solver's next turn.
        next: Node,
    },
}

impl Node {
    /// What comes after a move; nothing if it is wrong.
    pub fn after(&self, action: &str) -> Option<&After> {
        let found = self.moves.iter().find(|(right, _)| right == action);
        found.map(|(_, after)| after)
    }

    /// How many right moves the tree has, in all turns.
    pub fn size(&self) -> usize {
        let sizes = self.moves.iter().map(|(_, after)| match after {
            After::Solved => 1,
            After::Goes { next, .. } => 1 + next.size(),
        });
        sizes.sum()
    }

    /// How many moves the solver has to find by the shortest way.
    pub fn steps(&self) -> usize {
        let ways = self.moves.iter().map(|(_, after)| match after {
            After::Solved => 1,
            After::Goes { next, .. } => 1 + next.steps(),
        });
        ways.min().unwrap_or(0)
    }

    /// How many moves the solver makes by the longest way.
    pub fn depth(&self) -> usize {
        let ways = self.moves.iter().map(|(_, after)| match after {
            After::Solved => 1,
            After::Goes { next, .. } => 1 + next.depth(),
        });
        ways.max().unwrap_or(0)
    }

    /// The main line: the first right move of each turn, and the answers.
    pub fn main_line(&self) -> Vec<&str> {
        let mut line = Vec::new();
        let mut node = self;
        while let Some((action, after)) = node.moves.first() {
            line.push(action.as_str());
            let After::Goes { answers, next } = after else {
                break;
            };
            line.extend(answers.iter().map(String::as_str));
            node = next;
        }
        line
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.moves.len()))?;
        for (action, after) in &self.moves {
            map.serialize_entry(action, after)?;
        }
        map.end()
    }
}

impl Serialize for After {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Solved => serializer.serialize_none(),
            Self::Goes { answers, next } => {
                let mut list = serializer.serialize_seq(Some(answers.len() + 1))?;
                for answer in answers {
                    list.serialize_element(answer)?;
                }
                list.serialize_element(next)?;
                list.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(NodeVisitor)
    }
}

impl<'de> Deserialize<'de> for After {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AfterVisitor)
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object from right moves to what comes after them")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Node, A::Error> {
        let mut node = Node::default();
        while let Some((action, after)) = map.next_entry::<String, After>()? {
            if node.after(&action).is_some() {
                return Err(de::Error::custom(format_args!("{action} stands twice")));
            }
            node.moves.push((action, after));
        }
        if node.moves.is_empty() {
            return Err(de::Error::custom("a turn has no right move"));
        }
        Ok(node)
    }
}

struct AfterVisitor;

/// One element of the list after a move.
#[derive(Deserialize)]
#[serde(untagged)]
enum Item {
    Answer(String),
    Next(Node),
}

impl<'de> Visitor<'de> for AfterVisitor {
    type Value = After;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("null, or answers followed by an object")
    }

    fn visit_unit<E: de::Error>(self) -> Result<After, E> {
        Ok(After::Solved)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<After, A::Error> {
        let mut answers = Vec::new();
        while let Some(item) = list.next_element()? {
            match item {
                Item::Answer(answer) => answers.push(answer),
                Item::Next(next) => {
                    return match list.next_element::<Item>()? {
                        None => Ok(After::Goes { answers, next }),
                        Some(_) => Err(de::Error::custom("something follows the next turn")),
                    };
                }
            }
        }
        Err(de::Error::custom("the next turn is missing"))
    }
}
