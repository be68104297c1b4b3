//! A puzzle being laid: what lies, what is left, where each tile may go. As in Tantrix, a tile lies beside another
//! and all touching sides match; unlike there, any tile may be taken away again, whatever it leaves behind.

use std::collections::BTreeMap;

use game::{Language, Message};
use hex::Hex;
use scene::{Act, Choice, Place, Scene};

use crate::{Placement, Puzzle, Solution, TEXTS, Wrong};
use tantrix::Tile;
use tantrix::side::beyond;

/// A puzzle and what lies of it, in the order in which it was laid.
#[derive(Clone, Debug)]
pub struct Layout {
    puzzle: Puzzle,
    lying: Vec<Placement>,
}

impl Layout {
    /// A table with these tiles on it. What could not have been laid so is refused.
    pub fn new(puzzle: Puzzle, lying: &Solution) -> Result<Self, Message> {
        let mut layout = Self {
            puzzle,
            lying: Vec::new(),
        };
        for &placement in lying.placements() {
            // Something between may have been taken away since.
            layout.try_to_lay(placement, true)?;
        }
        Ok(layout)
    }

    /// What lies, in the order in which it was laid.
    pub fn lying(&self) -> &[Placement] {
        &self.lying
    }

    /// The same as a solution, which it may be.
    pub fn solution(&self) -> Solution {
        Solution::new(self.lying.clone())
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Lays a tile, `23@1,-1r2`, or takes one away, `-23`.
    pub fn play(&mut self, text: &str) -> Result<(), Message> {
        if let Some(number) = text.strip_prefix('-') {
            let taken = self
                .lying
                .iter()
                .position(|one| one.tile.to_string() == number);
            let no_tile = || Message::new(&TEXTS, "table-lies-not").with("tile", number);
            self.lying.remove(taken.ok_or_else(no_tile)?);
            return Ok(());
        }
        let wish: Solution = text.parse()?;
        let no_move = || Message::new(&TEXTS, "puzzle-placement").with("text", text);
        match wish.placements() {
            &[placement] => self.try_to_lay(placement, false),
            _ => Err(no_move()),
        }
    }

    fn try_to_lay(&mut self, placement: Placement, anywhere: bool) -> Result<(), Message> {
        let (tile, cell) = (placement.tile, placement.cell);
        let say = |code| {
            Message::new(&TEXTS, code)
                .with("tile", tile.number())
                .with("cell", name(cell))
        };
        if !self.puzzle.tiles().contains(&tile) {
            return Err(Wrong::ExtraTile(tile).message());
        }
        if self.lying.iter().any(|one| one.tile == tile) {
            return Err(say("table-lies"));
        }
        if self.lying.len() == self.puzzle.laid() {
            return Err(Message::new(&TEXTS, "table-full").with("wanted", self.puzzle.laid()));
        }
        let table = self.table();
        if let Some(under) = table.get(&cell) {
            return Err(say("table-occupied").with("other", under.tile.number()));
        }
        let mut touches = self.lying.is_empty() || anywhere;
        for side in 0..6 {
            let Some(&there) = table.get(&beyond(cell, side)) else {
                continue;
            };
            touches = true;
            let colours = [placement.side(side), there.side((side + 3) % 6)];
            if colours[0] != colours[1] {
                let between = [placement, there];
                return Err(Wrong::Mismatch { between, colours }.message());
            }
        }
        if !touches {
            return Err(say("table-apart"));
        }
        self.lying.push(placement);
        Ok(())
    }

    fn table(&self) -> BTreeMap<Hex, Placement> {
        let mut table = BTreeMap::new();
        table.extend(self.lying.iter().map(|&one| (one.cell, one)));
        table
    }

    /// The tiles that do not lie.
    fn held(&self) -> Vec<Tile> {
        let lies = |tile: &Tile| self.lying.iter().any(|one| one.tile == *tile);
        let mut held = self.puzzle.tiles().to_vec();
        held.retain(|tile| !lies(tile));
        held
    }

    /// What there is to see.
    pub fn scene(&self, language: Language) -> Scene {
        tantrix::scene::puzzle(&self.lying, &self.held(), language)
    }

    /// Every way to lay a tile, and every tile that can be taken away.
    pub fn choices(&self, language: Language) -> Vec<Choice> {
        let table = self.table();
        let mut choices = Vec::new();
        if self.lying.len() < self.puzzle.laid() {
            let empty = tantrix::scene::around(&self.lying);
            let ways = self.held().into_iter().flat_map(|tile| {
                let cells = empty.iter();
                cells.flat_map(move |&cell| (0..6).map(move |rotation| (tile, cell, rotation)))
            });
            for (tile, cell, rotation) in ways {
                let Some(placement) = Placement::checked(tile, cell, rotation) else {
                    continue;
                };
                let fits = (0..6).all(|side| {
                    let there = table.get(&beyond(cell, side));
                    there.is_none_or(|there| there.side((side + 3) % 6) == placement.side(side))
                });
                if fits {
                    choices.push(Choice {
                        piece: Some(tile.to_string()),
                        turn: rotation,
                        places: vec![Place::new(cell.q, cell.r)],
                        ..Choice::new(placement.to_string(), Act::Place)
                    });
                }
            }
        }
        let taken = self.lying.iter().map(|one| Choice {
            places: vec![Place::new(one.cell.q, one.cell.r)],
            about: Message::new(&TEXTS, "table-take")
                .with("tile", one.tile.number())
                .sentence(language),
            ..Choice::new(format!("-{}", one.tile), Act::Place)
        });
        choices.extend(taken);
        choices
    }
}

/// A cell, as moves write it.
fn name(cell: Hex) -> String {
    format!("{},{}", cell.q, cell.r)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{catalogue, check};

    fn layout(id: &str, lying: &str) -> Layout {
        Layout::new(catalogue::find(id).unwrap(), &lying.parse().unwrap()).unwrap()
    }

    #[test]
    fn any_choice_can_be_played_and_nothing_else() {
        let start = layout("discovery-5", "1@0,0r0 2@-1,0r2");
        let choices = start.choices(Language::English);
        let mut laid = 0;
        for tile in 1..=5 {
            for q in -3..=3 {
                for r in -3..=3 {
                    for rotation in 0..6 {
                        let text = format!("{tile}@{q},{r}r{rotation}");
                        let offered = choices.iter().any(|choice| choice.text == text);
                        let played = start.clone().play(&text).is_ok();
                        assert_eq!(offered, played, "{text}");
                        laid += u32::from(played);
                    }
                }
            }
        }
        assert!(laid > 10);
        for taken in ["-1", "-2"] {
            assert!(choices.iter().any(|choice| choice.text == taken));
            let mut after = start.clone();
            after.play(taken).unwrap();
            assert_eq!(after.lying().len(), 1);
        }
        assert_eq!(choices.len() as u32, laid + 2);
    }

    #[test]
    fn a_puzzle_is_laid_tile_by_tile() {
        let mut table = layout("discovery-3", "");
        for text in ["1@0,0r0", "2@0,-1r5", "3@1,-1r0"] {
            let offered = table.choices(Language::English);
            assert!(offered.iter().any(|choice| choice.text == text), "{text}");
            table.play(text).unwrap();
        }
        assert_eq!(check(table.puzzle(), &table.solution()), Ok(()));
        let scene = table.scene(Language::English);
        assert!(scene.hands[0].pieces.is_empty());
        assert_eq!(scene.boards[0].cells.len(), 3 + 9);
    }

    #[test]
    fn what_cannot_be_is_said() {
        let code = |text: &str| {
            let mut table = layout("discovery-5", "1@0,0r0 2@-1,0r2");
            table.play(text).unwrap_err().code()
        };
        assert_eq!(code("3@0,0r0"), "table-occupied");
        assert_eq!(code("3@5,5r0"), "table-apart");
        assert_eq!(code("1@1,0r0"), "table-lies");
        assert_eq!(code("6@1,0r0"), "wrong-extra-tile");
        assert_eq!(code("-3"), "table-lies-not");
        assert_eq!(code("3"), "puzzle-placement");
        assert_eq!(code("3@1,0r0 4@2,0r0"), "puzzle-placement");
        let clash = (0..6).map(|rotation| format!("3@1,0r{rotation}"));
        assert!(
            clash
                .map(|text| {
                    layout("discovery-5", "1@0,0r0")
                        .play(&text)
                        .map_err(|why| why.code())
                })
                .any(|tried| tried == Err("clash"))
        );
        let mut full = layout("xtreme-3", "");
        for _ in 0..3 {
            let choices = full.choices(Language::English);
            let next = choices
                .iter()
                .find(|choice| choice.piece.is_some())
                .unwrap();
            full.play(&next.text).unwrap();
        }
        assert_eq!(full.play("42@9,9r0").unwrap_err().code(), "table-full");
    }
}
