//! Tantrix a second time: tiles in a map, every tile at every rotation tried on every empty cell
//! next to a tile, lines walked, nothing kept between plies but what lies and who holds what.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use conformance::{Twin, agrees_with_its_twin, obeys_the_laws, survives_noise};
use game::{Game, Spec};
use tantrix::Tantrix;

type Place = (i32, i32);

/// Clockwise from the north-east, as sides are counted.
const STEPS: [Place; 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// The tiles by number, copied by hand from the page of the rules, not from the program.
const TILES: &str = "\
    YBRBRY RBYYBR RBBYYR RBRYBY YRBBRY BYBRYR BYRYRB BRYRYB BRBYRY YRBRBY RBYBYR RYBYBR BYRRYB \
    RYYBBR GRYYRG RYGGYR YGRGRY YRGRGY RGYGYR RYGYGR GRRYYG YGRRGY GYYRRG GBRRBG BGGRRB RGBBGR \
    RBGBGR BRRGGB RGBGBR BRGGRB GRYRYG YGYRGR GYRYRG YRYGRG RYRGYG GRBRBG BGRGRB BRGRGB BGBRGR \
    GBGRBR GBRBRG GRGBRB YGGBBY GYGBYB YBBGGY GBYBYG BYGGYB GBYYBG YGBBGY GBGYBY YGYBGB GYBYBG \
    YGBGBY YBGBGY BGYGYB BYGYGB";

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    First,
    Before,
    Free,
    After,
    Over { deadlock: bool },
}

struct PlainTantrix {
    colours: Vec<char>,
    hands: Vec<BTreeSet<usize>>,
    /// The next to be drawn stands last.
    bag: Vec<usize>,
    laid: HashMap<Place, [char; 6]>,
    seat: usize,
    stage: Stage,
}

impl Twin for PlainTantrix {
    fn start(_spec: &str, setup: &str) -> Self {
        let (colours, numbers) = setup.split_once(':').unwrap();
        let mut bag: Vec<usize> = numbers.split('.').map(|n| n.parse().unwrap()).collect();
        bag.reverse();
        let hands = colours
            .chars()
            .map(|_| (0..6).map(|_| bag.pop().unwrap()).collect())
            .collect();
        Self {
            colours: colours.chars().collect(),
            hands,
            bag,
            laid: HashMap::new(),
            seat: 0,
            stage: Stage::First,
        }
    }

    fn turn(&self) -> Option<usize> {
        (!matches!(self.stage, Stage::Over { .. })).then_some(self.seat)
    }

    fn moves(&self) -> Vec<String> {
        let text = |(tile, (q, r), k): (usize, Place, usize)| format!("{tile}@{q},{r}r{k}");
        match self.stage {
            Stage::First => self.hands[0].iter().map(|tile| text((*tile, (0, 0), 0))).collect(),
            Stage::Before | Stage::After => self.fills().into_iter().map(text).collect(),
            Stage::Free => self.placements().into_iter().map(text).collect(),
            Stage::Over { .. } => Vec::new(),
        }
    }

    fn play(&mut self, action: &str) {
        let (tile, rest) = action.split_once('@').unwrap();
        let (q, rest) = rest.split_once(',').unwrap();
        let (r, k) = rest.split_once('r').unwrap();
        let tile = tile.parse().unwrap();
        let place = (q.parse().unwrap(), r.parse().unwrap());
        self.laid.insert(place, turned(tile, k.parse().unwrap()));
        self.hands[self.seat].remove(&tile);
        if let Some(drawn) = self.bag.pop() {
            self.hands[self.seat].insert(drawn);
        }
        match self.stage {
            Stage::First => self.pass_on(),
            Stage::Before => self.begin(),
            Stage::Free | Stage::After => {
                self.stage = Stage::After;
                if self.fills().is_empty() {
                    self.pass_on();
                }
            }
            Stage::Over { .. } => unreachable!(),
        }
    }

    fn scores(&self) -> Vec<i32> {
        let deadlock = self.stage == Stage::Over { deadlock: true };
        self.colours
            .iter()
            .map(|&colour| if deadlock { 0 } else { self.points(colour) })
            .collect()
    }

    fn reason(&self) -> Option<String> {
        match self.stage {
            Stage::Over { deadlock: true } => Some("deadlock".to_owned()),
            Stage::Over { .. } if self.laid.len() == 56 => Some("all-laid".to_owned()),
            Stage::Over { .. } => Some("nothing-fits".to_owned()),
            _ => None,
        }
    }
}

impl PlainTantrix {
    /// The turn goes to the next player who can do anything.
    fn pass_on(&mut self) {
        let players = self.hands.len();
        let last = self.seat;
        for step in 1..=players {
            self.seat = (last + step) % players;
            if !self.bag.is_empty() || !self.placements().is_empty() {
                self.begin();
                return;
            }
        }
        self.stage = Stage::Over { deadlock: false };
    }

    /// Forced spaces are due, or the free move, or neither.
    fn begin(&mut self) {
        if !self.fills().is_empty() {
            self.stage = Stage::Before;
        } else if !self.placements().is_empty() {
            self.stage = Stage::Free;
        } else if self.bag.is_empty() {
            self.pass_on();
        } else {
            self.stage = Stage::Over { deadlock: true };
        }
    }

    fn fills(&self) -> Vec<(usize, Place, usize)> {
        let mut fills = self.placements();
        fills.retain(|&(_, place, _)| self.tiles_around(place) >= 3);
        fills
    }

    fn placements(&self) -> Vec<(usize, Place, usize)> {
        let mut found = Vec::new();
        for place in self.rim() {
            for &tile in &self.hands[self.seat] {
                for k in 0..6 {
                    if self.matches(place, turned(tile, k))
                        && (self.bag.is_empty() || self.obeys(place, turned(tile, k)))
                    {
                        found.push((tile, place, k));
                    }
                }
            }
        }
        found
    }

    fn rim(&self) -> BTreeSet<Place> {
        let around = self.laid.keys().flat_map(|&place| (0..6).map(move |side| step(place, side)));
        around.filter(|place| !self.laid.contains_key(place)).collect()
    }

    fn tiles_around(&self, place: Place) -> usize {
        (0..6).filter(|&side| self.laid.contains_key(&step(place, side))).count()
    }

    fn matches(&self, place: Place, tile: [char; 6]) -> bool {
        (0..6).all(|side| {
            let other = self.laid.get(&step(place, side));
            other.is_none_or(|other| other[(side + 3) % 6] == tile[side])
        })
    }

    /// The three restrictions, by looking at each space beside the tile as it would be.
    fn obeys(&self, place: Place, tile: [char; 6]) -> bool {
        let spaces = (0..6)
            .map(|side| step(place, side))
            .filter(|beside| !self.laid.contains_key(beside));
        let seen: Vec<String> = spaces
            .map(|space| {
                let faces = (0..6).filter_map(|way| {
                    let towards = step(space, way);
                    let there = if towards == place { Some(&tile) } else { self.laid.get(&towards) };
                    there.map(|other| other[(way + 3) % 6])
                });
                faces.collect()
            })
            .collect();
        let alike = |colours: &String| "RYGB".chars().any(|c| colours.matches(c).count() >= 3);
        let gap = self.gap_beside(place);
        let four_around = seen.iter().any(|colours| colours.len() >= 4);
        assert!(gap || !four_around, "four around, yet no gap along an axis");
        !gap && !seen.iter().any(alike)
    }

    /// Whether beyond an empty neighbour of a cell there lie tiles in the same direction.
    fn gap_beside(&self, place: Place) -> bool {
        (0..6).any(|side| {
            let near = step(place, side);
            let further = std::iter::successors(Some(near), |&place| Some(step(place, side)));
            !self.laid.contains_key(&near)
                && further.take(40).any(|place| self.laid.contains_key(&place))
        })
    }

    fn points(&self, colour: char) -> i32 {
        let carriers = self.laid.iter().filter(|(_, tile)| tile.contains(&colour));
        carriers.map(|(&place, _)| self.worth(place, colour)).max().unwrap_or(0)
    }

    /// What the line through a tile is worth: walked from it both ways, or once round.
    fn worth(&self, from: Place, colour: char) -> i32 {
        let mut length = 1;
        for mut side in (0..6).filter(|&side| self.laid[&from][side] == colour) {
            let mut place = step(from, side);
            while let Some(tile) = self.laid.get(&place) {
                if place == from {
                    return 2 * length;
                }
                length += 1;
                let entry = (side + 3) % 6;
                side = (0..6).find(|&exit| exit != entry && tile[exit] == colour).unwrap();
                place = step(place, side);
            }
        }
        length
    }
}

fn step((q, r): Place, side: usize) -> Place {
    (q + STEPS[side].0, r + STEPS[side].1)
}

fn turned(tile: usize, k: usize) -> [char; 6] {
    static SIDES: LazyLock<Vec<&[u8]>> =
        LazyLock::new(|| TILES.split_whitespace().map(str::as_bytes).collect());
    let sides = SIDES[tile - 1];
    std::array::from_fn(|side| sides[(side + 6 - k) % 6] as char)
}

fn tantrix(spec: &str) -> Tantrix {
    let spec: Spec = spec.parse().unwrap();
    Tantrix::configure(&Tantrix::family().choose(&spec).unwrap())
}

#[test]
fn agrees_with_the_plain_rules() {
    agrees_with_its_twin::<_, PlainTantrix>(&tantrix("tantrix"), 60);
    agrees_with_its_twin::<_, PlainTantrix>(&tantrix("tantrix(players=3)"), 40);
    agrees_with_its_twin::<_, PlainTantrix>(&tantrix("tantrix(players=4)"), 40);
}

#[test]
fn obeys_the_laws_of_games() {
    for players in 2..=4 {
        obeys_the_laws(&tantrix(&format!("tantrix(players={players})")), 12);
    }
}

#[test]
fn survives_noise_as_moves_and_texts() {
    survives_noise(&tantrix("tantrix"), 60);
    survives_noise(&tantrix("tantrix(players=4)"), 20);
}
