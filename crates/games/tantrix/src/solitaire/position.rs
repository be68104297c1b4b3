use std::hash::{Hash, Hasher};

use game::KeyMixer;

use super::{Shuffle, TILES, tiles};
use crate::table::{Candidates, Fits, Table};
use crate::{Placement, Tile, TileSet};

/// What the player can see: the table, the tile drawn last, and which tiles are still to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolitairePosition {
    table: Table,
    /// The tile to be laid; none before a draw and after the end.
    drawn: TileSet,
    bag: TileSet,
    /// Whether the drawn tile fits a forced space.
    forced: bool,
    end: Option<SolitaireEnd>,
}

/// How a solitaire ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolitaireEnd {
    /// All fourteen tiles lie.
    AllLaid,
    /// The tile drawn last fits nowhere.
    NothingFits,
}

impl SolitairePosition {
    pub(super) fn new(shuffle: &Shuffle) -> Self {
        let mut position = Self {
            table: Table::new(),
            drawn: TileSet::default(),
            bag: tiles().collect(),
            forced: false,
            end: None,
        };
        let first = shuffle.tiles()[0];
        position.bag.remove(first);
        position.drawn.insert(first);
        position
    }

    /// The tiles that lie.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The tile that is to be laid.
    pub fn drawn(&self) -> Option<Tile> {
        self.drawn.tiles().next()
    }

    /// The tiles still to be drawn, in no order.
    pub const fn bag(&self) -> TileSet {
        self.bag
    }

    /// Whether the drawn tile must go to a forced space.
    pub const fn is_forced(&self) -> bool {
        self.forced
    }

    /// How it ended, if it did.
    pub const fn end(&self) -> Option<SolitaireEnd> {
        self.end
    }

    pub(super) const fn candidates<'a>(&'a self, fits: &'a Fits) -> Candidates<'a> {
        Candidates {
            table: &self.table,
            fits,
            hand: self.drawn,
            forced: self.forced,
            restricted: false,
        }
    }

    pub(super) fn lay(&mut self, fits: &Fits, placement: Placement) {
        self.table.lay(fits, placement, false);
        self.drawn = TileSet::default();
        self.forced = false;
        if self.table.len() == TILES {
            self.end = Some(SolitaireEnd::AllLaid);
        }
    }

    pub(super) fn draw(&mut self, fits: &Fits, tile: Tile) {
        self.bag.remove(tile);
        self.drawn.insert(tile);
        self.forced = true;
        self.forced = self.candidates(fits).any();
        if !self.forced && !self.candidates(fits).any() {
            self.end = Some(SolitaireEnd::NothingFits);
        }
    }

    pub(super) fn key(&self) -> u64 {
        KeyMixer::new()
            .word(self.table.key())
            .word(self.drawn.bits())
            .key()
    }
}

impl Hash for SolitairePosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
