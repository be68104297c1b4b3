//! Kamon a second time: cells in maps, chains and enclosures by walking, nothing kept between plies.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::{BTreeMap, BTreeSet};

use conformance::{Twin, agrees_with_its_twin, obeys_the_laws, survives_noise};
use game::{Family, Listed, Spec};
use serpentarium_kamon::Kamon;

type Place = (i32, i32);

struct PlainKamon {
    tokens: BTreeMap<Place, String>,
    pieces: BTreeMap<Place, usize>,
    order: Vec<Place>,
    blank_loop: bool,
    reason: Option<String>,
}

impl Twin for PlainKamon {
    fn start(spec: &str, setup: &str) -> Self {
        let mut tokens = BTreeMap::new();
        for (row, text) in setup.split('/').enumerate() {
            let r = row as i32 - 3;
            let first = (-3).max(-3 - r);
            for (column, pair) in text.as_bytes().chunks(2).enumerate() {
                tokens.insert(
                    (first + column as i32, r),
                    String::from_utf8_lossy(pair).into_owned(),
                );
            }
        }
        Self {
            tokens,
            pieces: BTreeMap::new(),
            order: Vec::new(),
            blank_loop: !spec.contains("off"),
            reason: None,
        }
    }

    fn turn(&self) -> Option<usize> {
        self.reason.is_none().then_some(self.order.len() % 2)
    }

    fn moves(&self) -> Vec<String> {
        if self.reason.is_some() {
            Vec::new()
        } else {
            self.placements().into_iter().map(name).collect()
        }
    }

    fn play(&mut self, action: &str) {
        let place = *self
            .tokens
            .keys()
            .find(|&&place| name(place) == action)
            .expect("a cell");
        let mover = self.order.len() % 2;
        self.pieces.insert(place, mover);
        self.order.push(place);
        let (connected, looped) = (self.connects(mover), self.encloses(mover));
        self.reason = match (connected, looped) {
            (true, true) => Some("connection+loop"),
            (true, false) => Some("connection"),
            (false, true) => Some("loop"),
            _ if self.order.len() == 36 => Some("draw"),
            _ if self.placements().is_empty() => Some("blocked"),
            _ => None,
        }
        .map(str::to_owned);
    }

    fn scores(&self) -> Vec<i32> {
        let mut scores = vec![0, 0];
        if self.reason.as_ref().is_some_and(|reason| reason != "draw") {
            scores[(self.order.len() - 1) % 2] = 1;
        }
        scores
    }

    fn reason(&self) -> Option<String> {
        self.reason.clone()
    }
}

impl PlainKamon {
    fn placements(&self) -> Vec<Place> {
        let free = self
            .tokens
            .iter()
            .filter(|(place, token)| *token != "--" && !self.pieces.contains_key(place));
        match self.order.last() {
            None => free
                .map(|(&place, _)| place)
                .filter(|&place| sides_of(place).len() == 1)
                .collect(),
            Some(last) => {
                let last = self.tokens[last].as_bytes();
                let answers = |token: &String| {
                    token.as_bytes()[0] == last[0] || token.as_bytes()[1] == last[1]
                };
                free.filter(|(_, token)| answers(token))
                    .map(|(&place, _)| place)
                    .collect()
            }
        }
    }

    fn connects(&self, mover: usize) -> bool {
        let own = |place: &Place| self.pieces.get(place) == Some(&mover);
        self.tokens
            .keys()
            .copied()
            .filter(|place| own(place))
            .any(|from| {
                let sides: BTreeSet<(char, i32)> = walk(vec![from], own)
                    .into_iter()
                    .flat_map(sides_of)
                    .collect();
                sides
                    .iter()
                    .any(|&(axis, end)| sides.contains(&(axis, -end)))
            })
    }

    fn encloses(&self, mover: usize) -> bool {
        let other = |place: &Place| {
            self.tokens.contains_key(place) && self.pieces.get(place) != Some(&mover)
        };
        let border = self
            .tokens
            .keys()
            .copied()
            .filter(|&place| !sides_of(place).is_empty() && other(&place))
            .collect();
        let outside = walk(border, other);
        let inside = self
            .tokens
            .keys()
            .filter(|place| other(place) && !outside.contains(place));
        inside
            .into_iter()
            .any(|place| self.blank_loop || self.tokens[place] != "--")
    }
}

fn walk(from: Vec<Place>, through: impl Fn(&Place) -> bool) -> BTreeSet<Place> {
    let mut seen: BTreeSet<Place> = from.iter().copied().collect();
    let mut left = from;
    while let Some((q, r)) = left.pop() {
        for (dq, dr) in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)] {
            let next = (q + dq, r + dr);
            if through(&next) && seen.insert(next) {
                left.push(next);
            }
        }
    }
    seen
}

fn sides_of((q, r): Place) -> Vec<(char, i32)> {
    [('r', r), ('q', q), ('s', q + r)]
        .into_iter()
        .filter(|(_, value)| value.abs() == 3)
        .collect()
}

fn name((q, r): Place) -> String {
    format!("{}{}", (b'a' + (r + 3) as u8) as char, q + 4)
}

fn kamon(spec: &str) -> Kamon {
    let spec: Spec = spec.parse().unwrap();
    let family: &'static Family = Kamon::family();
    Kamon::configure(&family.choose(&spec).unwrap())
}

#[test]
fn agrees_with_the_plain_rules() {
    agrees_with_its_twin::<_, PlainKamon>(&kamon("kamon"), 1_500);
    agrees_with_its_twin::<_, PlainKamon>(&kamon("kamon(blank-loop=off)"), 1_500);
}

#[test]
fn obeys_the_laws_of_games() {
    obeys_the_laws(&kamon("kamon"), 200);
    obeys_the_laws(&kamon("kamon(blank-loop=off)"), 100);
}

#[test]
fn survives_noise_as_moves_and_texts() {
    survives_noise(&kamon("kamon"), 300);
}
