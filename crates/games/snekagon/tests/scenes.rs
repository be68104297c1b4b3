//! What screens draw and choose from, against a plain account of what was played.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::ControlFlow;

use game::{Dice, Explain, Language, Listed, SeededDice, Turn};
use scene::{Act, Choice, Link, Mark, Piece, Place, Scene, Show};
use serpentarium_snekagon::{Snekagon, Snekagon5g};

/// What lies where, as told by the choices that were played.
#[derive(Default)]
struct Account {
    owners: BTreeMap<Place, u8>,
    links: BTreeSet<(Place, Place)>,
    dead: BTreeSet<Place>,
}

#[test]
fn snekagon_is_drawn_as_it_was_played() {
    for (spec, games) in [
        ("snekagon", 12),
        ("snekagon(side=5)", 8),
        ("snekagon(side=7)", 4),
    ] {
        plays_as_drawn::<Snekagon>(spec, games);
    }
}

#[test]
fn snekagon_5g_is_drawn_as_it_was_played() {
    for (spec, games) in [
        ("snekagon-5g", 1),
        ("snekagon-5g(players=2,side=5)", 3),
        ("snekagon-5g(players=2,advanced=on)", 2),
        ("snekagon-5g(players=5,side=5)", 1),
    ] {
        plays_as_drawn::<Snekagon5g>(spec, games);
    }
}

fn plays_as_drawn<G: Explain + Listed + Show>(spec: &str, games: u64) {
    let game = G::configure(&G::family().choose(&spec.parse().unwrap()).unwrap());
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let mut position = game.start(&game.deal(&mut dice));
        let mut account = Account::default();
        account.agrees(&game, &position);
        while let Turn::Seat(seat) = game.turn(&position) {
            let scene = game.scene(&position, Language::English);
            let choices = choices(&game, &position);
            for choice in &choices {
                account.allows(&scene, seat.index() as u8, choice);
                goes_through_a_passage(&scene, seat.index() as u8, choice);
            }
            // Drills are rare, and most telling.
            let drilled: Vec<&Choice> = choices
                .iter()
                .filter(|one| !one.drills.is_empty())
                .collect();
            let chosen = match drilled.len() as u32 {
                count if count > 0 && dice.below(2) == 0 => drilled[dice.below(count) as usize],
                _ => &choices[dice.below(choices.len() as u32) as usize],
            };
            game.play(&mut position, game.parse_move(&chosen.text).unwrap())
                .unwrap();
            grows_as_told(&game.scene(&position, Language::English), chosen);
            account.note(seat.index() as u8, chosen);
            account.agrees(&game, &position);
        }
    }
}

/// Whatever is drilled goes through a passage that the scene has shown before.
fn goes_through_a_passage(scene: &Scene, seat: u8, choice: &Choice) {
    for &from in &choice.drills {
        let to = from.on(choice.places[0].board);
        assert!(
            scene.passages.contains(&Link { seat, from, to }),
            "{choice:?}"
        );
    }
}

/// The snake that a tile lies in is as long as the choice told.
fn grows_as_told(scene: &Scene, choice: &Choice) {
    let mut snakes = scene.snakes.iter();
    let snake = snakes.find(|snake| snake.body.contains(&choice.places[0]));
    let growth = choice.growth.unwrap();
    assert_eq!(
        snake.unwrap().body.len(),
        usize::from(growth.to),
        "{choice:?}"
    );
    assert!(
        growth.from + choice.places.len() as u16 <= growth.to,
        "{choice:?}"
    );
}

/// The legal moves for a screen, their texts the moves' own and each but once.
fn choices<G: Show>(game: &G, position: &G::Position) -> Vec<Choice> {
    let mut choices = Vec::new();
    let mut texts = HashSet::new();
    let _ = game.each_move(position, |action| {
        let choice = game.choice_in_words(position, action, Language::Czech);
        assert_eq!(choice.text, game.move_text(action));
        assert_eq!(choice.act, Act::Place);
        assert_eq!(
            game.piece(position, action).as_deref(),
            choice.piece.as_deref()
        );
        assert!(texts.insert(choice.text.clone()), "{} twice", choice.text);
        assert!(!choice.about.is_empty());
        choices.push(choice);
        ControlFlow::Continue(())
    });
    choices
}

impl Account {
    fn note(&mut self, seat: u8, choice: &Choice) {
        self.owners
            .extend(choice.places.iter().map(|&place| (place, seat)));
        for &there in &choice.drills {
            let here = there.on(choice.places[0].board);
            self.links.insert((here.min(there), here.max(there)));
        }
    }

    /// A choice plays a piece of the hand, turned as it says, on free cells.
    fn allows(&self, scene: &Scene, seat: u8, choice: &Choice) {
        let held = scene.hands[usize::from(seat)]
            .pieces
            .iter()
            .find(|held| Some(&held.key) == choice.piece.as_ref())
            .unwrap_or_else(|| panic!("{choice:?} is not in the hand"));
        let Piece::Path { cells, .. } = &held.piece else {
            panic!("{held:?} is no path");
        };
        let first = choice.places[0];
        let laid = cells.iter().map(|&(q, r)| {
            let (mut q, mut r) = if choice.flipped { (-q - r, r) } else { (q, r) };
            for _ in 0..choice.turn {
                (q, r) = (-r, q + r);
            }
            Place::new(first.q + q, first.r + r).on(first.board)
        });
        assert_eq!(laid.collect::<Vec<_>>(), choice.places, "{choice:?}");
        for place in &choice.places {
            assert!(!self.owners.contains_key(place), "{choice:?} is not free");
            assert!(
                !self.dead.contains(place),
                "{choice:?} lies where nothing can"
            );
        }
        for there in &choice.drills {
            assert_eq!(self.owners.get(there), Some(&seat), "{choice:?}");
            let ends = [choice.places.first(), choice.places.last()];
            assert!(ends.contains(&Some(&there.on(first.board))), "{choice:?}");
        }
        for snake in scene.snakes.iter().filter(|snake| snake.seat == seat) {
            for end in snake
                .body
                .iter()
                .filter(|place| !snake.open.contains(place))
            {
                let touched = choice.places.iter().any(|place| are_beside(*place, *end));
                assert!(
                    !touched && !choice.drills.contains(end),
                    "{choice:?} joins {end:?}"
                );
            }
        }
    }

    fn agrees<G: Show>(&mut self, game: &G, position: &G::Position) {
        let scene = game.scene(position, Language::English);
        let mut drawn = BTreeMap::new();
        let mut longest = vec![0; game.seats()];
        let links: BTreeSet<(Place, Place)> = scene
            .links
            .iter()
            .map(|link| (link.from.min(link.to), link.from.max(link.to)))
            .collect();
        assert_eq!((links.len(), &links), (scene.links.len(), &self.links));
        let joined = |one: Place, other: Place| {
            are_beside(one, other) || links.contains(&(one.min(other), one.max(other)))
        };
        for snake in &scene.snakes {
            for &place in &snake.body {
                assert_eq!(
                    drawn.insert(place, snake.seat),
                    None,
                    "{place:?} is drawn twice"
                );
            }
            assert!(
                snake.body.windows(2).all(|pair| joined(pair[0], pair[1])),
                "{snake:?}"
            );
            let (head, tail) = (snake.body[0], *snake.body.last().unwrap());
            assert_eq!(
                snake.ring,
                snake.body.len() > 2 && joined(head, tail),
                "{snake:?}"
            );
            assert!(
                snake.open.iter().all(|end| [head, tail].contains(end)),
                "{snake:?}"
            );
            let longest = &mut longest[usize::from(snake.seat)];
            *longest = (*longest).max(snake.body.len() as i32);
        }
        assert_eq!(drawn, self.owners);
        assert_eq!(longest, game.scores(position).as_slice());
        assert_eq!(
            (scene.signs.len(), scene.hands.len()),
            (game.seats(), game.seats())
        );
        self.marks(&scene);
        for language in Language::ALL {
            has_words(&game.scene(position, language));
        }
    }

    /// Cells where nothing can lie stay so, and are free.
    fn marks(&mut self, scene: &Scene) {
        for (index, board) in scene.boards.iter().enumerate() {
            for cell in &board.cells {
                let place = Place::new(cell.q, cell.r).on(index as u8);
                let taken = self.owners.contains_key(&place);
                assert!(!taken || cell.mark.is_none(), "{cell:?}");
                if cell.mark.is_some() {
                    self.dead.insert(place);
                }
                let eye = scene.boards.len() > 1 && [(-1, -2), (3, -2)].contains(&(cell.q, cell.r));
                assert_eq!(eye, cell.mark == Some(Mark::Hole), "{cell:?}");
            }
        }
    }
}

fn has_words(scene: &Scene) {
    let cells = scene.boards.iter().flat_map(|board| &board.cells);
    assert!(
        cells
            .map(|cell| &cell.about)
            .all(|about| about.contains(": "))
    );
    let held = scene.hands.iter().flat_map(|hand| &hand.pieces);
    assert!(
        held.map(|held| &held.about)
            .all(|about| about.starts_with(char::is_uppercase))
    );
    assert!(scene.snakes.iter().all(|snake| snake.about.contains(": ")));
    assert!(scene.signs.iter().all(|sign| !sign.name.is_empty()));
}

fn are_beside(one: Place, other: Place) -> bool {
    let (q, r) = (one.q - other.q, one.r - other.r);
    one.board == other.board && q.abs().max(r.abs()).max((q + r).abs()) == 1
}
