//! The puzzles that come with the tiles, by id.
//!
//! - `discovery-3` to `discovery-30`: one loop through tiles 1 to n in the colour of the
//!   number on the back of tile n. A colour after the number asks for another one that all
//!   those tiles have: `discovery-10-blue`.
//! - `rainbow-blue`, `-red`, `-yellow`, `-green`, `-white`: the tiles of one back colour.
//! - `xtreme-3` to `xtreme-10`: a loop of that many of Xtreme's ten tiles, whichever they
//!   are. The set sold numbers its own tiles from 1 to 10 and adds them in that order; that
//!   order is not printed on the tiles of the full set, so the choice is the player's here.
//!   Red and blue are the two colours that all ten have, and only in red can a loop of every
//!   length be made, so red it is; `xtreme-7-blue` asks for blue. `xtreme-triangle` is a red
//!   line through all ten in a triangle.
//! - `junior`, `student`, `master`: one loop. `professor`: a yellow and a blue loop.
//!   `genius-red-blue` and `genius-red-yellow`: two lines.
//! - `flower`: seven tiles around one; the catalogue's own choice is tiles 1 to 7. For
//!   others, make a puzzle of one's own with [`Shape::Flower`].
//!
//! A puzzle of one's own has an id as well, `own-1_2_3_4_5-loop-red`, and is found by it.

use super::{Puzzle, PuzzleFault, Shape, Want, own};
use tantrix::tile::{Back, Colour, Tile};

const XTREME: [u8; 10] = [6, 7, 12, 25, 26, 27, 30, 38, 40, 42];
const JUNIOR: [u8; 10] = [3, 5, 8, 12, 14, 43, 46, 50, 52, 54];
const STUDENT: [u8; 10] = [19, 21, 24, 25, 29, 31, 32, 40, 41, 42];
const PROFESSOR: [u8; 12] = [2, 11, 15, 17, 20, 30, 38, 39, 44, 45, 51, 56];
const MASTER: [u8; 12] = [18, 22, 23, 26, 27, 33, 34, 35, 36, 47, 53, 55];
const GENIUS: [u8; 12] = [1, 4, 6, 7, 9, 10, 13, 16, 28, 37, 48, 49];

/// The ids of all puzzles, in the order of the page.
pub fn ids() -> Vec<String> {
    let discovery = (3..=30).map(|n| format!("discovery-{n}"));
    let discovery_ten = ["discovery-10-blue", "discovery-10-yellow"].map(str::to_owned);
    let rainbow = ["blue", "red", "yellow", "green", "white"].map(|set| format!("rainbow-{set}"));
    let xtreme = (3..=10).map(|n| format!("xtreme-{n}"));
    let rest = [
        "xtreme-triangle",
        "junior",
        "student",
        "professor",
        "master",
        "genius-red-blue",
        "genius-red-yellow",
        "flower",
    ];
    discovery
        .chain(discovery_ten)
        .chain(rainbow)
        .chain(xtreme)
        .chain(rest.map(str::to_owned))
        .collect()
}

/// The puzzle of this id.
pub fn find(id: &str) -> Result<Puzzle, PuzzleFault> {
    use Colour::{Blue, Green, Red, Yellow};
    use Shape::{Flower, Free};
    match id {
        "junior" => Puzzle::new(&JUNIOR, &[Want::a_loop(Blue)], Free),
        "student" => Puzzle::new(&STUDENT, &[Want::a_loop(Green)], Free),
        "professor" => Puzzle::new(
            &PROFESSOR,
            &[Want::a_loop(Yellow), Want::a_loop(Blue)],
            Free,
        ),
        "master" => Puzzle::new(&MASTER, &[Want::a_loop(Green)], Free),
        "genius-red-blue" => Puzzle::new(&GENIUS, &[Want::a_line(Red), Want::a_line(Blue)], Free),
        "genius-red-yellow" => {
            Puzzle::new(&GENIUS, &[Want::a_line(Red), Want::a_line(Yellow)], Free)
        }
        "flower" => Puzzle::new(&[1, 2, 3, 4, 5, 6, 7], &[], Flower),
        _ => own::parse(id)
            .or_else(|| family(id))
            .unwrap_or_else(|| Err(PuzzleFault::NoSuchPuzzle(id.to_owned()))),
    }
}

/// How many solutions a puzzle of the catalogue has, where they were counted: docs/puzzles.md says how.
pub fn known_solutions(id: &str) -> Option<u64> {
    let known = KNOWN.iter().find(|(known, _)| *known == id);
    known.map(|&(_, solutions)| solutions)
}

const KNOWN: [(&str, u64); 42] = [
    ("discovery-3", 2),
    ("discovery-4", 2),
    ("discovery-5", 4),
    ("discovery-6", 8),
    ("discovery-7", 36),
    ("discovery-8", 84),
    ("discovery-9", 114),
    ("discovery-10", 1280),
    ("discovery-10-blue", 952),
    ("discovery-10-yellow", 388),
    ("discovery-11", 8808),
    ("discovery-12", 21_272),
    ("discovery-13", 178_240),
    ("discovery-14", 825_112),
    ("discovery-15", 2_968_832),
    ("discovery-16", 9_859_864),
    ("discovery-17", 23_112_806),
    ("discovery-18", 72_366_620),
    ("discovery-19", 241_375_282),
    ("discovery-20", 772_902_826),
    ("discovery-21", 2_438_331_009),
    ("rainbow-blue", 5),
    ("rainbow-red", 27),
    ("rainbow-yellow", 105),
    ("rainbow-green", 12),
    ("rainbow-white", 364),
    ("xtreme-3", 8),
    ("xtreme-4", 12),
    ("xtreme-5", 24),
    ("xtreme-6", 48),
    ("xtreme-7", 180),
    ("xtreme-8", 200),
    ("xtreme-9", 190),
    ("xtreme-10", 78),
    ("xtreme-triangle", 14),
    ("junior", 48),
    ("student", 42),
    ("professor", 2),
    ("master", 1222),
    ("genius-red-blue", 1),
    ("genius-red-yellow", 22),
    ("flower", 440),
];

/// Discovery with n tiles, in the colour of the back of tile n or another.
pub fn discovery(n: u8, colour: Option<Colour>) -> Result<Puzzle, PuzzleFault> {
    let last = Tile::new(n).ok_or(PuzzleFault::NoSuchTile(n))?;
    let colour = match (colour, last.back()) {
        (Some(colour), _) | (None, Back::Coloured(colour)) => colour,
        (None, Back::White) => return Err(PuzzleFault::NothingWanted),
    };
    let numbers: Vec<u8> = (1..=n).collect();
    Puzzle::new(&numbers, &[Want::a_loop(colour)], Shape::Free)
}

/// A puzzle whose id is made of a family, a member and perhaps a colour.
fn family(id: &str) -> Option<Result<Puzzle, PuzzleFault>> {
    let mut parts = id.split('-');
    let (family, member) = (parts.next()?, parts.next()?);
    let colour = match parts.next() {
        Some(name) => Some(Colour::from_name(name)?),
        None => None,
    };
    if parts.next().is_some() {
        return None;
    }
    match (family, member, colour) {
        ("discovery", number, colour) => {
            let n: u8 = number.parse().ok().filter(|n| (3..=30).contains(n))?;
            (n.to_string() == number).then(|| discovery(n, colour))
        }
        ("rainbow", set, None) => rainbow(set),
        ("xtreme", member, colour) => xtreme(member, colour.unwrap_or(Colour::Red)),
        _ => None,
    }
}

fn rainbow(set: &str) -> Option<Result<Puzzle, PuzzleFault>> {
    let (back, want, shape) = match set {
        "blue" => ('B', Want::a_line(Colour::Blue), Shape::Triangle),
        "red" => ('R', Want::a_line(Colour::Red), Shape::Triangle),
        "yellow" => ('Y', Want::a_loop(Colour::Yellow), Shape::Free),
        "green" => ('G', Want::a_loop(Colour::Green), Shape::Free),
        "white" => ('W', Want::a_loop(Colour::Blue), Shape::Free),
        _ => return None,
    };
    let tiles = Tile::all().filter(|tile| tile.back().letter() == back);
    let numbers: Vec<u8> = tiles.map(Tile::number).collect();
    Some(Puzzle::new(&numbers, &[want], shape))
}

fn xtreme(member: &str, colour: Colour) -> Option<Result<Puzzle, PuzzleFault>> {
    if member == "triangle" {
        return Some(Puzzle::new(
            &XTREME,
            &[Want::a_line(colour)],
            Shape::Triangle,
        ));
    }
    let n: usize = member.parse().ok().filter(|n| (3..=10).contains(n))?;
    let puzzle = || Puzzle::choosing(&XTREME, n, &[Want::a_loop(colour)], Shape::Free);
    (n.to_string() == member).then(puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_names_a_puzzle() {
        let ids = ids();
        for id in &ids {
            assert!(find(id).is_ok(), "{id}: {:?}", find(id));
        }
        assert_eq!(ids.len(), 28 + 2 + 5 + 8 + 8);
    }

    #[test]
    fn other_names_are_refused() {
        for id in [
            "",
            "discovery",
            "discovery-2",
            "discovery-31",
            "discovery-03",
            "xtreme-2",
            "rainbow-white-blue",
            "rainbow-pink",
            "discovery-5-pink",
            "discovery-5-red-red",
        ] {
            assert_eq!(find(id), Err(PuzzleFault::NoSuchPuzzle(id.to_owned())));
        }
        assert!(matches!(
            find("discovery-15-blue"),
            Err(PuzzleFault::TileLacksColour { tile: 15, .. })
        ));
    }

    #[test]
    fn discovery_takes_its_colour_from_the_last_tile() {
        let colours: String = (3..=13)
            .map(|n| {
                find(&format!("discovery-{n}")).unwrap().wants()[0]
                    .colour
                    .letter()
            })
            .collect();
        assert_eq!(colours, "YRRBBBYRRYB");
    }
}
