//! Which positions are each other's images, and what a move is about: for those who look for puzzles.

use game::KeyMixer;
use hex::Hex;

use crate::cells::{CELLS, Cell, Cells};
use crate::position::End;
use crate::{Kamon, Position};

/// The same for all images of a position: the board turned or mirrored, colours or symbols under other names, colours
/// and symbols exchanged, Black and White exchanged.
pub(crate) fn likeness(position: &Position) -> u64 {
    let images = (0..12).flat_map(|turn| [(turn, false), (turn, true)]);
    let keys = images.map(|(turn, exchanged)| image_key(position, turn, exchanged));
    keys.min().unwrap_or_default()
}

fn image_key(position: &Position, turn: u8, exchanged: bool) -> u64 {
    let own = position.player(position.mover()).pieces();
    let other = position.player(position.mover().other()).pieces();
    let free = position.free();
    let mut names = Names::default();
    let token = |names: &mut Names, cell: Cell| {
        let token = position.token(cell);
        let (mut one, mut two) = (token.colour_number(), token.symbol_number());
        if exchanged {
            std::mem::swap(&mut one, &mut two);
        }
        names.name(0, one) << 4 | names.name(1, two)
    };
    // What must be answered matters, not where it lies.
    let last = position
        .last()
        .map_or(0, |last| 1 << 8 | token(&mut names, last));
    let mut mixer = KeyMixer::new().word(last);
    for &cell in &CELLS {
        let from = turned(cell, turn);
        mixer = mixer.word(match from.bit() {
            bit if bit & own != 0 => 1 << 9,
            bit if bit & other != 0 => 2 << 9,
            bit if bit & free != 0 => token(&mut names, from),
            _ => 3 << 9,
        });
    }
    mixer.key()
}

/// Colours and symbols numbered as they come up.
#[derive(Default)]
struct Names {
    given: [[Option<u64>; 6]; 2],
    count: [u64; 2],
}

impl Names {
    fn name(&mut self, kind: usize, number: usize) -> u64 {
        let count = &mut self.count[kind];
        *self.given[kind][number].get_or_insert_with(|| {
            *count += 1;
            *count
        })
    }
}

/// A cell after one of the twelve turns and mirrorings of the board.
fn turned(cell: Cell, turn: u8) -> Cell {
    let index = cell.index() as i16;
    let turned = Hex::new(index % 8 - 3, index / 8 - 3).turned(turn % 6);
    let Hex { q, r } = if turn < 6 { turned } else { turned.mirrored() };
    let bit: Cells = 1 << (8 * (r + 3) + q + 3);
    Cell::first_of(bit)
}

/// What a move does that has a name.
pub(crate) fn themes(game: &Kamon, position: &Position, action: Cell) -> Vec<&'static str> {
    let mut after = position.clone();
    after.place(action, game.blank_loop());
    match after.end() {
        Some(End::Connection) => vec!["connection"],
        Some(End::Loop) => vec!["loop"],
        Some(End::ConnectionAndLoop) => vec!["connection", "loop"],
        Some(End::Blocked) => vec!["lockout"],
        Some(End::Draw) => Vec::new(),
        None => {
            let mut themes = Vec::new();
            let wins = after.player(position.mover()).winning() & after.free();
            if wins.count_ones() > 1 {
                themes.push("double-threat");
            }
            if after.legal().is_power_of_two() {
                themes.push("one-answer");
            }
            themes
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::{BOARD, SIDES};

    #[test]
    fn the_board_has_twelve_images_and_sides_stay_opposite() {
        let image = |cells: Cells, turn| {
            let cells = CELLS.iter().filter(|cell| cell.bit() & cells != 0);
            cells.fold(0, |image, &cell| image | turned(cell, turn).bit())
        };
        let mut corner = Vec::new();
        for turn in 0..12 {
            assert_eq!(image(BOARD, turn), BOARD);
            for pair in SIDES.chunks(2) {
                let sides = [image(pair[0], turn), image(pair[1], turn)];
                let is_pair = |pair: &[Cells]| pair.iter().all(|side| sides.contains(side));
                assert!(SIDES.chunks(2).any(is_pair));
            }
            corner.push((0..3).map(|n| turned(CELLS[n], turn)).collect::<Vec<_>>());
        }
        corner.sort();
        corner.dedup();
        assert_eq!(corner.len(), 12);
    }
}
