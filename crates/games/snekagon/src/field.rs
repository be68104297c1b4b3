use hex::{Board, Cell, CellName, Direction, Hex};

/// A set of spots of one board, a bit each.
pub type Spots = u128;

/// A board wrapped round a ring of bits.
///
/// The cells of a board of side *n*, as many as *m* = 3n(n-1)+1, are numbered so that a step in a
/// given direction always adds the same number, modulo *m*: such a cell number is called a spot.
/// Looking in a direction from every cell at once is then one rotation of *m* bits, and a mask for
/// the cells that have a neighbour there. Side 2, where east is +1 and south-east +3, modulo 7:
///
/// ```text
///      4 5
///     6 0 1
///      2 3
/// ```
///
/// Boards of side 5 lie in the middle of the ring of side 6. On the rings of sides 6 and 7 a step east,
/// south-east or south-west adds less than 64, and the rest of the ring is longer than 64: so a rotation
/// of 128 bits is three shifts of 64.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    board: Board,
    /// What a step east, south-east and south-west adds.
    steps: [u32; 3],
    /// By how much the rest of the ring is longer than 64.
    rests: [u32; 3],
    /// The spots that have a neighbour in this direction.
    inland: [Spots; 6],
    /// The neighbours of each spot.
    near: [Spots; 128],
    spots: Vec<u8>,
    cells: Vec<Cell>,
    /// Every spot that is a cell of the board.
    all: Spots,
    /// Spots that a tile may lie on: all but the eyes.
    playable: Spots,
}

/// The side of the smallest board whose ring is longer than any step by more than 64.
const SMALLEST_RING: u8 = 6;

impl Field {
    pub(crate) fn new(side: u8, eyes: &[Hex]) -> Self {
        let board = Board::new(side);
        let ring = Board::new(side.max(SMALLEST_RING));
        let (size, wind) = (ring.size() as i32, wind(&ring));
        let step = |hex: Hex| (i32::from(hex.q) + i32::from(hex.r) * wind).rem_euclid(size);
        let spots: Vec<u8> = board
            .cells()
            .map(|cell| step(board.hex(cell)) as u8)
            .collect();
        let steps = [0, 1, 2].map(|direction| step(Direction::new(direction).delta()) as u32);
        let mut cells = vec![Cell::new(0); ring.size()];
        let mut all = 0;
        let mut near = [0; 128];
        let mut inland = [0; 6];
        for cell in board.cells() {
            let spot = spots[cell.index()];
            cells[usize::from(spot)] = cell;
            all |= bit(spot);
            for direction in Direction::ALL {
                if let Some(other) = board.step(cell, direction) {
                    near[usize::from(spot)] |= bit(spots[other.index()]);
                    inland[direction.index()] |= bit(spot);
                }
            }
        }
        let eyes = eyes.iter().filter_map(|&eye| board.cell(eye));
        let eyes = eyes.fold(0, |eyes, eye| eyes | bit(spots[eye.index()]));
        Self {
            rests: steps.map(|step| size as u32 - step - 64),
            steps,
            inland,
            near,
            all,
            playable: all & !eyes,
            spots,
            cells,
            board,
        }
    }

    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) const fn all(&self) -> Spots {
        self.all
    }

    pub(crate) const fn playable(&self) -> Spots {
        self.playable
    }

    pub(crate) fn spot(&self, cell: Cell) -> u8 {
        self.spots[cell.index()]
    }

    pub(crate) fn cell(&self, spot: u8) -> Cell {
        self.cells[usize::from(spot)]
    }

    pub(crate) fn name(&self, spot: u8) -> CellName {
        self.board.name(self.cell(spot))
    }

    /// The neighbours of a spot.
    #[inline]
    pub(crate) const fn near(&self, spot: u8) -> Spots {
        self.near[(spot & 127) as usize]
    }

    /// The spots whose neighbour in this direction, from 0 to 5, is in the set.
    #[inline]
    pub(crate) const fn look(&self, set: Spots, direction: usize) -> Spots {
        match direction {
            0 => self.look_to::<0>(set),
            1 => self.look_to::<1>(set),
            2 => self.look_to::<2>(set),
            3 => self.look_to::<3>(set),
            4 => self.look_to::<4>(set),
            _ => self.look_to::<5>(set),
        }
    }

    /// The same where the direction is known beforehand.
    #[inline]
    pub(crate) const fn look_to<const DIRECTION: usize>(&self, set: Spots) -> Spots {
        let (step, rest) = (
            self.steps[DIRECTION % 3] & 63,
            self.rests[DIRECTION % 3] & 63,
        );
        let seen = if DIRECTION < 3 {
            set >> step | (((set as u64) << rest) as u128) << 64
        } else {
            set << step | ((set >> 64) as u64 >> rest) as u128
        };
        seen & self.inland[DIRECTION]
    }

    /// The spots that have one of the set beside them.
    #[inline]
    pub(crate) const fn beside(&self, set: Spots) -> Spots {
        self.look_to::<0>(set)
            | self.look_to::<1>(set)
            | self.look_to::<2>(set)
            | self.look_to::<3>(set)
            | self.look_to::<4>(set)
            | self.look_to::<5>(set)
    }

    /// The direction from a spot to a neighbour of it.
    pub(crate) fn direction(&self, from: u8, to: u8) -> Option<Direction> {
        let hex = |spot| self.board.hex(self.cell(spot));
        Direction::between(hex(from), hex(to))
    }
}

/// The number to add for a step to the south-east so that no two cells get the same spot.
fn wind(board: &Board) -> i32 {
    let size = board.size() as i32;
    let winds = |wind: &i32| {
        let mut taken: Spots = 0;
        board.cells().all(|cell| {
            let hex = board.hex(cell);
            let spot = (i32::from(hex.q) + i32::from(hex.r) * wind).rem_euclid(size);
            let free = taken & bit(spot as u8) == 0;
            taken |= bit(spot as u8);
            free
        })
    };
    (2..size).find(winds).unwrap_or_else(|| {
        unreachable!("hexagons tile the plane, and their centres form a lattice")
    })
}

#[inline]
pub(crate) const fn bit(spot: u8) -> Spots {
    1 << (spot & 127)
}

/// The spots of a set, lowest first.
pub(crate) fn each(mut set: Spots) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let spot = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(spot)
    })
}

/// The spot before which exactly `index` others of the set come.
pub(crate) fn nth(set: Spots, index: u32) -> u8 {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let (mut half, mut left, base) = match low.count_ones() {
        count if index < count => (low, index, 0),
        count => (high, index - count, 64),
    };
    while left > 0 {
        half &= half - 1;
        left -= 1;
    }
    base + half.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_is_what_the_board_says() {
        for side in 2..=7 {
            let field = Field::new(side, &[]);
            for cell in field.board().cells() {
                let spot = field.spot(cell);
                assert_eq!(field.cell(spot), cell);
                for direction in Direction::ALL {
                    let from = field.board().step(cell, direction.opposite());
                    let expected = from.map_or(0, |from| bit(field.spot(from)));
                    assert_eq!(field.look(bit(spot), direction.index()), expected);
                }
                let near = field.board().near(cell).into_iter();
                assert_eq!(
                    near.fold(0, |near, cell| near | bit(field.spot(cell))),
                    field.near(spot)
                );
            }
            assert_eq!(field.playable().count_ones() as usize, field.board().size());
        }
    }

    #[test]
    fn the_nth_is_the_nth() {
        let set = 1 << 3 | 1 << 63 | 1 << 64 | 1 << 126;
        assert_eq!([0, 1, 2, 3].map(|index| nth(set, index)), [3, 63, 64, 126]);
        assert_eq!(each(set).collect::<Vec<_>>(), [3, 63, 64, 126]);
    }
}
