//! Whatever a snake can really be extended to lies within what is shown to be in its reach.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use game::{FullRules, Language, Line, Listed, SeededDice, Turn};
use scene::{Place, Show, Tint, Tone};
use serpentarium_snekagon::{Snekagon, Snekagon5g};

/// Plays random games to their ends; how many extensions were looked at.
fn extensions_are_in_reach<G: FullRules + Show>(game: &G, games: usize) -> usize {
    let mut dice = SeededDice::new(11);
    let mut seen = 0;
    for _ in 0..games {
        let setup = game.deal(&mut dice);
        let mut line = Line::new(game.clone(), setup);
        while let Turn::Seat(seat) = line.turn() {
            let position = line.position();
            let scene = game.scene(position, Language::English);
            let tint = scene.signs[seat.index()].tint;
            let overlay = game.overlay(position, Language::English);
            let reached: BTreeMap<Place, (Tone, Option<Tint>)> = overlay
                .notes
                .iter()
                .filter(|note| matches!(note.tone, Tone::Area | Tone::Contested))
                .map(|note| (note.at, (note.tone, note.tint)))
                .collect();
            let _ = game.each_move(position, |action| {
                let choice = game.choice(position, action);
                if choice.growth.as_ref().is_some_and(|growth| growth.from > 0) {
                    seen += 1;
                    for place in &choice.places {
                        let note = reached.get(place);
                        let own = matches!(note, Some((Tone::Contested, _)))
                            || note == Some(&(Tone::Area, Some(tint)));
                        assert!(
                            own,
                            "{} of {seat:?} reaches {place:?}: {note:?}",
                            choice.text
                        );
                    }
                }
                ControlFlow::Continue(())
            });
            let action = game.pick_move(position, &mut dice);
            line.play(action).unwrap();
        }
        // Nobody who has nothing left reaches anything.
        let over = game.overlay(line.position(), Language::English);
        assert_eq!(over.about.len(), game.seats() + 1);
    }
    seen
}

#[test]
fn on_one_board() {
    let game = Snekagon::configure(&Snekagon::family().defaults());
    assert!(extensions_are_in_reach(&game, 20) > 1_000);
}

#[test]
fn on_several_boards() {
    let game = Snekagon5g::configure(&Snekagon5g::family().defaults());
    assert!(extensions_are_in_reach(&game, 1) > 1_000);
}
