//! A table without any cleverness: tiles in a map, lines walked, for the twins of the rules.
#![allow(dead_code, reason = "each test program needs only a part of it")]

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

pub(crate) type Place = (i32, i32);

/// Clockwise from the north-east, as sides are counted.
const STEPS: [Place; 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// The tiles by number, copied by hand from the page of the rules, not from the program.
const TILES: &str = "\
    YBRBRY RBYYBR RBBYYR RBRYBY YRBBRY BYBRYR BYRYRB BRYRYB BRBYRY YRBRBY RBYBYR RYBYBR BYRRYB \
    RYYBBR GRYYRG RYGGYR YGRGRY YRGRGY RGYGYR RYGYGR GRRYYG YGRRGY GYYRRG GBRRBG BGGRRB RGBBGR \
    RBGBGR BRRGGB RGBGBR BRGGRB GRYRYG YGYRGR GYRYRG YRYGRG RYRGYG GRBRBG BGRGRB BRGRGB BGBRGR \
    GBGRBR GBRBRG GRGBRB YGGBBY GYGBYB YBBGGY GBYBYG BYGGYB GBYYBG YGBBGY GBGYBY YGYBGB GYBYBG \
    YGBGBY YBGBGY BGYGYB BYGYGB";

/// What lies where, turned as it lies.
#[derive(Default)]
pub(crate) struct PlainTable(pub(crate) HashMap<Place, [char; 6]>);

/// A tile, a place, a rotation.
pub(crate) type Laying = (usize, Place, usize);

impl PlainTable {
    fn rim(&self) -> BTreeSet<Place> {
        let around = self
            .0
            .keys()
            .flat_map(|&place| (0..6).map(move |side| step(place, side)));
        around.filter(|place| !self.0.contains_key(place)).collect()
    }

    pub(crate) fn tiles_around(&self, place: Place) -> usize {
        (0..6)
            .filter(|&side| self.0.contains_key(&step(place, side)))
            .count()
    }

    fn matches(&self, place: Place, tile: [char; 6]) -> bool {
        (0..6).all(|side| {
            let other = self.0.get(&step(place, side));
            other.is_none_or(|other| other[(side + 3) % 6] == tile[side])
        })
    }

    /// Whether beyond an empty neighbour of a cell there lie tiles in the same direction.
    pub(crate) fn gap_beside(&self, place: Place) -> bool {
        (0..6).any(|side| {
            let near = step(place, side);
            let further = std::iter::successors(Some(near), |&place| Some(step(place, side)));
            !self.0.contains_key(&near) && further.take(40).any(|place| self.0.contains_key(&place))
        })
    }

    /// The longest open line of a colour and its longest loop.
    pub(crate) fn best(&self, colour: char) -> (i32, i32) {
        let mut best = (0, 0);
        for (&place, _) in self.0.iter().filter(|(_, tile)| tile.contains(&colour)) {
            let (length, closed) = self.walk(place, colour);
            let best = if closed { &mut best.1 } else { &mut best.0 };
            *best = length.max(*best);
        }
        best
    }

    /// How long the line through a tile is, walked from it both ways or once round, and whether it
    /// is a loop.
    fn walk(&self, from: Place, colour: char) -> (i32, bool) {
        let mut length = 1;
        for mut side in (0..6).filter(|&side| self.0[&from][side] == colour) {
            let mut place = step(from, side);
            while let Some(tile) = self.0.get(&place) {
                if place == from {
                    return (length, true);
                }
                length += 1;
                let entry = (side + 3) % 6;
                side = (0..6)
                    .find(|&exit| exit != entry && tile[exit] == colour)
                    .unwrap();
                place = step(place, side);
            }
        }
        (length, false)
    }

    /// Lays what a move's text says. Gives the tile.
    pub(crate) fn lay(&mut self, action: &str) -> usize {
        let (tile, rest) = action.split_once('@').unwrap();
        let (q, rest) = rest.split_once(',').unwrap();
        let (r, k) = rest.split_once('r').unwrap();
        let tile = tile.parse().unwrap();
        let place = (q.parse().unwrap(), r.parse().unwrap());
        self.0.insert(place, turned(tile, k.parse().unwrap()));
        tile
    }

    /// Every way to lay some tiles so that colours match.
    pub(crate) fn matching(&self, tiles: &BTreeSet<usize>) -> Vec<Laying> {
        let mut found = Vec::new();
        for place in self.rim() {
            for &tile in tiles {
                let fits = |&k: &usize| self.matches(place, turned(tile, k));
                found.extend((0..6).filter(fits).map(|k| (tile, place, k)));
            }
        }
        found
    }
}

pub(crate) fn text((tile, (q, r), k): Laying) -> String {
    format!("{tile}@{q},{r}r{k}")
}

pub(crate) fn step((q, r): Place, side: usize) -> Place {
    (q + STEPS[side].0, r + STEPS[side].1)
}

pub(crate) fn turned(tile: usize, k: usize) -> [char; 6] {
    static SIDES: LazyLock<Vec<&[u8]>> =
        LazyLock::new(|| TILES.split_whitespace().map(str::as_bytes).collect());
    let sides = SIDES[tile - 1];
    std::array::from_fn(|side| sides[(side + 6 - k) % 6] as char)
}
