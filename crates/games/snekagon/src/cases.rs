//! The contact rule, case by case: what a player has, what the opponent has, and a tile.

use game::{Language, Refuse};
use hex::Hex;

use crate::TEXTS;
use crate::body::{Body, Reach};
use crate::field::{Spots, bit};
use crate::placements::Placements;
use crate::refusal::{contact, occupied, touches};
use crate::snakes::{Snakes, place};

type Path<'a> = &'a [(i16, i16)];

struct Case {
    placements: Placements,
    own: Body,
    opponent: Body,
}

impl Case {
    /// Lays the tiles one after another, without asking whether they may lie there.
    fn new(own: &[Path<'_>], opponent: &[Path<'_>]) -> Self {
        let placements = Placements::new(6, &[], 5);
        let body = |tiles: &[Path<'_>]| {
            let mut body = Body::default();
            for tile in tiles {
                let alone = body.open & !body.beside;
                let tile = placements.on(spots(&placements, tile)).unwrap();
                body.place(&placements.field, placements.get(tile), [false; 2], alone);
            }
            body
        };
        let (own, opponent) = (body(own), body(opponent));
        Self {
            placements,
            own,
            opponent,
        }
    }

    /// The code of the refusal, or `legal`.
    fn tile(&self, path: Path<'_>) -> &'static str {
        let field = &self.placements.field;
        let index = self.placements.on(spots(&self.placements, path)).unwrap();
        let tile = self.placements.get(index);
        let taken = self.own.hexes | self.opponent.hexes;
        let crowded = self.own.beside | self.opponent.beside;
        let reach = Reach::new(field, &self.own, taken, crowded, 0);
        if reach.allows(field, tile) {
            "legal"
        } else if let Err(refusal) = occupied(field, tile, taken) {
            refusal.code()
        } else if tile.near & self.own.hexes == 0 {
            touches(field, tile, self.opponent.hexes).code()
        } else {
            contact(field, &self.own, 0, tile, [false; 2]).code()
        }
    }
}

fn spots(placements: &Placements, path: Path<'_>) -> Spots {
    let field = &placements.field;
    path.iter().fold(0, |spots, &(q, r)| {
        spots | bit(field.spot(field.board().cell(Hex::new(q, r)).unwrap()))
    })
}

const STRAIGHT: Path<'_> = &[(0, 0), (1, 0), (2, 0), (3, 0)];

#[test]
fn founding_touches_nothing() {
    let case = Case::new(&[], &[&[(0, 0)]]);
    assert_eq!(case.tile(&[(2, 0), (3, 0)]), "legal");
}

#[test]
fn founding_beside_the_opponent_is_refused() {
    let case = Case::new(&[], &[&[(0, 0)]]);
    assert_eq!(case.tile(&[(1, 0), (2, 0)]), "founding-touches");
}

#[test]
fn extending_may_turn_by_60_degrees() {
    let case = Case::new(&[&[(0, 0), (1, 0)]], &[]);
    assert_eq!(case.tile(&[(2, -1), (3, -2), (4, -3)]), "legal");
}

#[test]
fn extending_may_not_turn_sharply() {
    let case = Case::new(&[&[(0, 0), (1, 0)]], &[]);
    assert_eq!(case.tile(&[(0, 1), (0, 2), (0, 3)]), "sharp-turn");
    // Both hexes of the tile touch the end of the snake.
    let case = Case::new(&[&[(0, 0), (1, 0)]], &[]);
    assert_eq!(case.tile(&[(2, 0), (2, -1)]), "sharp-turn");
}

#[test]
fn a_snake_does_not_branch() {
    let case = Case::new(&[&[(0, 0), (1, 0), (1, 1)]], &[]);
    assert_eq!(case.tile(&[(2, -1), (3, -2)]), "branches");
}

#[test]
fn a_snake_does_not_lie_along_itself() {
    let case = Case::new(&[STRAIGHT], &[]);
    assert_eq!(case.tile(&[(0, 1), (1, 1)]), "touches-itself");
}

#[test]
fn a_tile_may_join_two_snakes() {
    let case = Case::new(
        &[&[(-3, 0), (-2, 0)], &[(2, 0), (3, 0), (4, 0), (5, 0)]],
        &[],
    );
    assert_eq!(case.tile(&[(-1, 0), (0, 0), (1, 0)]), "legal");
    let mut snakes = Snakes::NONE;
    let [a, b, c, d, e, f] = [1, 2, 3, 4, 5, 6].map(|spot| place(0, spot));
    snakes.add(2, [(a, None), (b, None)]);
    snakes.add(4, [(e, None), (f, None)]);
    snakes.add(3, [(c, Some(b)), (d, Some(e))]);
    assert_eq!(snakes.longest(), 9);
}

#[test]
fn joining_one_snake_does_not_excuse_brushing_another() {
    let case = Case::new(&[&[(0, 0), (1, 0)], &[(3, -1), (4, -2)]], &[]);
    assert_eq!(case.tile(&[(2, 0), (3, 0), (4, 0)]), "touches-itself");
}

#[test]
fn a_snake_may_close_a_ring() {
    let case = Case::new(&[&[(1, 0), (0, 1), (-1, 1), (-1, 0)]], &[]);
    assert_eq!(case.tile(&[(0, -1), (1, -1)]), "legal");
}

#[test]
fn a_ring_does_not_grow() {
    let ring: &[Path<'_>] = &[&[(1, 0), (0, 1), (-1, 1), (-1, 0)], &[(0, -1), (1, -1)]];
    assert_eq!(Case::new(ring, &[]).tile(&[(2, 0), (3, 0)]), "branches");
}

#[test]
fn extending_may_touch_the_opponent() {
    let case = Case::new(&[&[(0, 0), (1, 0)]], &[&[(2, -1), (3, -1)]]);
    assert_eq!(case.tile(&[(2, 0), (3, 0), (4, 0)]), "legal");
}

#[test]
fn five_hexes_round_a_single_one_close_a_ring() {
    let five: Path<'_> = &[(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    assert_eq!(Case::new(&[&[(1, -1)]], &[]).tile(five), "legal");
    let tail = Case::new(&[&[(1, -1), (2, -2)]], &[]);
    assert_eq!(tail.tile(five), "branches");
}

#[test]
fn nothing_lies_on_anything() {
    let case = Case::new(&[STRAIGHT], &[&[(0, 3)]]);
    assert_eq!(case.tile(&[(3, 0), (4, 0)]), "occupied");
    assert_eq!(case.tile(&[(0, 3)]), "occupied");
}

#[test]
fn the_texts_of_both_games_are_whole() {
    assert_eq!(TEXTS.gaps(), Vec::<String>::new());
    assert!(TEXTS.has(Language::Polish, "sharp-turn"));
}
