//! The tiles of a puzzle as bits, for loops of one colour.

use tantrix::tile::{Colour, Tile};

/// Choices of a tile and, for straights, which way round: bits of [`Stock::choices`]. A
/// colour is on 42 tiles, straight on 6 of them, so 48 bits are enough.
pub(super) type Choices = u64;

/// The two sides by which the loop passes a cell, as `6 * one + other`.
pub(super) type Pose = usize;

/// The tiles of a puzzle, ready for loops of one colour.
pub(in crate::solve) struct Stock {
    pub(super) tiles: Vec<Tile>,
    /// Tile and, for a straight, which of its two ways round.
    pub(super) choices: Vec<(usize, usize)>,
    /// All choices of the same tile.
    pub(super) same_tile: Vec<Choices>,
    pub(super) poses: Vec<Posed>,
    /// The choices of corners, of curves and of straights.
    pub(super) kinds: [Choices; 3],
}

/// How the tiles look when the loop passes by two given sides.
#[derive(Clone)]
pub(super) struct Posed {
    /// `fits[side][colour]`: the choices that show this colour there.
    pub(super) fits: [[Choices; 4]; 6],
    /// All choices whose link joins the two sides.
    pub(super) all: Choices,
    pub(super) rotation: Vec<u8>,
    /// The side colours of each choice.
    pub(super) sides: Vec<[u8; 6]>,
}

impl Stock {
    pub(in crate::solve) fn new(tiles: &[Tile], colour: Colour) -> Self {
        let link = |tile: Tile| {
            tile.link(colour)
                .map_or((0, 3), |link| (link.from, link.to))
        };
        let mut choices: Vec<(usize, usize)> = (0..tiles.len()).map(|tile| (tile, 0)).collect();
        let is_straight = |tile: usize| link(tiles[tile]).1 - link(tiles[tile]).0 == 3;
        choices.extend(
            (0..tiles.len())
                .filter(|&tile| is_straight(tile))
                .map(|tile| (tile, 1)),
        );
        let same_tile = choices
            .iter()
            .map(|(tile, _)| bits(choices.iter().map(|(other, _)| other == tile)))
            .collect();
        let look = |pose| {
            let rotations: Vec<Option<usize>> = choices
                .iter()
                .map(|&(tile, way)| rotations(link(tiles[tile]), pose).nth(way))
                .collect();
            let sides: Vec<[u8; 6]> = choices
                .iter()
                .zip(&rotations)
                .map(|(&(tile, _), rotation)| {
                    tiles[tile]
                        .sides(rotation.unwrap_or(0))
                        .map(|colour| colour.index() as u8)
                })
                .collect();
            let all = bits(rotations.iter().map(Option::is_some));
            let shows = |side: usize, colour: usize| {
                all & bits(sides.iter().map(|sides| usize::from(sides[side]) == colour))
            };
            Posed {
                fits: std::array::from_fn(|s| std::array::from_fn(|colour| shows(s, colour))),
                all,
                rotation: rotations
                    .iter()
                    .map(|rotation| rotation.unwrap_or(0) as u8)
                    .collect(),
                sides,
            }
        };
        let poses: Vec<Posed> = (0..36).map(look).collect();
        // Any pose of a kind takes all tiles of that kind.
        let kinds = [1, 2, 3].map(|apart: usize| poses[apart].all);
        Stock {
            tiles: tiles.to_vec(),
            choices,
            same_tile,
            poses,
            kinds,
        }
    }

    /// Every choice of every tile.
    pub(super) fn all(&self) -> Choices {
        u64::MAX >> (64 - self.choices.len())
    }
}

/// The rotations with which a link joins the two sides of a pose.
fn rotations((from, to): (usize, usize), pose: Pose) -> impl Iterator<Item = usize> {
    let (one, other) = (pose / 6, pose % 6);
    (0..6).filter(move |&rotation| {
        let ends = ((from + rotation) % 6, (to + rotation) % 6);
        ends == (one, other) || ends == (other, one)
    })
}

fn bits(flags: impl Iterator<Item = bool>) -> u64 {
    flags
        .enumerate()
        .fold(0, |bits, (at, flag)| bits | u64::from(flag) << at)
}
