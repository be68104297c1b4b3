//! Snekagon a second time: hexes in a map, degrees and triangles counted for every placement.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod plain;

use std::collections::{HashMap, HashSet};

use conformance::{Twin, agrees_with_its_twin, obeys_the_laws, survives_noise};
use game::{Game, Notation, perft};
use plain::{Hex, configured, hex, in_triangle, name, neighbours, placements, shape, snakes};
use serpentarium_snekagon::Snekagon;

struct PlainSnekagon {
    side: i32,
    placements: HashMap<Vec<Hex>, Vec<Vec<Hex>>>,
    owner: HashMap<Hex, usize>,
    hands: [Vec<Vec<Hex>>; 2],
    /// Who is to move, and what they may place.
    turn: Option<(usize, Vec<Vec<Hex>>)>,
}

impl Twin for PlainSnekagon {
    fn start(spec: &str, setup: &str) -> Self {
        assert_eq!(setup, "-");
        let digits: String = spec.chars().filter(char::is_ascii_digit).collect();
        let side = digits.parse().unwrap_or(6);
        let mut twin = Self {
            side,
            placements: placements(side, 4),
            owner: HashMap::new(),
            hands: [snakes(), snakes().split_off(1)],
            turn: None,
        };
        twin.pass_to(0);
        twin
    }

    fn turn(&self) -> Option<usize> {
        self.turn.as_ref().map(|(seat, _)| *seat)
    }

    fn moves(&self) -> Vec<String> {
        let text = |path: &Vec<Hex>| {
            let names: Vec<String> = path.iter().map(|&cell| name(cell, self.side)).collect();
            names.join("-")
        };
        let legal = self.turn.iter().flat_map(|(_, legal)| legal);
        legal.map(text).collect()
    }

    fn play(&mut self, action: &str) {
        let seat = self.turn().unwrap();
        let path: Vec<Hex> = action.split('-').map(|name| hex(name, self.side)).collect();
        self.hands[seat].retain(|tile| *tile != shape(&path));
        self.owner.extend(path.into_iter().map(|cell| (cell, seat)));
        self.pass_to(1 - seat);
    }

    fn scores(&self) -> Vec<i32> {
        [0, 1].map(|seat| self.longest(seat)).to_vec()
    }
}

impl PlainSnekagon {
    fn pass_to(&mut self, seat: usize) {
        self.turn = [seat, 1 - seat]
            .into_iter()
            .map(|seat| (seat, self.options(seat)))
            .find(|(_, options)| !options.is_empty());
    }

    fn options(&self, seat: usize) -> Vec<Vec<Hex>> {
        let hand = if self.owner.is_empty() {
            &self.hands[seat][..usize::from(seat == 0)]
        } else {
            &self.hands[seat]
        };
        let all = hand.iter().flat_map(|tile| &self.placements[tile]);
        all.filter(|path| self.fits(seat, path)).cloned().collect()
    }

    fn fits(&self, seat: usize, path: &[Hex]) -> bool {
        if path.iter().any(|cell| self.owner.contains_key(cell)) {
            return false;
        }
        let touched: HashSet<Hex> = path
            .iter()
            .flat_map(|&cell| neighbours(cell))
            .filter(|cell| self.owner.contains_key(cell))
            .collect();
        if touched.iter().all(|cell| self.owner[cell] != seat) {
            return touched.is_empty();
        }
        let own = |cell: Hex| self.owner.get(&cell) == Some(&seat) || path.contains(&cell);
        let degree = |cell: Hex| neighbours(cell).into_iter().filter(|&one| own(one)).count();
        touched
            .into_iter()
            .chain(path.iter().copied())
            .filter(|&cell| own(cell))
            .all(|cell| degree(cell) <= 2 && !in_triangle(cell, own))
    }

    fn longest(&self, seat: usize) -> i32 {
        let mut left: HashSet<Hex> = self.owner.keys().copied().collect();
        left.retain(|cell| self.owner[cell] == seat);
        let mut longest = 0;
        while let Some(&from) = left.iter().next() {
            left.remove(&from);
            let (mut length, mut border) = (0, vec![from]);
            while let Some(cell) = border.pop() {
                length += 1;
                border.extend(
                    neighbours(cell)
                        .into_iter()
                        .filter(|next| left.remove(next)),
                );
            }
            longest = longest.max(length);
        }
        longest
    }
}

#[test]
fn agrees_with_the_plain_rules() {
    agrees_with_its_twin::<Snekagon, PlainSnekagon>(&configured("snekagon"), 60);
    agrees_with_its_twin::<Snekagon, PlainSnekagon>(&configured("snekagon(side=5)"), 60);
    agrees_with_its_twin::<Snekagon, PlainSnekagon>(&configured("snekagon(side=7)"), 30);
}

#[test]
fn obeys_the_laws_of_games() {
    obeys_the_laws::<Snekagon>(&configured("snekagon"), 60);
    obeys_the_laws::<Snekagon>(&configured("snekagon(side=5)"), 60);
    obeys_the_laws::<Snekagon>(&configured("snekagon(side=7)"), 30);
}

#[test]
fn survives_noise_as_moves_and_texts() {
    survives_noise::<Snekagon>(&configured("snekagon"), 100);
}

#[test]
fn perft_from_the_start_is_known() {
    let game: Snekagon = configured("snekagon");
    let setup = game.parse_setup("-").unwrap();
    let start = game.start(&setup);
    let counted: Vec<u64> = (0..=3)
        .map(|depth| perft(&game, &setup, &start, depth))
        .collect();
    assert_eq!(counted[0..2], [1, 91]);
    assert_eq!(counted[3], 315_706_848);
}
