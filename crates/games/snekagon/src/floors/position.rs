use std::hash::{Hash, Hasher};

use game::{KeyMixer, MAX_SEATS, Seat};
use scene::Growth;

use super::action::Move;
use super::guide::Guide;
use super::types::SnakeTypes;
use crate::body::{Body, Reach};
use crate::field::{Field, Spots, bit, each};
use crate::placements::Placements;
use crate::snakes::{Joints, Snakes, place};
use crate::tiles::Hand;

/// A position of Snekagon 5G.
#[derive(Clone, Debug)]
pub struct Position {
    /// By seat, then by board.
    floors: [[Floor; MAX_SEATS]; MAX_SEATS],
    players: [Player; MAX_SEATS],
    types: SnakeTypes,
    mover: Option<Seat>,
}

/// One player's hexes on one board, and the drills from there to the next board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Floor {
    body: Body,
    up: Spots,
}

#[derive(Clone, Copy, Debug)]
struct Player {
    hand: Hand,
    snakes: Snakes,
    /// Whether nothing of the hand can be placed, now and so for ever.
    out: bool,
    /// A move that was legal when last looked for, and may still be.
    witness: Option<Move>,
    guide: Option<Guide>,
}

impl Position {
    pub(crate) fn new(types: SnakeTypes) -> Self {
        let mut players = [Player {
            hand: Hand::EMPTY,
            snakes: Snakes::NONE,
            out: false,
            witness: None,
            guide: None,
        }; MAX_SEATS];
        for (seat, player) in players.iter_mut().enumerate().take(types.seats()) {
            player.hand = types.of(Seat::new(seat)).hand();
        }
        Self {
            floors: [[Floor::default(); MAX_SEATS]; MAX_SEATS],
            players,
            types,
            mover: Some(Seat::new(0)),
        }
    }

    /// Whose move it is; nobody's once the game is over.
    pub const fn mover(&self) -> Option<Seat> {
        self.mover
    }

    /// Each seat's type of snake.
    pub const fn types(&self) -> &SnakeTypes {
        &self.types
    }

    /// As many as seats.
    pub(crate) const fn boards(&self) -> usize {
        self.types.seats()
    }

    pub(crate) const fn hand(&self, seat: Seat) -> Hand {
        self.players[seat.index()].hand
    }

    pub(crate) const fn snakes(&self, seat: Seat) -> &Snakes {
        &self.players[seat.index()].snakes
    }

    pub(crate) const fn longest(&self, seat: Seat) -> u8 {
        self.players[seat.index()].snakes.longest()
    }

    pub(crate) const fn body(&self, seat: Seat, board: usize) -> &Body {
        &self.floors[seat.index()][board].body
    }

    pub(crate) fn owner(&self, board: usize, spot: u8) -> Option<Seat> {
        (0..self.boards())
            .map(Seat::new)
            .find(|&seat| self.body(seat, board).hexes & bit(spot) != 0)
    }

    /// What all players have on a board, and what lies beside it.
    #[inline]
    pub(crate) fn crowd(&self, board: usize) -> [Spots; 2] {
        let floors = self.floors[..self.boards()].iter();
        floors.fold([0; 2], |[hexes, beside], floors| {
            let body = &floors[board].body;
            [hexes | body.hexes, beside | body.beside]
        })
    }

    /// Where a player's tiles may lie on a board, drills apart. In the advanced game no end may join
    /// a guide so that the snake would turn back.
    #[inline]
    pub(crate) fn reach(&self, field: &Field, seat: Seat, board: usize) -> Reach {
        let mut reach = self.free_reach(field, seat, board);
        if let Some(guide) = self.players[seat.index()].guide
            && guide.board() == board
        {
            reach.end &= !guide.barred(field);
        }
        reach
    }

    /// The same as in the basic game, where a guide bars nothing.
    #[inline]
    pub(crate) fn free_reach(&self, field: &Field, seat: Seat, board: usize) -> Reach {
        let [taken, crowded] = self.crowd(board);
        let linked = self.linked(seat, board);
        Reach::new(field, self.body(seat, board), taken, crowded, linked)
    }

    /// A player's hexes on a board that are drilled to the next one.
    pub(crate) const fn up(&self, seat: Seat, board: usize) -> Spots {
        self.floors[seat.index()][board].up
    }

    /// A player's hexes on a board that are drilled to another.
    pub(crate) const fn linked(&self, seat: Seat, board: usize) -> Spots {
        let floors = &self.floors[seat.index()];
        let boards = self.boards();
        floors[board].up | floors[(board + boards - 1) % boards].up
    }

    /// A player's hexes on a board that have neither a neighbour nor a drill.
    const fn alone(&self, seat: Seat, board: usize) -> Spots {
        let body = self.body(seat, board);
        body.open & !body.beside & !self.linked(seat, board)
    }

    /// The boards that a hex is drilled to, lower ones first.
    pub(crate) fn drilled_to(&self, board: usize, spot: u8) -> Vec<usize> {
        let boards = self.boards();
        let joined = |&other: &usize| {
            (0..boards).any(|seat| {
                let (from, to) = self.ladder(board, other);
                let up = self.floors[seat][from].up & bit(spot) != 0;
                up && (from + 1) % boards == to
            })
        };
        (0..boards)
            .filter(|&other| other != board)
            .filter(joined)
            .collect()
    }

    /// Two boards in the order in which a drill between them is kept: the second comes after the
    /// first in the circle, and of two boards the lower one is always first.
    const fn ladder(&self, one: usize, other: usize) -> (usize, usize) {
        if (one + 1) % self.boards() == other && !(self.boards() == 2 && one == 1) {
            (one, other)
        } else {
            (other, one)
        }
    }

    /// The direction from an open end back into its snake, on whichever board; none for a hex alone.
    pub(crate) fn back(&self, field: &Field, seat: Seat, board: usize, spot: u8) -> Option<u8> {
        if let Some(guide) = self.players[seat.index()].guide
            && (guide.board(), guide.spot()) == (board, spot)
        {
            return Some(guide.back());
        }
        let neighbour = each(field.near(spot) & self.body(seat, board).hexes).next()?;
        field
            .direction(spot, neighbour)
            .map(|direction| direction.index() as u8)
    }

    pub(crate) fn guide(&self, seat: Seat, board: usize) -> Option<Guide> {
        self.players[seat.index()]
            .guide
            .filter(|guide| guide.board() == board)
    }

    pub(crate) fn place(
        &mut self,
        placements: &Placements,
        advanced: bool,
        seat: Seat,
        action: Move,
    ) {
        let field = &placements.field;
        let tile = action.tile(placements);
        let (board, drills) = (action.board(), action.drills());
        let joints = self.joints(field, seat, action, placements);
        self.players[seat.index()].snakes.add(tile.length, joints);
        if advanced && let Some(guide) = self.next_guide(field, seat, action, placements) {
            self.players[seat.index()].guide = Some(guide);
        }
        let alone = self.alone(seat, board);
        let drilled = drills.map(|drill| drill.is_some());
        let floors = &mut self.floors[seat.index()];
        floors[board].body.place(field, tile, drilled, alone);
        for (tip, other) in tile.tips().into_iter().zip(drills) {
            let Some(other) = other else { continue };
            if self.alone(seat, other) & bit(tip) == 0 {
                self.floors[seat.index()][other].body.close(field, tip);
            }
            let (from, _) = self.ladder(board, other);
            self.floors[seat.index()][from].up |= bit(tip);
        }
        let player = &mut self.players[seat.index()];
        player.hand = player.hand.without(tile.tile);
    }

    /// What a move would make of a player's snakes.
    pub(crate) fn growth(&self, placements: &Placements, seat: Seat, action: Move) -> Growth {
        let joints = self.joints(&placements.field, seat, action, placements);
        let length = action.tile(placements).length;
        self.players[seat.index()].snakes.growth(length, joints)
    }

    /// The ends of a tile about to be placed, each with the hex that it joins.
    pub(super) fn joints(
        &self,
        field: &Field,
        seat: Seat,
        action: Move,
        placements: &Placements,
    ) -> Joints {
        let board = action.board();
        let tips = action.tile(placements).tips();
        let beside = |tip| each(field.near(tip) & self.body(seat, board).hexes);
        let mut ends = [0, 1].map(|end| {
            let drilled = action.drills()[end].map(|other| place(other, tips[end]));
            (place(board, tips[end]), drilled)
        });
        if tips[0] == tips[1] {
            // A single hex joins whatever is beside it with the ends that are not drilled.
            let mut beside = beside(tips[0]);
            for (_, joined) in ends.iter_mut().filter(|(_, joined)| joined.is_none()) {
                *joined = beside.next().map(|spot| place(board, spot));
            }
        } else {
            for ((_, joined), tip) in ends.iter_mut().zip(tips) {
                let neighbour = || beside(tip).next().map(|spot| place(board, spot));
                *joined = joined.or_else(neighbour);
            }
        }
        ends
    }

    /// The guide that a move makes, if it does.
    fn next_guide(
        &self,
        field: &Field,
        seat: Seat,
        action: Move,
        placements: &Placements,
    ) -> Option<Guide> {
        let tile = action.tile(placements);
        let (board, drills) = (action.board(), action.drills());
        let tips = tile.tips();
        if tile.length > 1 {
            // A tile drilled to a single hex alone gives it its heading.
            return (0..2).find_map(|end| {
                let other = drills[end]?;
                let alone = self.alone(seat, other) & bit(tips[end]) != 0;
                alone.then(|| Guide::new(other, tips[end], (tile.arrivals[end] + 3) % 6))
            });
        }
        let [Some(other), None] = drills else {
            return None;
        };
        if tile.near & self.body(seat, board).hexes != 0 {
            return None;
        }
        let back = self.back(field, seat, other, tips[0])?;
        Some(Guide::new(board, tips[0], back))
    }

    /// Gives the move to the next seat that has one: `find` finds any, and may start with one that
    /// was legal before. Those without are out.
    pub(crate) fn pass_on(
        &mut self,
        from: Seat,
        find: impl Fn(&Self, Seat, Option<Move>) -> Option<Move>,
    ) {
        let mut seat = from;
        for _ in 0..self.boards() {
            seat = seat.next(self.boards());
            let player = self.players[seat.index()];
            if player.out {
                continue;
            }
            let witness = find(self, seat, player.witness);
            self.players[seat.index()].witness = witness;
            if witness.is_some() {
                self.mover = Some(seat);
                return;
            }
            self.players[seat.index()].out = true;
        }
        self.mover = None;
    }

    pub(crate) fn key(&self) -> u64 {
        let mut key = KeyMixer::new().word(self.mover.map_or(MAX_SEATS, Seat::index) as u64);
        for (seat, (floors, player)) in self.seated().enumerate() {
            let kind = self.types.of(Seat::new(seat)) as u64;
            key = key.word(u64::from(player.hand.bits()) | kind << 32);
            for floor in floors {
                key = key.wide(floor.body.hexes).wide(floor.up);
            }
        }
        key.key()
    }

    fn seated(&self) -> impl Iterator<Item = (&[Floor], &Player)> {
        let boards = self.boards();
        let floors = self.floors[..boards].iter();
        floors
            .map(move |floors| &floors[..boards])
            .zip(&self.players)
    }
}

/// Hexes, drills, hands, types and who is to move: everything else follows from them.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let same_floor = |(our, their): (&Floor, &Floor)| {
            our.body.hexes == their.body.hexes && our.up == their.up
        };
        self.mover == other.mover
            && self.types == other.types
            && self.seated().zip(other.seated()).all(|(our, their)| {
                our.1.hand == their.1.hand && our.0.iter().zip(their.0).all(same_floor)
            })
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
