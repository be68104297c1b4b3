//! What is tried on a board is the move with its text, and is refused as that.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use game::{Explain, Language, Line, Listed, Notation, Refuse};
use scene::{Attempt, Place, Show};
use serpentarium_kamon::Kamon;

const LAYOUT: &str =
    "YbBnPbGd/RdGfRfRgPm/GmBgRmRnPdYd/GnGbOd--BmYgBf/PfYfOmYnPgGg/ObYmPnOnRb/BbOgBdOf";

fn after(moves: &str) -> Line<Kamon> {
    let game = Kamon::configure(&Kamon::family().defaults());
    Line::replay(game, LAYOUT, moves.split_whitespace()).unwrap()
}

fn at(places: &[Place]) -> Attempt {
    Attempt {
        places: places.to_vec(),
        ..Attempt::default()
    }
}

#[test]
fn every_cell_is_the_move_with_its_name() {
    let line = after("f5");
    let (game, position) = (line.game(), line.position());
    let scene = game.scene(position, Language::English);
    assert_eq!(scene.boards[0].cells.len(), 37);
    for cell in &scene.boards[0].cells {
        let tried = game.attempt(position, &at(&[Place::new(cell.q, cell.r)]));
        assert_eq!(tried, game.parse_move(&cell.name).ok());
    }
}

#[test]
fn what_is_illegal_is_refused_with_its_reason() {
    let code = |moves: &str, name: &str| {
        let line = after(moves);
        let (game, position) = (line.game(), line.position());
        let scene = game.scene(position, Language::English);
        let cell = scene.boards[0].cells.iter().find(|cell| cell.name == name);
        let cell = cell.unwrap();
        let tried = game.attempt(position, &at(&[Place::new(cell.q, cell.r)]));
        game.explain(position, tried.unwrap()).unwrap_err().code()
    };
    assert_eq!(code("", "d4"), "blank");
    assert_eq!(code("", "d3"), "first-on-border");
    assert_eq!(code("f5", "f5"), "covered");
    assert_eq!(code("f5", "a5"), "no-answer");
}

#[test]
fn nothing_lies_beside_the_board_or_on_two_cells() {
    let line = after("");
    let tried = |places: &[Place]| line.game().attempt(line.position(), &at(places));
    assert_eq!(tried(&[Place::new(4, 0)]), None);
    assert_eq!(tried(&[Place::new(0, 0).on(1)]), None);
    assert_eq!(tried(&[Place::new(3, -3), Place::new(2, -3)]), None);
    assert_eq!(tried(&[]), None);
}
