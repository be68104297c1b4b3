//! Every game's positions as drawings, and what the painter makes of scenes.

use game::{Language, SeededDice};
use scene::{Choice, svg};

/// Whether the tags of a document close as they open: enough to catch a slip of the pen.
fn is_well_formed(document: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    for tag in document.split('<').skip(1) {
        let inside = tag.split('>').next().unwrap_or_default();
        let name = inside.split([' ', '/']).find(|part| !part.is_empty());
        if let Some(closed) = inside.strip_prefix('/') {
            if open.pop() != Some(closed) {
                return false;
            }
        } else if !inside.ends_with('/') {
            open.extend(name);
        }
    }
    open.is_empty()
}

#[test]
fn every_position_of_every_game_can_be_drawn_and_chosen_from() {
    for family in catalog::families() {
        let rules = catalog::configure(family.id).unwrap();
        let mut game = rules.begin(&rules.deal(&mut SeededDice::new(5))).unwrap();
        let mut dice = SeededDice::new(6);
        while let game::Turn::Seat(_) = game.turn() {
            let scene = game.scene(Language::English);
            assert!(!scene.boards.is_empty(), "{} shows nothing", family.id);
            let choices = game.choices(None, Some(Language::Czech));
            let texts: Vec<&String> = choices.iter().map(|choice| &choice.text).collect();
            assert_eq!(texts, game.legal_moves().iter().collect::<Vec<_>>());
            assert_eq!(choices.len() as u64, game.count_moves());
            for (key, count) in game.playable_pieces() {
                let with = game.choices(Some(&key), Some(Language::Czech));
                assert_eq!(with.len() as u64, count);
                let all = choices.iter();
                let all = all.filter(|choice| choice.piece.as_ref() == Some(&key));
                assert!(with.iter().eq(all), "{key} of {}", family.id);
            }
            for choice in &choices {
                let named = !choice.about.is_empty();
                assert!(
                    named || !choice.places.is_empty(),
                    "{choice:?} says nothing"
                );
            }
            let silent = game.choices(None, None).into_iter().zip(&choices);
            for (index, (choice, told)) in silent.enumerate() {
                assert!(choice.about.is_empty(), "{choice:?}");
                // Each is told alone as in the list; some of them, since alone is slow.
                let about = match index % 37 {
                    0 => game.words(&choice.text, Language::Czech).unwrap(),
                    _ => told.about.clone(),
                };
                assert_eq!(&Choice { about, ..choice }, told);
            }
            let document = svg(&scene);
            assert!(is_well_formed(&document), "{document}");
            assert!(!document.contains("NaN"), "{document}");
            let pick = game::Dice::below(&mut dice, choices.len() as u32) as usize;
            game.play(&choices[pick].text).unwrap();
            if !choices[pick].places.is_empty() {
                assert!(!game.scene(Language::English).last.is_empty());
            }
        }
    }
}

/// Whether a sentence writes a move as programs do: whoever reads it has to know no notation.
fn writes_a_move(sentence: &str, moves: &[String]) -> bool {
    let notation =
        |text: &&String| text.len() > 3 && text.contains(|sign: char| !sign.is_alphabetic());
    let mut moves = moves.iter().filter(notation);
    moves.any(|text| sentence.contains(text.as_str()))
}

#[test]
fn moves_and_remarks_are_told_in_words_and_moves_with_what_they_moved() {
    for family in catalog::families() {
        let rules = catalog::configure(family.id).unwrap();
        let mut game = rules.begin(&rules.deal(&mut SeededDice::new(5))).unwrap();
        let mut dice = SeededDice::new(9);
        while let game::Turn::Seat(_) = game.turn() {
            let moves = game.legal_moves();
            for remark in game.remarks() {
                let remark = remark.sentence(Language::English);
                assert!(!writes_a_move(&remark, &moves), "{remark}");
            }
            let pick = game::Dice::below(&mut dice, moves.len() as u32) as usize;
            game.play(&moves[pick]).unwrap();
        }
        let (moves, played) = (game.moves(), game.played(0, Language::English));
        assert_eq!(played.len(), moves.len(), "{}", family.id);
        for (text, told) in moves.iter().zip(&played) {
            assert_eq!(&told.choice.text, text);
            let about = &told.choice.about;
            assert!(!writes_a_move(about, std::slice::from_ref(text)), "{about}");
            assert!(!told.pieces.is_empty(), "{told:?}");
        }
        let later = game.played(moves.len() - 1, Language::English);
        assert_eq!(later, played[moves.len() - 1..]);
    }
}

/// Tiles with links, and snakes over several boards, without any game.
#[test]
fn tiles_snakes_and_links_can_be_drawn() {
    use scene::{Board, Cell, Link, Mark, Piece, Place, Scene, Shape, Snake, Tint};
    let cell = |q, r, mark, pieces| Cell {
        q,
        r,
        name: format!("{q},{r}"),
        mark,
        pieces,
        about: "<&\">".to_owned(),
    };
    let [red, yellow, blue] = [Tint::Red, Tint::Yellow, Tint::Blue];
    let tile = |number, sides: [Tint; 6]| Piece::Tile {
        number,
        sides: sides.to_vec(),
    };
    let table = Board::new(
        Shape::Table,
        vec![
            cell(
                0,
                0,
                None,
                vec![tile(1, [red, red, yellow, blue, yellow, blue])],
            ),
            cell(
                1,
                0,
                None,
                vec![tile(2, [yellow, blue, red, yellow, red, blue])],
            ),
            cell(
                0,
                1,
                None,
                vec![tile(3, [yellow, blue, red, red, yellow, blue])],
            ),
            cell(-1, 1, Some(Mark::Forced), Vec::new()),
        ],
    );
    let hexes = |name: &str| {
        let inside = |(q, r): &(i16, i16)| (q + r).abs() <= 2;
        let all = (-2..=2).flat_map(|r| (-2..=2).map(move |q| (q, r)));
        let mark = |q, r| (q == 1 && r == -1).then_some(Mark::Hole);
        let cells = all
            .filter(inside)
            .map(|(q, r)| cell(q, r, mark(q, r), Vec::new()));
        let mut board = Board::new(Shape::Hexes, cells.collect());
        board.name = Some(name.to_owned());
        board
    };
    let snake = |seat, body: &[(u8, i16, i16)], ring| Snake {
        seat,
        body: body
            .iter()
            .map(|&(board, q, r)| Place { board, q, r })
            .collect(),
        ring,
        open: Vec::new(),
        about: "a snake".to_owned(),
    };
    let scene = Scene {
        boards: vec![table, hexes("1"), hexes("2")],
        snakes: vec![
            snake(
                0,
                &[(1, -2, 0), (1, -1, 0), (1, 0, 0), (2, 0, 0), (2, 0, 1)],
                false,
            ),
            snake(1, &[(1, -2, 2), (1, -1, 2), (1, 0, 1)], false),
            snake(2, &[(2, -2, 1)], false),
            snake(
                3,
                &[
                    (2, 1, -2),
                    (2, 2, -2),
                    (2, 2, -1),
                    (2, 1, 0),
                    (2, 0, 0),
                    (2, 0, -1),
                ],
                true,
            ),
        ],
        links: vec![Link {
            seat: 0,
            from: Place::new(0, 0).on(1),
            to: Place::new(0, 0).on(2),
        }],
        last: vec![Place::new(0, 1)],
        ..Scene::default()
    };
    let document = svg(&scene);
    assert!(is_well_formed(&document), "{document}");
    assert!(document.contains("&lt;&amp;&quot;&gt;"), "words are words");
}

/// What happened lately, the points and what has won are told with every position.
#[test]
fn a_scene_tells_what_happened_lately_the_points_and_what_has_won() {
    let mut lit = std::collections::BTreeSet::new();
    for family in catalog::families() {
        let rules = catalog::configure(family.id).unwrap();
        for seed in 1..4 {
            let mut dice = SeededDice::new(seed);
            let mut game = rules.begin(&rules.deal(&mut dice)).unwrap();
            let mut movers: Vec<u8> = Vec::new();
            loop {
                let scene = game.scene(Language::English);
                let told: Vec<u8> = scene.recent.iter().map(|touched| touched.seat).collect();
                let newest_first: Vec<u8> = movers.iter().rev().copied().collect();
                assert_eq!(told, newest_first[..told.len()], "{}", family.id);
                // Everybody finds all that happened since their own last move.
                for seat in movers.iter().filter(|_| told.len() < 24) {
                    assert!(told.contains(seat), "{}: {seat} in {told:?}", family.id);
                }
                let newest = scene.recent.first();
                assert_eq!(newest.map_or(&[][..], |newest| &newest.places), scene.last);
                let scores = game.scores().as_slice().to_vec();
                assert_eq!(family.has_points.then_some(scores), some(&scene.scores));
                let game::Turn::Seat(seat) = game.turn() else {
                    break;
                };
                assert_eq!(scene.won, [], "{}: nobody has won yet", family.id);
                movers.push(seat.index() as u8);
                let moves = game.legal_moves();
                let pick = game::Dice::below(&mut dice, moves.len() as u32) as usize;
                game.play(&moves[pick]).unwrap();
            }
            let outcome = game.outcome().unwrap();
            let scene = game.scene(Language::English);
            if outcome.is_draw() {
                continue;
            }
            let seats = (0..game.seats()).map(game::Seat::new);
            let winners = seats.filter(|&seat| outcome.ranks()[seat] == 0).count();
            if !scene.snakes.is_empty() {
                let most = *scene.scores.iter().max().unwrap() as usize;
                assert_eq!(scene.won.len(), winners * most, "{}", family.id);
            }
            if !scene.won.is_empty() {
                lit.insert(family.id);
            }
        }
    }
    let lit: Vec<_> = lit.into_iter().collect();
    assert_eq!(
        lit,
        ["kamon", "pantarei", "snekagon", "snekagon-5g", "tantrix"]
    );
}

fn some(scores: &[i32]) -> Option<Vec<i32>> {
    (!scores.is_empty()).then(|| scores.to_vec())
}

/// A stack that a move leaves alone is found again after it, wherever the line has closed up.
#[test]
fn what_was_touched_moves_with_its_stack() {
    let rules = catalog::configure("pantarei").unwrap();
    let content = |scene: &scene::Scene, place: &scene::Place| {
        let cells = &scene.boards[0].cells;
        cells
            .iter()
            .find(|cell| cell.q == place.q)
            .map(|cell| cell.pieces.clone())
    };
    let mut compared = 0;
    for seed in 0..20 {
        let mut dice = SeededDice::new(seed);
        let mut game = rules.begin(&rules.deal(&mut dice)).unwrap();
        let mut before = game.scene(Language::English);
        while let game::Turn::Seat(_) = game.turn() {
            let moves = game.legal_moves();
            let pick = game::Dice::below(&mut dice, moves.len() as u32) as usize;
            game.play(&moves[pick]).unwrap();
            let after = game.scene(Language::English);
            // What the last move but one touched, if the last one did not take part in it.
            if let [_, earlier, ..] = &after.recent[..]
                && before.last.len() == earlier.places.len()
                && !earlier
                    .places
                    .iter()
                    .any(|place| after.last.contains(place))
            {
                for (old, new) in before.last.iter().zip(&earlier.places) {
                    assert_eq!(content(&before, old), content(&after, new));
                    compared += 1;
                }
            }
            before = after;
        }
    }
    assert!(compared > 50, "only {compared} stacks were compared");
}
