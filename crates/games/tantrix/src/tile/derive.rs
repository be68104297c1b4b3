//! All the tiles there can be, from the sentence that defines them.
//!
//! Three links of three different colours join the six sides in pairs; a tile turned is
//! the same tile; the one with three straights is not made.

use std::collections::BTreeSet;

use super::Colour;

/// The six side colours of every possible tile, each in its least rotation, in order.
pub(super) fn all_tiles() -> BTreeSet<[Colour; 6]> {
    let mut tiles = BTreeSet::new();
    for pairs in pairings() {
        if pairs.iter().all(|&(a, b)| b - a == 3) {
            continue;
        }
        for colours in triples() {
            let mut sides = [Colour::Red; 6];
            for (&(a, b), colour) in pairs.iter().zip(colours) {
                sides[a] = colour;
                sides[b] = colour;
            }
            tiles.insert(least_rotation(sides));
        }
    }
    tiles
}

/// The rotation that comes first when the sides are read in order.
pub(super) fn least_rotation(sides: [Colour; 6]) -> [Colour; 6] {
    (0..6)
        .map(|turn| std::array::from_fn(|side| sides[(side + turn) % 6]))
        .min()
        .unwrap_or(sides)
}

/// The fifteen ways to join six sides in pairs.
fn pairings() -> Vec<[(usize, usize); 3]> {
    let mut ways = Vec::new();
    for first in 1..6 {
        let left: Vec<usize> = (1..6).filter(|&side| side != first).collect();
        for second in 1..4 {
            let last: Vec<usize> = (1..4).filter(|&i| i != second).map(|i| left[i]).collect();
            ways.push([(0, first), (left[0], left[second]), (last[0], last[1])]);
        }
    }
    ways
}

/// Three different colours out of four, in every order.
fn triples() -> impl Iterator<Item = [Colour; 3]> {
    let all = Colour::ALL;
    all.into_iter()
        .flat_map(move |a| {
            all.into_iter()
                .flat_map(move |b| all.into_iter().map(move |c| [a, b, c]))
        })
        .filter(|[a, b, c]| a != b && b != c && a != c)
}
