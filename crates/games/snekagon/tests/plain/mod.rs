//! What the plain twins of both games share: hexes as pairs of numbers, tiles as lists of them, and
//! the contact rule as counting neighbours.
#![allow(
    dead_code,
    missing_docs,
    clippy::unwrap_used,
    unreachable_pub,
    reason = "tests"
)]

use std::collections::{HashMap, HashSet};

use game::{Family, Listed, Spec};

pub type Hex = (i32, i32);

pub const AROUND: [Hex; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

pub fn board(side: i32) -> Vec<Hex> {
    let reach = -(side - 1)..=side - 1;
    reach
        .clone()
        .flat_map(|r| reach.clone().map(move |q| (q, r)))
        .filter(|&(q, r)| (q + r).abs() < side)
        .collect()
}

pub fn neighbours((q, r): Hex) -> [Hex; 6] {
    AROUND.map(|(dq, dr)| (q + dq, r + dr))
}

pub fn touch(a: Hex, b: Hex) -> bool {
    neighbours(a).contains(&b)
}

pub fn name((q, r): Hex, side: i32) -> String {
    format!("{}{}", (b'a' + (r + side - 1) as u8) as char, q + side)
}

pub fn hex(name: &str, side: i32) -> Hex {
    let r = i32::from(name.as_bytes()[0] - b'a') - (side - 1);
    (name[1..].parse::<i32>().unwrap() - side, r)
}

/// Every placement of every shape of up to `longest` hexes, by shape, each from the end that comes
/// first in reading order.
pub fn placements(side: i32, longest: usize) -> HashMap<Vec<Hex>, Vec<Vec<Hex>>> {
    let cells: HashSet<Hex> = board(side).into_iter().collect();
    let mut found: HashMap<Vec<Hex>, Vec<Vec<Hex>>> = HashMap::new();
    let mut left: Vec<Vec<Hex>> = cells.iter().map(|&cell| vec![cell]).collect();
    while let Some(path) = left.pop() {
        let (&last, before) = path.split_last().unwrap();
        for next in neighbours(last) {
            let fits = cells.contains(&next) && !before.iter().any(|&one| touch(one, next));
            if path.len() < longest && fits && !path.contains(&next) {
                left.push([&path[..], &[next]].concat());
            }
        }
        if (path[0].1, path[0].0) <= (last.1, last.0) {
            found.entry(shape(&path)).or_default().push(path);
        }
    }
    found
}

/// The same list of hexes for the same tile, however it is turned, flipped and moved.
pub fn shape(cells: &[Hex]) -> Vec<Hex> {
    let turned = |(q, r): Hex| (-r, q + r);
    let flipped = |(q, r): Hex| (r, q);
    let mut looks = Vec::new();
    let mut now = cells.to_vec();
    for _ in 0..2 {
        for _ in 0..6 {
            now = now.into_iter().map(turned).collect();
            let (q, r) = *now.iter().min().unwrap();
            let mut look: Vec<Hex> = now.iter().map(|cell| (cell.0 - q, cell.1 - r)).collect();
            look.sort_unstable();
            looks.push(look);
        }
        now = now.into_iter().map(flipped).collect();
    }
    looks.into_iter().min().unwrap()
}

/// The shapes of Snekagon's tiles, the single hex first.
pub fn snakes() -> Vec<Vec<Hex>> {
    [
        &[(0, 0)][..],
        &[(0, 0), (1, 0)],
        &[(0, 0), (1, 0), (2, 0)],
        &[(0, 0), (1, 0), (1, 1)],
        &[(0, 0), (1, 0), (2, 0), (3, 0)],
        &[(0, 0), (1, 0), (2, 0), (2, 1)],
        &[(0, 0), (1, 0), (1, 1), (2, 1)],
        &[(0, 0), (1, 0), (1, 1), (0, 2)],
    ]
    .map(shape)
    .to_vec()
}

/// Whether three of the hexes touch each other, one of them being this.
pub fn in_triangle(hex: Hex, own: impl Fn(Hex) -> bool) -> bool {
    let around = neighbours(hex);
    (0..6).any(|turn| own(around[turn]) && own(around[(turn + 1) % 6]))
}

pub fn configured<G: Listed>(spec: &str) -> G {
    let spec: Spec = spec.parse().unwrap();
    let family: &'static Family = G::family();
    G::configure(&family.choose(&spec).unwrap())
}
