use std::fmt;

use game::Dice;

use super::{TILES, tiles};
use crate::deal::{completed, read_tiles, redealt, write_tiles};
use crate::{Misread, Tile};

/// The solitaire's setup: the fourteen tiles in the order in which they are drawn. It may be cut
/// after the first, for those who must not know the rest: then draws have to come from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffle(Vec<Tile>);

impl Shuffle {
    /// An order, each equally likely.
    pub(super) fn any(dice: &mut impl Dice) -> Self {
        let mut order: Vec<Tile> = tiles().collect();
        dice.shuffle(&mut order);
        Self(order)
    }

    /// The order with this text, such as `3.14.1...`.
    pub(super) fn parse(text: &str) -> Result<Self, Misread> {
        let order = read_tiles(text)?;
        if let Some(&tile) = order.iter().find(|tile| usize::from(tile.number()) > TILES) {
            return Err(Misread::SolitaireGreen(tile));
        }
        if order.len() != TILES && order.len() != 1 {
            return Err(Misread::SolitaireCount(order.len()));
        }
        Ok(Self(order))
    }

    /// The same order cut after the first tile, as the player may know it.
    pub(super) fn first_only(&self) -> Self {
        Self(self.0[..1].to_vec())
    }

    /// The same first tile, then these draws, then all other tiles.
    pub(super) fn completed(&self, draws: &[Tile]) -> Self {
        Self(completed(self.first_only().0, draws, tiles()))
    }

    /// The same order as far as `known` tiles, the rest in any other.
    pub(super) fn redealt(&self, known: usize, dice: &mut impl Dice) -> Self {
        Self(redealt(&self.0, known, dice))
    }

    /// The tiles as they are drawn; those of which the order is not known come last, by their numbers.
    pub(super) fn all_tiles(&self) -> Vec<Tile> {
        completed(self.0.clone(), &[], tiles())
    }

    /// The same order with two of all tiles exchanged. What was not known of it stays so.
    pub(super) fn exchanged(&self, [one, other]: [usize; 2]) -> Option<Self> {
        let mut order = self.all_tiles();
        (one.max(other) < order.len()).then(|| order.swap(one, other))?;
        order.truncate(self.0.len());
        Some(Self(order))
    }

    /// The tiles as they are drawn.
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }
}

impl fmt::Display for Shuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tiles(f, &self.0)
    }
}
