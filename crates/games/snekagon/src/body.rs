use crate::field::{Field, Spots, bit, each};
use crate::placements::Placement;
use crate::survey::Ground;

/// One player's hexes on one board, with what they mean for the next tile.
///
/// The contact rule of both games: afterwards every own hex has at most two own neighbours (drills
/// count as neighbours), and no three own hexes touch each other. Seen from a new tile of two or more
/// hexes, which is such a path itself, that is:
///
/// - between its ends it touches nothing own;
/// - an end touches at most one own hex, and that one is open: it has room for a neighbour;
/// - where both ends touch the same hex, that hex must be alone, and the tile must close a ring with
///   it: two ends that lie side by side would make three hexes touch.
///
/// So two sets decide: `beside`, where a tile can only lie with an end, and `shut`, where it can't
/// lie at all. They only ever grow, and are kept up to date as tiles are placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Body {
    pub(crate) hexes: Spots,
    /// Hexes with room for another neighbour or drill.
    pub(crate) open: Spots,
    /// Spots with an own hex beside them.
    pub(crate) beside: Spots,
    /// Spots with two own hexes beside them, or one that is not open.
    pub(crate) shut: Spots,
}

impl Body {
    /// Places a tile that may lie there; `drilled` says which of its ends (both of a single hex) are
    /// drilled to another board, `alone` which hexes have neither a neighbour nor a drill.
    pub(crate) fn place(
        &mut self,
        field: &Field,
        tile: &Placement,
        drilled: [bool; 2],
        alone: Spots,
    ) {
        let joins = tile.near & self.hexes;
        let mut open = tile.ends;
        self.shut |= tile.shut | self.beside & tile.near;
        if joins != 0 || drilled != [false; 2] {
            for joined in each(joins) {
                let contacts = (field.near(joined) & tile.cells).count_ones();
                if contacts == 2 || alone & bit(joined) == 0 {
                    self.close(field, joined);
                }
            }
            let [first, last] = tile.tips();
            let drills = drilled.map(u32::from);
            if first == last {
                if joins.count_ones() + drills[0] + drills[1] > 1 {
                    open = 0;
                    self.shut |= field.near(first);
                }
            } else {
                for (tip, drilled) in [(first, drilled[0]), (last, drilled[1])] {
                    if drilled || self.beside & bit(tip) != 0 {
                        open &= !bit(tip);
                        self.shut |= field.near(tip);
                    }
                }
            }
        }
        self.hexes |= tile.cells;
        self.open |= open;
        self.beside |= tile.near;
    }

    /// A hex got its second neighbour or drill.
    pub(crate) fn close(&mut self, field: &Field, spot: u8) {
        self.open &= !bit(spot);
        self.shut |= field.near(spot);
    }
}

/// Where one player's tiles may lie on one board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// Where what is between the ends may lie: free, and beside nothing own.
    pub(crate) inner: Spots,
    /// Where an end may lie: there, or beside one open hex.
    pub(crate) end: Spots,
    /// Where an end may lie and join nothing, or nothing that is asked for.
    pub(crate) apart: Spots,
    /// Where a tile may lie that joins nothing: free, and beside nothing at all.
    pub(crate) clear: Spots,
    /// The player's hexes, and those with neither a neighbour nor a drill.
    pub(crate) hexes: Spots,
    pub(crate) alone: Spots,
}

impl Reach {
    /// For a board that has hexes on `taken`, with something beside them on `crowded`.
    #[inline]
    pub(crate) const fn new(
        field: &Field,
        body: &Body,
        taken: Spots,
        crowded: Spots,
        drilled: Spots,
    ) -> Self {
        let free = field.playable() & !taken;
        Self {
            inner: free & !body.beside,
            apart: free & !body.beside,
            end: free & !body.shut,
            clear: free & !crowded,
            hexes: body.hexes,
            alone: body.open & !body.beside & !drilled,
        }
    }

    /// The same for tiles that join one of these hexes and found nothing.
    pub(crate) const fn joining(mut self, field: &Field, ends: Spots) -> Self {
        self.apart = self.end & !field.beside(ends & self.hexes);
        self.clear = 0;
        self
    }

    /// What others may know of it.
    pub(crate) const fn ground(&self, open: Spots) -> Ground {
        Ground {
            hexes: self.hexes,
            open,
            inner: self.inner,
            end: self.end,
            clear: self.clear,
        }
    }

    /// Where an end would join a snake.
    #[inline]
    pub(crate) const fn joints(&self) -> Spots {
        self.end & !self.apart
    }

    /// Whether a tile of two or more hexes may lie here without a drill.
    #[inline]
    pub(crate) fn allows(&self, field: &Field, tile: &Placement) -> bool {
        if tile.cells & !self.end != 0 {
            return false;
        }
        let joins = tile.cells & !self.inner;
        if joins == 0 {
            return tile.cells & !self.clear == 0;
        }
        joins & !tile.ends == 0 && (joins != tile.ends || !self.pinches(field, tile))
    }

    /// Whether the two ends of a tile touch one hex that has no room for both.
    fn pinches(&self, field: &Field, tile: &Placement) -> bool {
        let [first, last] = tile.tips();
        let held = field.near(first) & field.near(last) & self.hexes;
        held != 0 && (tile.length == 2 || held & self.alone == 0)
    }
}
