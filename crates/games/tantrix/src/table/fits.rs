use std::sync::LazyLock;

use super::Need;
use super::need::Shade;
use super::spot::SIDES;
use crate::{Colour, Tile, TileSet};

/// Which tiles fit where, looked up once and for all.
pub(crate) struct Fits {
    /// For two sides' worth of a [`Need`] and a tile, the rotations that satisfy it, a bit each. A row
    /// is a cache line, and three of them answer for a cell.
    rotations: [Box<[[u8; 64]; PAIRS]>; 3],
    /// For three sides' worth of a [`Need`], the tiles that satisfy it at some rotation. Most tiles of
    /// a hand drop out here, before their rotations are looked at.
    tiles: [Box<[TileSet]>; 2],
    /// For the colours seen on all six sides, the tiles that fit.
    by_colours: Box<[TileSet]>,
    /// For three sides' worth of a [`Need`], which of the 125 ways to see colours it is.
    views: Box<[u8]>,
    /// What a tile shows at a rotation, four bits a side as in a [`Need`].
    faces: [[u32; 6]; Tile::COUNT],
    /// The three links of a tile at a rotation.
    links: [[[Strand; 3]; 6]; Tile::COUNT],
}

/// A link as it lies on the table: its colour, and the sides that it joins.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Strand {
    pub(super) colour: u8,
    pub(super) sides: [u8; 2],
}

/// Two sides' four bits go up to 8 and 8.
const PAIRS: usize = 0x89;
const TRIPLES: usize = 0x889;
/// Three sides see one of four colours each or nothing.
const VIEWS: usize = 125;

pub(crate) static FITS: LazyLock<Fits> = LazyLock::new(Fits::new);

/// A colour as the four bits of a side.
pub(crate) const fn shade(colour: Colour) -> Shade {
    colour.index() as Shade + 1
}

/// The colour that four bits stand for, from 1 to 4.
pub(crate) fn colour(shade: Shade) -> Colour {
    Colour::ALL[shade as usize - 1]
}

impl Fits {
    fn new() -> Self {
        let showing: [[[u8; 16]; 6]; Tile::COUNT] = std::array::from_fn(|tile| {
            std::array::from_fn(|side| {
                std::array::from_fn(|four| rotations_showing(tile_at(tile), side, four as u32))
            })
        });
        Self {
            rotations: [0, 1, 2].map(|pair| {
                let mut rows = Box::new([[0; 64]; PAIRS]);
                for (bits, row) in rows.iter_mut().enumerate() {
                    for (row, sides) in row.iter_mut().zip(&showing) {
                        *row = sides[2 * pair][bits & 15] & sides[2 * pair + 1][bits >> 4];
                    }
                }
                rows
            }),
            tiles: [0, 3].map(|first| {
                let mut rows = vec![TileSet::default(); TRIPLES];
                for (bits, row) in rows.iter_mut().enumerate() {
                    let fits = |tile: &Tile| {
                        let sides = &showing[index(*tile)][first..first + 3];
                        let rotations = |which: usize| sides[which][bits >> (4 * which) & 15];
                        rotations(0) & rotations(1) & rotations(2) != 0
                    };
                    *row = Tile::all().filter(fits).collect();
                }
                rows.into_boxed_slice()
            }),
            by_colours: (0..VIEWS * VIEWS)
                .map(|view| {
                    let digit = |side: usize| view / 5_usize.pow(side as u32) % 5;
                    let fits = |tile: &Tile| {
                        SIDES.fold(63, |rotations, side| {
                            rotations & showing[index(*tile)][side][digit(side)]
                        }) != 0
                    };
                    Tile::all().filter(fits).collect()
                })
                .collect(),
            views: (0..TRIPLES)
                .map(|bits| {
                    let digit = |which: usize| match bits >> (4 * which) & 15 {
                        seen @ 1..=4 => seen,
                        _ => 0,
                    };
                    (digit(0) + 5 * digit(1) + 25 * digit(2)) as u8
                })
                .collect(),
            faces: std::array::from_fn(|tile| {
                std::array::from_fn(|rotation| {
                    SIDES.fold(0, |face, side| {
                        face | shade(tile_at(tile).side(side, rotation)) << (4 * side)
                    })
                })
            }),
            links: std::array::from_fn(|tile| {
                std::array::from_fn(|rotation| strands(tile_at(tile), rotation))
            }),
        }
    }

    /// The rotations at which a tile of this index fits a need, a bit each.
    pub(crate) fn rotations(&self, need: Need, tile: usize) -> u8 {
        let [a, b, c] = need.pairs();
        let [first, second, third] = &self.rotations;
        first[a][tile & 63] & second[b][tile & 63] & third[c][tile & 63]
    }

    /// The tiles of a hand that may fit a need; those that are left out do not.
    pub(crate) fn hopeful(&self, need: Need, hand: TileSet) -> TileSet {
        let [a, b] = need.halves();
        let [first, second] = &self.tiles;
        hand.common(first[a]).common(second[b])
    }

    /// The tiles that fit a need as far as colours go.
    pub(crate) fn by_colours(&self, need: Need) -> TileSet {
        let [a, b] = need.halves();
        self.by_colours[usize::from(self.views[a]) + VIEWS * usize::from(self.views[b])]
    }

    /// What a tile of this index shows on a side at a rotation.
    pub(crate) const fn shown(&self, tile: usize, rotation: usize, side: usize) -> Shade {
        self.faces[tile][rotation] >> (4 * side) & 15
    }

    pub(super) const fn links(&self, tile: usize, rotation: usize) -> &[Strand; 3] {
        &self.links[tile][rotation]
    }
}

/// A tile's place among all tiles, from 0.
pub(crate) const fn index(tile: Tile) -> usize {
    tile.number() as usize - 1
}

/// The tile with this place among all tiles.
pub(crate) fn tile_at(index: usize) -> Tile {
    Tile::new(index as u8 + 1).unwrap_or_else(|| unreachable!("there are 56 tiles"))
}

fn rotations_showing(tile: Tile, side: usize, four: u32) -> u8 {
    let shows = |rotation: &usize| {
        let shown = shade(tile.side(side, *rotation));
        match four {
            0 => true,
            1..=4 => shown == four,
            5..=8 => shown != four - 4,
            _ => false,
        }
    };
    (0..6)
        .filter(shows)
        .fold(0, |rotations, rotation| rotations | 1 << rotation)
}

fn strands(tile: Tile, rotation: usize) -> [Strand; 3] {
    let mut strands = [Strand::default(); 3];
    let present = Colour::ALL
        .into_iter()
        .filter_map(|colour| Some((colour, tile.link(colour)?)));
    for (strand, (colour, link)) in strands.iter_mut().zip(present) {
        *strand = Strand {
            colour: colour.index() as u8,
            sides: [link.from, link.to].map(|side| ((side + rotation) % 6) as u8),
        };
    }
    strands
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_look_up_says_what_the_tiles_say() {
        let fits = &*FITS;
        for tile in Tile::all() {
            for rotation in 0..6 {
                for strand in fits.links(index(tile), rotation) {
                    for side in strand.sides {
                        let shown = tile.side(side as usize, rotation);
                        assert_eq!(shown.index(), strand.colour as usize);
                        assert_eq!(
                            colour(fits.shown(index(tile), rotation, side as usize)),
                            shown
                        );
                    }
                }
            }
            for a in Colour::ALL {
                for b in Colour::ALL {
                    let mut need = Need::default();
                    need.see(1, shade(a));
                    need.see(4, shade(b));
                    let expected: u8 = (0..6)
                        .filter(|&k| tile.side(1, k) == a && tile.side(4, k) == b)
                        .map(|k| 1 << k)
                        .sum();
                    assert_eq!(fits.rotations(need, index(tile)), expected);
                    let mut need = Need::default();
                    need.see(1, shade(a));
                    need.shun(4, shade(b));
                    let expected: u8 = (0..6)
                        .filter(|&k| tile.side(1, k) == a && tile.side(4, k) != b)
                        .map(|k| 1 << k)
                        .sum();
                    assert_eq!(fits.rotations(need, index(tile)), expected);
                }
            }
        }
    }
}
