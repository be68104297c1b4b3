//! Positions that are each other's images have the same likeness: games are played once more on a turned board, by
//! their texts alone.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use catalog::configure;

/// The likeness of the position that these moves lead to.
fn likeness(spec: &str, setup: &str, moves: &[String]) -> u64 {
    let rules = configure(spec).unwrap();
    let mut game = rules.begin(setup).unwrap();
    for action in moves {
        game.play(action)
            .unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    rules.puzzle_maker(1 << 20).unwrap().likeness(game.as_ref())
}

/// The sample of a game: spec, setup, moves.
fn sample(id: &str) -> (&'static str, &'static str, Vec<String>) {
    let family = catalog::families().find(|family| family.id == id).unwrap();
    let moves = family.sample.moves.split_whitespace();
    (
        family.sample.spec,
        family.sample.setup,
        moves.map(str::to_owned).collect(),
    )
}

/// A cell of a board of this side after the whole board was turned by 60 degrees: row and number from 0.
fn turned(cell: &str, side: i32) -> (i32, i32) {
    let row = i32::from(cell.as_bytes()[0] - b'a');
    let number: i32 = cell[1..].parse().unwrap();
    let (q, r) = (number - side, row - side + 1);
    (q + r + side - 1, side - 1 - r)
}

fn name((row, number): (i32, i32)) -> String {
    format!("{}{}", char::from(b'a' + row as u8), number + 1)
}

#[test]
fn a_turned_board_of_snekagon_is_the_same() {
    let (spec, setup, moves) = sample("snekagon");
    let turn = |action: &String| {
        let mut cells: Vec<_> = action.split('-').map(|cell| turned(cell, 6)).collect();
        if cells.first() > cells.last() {
            cells.reverse();
        }
        let names: Vec<String> = cells.into_iter().map(name).collect();
        names.join("-")
    };
    let image: Vec<String> = moves.iter().map(turn).collect();
    assert_ne!(image, moves);
    assert_eq!(likeness(spec, setup, &image), likeness(spec, setup, &moves));
    let shorter = &moves[..moves.len() - 1];
    assert_ne!(
        likeness(spec, setup, shorter),
        likeness(spec, setup, &moves)
    );
}

#[test]
fn a_turned_board_of_kamon_with_other_colours_is_the_same() {
    let (spec, setup, moves) = sample("kamon");
    let mut tokens = std::collections::BTreeMap::new();
    for (row, text) in setup.split('/').enumerate() {
        for (place, pair) in text.as_bytes().chunks(2).enumerate() {
            let first = 3_usize.saturating_sub(row);
            let cell = name((row as i32, (first + place) as i32));
            // Every colour gets the next one's name.
            let colour = "PYBORGP".find(char::from(pair[0]));
            let colour = colour.map_or('-', |at| char::from(b"PYBORGP"[at + 1]));
            let token = format!("{colour}{}", char::from(pair[1]));
            tokens.insert(turned(&cell, 4), token);
        }
    }
    let mut rows = vec![String::new(); 7];
    for ((row, _), token) in tokens {
        rows[row as usize].push_str(&token);
    }
    let image: Vec<String> = moves.iter().map(|cell| name(turned(cell, 4))).collect();
    assert_eq!(
        likeness(spec, &rows.join("/"), &image),
        likeness(spec, setup, &moves)
    );
}

#[test]
fn a_line_of_pantarei_turned_round_is_the_same() {
    let (spec, setup, moves) = sample("pantarei");
    let line: Vec<&str> = (0..19).rev().map(|at| &setup[2 * at..2 * at + 2]).collect();
    let mut heights = vec![1; 19];
    let mut image = Vec::new();
    for action in &moves {
        let other = |place: &str| heights.len() + 1 - place.parse::<usize>().unwrap();
        let (text, carried) = if let Some((from, to)) = action.split_once(">>") {
            (
                format!("{}>>{}", other(from), other(to)),
                Some((from, to, 2)),
            )
        } else if let Some((from, to)) = action.split_once('>') {
            (
                format!("{}>{}", other(from), other(to)),
                Some((from, to, 1)),
            )
        } else if let Some((one, two)) = action.split_once('=') {
            let text = format!("{}={}", other(two), other(one));
            let [one, two] = [one, two].map(|place| place.parse::<usize>().unwrap() - 1);
            heights.swap(one, two);
            (text, None)
        } else {
            (action.clone(), None)
        };
        image.push(text);
        if let Some((from, to, tiles)) = carried {
            let [from, to] = [from, to].map(|place| place.parse::<usize>().unwrap() - 1);
            heights[from] -= tiles;
            heights[to] += tiles;
            heights.retain(|&height| height > 0);
        }
    }
    assert_eq!(
        likeness(spec, &line.concat(), &image),
        likeness(spec, setup, &moves)
    );
}

#[test]
fn exchanged_boards_of_snekagon_5g_are_the_same() {
    let (spec, setup, moves) = sample("snekagon-5g");
    let exchange = |text: &str| {
        let board = |c| match c {
            '1' => '2',
            '2' => '1',
            other => other,
        };
        text.chars().map(board).collect::<String>()
    };
    let image: Vec<String> = moves
        .iter()
        .map(|action| {
            let (boards, path) = action.split_once(':').unwrap();
            let (path, to) = path.split_once('>').unwrap_or((path, ""));
            let to = if to.is_empty() {
                String::new()
            } else {
                format!(">{}", exchange(to))
            };
            format!("{}:{path}{to}", exchange(boards))
        })
        .collect();
    assert_ne!(image, moves);
    assert_eq!(likeness(spec, setup, &image), likeness(spec, setup, &moves));
}
