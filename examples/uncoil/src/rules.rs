use game::{Choices, Dice, Game, KeyMixer, NoDraw, PerSeat, Seat, Turn, Visit};
use hex::{Board, Cell, CellSet, Hex};

/// The rules of Uncoil, on a board of some size.
#[derive(Clone, Debug)]
pub struct Uncoil {
    pub(crate) choices: Choices,
    pub(crate) board: Board,
    /// Where the two snakes begin: in the left and in the right corner.
    pub(crate) corners: [Cell; 2],
}

/// Where the snakes lie, and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) mover: Seat,
    pub(crate) heads: [Cell; 2],
    /// Each snake's cells, the head's among them.
    pub(crate) bodies: [CellSet; 2],
    /// Where each snake would touch itself: all cells beside it, but for those beside its head alone.
    pub(crate) barred: [CellSet; 2],
    /// Cells that are neither a hole nor a snake's.
    pub(crate) free: CellSet,
}

impl Uncoil {
    pub(crate) fn new(choices: &Choices) -> Self {
        let board = Board::new(choices.number("side") as u8);
        let reach = i16::from(board.side()) - 1;
        let corner = |q| board.cell(Hex::new(q, 0));
        let corners = [-reach, reach].map(|q| corner(q).expect("the middle row reaches so far"));
        Self {
            choices: choices.clone(),
            board,
            corners,
        }
    }

    /// The cell on the other side of the middle.
    pub(crate) fn opposite(&self, cell: Cell) -> Cell {
        let opposite = self.board.hex(cell).turned(3);
        self.board.cell(opposite).expect("boards are symmetric")
    }

    /// Cells that can be a hole: neither the middle nor where a snake begins.
    pub(crate) fn possible_holes(&self) -> impl Iterator<Item = Cell> {
        let cells = self.board.cells();
        cells.filter(|&cell| cell != self.opposite(cell) && !self.corners.contains(&cell))
    }

    /// Where the player to move can creep.
    pub(crate) fn steps(&self, position: &Position) -> CellSet {
        let mover = position.mover.index();
        (self.board.near(position.heads[mover]) & position.free) - position.barred[mover]
    }
}

impl Game for Uncoil {
    /// One of the two holes; the other one lies opposite.
    type Setup = Cell;
    type Position = Position;
    /// Where the head goes.
    type Move = Cell;
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, dice: &mut impl Dice) -> Cell {
        let holes: Vec<Cell> = self.possible_holes().collect();
        holes[dice.below(holes.len() as u32) as usize]
    }

    fn start(&self, &hole: &Cell) -> Position {
        let taken = self.corners.into_iter().chain([hole, self.opposite(hole)]);
        Position {
            mover: Seat::new(0),
            heads: self.corners,
            bodies: self.corners.map(CellSet::of),
            barred: [CellSet::EMPTY; 2],
            free: self.board.all() - taken.collect(),
        }
    }

    fn turn(&self, position: &Position) -> Turn {
        if self.steps(position).is_empty() {
            Turn::Over
        } else {
            Turn::Seat(position.mover)
        }
    }

    fn each_move(&self, position: &Position, visit: impl FnMut(Cell) -> Visit) -> Visit {
        self.steps(position).into_iter().try_for_each(visit)
    }

    fn play_unchecked(&self, position: &mut Position, step: Cell) {
        let mover = position.mover.index();
        position.barred[mover] |= self.board.near(position.heads[mover]);
        position.heads[mover] = step;
        position.bodies[mover].insert(step);
        position.free.remove(step);
        position.mover = position.mover.other();
    }

    fn scores(&self, position: &Position) -> PerSeat<i32> {
        let over = self.turn(position) == Turn::Over;
        PerSeat::from_fn(2, |seat| i32::from(over && seat != position.mover))
    }

    fn key(&self, position: &Position) -> u64 {
        let [one, other] = position.bodies.map(CellSet::bits);
        let heads = position.heads.map(|head| head.index() as u64);
        let mixer = KeyMixer::new().wide(one).wide(other);
        let mixer = mixer.wide(position.free.bits());
        mixer.word(heads[0] << 8 | heads[1]).key()
    }

    fn count_moves(&self, position: &Position) -> u64 {
        self.steps(position).len().into()
    }
}
