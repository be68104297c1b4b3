use std::fmt;

use crate::{CellSet, Direction, Hex};

/// A cell of a board: its place in reading order (upper row first, then from the left).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell at this place in reading order.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its place in reading order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A hexagonal board of side *n*, with everything about its cells looked up once and for all.
#[derive(Clone, Debug)]
pub struct Board {
    side: u8,
    hexes: Vec<Hex>,
    steps: Vec<[Option<Cell>; 6]>,
    near: Vec<CellSet>,
}

/// One row of a board, as it is printed.
#[derive(Clone, Debug)]
pub struct Row {
    /// How many half cells it is set in from the longest row.
    pub indent: usize,
    /// Its letter.
    pub letter: char,
    /// Its cells from the left.
    pub cells: Vec<Cell>,
}

impl Board {
    /// The longest side whose cells fit into a [`CellSet`].
    pub const LONGEST_SIDE: u8 = 7;

    /// A board of this side, from 1 to [`Self::LONGEST_SIDE`].
    pub fn new(side: u8) -> Self {
        assert!(
            (1..=Self::LONGEST_SIDE).contains(&side),
            "a board of side {side} does not fit into 128 bits"
        );
        let reach = side as i16 - 1;
        let hexes: Vec<Hex> = (-reach..=reach)
            .flat_map(|r| (-reach..=reach).map(move |q| Hex::new(q, r)))
            .filter(|&hex| hex.distance(Hex::ORIGIN) < u16::from(side))
            .collect();
        let find = |hex: Hex| {
            hexes
                .iter()
                .position(|&other| other == hex)
                .map(|index| Cell(index as u8))
        };
        let steps: Vec<_> = hexes
            .iter()
            .map(|&hex| Direction::ALL.map(|direction| find(hex.step(direction))))
            .collect();
        let near = steps
            .iter()
            .map(|around| around.iter().flatten().copied().collect())
            .collect();
        Self {
            side,
            hexes,
            steps,
            near,
        }
    }

    /// How many cells one of its sides has.
    pub const fn side(&self) -> u8 {
        self.side
    }

    /// How many cells it has.
    pub fn size(&self) -> usize {
        self.hexes.len()
    }

    /// Every cell.
    pub fn all(&self) -> CellSet {
        self.cells().collect()
    }

    /// Every cell in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.hexes.len() as u8).map(Cell)
    }

    /// Where a cell lies.
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes[cell.index()]
    }

    /// The cell that lies there, if it is on the board.
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        // Reading order is the order of (r, q).
        self.hexes
            .binary_search_by_key(&(hex.r, hex.q), |other| (other.r, other.q))
            .ok()
            .map(|index| Cell(index as u8))
    }

    /// The neighbour in a direction, if it is on the board.
    pub fn step(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        self.steps[cell.index()][direction.index()]
    }

    /// The neighbours of a cell.
    pub fn near(&self, cell: Cell) -> CellSet {
        self.near[cell.index()]
    }

    /// The neighbours of all cells of a set; cells of the set are among them if they touch.
    pub fn near_any(&self, cells: CellSet) -> CellSet {
        cells
            .into_iter()
            .fold(CellSet::EMPTY, |near, cell| near | self.near(cell))
    }

    /// A cell's name, such as `c11`.
    pub fn name(&self, cell: Cell) -> CellName {
        let hex = self.hex(cell);
        CellName {
            letter: self.letter(hex.r),
            number: (hex.q + self.side as i16) as u8,
        }
    }

    /// The cell with this name. Only the form that [`Self::name`] gives is taken: no `c07`, no `C7`.
    pub fn parse(&self, name: &str) -> Option<Cell> {
        let mut characters = name.chars();
        let letter = characters.next()?;
        let digits = characters.as_str();
        if !letter.is_ascii_lowercase()
            || digits.starts_with('0')
            || !digits.bytes().all(|b| b.is_ascii_digit())
        {
            return None;
        }
        let number: u8 = digits
            .parse()
            .ok()
            .filter(|&number| number < 2 * self.side)?;
        let r = letter as i16 - i16::from(b'a') - (i16::from(self.side) - 1);
        self.cell(Hex::new(i16::from(number) - i16::from(self.side), r))
    }

    /// The rows from the top, for printing.
    pub fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        let reach = self.side as i16 - 1;
        (-reach..=reach).map(move |r| Row {
            indent: r.unsigned_abs() as usize,
            letter: self.letter(r),
            cells: self.cells().filter(|&cell| self.hex(cell).r == r).collect(),
        })
    }

    fn letter(&self, r: i16) -> char {
        (b'a' + (r + self.side as i16 - 1) as u8) as char
    }
}

/// What players call a cell: a letter for its row, a number for its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellName {
    letter: char,
    number: u8,
}

impl CellName {
    /// Adds it to a text: the same as by `Display`, without its detours, where thousands are written.
    pub fn push_to(self, text: &mut String) {
        text.push(self.letter);
        if self.number >= 10 {
            text.push((b'0' + self.number / 10) as char);
        }
        text.push((b'0' + self.number % 10) as char);
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(3);
        self.push_to(&mut text);
        // `pad` so that names line up in tables: `{:4}` works.
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_of_side_n_has_3n_n_minus_1_plus_1_cells() {
        for side in 1..=Board::LONGEST_SIDE {
            let n = side as usize;
            assert_eq!(Board::new(side).size(), 3 * n * (n - 1) + 1);
        }
    }

    #[test]
    fn names_and_cells_are_one_to_one() {
        for side in 1..=Board::LONGEST_SIDE {
            let board = Board::new(side);
            for cell in board.cells() {
                assert_eq!(board.parse(&board.name(cell).to_string()), Some(cell));
                assert_eq!(board.cell(board.hex(cell)), Some(cell));
            }
        }
        assert_eq!(
            Board::new(4)
                .name(Board::new(4).cell(Hex::ORIGIN).unwrap())
                .to_string(),
            "d4"
        );
        assert_eq!(
            Board::new(6)
                .name(Board::new(6).cell(Hex::ORIGIN).unwrap())
                .to_string(),
            "f6"
        );
    }

    #[test]
    fn anything_but_a_name_is_refused() {
        let board = Board::new(4);
        for bad in [
            "", "d", "4", "d0", "d8", "D4", "d04", "d+4", "a1", "h4", "d4 ", "{4", "`4", "d٤",
            "ž4", "d999",
        ] {
            assert_eq!(board.parse(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn reading_order_compares_numbers_as_numbers() {
        let board = Board::new(6);
        assert!(board.parse("f9") < board.parse("f10"));
        assert!(board.parse("e11") < board.parse("f1"));
    }

    #[test]
    fn neighbours_are_mutual() {
        let board = Board::new(5);
        for cell in board.cells() {
            for other in board.near(cell) {
                assert!(board.near(other).contains(cell));
                assert_eq!(board.hex(cell).distance(board.hex(other)), 1);
            }
        }
        assert_eq!(board.near_any(board.all()), board.all());
    }
}
