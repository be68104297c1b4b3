use game::Language;
use game::SeededDice;

use super::svg;

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
    for family in crate::families() {
        let rules = crate::configure(family.id).unwrap();
        let mut game = rules.begin(&rules.deal(&mut SeededDice::new(5))).unwrap();
        let mut dice = SeededDice::new(6);
        while let game::Turn::Seat(_) = game.turn() {
            let scene = game.scene(Language::English);
            assert!(!scene.boards.is_empty(), "{} shows nothing", family.id);
            let choices = game.choices(Language::Czech);
            let texts: Vec<&String> = choices.iter().map(|choice| &choice.text).collect();
            assert_eq!(texts, game.legal_moves().iter().collect::<Vec<_>>());
            assert_eq!(choices.len() as u64, game.count_moves());
            for (key, count) in game.playable_pieces() {
                let with = game.choices_with(&key, Language::Czech);
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

/// What no game here shows yet: tiles with links, snakes over several boards, hands' shapes.
#[test]
fn tiles_snakes_and_links_can_be_drawn() {
    use game::scene::{Board, Cell, Link, Mark, Piece, Place, Scene, Shape, Snake, Tint};
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
