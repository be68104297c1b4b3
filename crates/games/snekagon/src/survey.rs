use game::{Dice, Game, MAX_SEATS, Seat, Visit};

pub use crate::field::Spots;
use crate::placements::Placement;
use crate::snakes::{Place, Snakes, place_of};
use crate::tiles::Hand;

/// What both games tell those who judge their positions.
///
/// Sets of cells are bits of a [`Spots`], one set a board, in an order of cells that only means something
/// to the game that they came from.
pub trait Survey: Game {
    /// How many boards there are.
    fn boards(&self) -> usize;

    /// Where a player's tiles lie on a board and where more may.
    fn ground(&self, position: &Self::Position, seat: Seat, board: usize) -> Ground;

    /// What everybody has on a board.
    fn taken(&self, position: &Self::Position, board: usize) -> Spots;

    /// A player's snakes, but for rings.
    fn snakes(&self, position: &Self::Position, seat: Seat) -> impl Iterator<Item = Snake>;

    /// The hexes of a player's longest snake, rings among them.
    fn longest(&self, position: &Self::Position, seat: Seat) -> u32;

    /// The tiles that a player has left and the hexes that they have.
    fn left(&self, position: &Self::Position, seat: Seat) -> Left;

    /// What a move puts on the board.
    fn lie(&self, action: Self::Move) -> Lie;

    /// The cells that have one of these beside them on their board.
    fn beside(&self, spots: Spots) -> Spots;

    /// Shows the moves that join one of these open ends of the seat to move, given for each board. Those
    /// that join another of its snakes as well may be left out.
    fn each_extension(
        &self,
        position: &Self::Position,
        ends: &Ends,
        visit: impl FnMut(Self::Move) -> Visit,
    ) -> Visit;

    /// One of those moves, if there is any, each as likely as the weight of its tile's number of hexes.
    fn pick_extension(
        &self,
        position: &Self::Position,
        ends: &Ends,
        weights: &[u32; 6],
        dice: &mut impl Dice,
    ) -> Option<Self::Move>;
}

/// Open ends on each board.
pub type Ends = [Spots; MAX_SEATS];

/// One player's part of a board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ground {
    /// The player's hexes.
    pub hexes: Spots,
    /// Those with room for a neighbour or a drill.
    pub open: Spots,
    /// Where a tile may lie with any of its hexes: free, and beside nothing of the player's.
    pub inner: Spots,
    /// Where it may lie with an end: there, or beside one open end.
    pub end: Spots,
    /// Where it may lie without joining anything: free, and beside nothing at all.
    pub clear: Spots,
}

/// A snake that is not a ring.
#[derive(Clone, Copy, Debug)]
pub struct Snake {
    /// Its hexes.
    pub length: u32,
    /// The board and the cell of each end, whether something can still join it or not; a single hex is
    /// both.
    pub ends: [(usize, Spots); 2],
}

/// What a player has not placed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// The number of tiles.
    pub tiles: u32,
    /// The hexes of all of them.
    pub hexes: u32,
}

/// A tile as a move lays it.
#[derive(Clone, Copy, Debug)]
pub struct Lie {
    /// The board.
    pub board: usize,
    /// Its cells.
    pub cells: Spots,
    /// Its two ends, which are the same for a single hex.
    pub tips: [Spots; 2],
    /// What touches it, its own hexes among them.
    pub near: Spots,
    /// Its number of hexes.
    pub length: u32,
    /// The boards that its ends are drilled to.
    pub drills: [Option<usize>; 2],
}

impl Lie {
    pub(crate) fn new(tile: &Placement, board: usize, drills: [Option<usize>; 2]) -> Self {
        Self {
            board,
            cells: tile.cells,
            tips: tile.tips().map(crate::field::bit),
            near: tile.near,
            length: tile.length.into(),
            drills,
        }
    }
}

impl Left {
    pub(crate) fn new(hand: Hand) -> Self {
        Self {
            tiles: hand.count() as u32,
            hexes: hand.tiles().map(|tile| tile.length() as u32).sum(),
        }
    }
}

/// The snakes as others see them.
pub(crate) fn show(snakes: &Snakes) -> impl Iterator<Item = Snake> {
    let end = |end: Place| {
        let (board, spot) = place_of(end);
        (board, crate::field::bit(spot))
    };
    snakes.open().map(move |(length, ends)| Snake {
        length: length.into(),
        ends: ends.map(end),
    })
}
