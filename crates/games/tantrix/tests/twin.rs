//! Tantrix a second time: tiles in a map, every tile at every rotation tried on every empty cell
//! next to a tile, lines walked, nothing kept between plies but what lies and who holds what.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod plain;

use std::collections::BTreeSet;

use conformance::{Twin, agrees_with_its_twin, obeys_the_laws, survives_noise};
use game::{Listed, Spec};
use plain::{Laying, Place, PlainTable, step, text, turned};
use serpentarium_tantrix::Tantrix;

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
    table: PlainTable,
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
            table: PlainTable::default(),
            seat: 0,
            stage: Stage::First,
        }
    }

    fn turn(&self) -> Option<usize> {
        (!matches!(self.stage, Stage::Over { .. })).then_some(self.seat)
    }

    fn moves(&self) -> Vec<String> {
        match self.stage {
            Stage::First => self.hands[0]
                .iter()
                .map(|tile| text((*tile, (0, 0), 0)))
                .collect(),
            Stage::Before | Stage::After => self.fills().into_iter().map(text).collect(),
            Stage::Free => self.placements().into_iter().map(text).collect(),
            Stage::Over { .. } => Vec::new(),
        }
    }

    fn play(&mut self, action: &str) {
        let tile = self.table.lay(action);
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
            .map(|&colour| match self.table.best(colour) {
                _ if deadlock => 0,
                (line, ring) => line.max(2 * ring),
            })
            .collect()
    }

    fn reason(&self) -> Option<String> {
        match self.stage {
            Stage::Over { deadlock: true } => Some("deadlock".to_owned()),
            Stage::Over { .. } if self.table.0.len() == 56 => Some("all-laid".to_owned()),
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

    fn fills(&self) -> Vec<Laying> {
        let mut fills = self.placements();
        fills.retain(|&(_, place, _)| self.table.tiles_around(place) >= 3);
        fills
    }

    fn placements(&self) -> Vec<Laying> {
        let mut found = self.table.matching(&self.hands[self.seat]);
        found.retain(|&(tile, place, k)| self.bag.is_empty() || self.obeys(place, turned(tile, k)));
        found
    }

    /// The three restrictions, by looking at each space beside the tile as it would be.
    fn obeys(&self, place: Place, tile: [char; 6]) -> bool {
        let spaces = (0..6)
            .map(|side| step(place, side))
            .filter(|beside| !self.table.0.contains_key(beside));
        let seen: Vec<String> = spaces
            .map(|space| {
                let faces = (0..6).filter_map(|way| {
                    let towards = step(space, way);
                    let there = if towards == place {
                        Some(&tile)
                    } else {
                        self.table.0.get(&towards)
                    };
                    there.map(|other| other[(way + 3) % 6])
                });
                faces.collect()
            })
            .collect();
        let alike = |colours: &String| "RYGB".chars().any(|c| colours.matches(c).count() >= 3);
        let gap = self.table.gap_beside(place);
        let four_around = seen.iter().any(|colours| colours.len() >= 4);
        assert!(gap || !four_around, "four around, yet no gap along an axis");
        !gap && !seen.iter().any(alike)
    }
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
