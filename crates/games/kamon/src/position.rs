use std::hash::{Hash, Hasher};

use game::{KeyMixer, Seat};

use crate::cells::{
    BOARD, CELLS, Cells, OPENING, SIDES, SPAN, between_arcs, each, grown, has_five, reached,
};
use crate::{Cell, Layout, Token};

/// A position: where the tokens lie, who covers what, and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    tokens: [Token; SPAN],
    /// The cells of each colour, then of each symbol.
    kin: [Cells; 12],
    layout_key: u64,
    blank: Cells,
    players: [Player; 2],
    /// Where the seat to move may go; empty once it is over.
    legal: Cells,
    last: Option<Cell>,
    mover: Seat,
    end: Option<End>,
}

/// One player's pieces, and what they promise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pieces: Cells,
    /// For each side, the cells from which a piece would be joined to it.
    joins: [Cells; 6],
    /// Cells that would connect opposite sides, whether free or not.
    connects: Cells,
    /// Cells that would close a loop, whether free or not.
    loops: Cells,
}

/// How a game ended. The winner is whoever moved last, but for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rules' own words")]
pub enum End {
    Connection,
    Loop,
    ConnectionAndLoop,
    Blocked,
    Draw,
}

impl Position {
    pub(crate) fn new(layout: &Layout) -> Self {
        let mut position = Self {
            tokens: [Token::BLANK; SPAN],
            kin: [0; 12],
            layout_key: 0,
            blank: 0,
            players: [Player {
                joins: SIDES,
                ..Player::default()
            }; 2],
            legal: 0,
            last: None,
            mover: Seat::new(0),
            end: None,
        };
        for (&cell, &token) in CELLS.iter().zip(layout.tokens()) {
            position.tokens[cell.index()] = token;
            if token.is_blank() {
                position.blank = cell.bit();
            } else {
                position.kin[token.colour_number()] |= cell.bit();
                position.kin[6 + token.symbol_number()] |= cell.bit();
            }
        }
        position.layout_key = layout.key();
        position.legal = OPENING & !position.blank;
        position
    }

    /// The token that lies on a cell, covered or not.
    pub fn token(&self, cell: Cell) -> Token {
        self.tokens[cell.index()]
    }

    /// Who covers a cell.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        [0, 1]
            .into_iter()
            .find(|&seat| self.players[seat].pieces & cell.bit() != 0)
            .map(Seat::new)
    }

    /// The cell covered last, whose token must be answered.
    pub const fn last(&self) -> Option<Cell> {
        self.last
    }

    /// How it ended, if it did.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// Whose move it is, or would be.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// Where the seat to move may go; nowhere once it is over.
    pub const fn legal(&self) -> Cells {
        self.legal
    }

    /// A seat's pieces, and what they promise.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The cells of each colour, then of each symbol.
    pub const fn kin(&self) -> &[Cells; 12] {
        &self.kin
    }

    /// The blank's cell.
    pub const fn blank(&self) -> Cells {
        self.blank
    }

    pub(crate) const fn is_blank(&self, cell: Cell) -> bool {
        self.blank & cell.bit() != 0
    }

    pub(crate) fn place(&mut self, cell: Cell, blank_loop: bool) {
        let bit = cell.bit();
        let mover = &mut self.players[self.mover.index()];
        let (connects, loops) = (mover.connects & bit != 0, mover.loops & bit != 0);
        mover.pieces |= bit;
        self.last = Some(cell);
        self.mover = self.mover.other();
        self.end = match (connects, loops) {
            (true, true) => Some(End::ConnectionAndLoop),
            (true, false) => Some(End::Connection),
            (false, true) => Some(End::Loop),
            (false, false) => {
                mover.learn(bit, if blank_loop { 0 } else { self.blank });
                let free = self.free();
                self.legal = self.answers(cell) & free;
                match (free, self.legal) {
                    (0, _) => Some(End::Draw),
                    (_, 0) => Some(End::Blocked),
                    _ => None,
                }
            }
        };
        if self.end.is_some() {
            self.legal = 0;
        }
    }

    /// How many lines of two placements there are: after a first one that does not win, as many as
    /// answer it. Nothing needs to be placed to know that.
    pub(crate) fn count_two(&self) -> u64 {
        let mover = &self.players[self.mover.index()];
        let free = self.free();
        each(self.legal & !(mover.connects | mover.loops))
            .map(|cell| u64::from((self.answers(cell) & free & !cell.bit()).count_ones()))
            .sum()
    }

    pub(crate) fn key(&self) -> u64 {
        let last = self.last.map_or(SPAN, Cell::index) as u64;
        KeyMixer::new()
            .word(self.layout_key)
            .word(self.players[0].pieces)
            .word(self.players[1].pieces | last << 56)
            .key()
    }

    /// The cells of tokens that share colour or symbol with the one on `cell`, covered or free, and the
    /// cell itself. Not for the blank.
    pub fn answers(&self, cell: Cell) -> Cells {
        let token = self.tokens[cell.index()];
        self.kin[token.colour_number()] | self.kin[6 + token.symbol_number()]
    }

    /// The cells that may still be covered.
    pub fn free(&self) -> Cells {
        BOARD & !(self.blank | self.players[0].pieces | self.players[1].pieces)
    }
}

impl Player {
    /// The cells that it covers.
    pub const fn pieces(&self) -> Cells {
        self.pieces
    }

    /// For each side, in the order of [`SIDES`](crate::SIDES), the cells from which a piece would be
    /// joined to it, whether free or not.
    pub const fn joins(&self) -> &[Cells; 6] {
        &self.joins
    }

    /// Cells that would connect opposite sides, whether free or not. Unlike loops, they stay so.
    pub const fn connects(&self) -> Cells {
        self.connects
    }

    /// Cells that would win at once, by a connection or a loop, whether free or not.
    pub const fn winning(&self) -> Cells {
        self.connects | self.loops
    }

    /// Adds a piece that does not win. A loop that encloses only `worthless` cells does not count:
    /// the blank, where the rules say so, or nothing.
    pub fn place(&mut self, cell: Cell, worthless: Cells) {
        self.pieces |= cell.bit();
        self.learn(cell.bit(), worthless);
    }

    /// Takes note of what a new piece, which did not win, makes possible. A loop that encloses only
    /// `worthless` cells does not count.
    fn learn(&mut self, placed: Cells, worthless: Cells) {
        let chain = reached(placed, self.pieces);
        let beside = grown(chain);
        let place = placed.trailing_zeros();
        for joins in &mut self.joins {
            // All ones if the new piece joins its chain to this side: a branch would often be mispredicted.
            let joined = (*joins >> place & 1).wrapping_neg();
            *joins |= beside & joined;
        }
        let [a, b, c, d, e, f] = self.joins;
        self.connects = a & b | c & d | e & f;

        // Loop cells are not monotone: filling a hole oneself ends the threat, so they are found
        // anew. While there were none, only the chain that grew can have made some, and the smallest
        // loop is a ring of six.
        if self.loops != 0 {
            self.loops = self
                .chains()
                .map(between_arcs)
                .fold(0, |loops, more| loops | more)
                & !self.pieces;
        } else if has_five(chain) {
            self.loops = between_arcs(chain) & !self.pieces;
        }
        if worthless != 0 && self.loops != 0 {
            let worthy = |cell: &Cell| enclosed_by(self.pieces | cell.bit()) & !worthless != 0;
            self.loops = each(self.loops)
                .filter(worthy)
                .fold(0, |loops, cell| loops | cell.bit());
        }
    }

    fn chains(&self) -> impl Iterator<Item = Cells> {
        let mut left = self.pieces;
        std::iter::from_fn(move || {
            let chain = reached(left & left.wrapping_neg(), left);
            left &= !chain;
            (chain != 0).then_some(chain)
        })
    }
}

/// The cells that the pieces cut off from the border.
pub(crate) fn enclosed_by(pieces: Cells) -> Cells {
    let others = BOARD & !pieces;
    let border = SIDES.iter().fold(0, |border, side| border | side);
    others & !reached(others & border, others)
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
