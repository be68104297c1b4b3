//! The spaces that are shown as forced, barred or dead are those that a plain look at the tiles finds.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeMap;

use game::{Game, Language, Line, Listed, Seat, SeededDice, Turn};
use hex::Hex;
use scene::{Place, Show, Tone};
use serpentarium_tantrix::{Colour, Tantrix, Tile, TileSet};

const AROUND: [(i16, i16); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// What the tiles around a cell show to it, from the north-east on.
fn asked(line: &Line<Tantrix>, cell: Hex) -> [Option<Colour>; 6] {
    std::array::from_fn(|side| {
        let (q, r) = AROUND[side];
        let other = line.position().table().at(Hex::new(cell.q + q, cell.r + r));
        other.map(|placement| placement.side((side + 3) % 6))
    })
}

fn fits(tile: Tile, asked: [Option<Colour>; 6]) -> bool {
    (0..6).any(|rotation| {
        let shows = |side: usize| tile.side(side, rotation);
        (0..6).all(|side| asked[side].is_none_or(|colour| colour == shows(side)))
    })
}

#[test]
fn spaces_are_what_a_plain_look_finds() {
    let game = Tantrix::configure(&Tantrix::family().defaults());
    let mut dice = SeededDice::new(3);
    let (mut forced, mut dead, mut barred) = (0, 0, 0);
    for _ in 0..6 {
        let mut line = Line::new(game.clone(), game.deal(&mut dice));
        while line.turn() != Turn::Over {
            let position = line.position();
            let hands = (0..2).map(|seat| position.hand(Seat::new(seat)));
            let left = hands.fold(position.bag(), TileSet::with);
            let overlay = game.overlay(position, Language::English);
            let shown: BTreeMap<Place, (Tone, &str)> = overlay
                .notes
                .iter()
                .map(|note| (note.at, (note.tone, note.text.as_str())))
                .collect();
            let scene = game.scene(position, Language::English);
            for cell in &scene.boards[0].cells {
                if !cell.pieces.is_empty() || position.table().is_empty() {
                    continue;
                }
                let asked = asked(&line, Hex::new(cell.q, cell.r));
                let count = left.tiles().filter(|&tile| fits(tile, asked)).count();
                let around = asked.iter().flatten().count();
                let note = shown.get(&Place::new(cell.q, cell.r));
                if count == 0 {
                    assert_eq!(note, Some(&(Tone::Dead, "")), "{}", cell.name);
                    dead += 1;
                } else if cell.mark == Some(scene::Mark::Barred) {
                    assert_eq!(note, Some(&(Tone::Barred, "")), "{}", cell.name);
                    barred += 1;
                } else if around >= 3 {
                    let text = count.to_string();
                    assert_eq!(note, Some(&(Tone::Due, text.as_str())), "{}", cell.name);
                    forced += 1;
                } else {
                    assert_eq!(note, None, "{}", cell.name);
                }
            }
            let action = game.pick_move(position, &mut dice);
            line.play(action).unwrap();
        }
    }
    assert!(
        forced > 100 && barred > 100 && dead > 0,
        "{forced} {barred} {dead}"
    );
}
