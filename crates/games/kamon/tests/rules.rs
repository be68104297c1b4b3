//! The checks of the rules' page, and what each rule refuses.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeMap;

use game::{Explain, Game, Language, Line, Listed, Notation, Refuse, SeededDice, Turn};
use scene::{Place, Show};
use serpentarium_kamon::{Cell, Kamon, Position};

const LAYOUT: &str =
    "YbBnPbGd/RdGfRfRgPm/GmBgRmRnPdYd/GnGbOd--BmYgBf/PfYfOmYnPgGg/ObYmPnOnRb/BbOgBdOf";
const DRAWN_GAME: &str = "f5 b5 b3 c5 c4 b6 g2 e3 f4 d3 g4 f1 a4 e2 c7 e4 f2 d6 e6 c2 d1 a7 b4 d2 g1 d7 g3 a5 d5 c3 e5 b7 f3 c6 e1 a6";

fn kamon() -> Kamon {
    Kamon::configure(&Kamon::family().defaults())
}

fn after(moves: &str) -> Line<Kamon> {
    Line::replay(kamon(), LAYOUT, moves.split_whitespace()).unwrap()
}

#[test]
fn all_tokens_covered_is_a_draw() {
    let line = after(DRAWN_GAME);
    assert_eq!(line.moves().len(), 36);
    assert_eq!(line.game().reason(line.position()).unwrap().code, "draw");
    assert_eq!(line.game().scores(line.position()).as_slice(), [0, 0]);
    assert!(line.game().outcome(line.position()).unwrap().is_draw());
}

#[test]
fn the_first_piece_has_twelve_cells_or_eleven_if_the_blank_is_on_one() {
    assert_eq!(kamon().count_moves(after("").position()), 12);
    let on_border = LAYOUT
        .replace("--", "xx")
        .replace("Bn", "--")
        .replace("xx", "Bn");
    let line = Line::replay(kamon(), &on_border, []).unwrap();
    assert_eq!(kamon().count_moves(line.position()), 11);
}

#[test]
fn no_end_comes_earlier_than_it_can() {
    let mut earliest: BTreeMap<&str, u32> = BTreeMap::new();
    let game = kamon();
    for seed in 0..30_000 {
        let mut dice = SeededDice::new(seed);
        let mut position = game.start(&game.deal(&mut dice));
        let mut plies = 0;
        while game.turn(&position) != Turn::Over {
            let action = game.pick_move(&position, &mut dice);
            game.play_unchecked(&mut position, action);
            plies += 1;
        }
        let earliest = earliest
            .entry(game.reason(&position).unwrap().code)
            .or_insert(plies);
        *earliest = plies.min(*earliest);
    }
    let bounds = [
        ("loop", 11),
        ("blocked", 12),
        ("connection", 13),
        ("connection+loop", 13),
        ("draw", 36),
    ];
    for (reason, bound) in bounds {
        assert!(
            earliest[reason] >= bound,
            "{reason} at ply {}",
            earliest[reason]
        );
    }
    assert_eq!(earliest["draw"], 36);
}

#[test]
fn refusals_name_the_rule() {
    let says = |moves: &str, cell: &str, code: &str, sentence: &str| {
        let refusal = after(moves).play_text(cell).unwrap_err();
        assert_eq!(
            (refusal.code(), refusal.to_string().as_str()),
            (code, sentence)
        );
    };
    says("", "d4", "blank", "The blank on d4 can’t be covered.");
    says("f5", "f5", "covered", "f5 is already covered.");
    says(
        "",
        "a4",
        "first-on-border",
        "The first piece goes on a border cell that is not a corner, and a4 is not one.",
    );
    says(
        "",
        "e4",
        "first-on-border",
        "The first piece goes on a border cell that is not a corner, and e4 is not one.",
    );
    says(
        "f5",
        "g4",
        "no-answer",
        "The orange fish on g4 shares neither colour nor symbol with the red butterfly you must answer.",
    );
    says(
        DRAWN_GAME,
        "d4",
        "game-over",
        "The game is over; nobody can move any more.",
    );
    says(
        "",
        "z9",
        "not-a-move",
        "“z9” is not a move of this game. A move is the cell to cover, like c3.",
    );
}

#[test]
fn a_layout_must_have_every_token_once() {
    let code = |text: &str| kamon().parse_setup(text).unwrap_err().code();
    assert_eq!(code(""), "setup-length");
    assert_eq!(code(&LAYOUT.replacen('/', "", 1)), "setup-length");
    assert_eq!(code(&LAYOUT.replace("Yb", "Xb")), "setup-token");
    assert_eq!(code(&LAYOUT.replace("Yb", "Bn")), "setup-twice");
    assert_eq!(code(&LAYOUT.replace("Yb", "--")), "setup-twice");
}

#[test]
fn perft_of_the_opening_is_what_visiting_finds() {
    // The other way round than the rules count: each line is played out.
    fn visit(line: &mut Line<Kamon>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut moves = Vec::new();
        let _ = line.game().each_move(line.position(), |action| {
            moves.push(action);
            std::ops::ControlFlow::Continue(())
        });
        let mut total = 0;
        for action in moves {
            line.play(action).unwrap();
            total += visit(line, depth - 1);
            line.undo();
        }
        total
    }
    let mut line = after("");
    let counted = game::perft(line.game(), line.setup(), line.position(), 5);
    assert_eq!(visit(&mut line, 5), counted);
}

#[test]
fn at_the_end_the_chain_or_loop_that_won_is_shown() {
    let game = kamon();
    let (mut chains, mut loops) = (0, 0);
    for seed in 0..3_000 {
        let mut dice = SeededDice::new(seed);
        let mut position = game.start(&game.deal(&mut dice));
        while game.turn(&position) != Turn::Over {
            let action = game.pick_move(&position, &mut dice);
            game.play_unchecked(&mut position, action);
            let ended = game.turn(&position) == Turn::Over;
            let lines = game.scene(&position, Language::English).lines;
            assert!(ended || lines.is_empty());
        }
        let lines = game.scene(&position, Language::English).lines;
        let code = game.reason(&position).unwrap().code;
        let wanted = code
            .split('+')
            .filter(|way| ["connection", "loop"].contains(way));
        assert_eq!(lines.len(), wanted.count(), "{code}");
        for line in &lines {
            let steps = |from: &Place, to: &Place| {
                let (q, r) = (to.q - from.q, to.r - from.r);
                q.abs().max(r.abs()).max((q + r).abs())
            };
            let places = &line.places;
            assert!(places.windows(2).all(|pair| steps(&pair[0], &pair[1]) == 1));
            assert!(
                places
                    .iter()
                    .all(|at| owner_at(&position, *at) == Some(line.seat))
            );
            let (first, last) = (&places[0], &places[places.len() - 1]);
            if line.closed {
                loops += 1;
                assert!(places.len() >= 6 && steps(first, last) == 1);
            } else {
                chains += 1;
                let ends = [first, last].map(|at| [at.q, at.r, at.q + at.r]);
                assert!((0..3).any(|axis| ends[0][axis] * ends[1][axis] == -9));
            }
        }
    }
    assert!(
        chains > 100 && loops > 100,
        "{chains} chains, {loops} loops"
    );
}

fn owner_at(position: &Position, at: Place) -> Option<u8> {
    let name = format!("{}{}", (b'a' + (at.r + 3) as u8) as char, at.q + 4);
    position
        .owner(Cell::parse(&name)?)
        .map(|seat| seat.index() as u8)
}
