//! The board as bits of a word: bit 8·row + column, the top row first.
//!
//! ```text
//!  column   0   1   2   3   4   5   6  (7)
//!  a                   a4  a5  a6  a7   .
//!  b               b3  b4  b5  b6  b7   .
//!  c           c2  c3  c4  c5  c6  c7   .
//!  d       d1  d2  d3  d4  d5  d6  d7   .      east is +1, south-east +8, south-west +7
//!  e       e1  e2  e3  e4  e5  e6       .
//!  f       f1  f2  f3  f4  f5           .
//!  g       g1  g2  g3  g4               .
//! ```
//! Column 7 is never used: a step over the edge lands there, or outside the word, and is masked off.

use std::fmt;

use hex::Hex;

/// A cell, by its bit. Cells compare in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// A set of cells, a bit each.
pub type Cells = u64;

/// All 37 cells.
pub const BOARD: Cells = cells_where(0, 36);
/// The cells in reading order.
pub(crate) const CELLS: [Cell; 37] = {
    let (mut cells, mut left, mut number) = ([Cell(0); 37], BOARD, 0);
    while left != 0 {
        cells[number] = Cell::first_of(left);
        left &= left - 1;
        number += 1;
    }
    cells
};
/// The six sides, opposite ones next to each other: green, green, blue, blue, yellow, yellow.
pub const SIDES: [Cells; 6] = [
    BOARD & 0xFF,
    BOARD & 0xFF << 48,
    BOARD & COLUMN << 6,
    BOARD & COLUMN,
    cells_where(9, 9),
    cells_where(3, 3),
];
/// Where the first piece may go: on a side, but on one only.
pub(crate) const OPENING: Cells = {
    let (mut once, mut twice) = (0, 0);
    let mut side = 0;
    while side < 6 {
        twice |= once & SIDES[side];
        once |= SIDES[side];
        side += 1;
    }
    once & !twice
};
/// One more than the largest bit in use.
pub(crate) const SPAN: usize = 52;

const COLUMN: Cells = 0x01_01_01_01_01_01_01;

impl Cell {
    /// The cell with this name, such as `c3`.
    pub fn parse(name: &str) -> Option<Self> {
        let [row @ b'a'..=b'g', column @ b'1'..=b'7'] = name.as_bytes() else {
            return None;
        };
        let cell = Self((row - b'a') * 8 + (column - b'1'));
        (cell.bit() & BOARD != 0).then_some(cell)
    }

    /// The number of its bit, below 52.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this cell alone: bit 8·row + column, as all sets of cells are written.
    pub const fn bit(self) -> Cells {
        1 << self.0
    }

    /// The first cell of a set that is not empty.
    pub const fn first_of(cells: Cells) -> Self {
        Self(cells.trailing_zeros() as u8)
    }

    /// Cell number `n` of a set that has more than `n`.
    pub const fn nth_of(cells: Cells, n: u32) -> Self {
        // Rows are bytes. No loop over the cells before it: its end would be mispredicted each time.
        let up_to_row = counts_up_to_row(cells);
        let rows_before = (up_to_row | HIGH) - (n as u64 + 1) * LOW;
        let row = 8 - (((rows_before & HIGH) >> 7).wrapping_mul(LOW) >> 56);
        let before = (up_to_row << 8) >> (8 * row) & 0xFF;
        let column = NTH_BIT[(cells >> (8 * row) & 0xFF) as usize][n as usize - before as usize];
        Self((8 * row) as u8 + column)
    }
}

impl Cell {
    /// Where it lies, seen from the middle of the board.
    pub(crate) const fn hex(self) -> Hex {
        Hex::new((self.0 % 8) as i16 - 3, (self.0 / 8) as i16 - 3)
    }

    /// The cell on which it comes to lie when the board is turned or mirrored.
    pub(crate) const fn image(self, image: usize) -> Self {
        let hex = self.hex().image(image);
        Self((8 * (hex.r + 3) + hex.q + 3) as u8)
    }
}

const LOW: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// In byte *i*, how many cells of the set lie in rows 0 to *i*.
const fn counts_up_to_row(cells: Cells) -> u64 {
    let pairs = cells - (cells >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(LOW)
}

/// Where bit number *n* of a byte is.
const NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 != 0 {
                table[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0 / 8) as char, self.0 % 8 + 1)
    }
}

/// Each cell of a set in reading order.
pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = (cells != 0).then(|| Cell::first_of(cells));
        cells &= cells.wrapping_sub(1);
        cell
    })
}

/// Whether a set has five cells or more.
pub(crate) const fn has_five(cells: Cells) -> bool {
    // Quicker than to count them, where the machine has no instruction for that.
    let mut left = cells;
    let mut four = 4;
    while four > 0 {
        left &= left.wrapping_sub(1);
        four -= 1;
    }
    left != 0
}

/// The set and everything next to it.
pub const fn grown(cells: Cells) -> Cells {
    spread(cells) & BOARD
}

/// Everything that can be reached from `from` through `through`, which includes `from`.
pub const fn reached(from: Cells, through: Cells) -> Cells {
    let mut now = from;
    loop {
        // Two steps before each look: most chains are short, and the loop then always ends alike.
        let next = spread(spread(now) & through) & through;
        if next == now {
            return now;
        }
        now = next;
    }
}

/// The set and everything next to it, and perhaps bits off the board. South-east is east and then
/// south-west (+8 = +1 +7), and so two pairs of shifts make all six directions.
const fn spread(cells: Cells) -> Cells {
    let (east, west) = (cells | cells << 1, cells | cells >> 1);
    east | east << 7 | west | west >> 7
}

/// Cells around which the set lies in two or more separate arcs. If the set is one chain, a piece
/// there would close a loop: the two gaps between the arcs can no longer reach each other.
pub(crate) const fn between_arcs(set: Cells) -> Cells {
    // Bit x of around[d] says that the set has the neighbour of x in direction d.
    let around = [set >> 1, set >> 8, set >> 7, set << 1, set << 8, set << 7];
    let (mut once, mut twice) = (0, 0);
    let mut direction = 0;
    while direction < 6 {
        let arc_ends = around[direction] & !around[(direction + 1) % 6];
        twice |= once & arc_ends;
        once |= arc_ends;
        direction += 1;
    }
    twice & BOARD
}

/// Cells of the 7 by 7 square on the diagonals `row + column` from `low` to `high`, where they are on the board.
const fn cells_where(low: u8, high: u8) -> Cells {
    let mut cells = 0;
    let mut index = 0;
    while index < 56 {
        let (row, column) = (index / 8, index % 8);
        let diagonal = row + column;
        if column < 7 && diagonal >= 3 && diagonal <= 9 && diagonal >= low && diagonal <= high {
            cells |= 1 << index;
        }
        index += 1;
    }
    cells
}

#[cfg(test)]
mod tests {
    use hex::{Board, Direction};

    use super::*;

    #[test]
    fn cells_and_names_are_those_of_a_board_of_side_4() {
        let board = Board::new(4);
        let ours: Vec<String> = each(BOARD).map(|cell| cell.to_string()).collect();
        let theirs: Vec<String> = board
            .cells()
            .map(|cell| board.name(cell).to_string())
            .collect();
        assert_eq!(ours, theirs);
        for cell in each(BOARD) {
            assert_eq!(Cell::parse(&cell.to_string()), Some(cell));
            let near: Vec<Hex> = each(grown(cell.bit()) & !cell.bit())
                .map(Cell::hex)
                .collect();
            let on_board = |direction| board.cell(cell.hex().step(direction)).is_some();
            assert_eq!(
                near.len(),
                Direction::ALL.into_iter().filter(|&d| on_board(d)).count()
            );
            assert!(near.iter().all(|hex| hex.distance(cell.hex()) == 1));
        }
        for bad in [
            "", "a1", "a3", "d8", "d0", "h4", "D4", "d44", "d", "g5", "ž4",
        ] {
            assert_eq!(Cell::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn sides_are_those_of_the_rules() {
        let lie_on = |f: fn(Hex) -> bool| {
            each(BOARD)
                .filter(|&c| f(c.hex()))
                .fold(0, |set, c| set | c.bit())
        };
        assert_eq!(SIDES[0], lie_on(|hex| hex.r == -3));
        assert_eq!(SIDES[1], lie_on(|hex| hex.r == 3));
        assert_eq!(SIDES[2], lie_on(|hex| hex.q == 3));
        assert_eq!(SIDES[3], lie_on(|hex| hex.q == -3));
        assert_eq!(SIDES[4], lie_on(|hex| hex.q + hex.r == 3));
        assert_eq!(SIDES[5], lie_on(|hex| hex.q + hex.r == -3));
        assert_eq!(OPENING.count_ones(), 12);
    }

    #[test]
    fn the_nth_cell_is_the_one_that_counting_finds() {
        let mut set = BOARD;
        for round in 0..2_000_u64 {
            for (n, cell) in each(set).enumerate() {
                assert_eq!(Cell::nth_of(set, n as u32), cell);
            }
            set = BOARD
                & (set ^ round)
                    .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                    .rotate_left(17);
        }
    }

    #[test]
    fn a_gap_in_a_ring_lies_between_arcs() {
        let ring = grown(Cell::parse("d4").unwrap().bit()) & !Cell::parse("d4").unwrap().bit();
        let gap = Cell::parse("d5").unwrap().bit();
        assert_eq!(between_arcs(ring & !gap) & gap, gap);
        assert_eq!(
            between_arcs(ring & !gap | Cell::parse("d4").unwrap().bit()) & gap,
            0,
            "the hole is filled"
        );
    }
}
