//! Uncoil a second time: snakes as lists of places, everything found by looking again.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use conformance::{Twin, agrees_with_its_twin, is_presentable, obeys_the_laws, survives_noise};
use game::{Listed, Spec};
use uncoil::Uncoil;

type Place = (i32, i32);

struct PlainUncoil {
    side: i32,
    holes: [Place; 2],
    snakes: [Vec<Place>; 2],
    plies: usize,
}

impl PlainUncoil {
    fn name(&self, (q, r): Place) -> String {
        let letter = char::from(b'a' + (r + self.side - 1) as u8);
        format!("{letter}{}", q + self.side)
    }

    fn places(&self) -> impl Iterator<Item = Place> {
        let reach = self.side - 1;
        let all = (-reach..=reach).flat_map(move |q| (-reach..=reach).map(move |r| (q, r)));
        all.filter(move |(q, r)| (q + r).abs() <= reach)
    }

    fn may_go(&self, to: Place) -> bool {
        let taken = self.holes.contains(&to) || self.snakes.iter().any(|snake| snake.contains(&to));
        let (head, body) = self.snakes[self.plies % 2].split_last().unwrap();
        !taken && touch(*head, to) && !body.iter().any(|&cell| touch(cell, to))
    }
}

fn touch((q, r): Place, (p, s): Place) -> bool {
    let (dq, dr) = (q - p, r - s);
    (dq.abs() + dr.abs() + (dq + dr).abs()) / 2 == 1
}

impl Twin for PlainUncoil {
    fn start(spec: &str, setup: &str) -> Self {
        let side = spec.chars().find_map(|letter| letter.to_digit(10));
        let side = side.unwrap_or(5) as i32;
        let mut twin = Self {
            side,
            holes: [(0, 0); 2],
            snakes: [vec![(1 - side, 0)], vec![(side - 1, 0)]],
            plies: 0,
        };
        let hole = twin.places().find(|&place| twin.name(place) == setup);
        let (q, r) = hole.unwrap();
        twin.holes = [(q, r), (-q, -r)];
        twin
    }

    fn turn(&self) -> Option<usize> {
        (!self.moves().is_empty()).then_some(self.plies % 2)
    }

    fn moves(&self) -> Vec<String> {
        let places = self.places().filter(|&place| self.may_go(place));
        places.map(|place| self.name(place)).collect()
    }

    fn play(&mut self, action: &str) {
        let place = self.places().find(|&place| self.name(place) == action);
        self.snakes[self.plies % 2].push(place.unwrap());
        self.plies += 1;
    }

    fn scores(&self) -> Vec<i32> {
        let lost = |seat| self.turn().is_some() || self.plies % 2 == seat;
        (0..2).map(|seat| i32::from(!lost(seat))).collect()
    }
}

fn each_size(check: impl Fn(&Uncoil)) {
    for spec in ["uncoil", "uncoil(side=4)", "uncoil(side=6)"] {
        let spec: Spec = spec.parse().unwrap();
        check(&Uncoil::configure(&Uncoil::family().choose(&spec).unwrap()));
    }
}

#[test]
fn it_obeys_the_laws() {
    each_size(|game| obeys_the_laws(game, 50));
}

#[test]
fn it_agrees_with_its_twin() {
    each_size(|game| agrees_with_its_twin::<_, PlainUncoil>(game, 200));
}

#[test]
fn it_survives_noise() {
    each_size(|game| survives_noise(game, 100));
}

#[test]
fn what_it_tells_people_is_true() {
    is_presentable::<Uncoil>();
}
