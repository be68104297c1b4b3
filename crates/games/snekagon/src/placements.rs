use hex::{Direction, Hex};

use crate::field::{Field, Spots, bit, each};
use crate::limbs::{end, one, step, two};
use crate::tiles::{Hand, LONGEST, Tile};

/// A tile turned and flipped in one way, seen from its hub, the hex in its middle (the first of two,
/// for a tile of two or four). It fits on a board wherever its left and its right limb fit at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pose {
    pub(crate) tile: Tile,
    /// Which limbs it consists of, as numbered by [`crate::limbs::Limbs`].
    pub(crate) left: u8,
    pub(crate) right: u8,
    /// For a tile that one more hex would close to a ring: the direction from the hub to the ring's
    /// middle. The missing hex lies as far again.
    pub(crate) heart: Option<u8>,
}

impl Pose {
    /// Whether there is a hex that both its ends would touch and nothing between them.
    pub(crate) const fn can_pinch(self) -> bool {
        self.tile.length() == 2 || self.heart.is_some()
    }
}

/// A pose somewhere on the board.
#[derive(Clone, Debug)]
pub(crate) struct Placement {
    pub(crate) cells: Spots,
    pub(crate) ends: Spots,
    /// What touches it, its own hexes among them.
    pub(crate) near: Spots,
    /// Where its owner can't join anything once it lies: beside its middle, or beside two of its hexes.
    pub(crate) shut: Spots,
    /// Its spots along the tile, from the end that comes first in reading order.
    path: [u8; LONGEST],
    pub(crate) length: u8,
    pub(crate) tile: Tile,
    /// Whether the path starts at the right end of its pose.
    pub(crate) reversed: bool,
    /// The directions in which the tile arrives at its first and its last hex.
    pub(crate) arrivals: [u8; 2],
}

impl Placement {
    fn new(field: &Field, tile: Tile, spots: &[u8]) -> Self {
        let mut path = [0; LONGEST];
        path[..spots.len()].copy_from_slice(spots);
        let reversed = field.cell(spots[0]) > field.cell(spots[spots.len() - 1]);
        if reversed {
            path[..spots.len()].reverse();
        }
        let [first, last] = [path[0], path[spots.len() - 1]];
        let arrival = |from: usize, to: usize| {
            let direction = field.direction(path[from], path[to]);
            direction.map_or(0, |direction| direction.index() as u8)
        };
        let arrivals = match spots.len() {
            1 => [0; 2],
            length => [arrival(1, 0), arrival(length - 2, length - 1)],
        };
        let (mut cells, mut near, mut shut) = (0, 0, 0);
        for &spot in spots {
            cells |= bit(spot);
            shut |= near & field.near(spot);
            near |= field.near(spot);
            if spot != first && spot != last {
                shut |= field.near(spot);
            }
        }
        Self {
            cells,
            ends: bit(first) | bit(last),
            near,
            shut,
            path,
            length: spots.len() as u8,
            tile,
            reversed,
            arrivals,
        }
    }

    pub(crate) fn path(&self) -> &[u8] {
        &self.path[..usize::from(self.length)]
    }

    /// The two ends, the first in reading order first; twice the same for a single hex.
    pub(crate) const fn tips(&self) -> [u8; 2] {
        [self.path[0], self.path[self.length as usize - 1]]
    }
}

/// Everything that can lie on a board, made once a configured game.
#[derive(Clone, Debug)]
pub(crate) struct Placements {
    pub(crate) field: Field,
    /// The hexes of the longest tiles.
    pub(crate) longest: usize,
    poses: Vec<Pose>,
    /// Where the poses of each tile begin, and where the last ones end.
    pose_starts: [usize; Tile::COUNT + 1],
    all: Vec<Placement>,
    /// Where the placements of each tile begin, and where the last ones end.
    starts: [u32; Tile::COUNT + 1],
    /// The placement of each pose with its hub on each spot.
    by_hub: Vec<[u16; 128]>,
}

const NOWHERE: u16 = u16::MAX;

impl Placements {
    pub(crate) fn new(side: u8, eyes: &[Hex], longest: usize) -> Self {
        let field = Field::new(side, eyes);
        let poses = poses(longest);
        let mut all = Vec::new();
        let mut by_hub = Vec::new();
        let mut starts = [0; Tile::COUNT + 1];
        let mut pose_starts = [0; Tile::COUNT + 1];
        for (pose, path) in &poses {
            let mut row = [NOWHERE; 128];
            for spot in each(field.all()) {
                let hub = field.board().hex(field.cell(spot));
                let cells = path.iter().map(|&hex| field.board().cell(hub + hex));
                if let Some(cells) = cells.collect::<Option<Vec<_>>>() {
                    row[usize::from(spot)] = all.len() as u16;
                    let spots: Vec<u8> = cells.into_iter().map(|cell| field.spot(cell)).collect();
                    all.push(Placement::new(&field, pose.tile, &spots));
                }
            }
            by_hub.push(row);
            for after in pose.tile.index() + 1..=Tile::COUNT {
                starts[after] = all.len() as u32;
                pose_starts[after] = by_hub.len();
            }
        }
        Self {
            field,
            longest,
            poses: poses.into_iter().map(|(pose, _)| pose).collect(),
            pose_starts,
            all,
            starts,
            by_hub,
        }
    }

    #[inline]
    pub(crate) fn get(&self, index: u16) -> &Placement {
        &self.all[usize::from(index)]
    }

    /// The ways to turn and flip a tile, each with its number.
    #[inline]
    pub(crate) fn poses(&self, tile: Tile) -> impl Iterator<Item = (usize, &Pose)> {
        let [from, to] = [0, 1].map(|next| self.pose_starts[tile.index() + next]);
        (from..to).zip(&self.poses[from..to])
    }

    /// The number of a pose's hexes.
    #[inline]
    pub(crate) fn pose_length(&self, pose: usize) -> usize {
        self.poses[pose].tile.length()
    }

    /// The placement of a pose with its hub on a spot where it fits.
    #[inline]
    pub(crate) fn at(&self, pose: usize, hub: u8) -> u16 {
        self.by_hub[pose][usize::from(hub & 127)]
    }

    /// The placement of the single hex on a spot.
    pub(crate) fn single(&self, spot: u8) -> u16 {
        self.at(0, spot)
    }

    /// How many placements the tiles of a hand have on an empty board.
    pub(crate) fn count(&self, hand: Hand) -> u32 {
        hand.tiles()
            .map(|tile| self.starts[tile.index() + 1] - self.starts[tile.index()])
            .sum()
    }

    /// One of them, by its number.
    pub(crate) fn of_hand(&self, hand: Hand, mut index: u32) -> u16 {
        for tile in hand.tiles() {
            let start = self.starts[tile.index()];
            let count = self.starts[tile.index() + 1] - start;
            if index < count {
                return (start + index) as u16;
            }
            index -= count;
        }
        unreachable!("the hand has fewer placements")
    }

    /// A placement on the board turned or mirrored, and whether the end that comes first in reading order has become the
    /// last one.
    pub(crate) fn image(&self, index: u16, image: usize) -> (u16, bool) {
        let field = &self.field;
        let moved = |&spot: &u8| {
            let hex = field.board().hex(field.cell(spot)).image(image);
            let cell = field.board().cell(hex);
            field.spot(cell.unwrap_or_else(|| unreachable!("boards are as wide everywhere")))
        };
        let path: Vec<u8> = self.get(index).path().iter().map(moved).collect();
        let cells = path.iter().fold(0, |cells, &spot| cells | bit(spot));
        // The same tile, which spares looking at all others.
        let tile = self.get(index).tile.index();
        let mut same = self.starts[tile] as u16..self.starts[tile + 1] as u16;
        let found = same.find(|&other| self.get(other).cells == cells);
        let found =
            found.unwrap_or_else(|| unreachable!("tiles are turned and flipped in every way"));
        (found, self.get(found).path()[0] != path[0])
    }

    /// The placement that lies on exactly these spots.
    pub(crate) fn on(&self, cells: Spots) -> Option<u16> {
        self.all
            .iter()
            .position(|placement| placement.cells == cells)
            .map(|index| index as u16)
    }
}

/// Every way to turn and flip every tile of up to `longest` hexes, once each, in the order of the tiles;
/// each with its hexes as seen from the hub, from the left end to the right one.
fn poses(longest: usize) -> Vec<(Pose, Vec<Hex>)> {
    let single = Pose {
        tile: Tile::SINGLE,
        left: 0,
        right: 0,
        heart: None,
    };
    let mut poses = vec![(single, vec![Hex::ORIGIN])];
    let hub = Hex::ORIGIN;
    let all = || Direction::ALL.into_iter();
    let ahead = |direction: Direction| [5, 0, 1].map(|turn| direction.turned(turn));
    // Two limbs leave a hex at an angle of 120 or 180 degrees, or there would be a sharp turn.
    let across = |direction: Direction| [2, 3, 4].map(|turn| direction.turned(turn));
    let pairs = || {
        all().flat_map(move |a| {
            across(a)
                .into_iter()
                .filter(move |&b| a < b)
                .map(move |b| (a, b))
        })
    };
    let mut add = |left: u8, right: u8, path: &[Hex]| {
        let tile = Tile::along(path).unwrap_or_else(|| unreachable!("limbs make snakes"));
        let heart = all().map(|to| hub.step(to)).position(|middle| {
            path.len() == LONGEST && path.iter().all(|hex| hex.distance(middle) == 1)
        });
        let pose = Pose {
            tile,
            left,
            right,
            heart: heart.map(|direction| direction as u8),
        };
        poses.push((pose, path.to_vec()));
    };
    for a in all().take(3) {
        add(end(a.opposite()), step(a), &[hub, hub.step(a)]);
    }
    for (a, b) in pairs() {
        add(one(a), one(b), &[hub.step(a), hub, hub.step(b)]);
    }
    for b in all().take(3) {
        for a in across(b) {
            for c in ahead(b) {
                let path = [hub.step(a), hub, hub.step(b), hub.step(b).step(c)];
                add(one(a), two(b, c), &path);
            }
        }
    }
    for (a, b) in pairs() {
        for c in ahead(a) {
            for d in ahead(b) {
                let (left, right) = (hub.step(a), hub.step(b));
                let path = [left.step(c), left, hub, right, right.step(d)];
                add(two(a, c), two(b, d), &path);
            }
        }
    }
    poses.retain(|(pose, _)| pose.tile.length() <= longest);
    game::order::sort_by_key(&mut poses, |(pose, _)| pose.tile);
    poses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tile_has_as_many_placements_as_the_rules_say() {
        let placements = Placements::new(6, &[], 5);
        let expected = [
            ("1", 91),
            ("2", 240),
            ("I3", 207),
            ("V3", 420),
            ("I4", 174),
            ("L4", 720),
            ("S4", 360),
            ("U4", 390),
            ("I5", 141),
            ("L5", 600),
            ("V5", 306),
            ("C5", 330),
            ("U5", 366),
            ("J5", 672),
            ("W5", 306),
            ("N5", 600),
            ("Z5", 306),
            ("S5", 660),
        ];
        for (index, (name, count)) in expected.into_iter().enumerate() {
            let tile = Tile::new(index);
            assert_eq!(tile.to_string(), name);
            assert_eq!(placements.count(Hand::EMPTY.with(tile)), count, "{name}");
        }
    }

    #[test]
    fn no_two_placements_lie_on_the_same_cells() {
        for side in 5..=7 {
            let placements = Placements::new(side, &[], 5);
            let mut cells: Vec<Spots> = placements.all.iter().map(|one| one.cells).collect();
            let count = cells.len();
            cells.sort_unstable();
            cells.dedup();
            assert_eq!(cells.len(), count);
            assert_eq!(placements.on(placements.get(77).cells), Some(77));
        }
    }

    #[test]
    fn only_the_snake_round_a_hex_has_a_heart() {
        for (pose, _) in poses(5) {
            assert_eq!(pose.heart.is_some(), pose.tile.to_string() == "U5");
        }
    }
}
