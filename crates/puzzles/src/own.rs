//! Puzzles of one's own as text: `own-1_2_3_4_5-loop-red` is a red loop through tiles 1 to 5. More loops and
//! lines may follow, then `triangle` or `flower`, then `holes`.

use super::{Kind, Puzzle, PuzzleFault, Shape, Want};
use tantrix::Colour;

/// How the ids of such puzzles begin.
const OWN: &str = "own-";

/// The puzzle of an id; none if the id is not that of a puzzle of one's own.
pub(crate) fn parse(id: &str) -> Option<Result<Puzzle, PuzzleFault>> {
    let mut parts = id.strip_prefix(OWN)?.split('-').peekable();
    let unknown = || PuzzleFault::NoSuchPuzzle(id.to_owned());
    let tiles = parts.next().unwrap_or_default();
    let numbers: Result<Vec<u8>, _> = tiles.split('_').map(str::parse).collect();
    let Ok(numbers) = numbers else {
        return Some(Err(unknown()));
    };
    let (mut wants, mut shape, mut holes) = (Vec::new(), Shape::Free, false);
    while let Some(part) = parts.next() {
        let kind = match part {
            "loop" => Kind::Loop,
            "line" => Kind::Line,
            "holes" if parts.peek().is_none() => {
                holes = true;
                continue;
            }
            name => match Shape::from_name(name) {
                Some(named) if named != Shape::Free && shape == Shape::Free => {
                    shape = named;
                    continue;
                }
                _ => return Some(Err(unknown())),
            },
        };
        let Some(colour) = parts.next().and_then(Colour::from_name) else {
            return Some(Err(unknown()));
        };
        wants.push(Want { kind, colour });
    }
    Some(Puzzle::new(&numbers, &wants, shape).map(|puzzle| puzzle.with_holes(holes)))
}

impl Puzzle {
    /// The id of a puzzle that lays all its tiles, as that of a puzzle of one's own.
    pub fn own_id(&self) -> String {
        let numbers = self.tiles.iter().map(|tile| tile.number().to_string());
        let mut parts = vec!["own".to_owned(), numbers.collect::<Vec<_>>().join("_")];
        for want in &self.wants {
            let kind = match want.kind {
                Kind::Loop => "loop",
                Kind::Line => "line",
            };
            parts.extend([kind, want.colour.name()].map(str::to_owned));
        }
        if self.shape != Shape::Free {
            parts.push(self.shape.name().to_owned());
        }
        if self.holes {
            parts.push("holes".to_owned());
        }
        parts.join("-")
    }
}

#[cfg(test)]
mod tests {
    use crate::catalogue;

    #[test]
    fn puzzles_of_ones_own_are_read_and_written() {
        for id in [
            "own-1_2_3-loop-yellow",
            "own-2_15_30-loop-yellow-loop-blue",
            "own-1_2_3-line-red-triangle",
            "own-1_2_3_4_5_6_7-flower",
            "own-1_2_3_4-loop-red-holes",
        ] {
            assert_eq!(catalogue::find(id).unwrap().own_id(), id);
        }
        let sorted = catalogue::find("own-3_1_2-loop-yellow").unwrap();
        assert_eq!(sorted.own_id(), "own-1_2_3-loop-yellow");
        assert_eq!(sorted, catalogue::find("discovery-3").unwrap());
    }

    #[test]
    fn anything_else_is_refused() {
        let code = |id: &str| catalogue::find(id).unwrap_err().message().code();
        for id in [
            "own-",
            "own-1_x-loop-red",
            "own-1_2-loop",
            "own-1_2-loop-pink",
            "own-1_2-ring-red",
            "own-1_2_3-holes-loop-red",
            "own-1_2_3-loop-red-free",
            "own-1_2_3-loop-red-triangle-flower",
        ] {
            assert_eq!(code(id), "puzzle-unknown", "{id}");
        }
        assert_eq!(code("own-1_57-loop-red"), "no-such-tile");
        assert_eq!(code("own-1_2-triangle-loop-red"), "puzzle-not-triangular");
        assert_eq!(code("own-1_2"), "puzzle-nothing-wanted");
        assert_eq!(code("own-15-loop-blue"), "puzzle-tile-lacks-colour");
    }
}
