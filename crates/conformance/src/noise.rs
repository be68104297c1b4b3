use game::{Dice, Explain, FullRules, Hidden, Line, Listed, Refuse, SeededDice, Spec, Turn};

use crate::laws::{is_refused, legal_moves};

/// Plays a game in which the bytes decide everything: the deal, then for each ply whether a legal
/// move is played or one from an earlier ply is tried. Panics when a law is broken.
pub fn bytes_as_moves<G: Explain + Hidden>(game: &G, bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    // The next two bytes choose one of `bound` things; when they run out, the game breaks off.
    let mut choose =
        |bound: usize| Some((usize::from(bytes.next()?) << 8 | usize::from(bytes.next()?)) % bound);
    let Some(seed) = choose(1 << 16) else { return };
    let mut line = Line::new(game.clone(), game.deal(&mut SeededDice::new(seed as u64)));
    let mut earlier = Vec::new();
    while matches!(line.turn(), Turn::Seat(_)) {
        let legal = legal_moves(game, line.position());
        assert!(!legal.is_empty(), "a seat is to move and can't");
        assert_eq!(legal.len() as u64, game.count_moves(line.position()));
        let Some(kind) = choose(8) else { return };
        let from = if kind == 0 && !earlier.is_empty() {
            &earlier
        } else {
            &legal
        };
        let Some(choice) = choose(from.len()) else {
            return;
        };
        let action = from[choice];
        if !legal.contains(&action) {
            is_refused(game, line.position(), action);
            continue;
        }
        earlier.push(action);
        assert_eq!(game.parse_move(&game.move_text(action)), Ok(action));
        line.play(action)
            .unwrap_or_else(|refusal| panic!("a visited move was refused: {refusal}"));
    }
}

/// The game with the options that the first bytes choose, one byte an option, and the bytes that are left.
/// When they run out, options have their defaults.
pub fn chosen_by_bytes<G: Listed>(bytes: &[u8]) -> (G, &[u8]) {
    let family = G::family();
    let (choosing, rest) = bytes.split_at(bytes.len().min(family.options.len()));
    let chosen: Vec<String> = family
        .options
        .iter()
        .zip(choosing)
        .map(|(kind, &byte)| {
            let value = kind.values[usize::from(byte) % kind.values.len()];
            format!("{}={value}", kind.name)
        })
        .collect();
    let spec = format!("{}({})", family.id, chosen.join(","));
    let spec: Spec = spec.parse().unwrap();
    (G::configure(&family.choose(&spec).unwrap()), rest)
}

/// Gives the text to every parser of the game: each refuses it in words, or understands it and
/// writes it back as something that means the same.
pub fn text_is_safe<G: FullRules>(game: &G, text: &str) {
    match game.parse_setup(text) {
        Ok(setup) => {
            assert_eq!(
                game.parse_setup(&game.setup_text(&setup)),
                Ok(setup.clone())
            );
            let line = Line::new(game.clone(), setup);
            assert_ne!(line.turn(), Turn::Over, "over before it began: {text}");
        }
        Err(refusal) => assert!(refusal.message().is_translated(), "{refusal:?}"),
    }
    match game.parse_move(text) {
        Ok(action) => assert_eq!(
            game.parse_move(&game.move_text(action)),
            Ok(action),
            "{text}"
        ),
        Err(refusal) => assert!(refusal.message().is_translated(), "{refusal:?}"),
    }
    match game.parse_draw(text) {
        Ok(draw) => assert_eq!(game.parse_draw(&game.draw_text(draw)), Ok(draw), "{text}"),
        Err(refusal) => assert!(refusal.message().is_translated(), "{refusal:?}"),
    }
    match text.parse::<Spec>() {
        Ok(spec) => {
            assert_eq!(spec.to_string().parse().as_ref(), Ok(&spec));
            match G::family().choose(&spec) {
                Ok(choices) => assert_eq!(
                    G::family().choose(&choices.to_string().parse().unwrap()),
                    Ok(choices)
                ),
                Err(refusal) => assert!(refusal.message().is_translated(), "{refusal:?}"),
            }
        }
        Err(refusal) => assert!(refusal.message().is_translated(), "{refusal:?}"),
    }
}

/// A short run of what the fuzz targets do: random bytes as moves, and real texts with characters
/// changed, cut, doubled and swapped.
pub fn survives_noise<G: FullRules>(game: &G, rounds: u64) {
    for round in 0..rounds {
        let mut dice = SeededDice::new(round);
        let bytes: Vec<u8> = (0..dice.below(300))
            .map(|_| dice.below(256) as u8)
            .collect();
        bytes_as_moves(game, &bytes);
        text_is_safe(game, &String::from_utf8_lossy(&bytes));

        let setup = game.deal(&mut dice);
        let line = Line::new(game.clone(), setup);
        let action = game.pick_move(line.position(), &mut dice);
        for text in [
            game.setup_text(line.setup()),
            game.move_text(action),
            game.choices().to_string(),
        ] {
            text_is_safe(game, &text);
            for _ in 0..16 {
                text_is_safe(game, &damaged(&text, &mut dice));
            }
        }
    }
}

fn damaged(text: &str, dice: &mut SeededDice) -> String {
    const STRANGE: &[char] = &[
        '-', '/', ':', '.', '@', '>', ',', '0', '9', 'a', 'Z', ' ', 'ř', '\u{0}', '蛇', '=',
    ];
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(2) {
        let place = dice.below(characters.len() as u32 + 1) as usize;
        let strange = STRANGE[dice.below(STRANGE.len() as u32) as usize];
        match dice.below(5) {
            0 => characters.insert(place, strange),
            1 => characters.truncate(place),
            2 if place < characters.len() => characters[place] = strange,
            3 if place < characters.len() => drop(characters.remove(place)),
            4 if place + 1 < characters.len() => characters.swap(place, place + 1),
            _ => characters.extend_from_within(..place),
        }
    }
    characters.into_iter().collect()
}
