//! The rules of both games in play, each named, and what a player is told who breaks one.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod plain;

use std::collections::BTreeMap;

use game::{
    Explain, FullRules, Game, Hidden, Language, Line, Message, Notation, Refuse, SeededDice, Turn,
};
use plain::configured;
use scene::Show;
use serpentarium_snekagon::{Snekagon, Snekagon5g};

fn after<G: FullRules>(spec: &str, setup: &str, moves: &str) -> Line<G> {
    Line::replay(configured(spec), setup, moves.split_whitespace()).unwrap()
}

/// Why a move is refused; every refusal must be a sentence in every language.
fn refusal<G: Explain + Hidden>(line: &Line<G>, text: &str) -> Message {
    let refusal = line.clone().play_text(text).unwrap_err().message();
    for language in Language::ALL {
        let sentence = refusal.sentence(language);
        assert!(sentence.ends_with(['.', '?']), "{sentence}");
        assert!(!sentence.contains('{'), "{sentence}");
    }
    refusal
}

fn code<G: Explain + Hidden>(line: &Line<G>, text: &str) -> &'static str {
    refusal(line, text).code()
}

fn flat(moves: &str) -> Line<Snekagon> {
    after("snekagon", "-", moves)
}

fn moves<G: Game>(line: &Line<G>) -> u64 {
    line.game().count_moves(line.position())
}

#[test]
fn the_first_move_is_the_single_hex() {
    assert_eq!(code(&flat(""), "f6-f7"), "first-single");
    assert_eq!(code(&flat("f6"), "a6"), "single-first-only");
}

#[test]
fn replies_are_as_many_as_the_rules_say() {
    assert_eq!(moves(&flat("f6")), 1932);
    assert_eq!(moves(&flat("c11")), 2276);
    assert_eq!(moves(&flat("f6 f8-f9-f10-f11")), 1692);
}

#[test]
fn a_tile_is_placed_once() {
    let line = flat("f6 a6-a7 k1-k2");
    assert_eq!(code(&line, "a9-a10"), "tile-used");
    assert_eq!(
        refusal(&line, "a9-a10").to_string(),
        "You don’t have tile 2."
    );
}

#[test]
fn cells_must_be_free() {
    assert_eq!(code(&flat("f6"), "f6-f7"), "occupied");
}

#[test]
fn founding_keeps_away_from_everybody() {
    assert_eq!(code(&flat("f6"), "f7-f8"), "founding-touches");
}

#[test]
fn a_snake_neither_turns_sharply_nor_branches_nor_touches_itself() {
    let line = flat("a6 f5-f6-f7-f8 k1-k2");
    assert_eq!(code(&line, "g7-h7-i7"), "sharp-turn");
    assert_eq!(code(&line, "g5-g6"), "touches-itself");
    let line = flat("a6 f6-f7-g7 k1-k2");
    assert_eq!(
        refusal(&line, "e8-d9").to_string(),
        "The snake would branch at f7: a hex joins at most two others, and e8 would be one too many."
    );
}

#[test]
fn what_is_no_tile_is_no_move() {
    let line = flat("f6");
    assert_eq!(code(&line, "a1-a2"), "off-board");
    assert_eq!(code(&line, "a6-a8"), "gap");
    assert_eq!(code(&line, "a6-a7-b6"), "no-tile");
    assert_eq!(code(&line, "a6-a7-a6"), "no-tile");
    assert_eq!(code(&line, "a6-a7-a8-a9-a10"), "too-long");
    assert_eq!(code(&line, "a6_a7"), "not-a-move");
    assert_eq!(code(&line, ""), "not-a-move");
}

#[test]
fn a_move_may_be_told_from_either_end_and_is_written_from_the_first() {
    let game: Snekagon = configured("snekagon");
    let told = game.parse_move("e6-e5-d5-d4").unwrap();
    assert_eq!(game.move_text(told), "d4-d5-e5-e6");
}

#[test]
fn nothing_is_random_in_snekagon() {
    let game: Snekagon = configured("snekagon");
    assert_eq!(game.parse_setup("x").unwrap_err().code(), "setup-nothing");
}

#[test]
fn equal_positions_are_equal_however_they_came_about() {
    let one = flat("f6 a6-a7 k1-k2 a9-a10-a11");
    let other = flat("f6 a9-a10-a11 k1-k2 a6-a7");
    assert_eq!(one.position(), other.position());
    let key = |line: &Line<Snekagon>| line.game().key(line.position());
    assert_eq!(key(&one), key(&other));
}

#[test]
fn the_board_shows_snakes_and_numbers() {
    let line = after::<Snekagon>("snekagon(side=5)", "-", "e5 a5-a6");
    let picture = line.game().picture(line.position());
    assert_eq!(
        picture.plain_text(),
        "         a  G   G   7   8   9
       b  4   5   6   7   8   9
     c  3   4   5   6   7   8   9
   d  2   3   4   5   6   7   8   9
 e  1   2   3   4   R   6   7   8   9
   f  1   2   3   4   5   6   7   8
     g  1   2   3   4   5   6   7
       h  1   2   3   4   5   6
         i  1   2   3   4   5

R (1): 2 I3 V3 I4 L4 S4 U4
G (2): I3 V3 I4 L4 S4 U4
"
    );
    assert!(line.game().remarks(line.position()).is_empty());
    let start = after::<Snekagon>("snekagon(side=5)", "-", "");
    let remarks = start.game().remarks(start.position());
    let remarks: Vec<String> = remarks.iter().map(ToString::to_string).collect();
    assert_eq!(remarks, ["The first move is the single hex, anywhere."]);
}

/// Seat 0 has I4 on board 1 at (-1,0) to (2,0), the others are out of the way, and seat 0 is to move.
fn floors(spec: &str, then: &str) -> Line<Snekagon5g> {
    let setup = &"ABCDE"[..configured::<Snekagon5g>(spec).seats()];
    let others = ["1:k1", "1:k3", "1:k5", "1:a6"][..setup.len() - 1].join(" ");
    after(spec, setup, &format!("1:f5-f6-f7-f8 {others} {then}"))
}

/// The same after `1>2:f8-f9`, which made the snake 6 long.
fn drilled(spec: &str) -> Line<Snekagon5g> {
    floors(spec, "1>2:f8-f9 1:a6-a7 1:a9-a10")
}

const BASIC: &str = "snekagon-5g";
const ADVANCED: &str = "snekagon-5g(advanced=on)";

#[test]
fn an_escape_goes_on_from_the_same_field() {
    for spec in [BASIC, ADVANCED] {
        let line = drilled(spec);
        assert_eq!(line.game().scores(line.position()).as_slice()[0], 6);
        assert!(matches!(line.turn(), Turn::Seat(seat) if seat.index() == 0));
    }
}

#[test]
fn a_drilled_end_is_closed() {
    for spec in [BASIC, ADVANCED] {
        assert_eq!(code(&drilled(spec), "1:f9-f10-f11"), "end-closed");
    }
}

#[test]
fn the_hex_that_came_out_is_full() {
    assert_eq!(code(&drilled(BASIC), "2:f5-f6-f7"), "end-closed");
    assert_eq!(code(&drilled(BASIC), "2>3:f8-g8-h8"), "drill-closed");
}

#[test]
fn no_way_leads_back_beside_the_hex_it_came_from() {
    for text in ["2>1:f9-f10-f11", "2>1:f9-g8-h7", "2>1:f9-e10-d10"] {
        let code = code(&drilled(BASIC), text);
        assert!(
            ["end-closed", "touches-itself"].contains(&code),
            "{text}: {code}"
        );
    }
}

#[test]
fn a_snake_may_turn_back_through_the_clay_only_in_the_basic_game() {
    assert!(floors(BASIC, "").play_text("1>2:f8-f7").is_ok());
    assert_eq!(
        refusal(&floors(ADVANCED, ""), "1>2:f8-f7").to_string(),
        "On f8 the snake would turn back: through the clay it goes straight on or turns by 60 degrees."
    );
}

#[test]
fn drills_lead_to_neighbouring_boards_only() {
    assert!(floors(BASIC, "").play_text("1>3:f8-f9").is_ok());
    for spec in ["snekagon-5g(players=4)", "snekagon-5g(players=5)"] {
        assert_eq!(
            refusal(&floors(spec, ""), "1>3:f8-f9").to_string(),
            "Boards 1 and 3 are not neighbours, so you can’t drill between them."
        );
    }
    assert_eq!(code(&floors(BASIC, ""), "1>1:f8-f9"), "not-neighbours");
    assert_eq!(code(&floors(BASIC, ""), "1>4:f8-f9"), "no-such-board");
    assert_eq!(code(&floors(BASIC, ""), "0:f8-f9"), "no-such-board");
}

#[test]
fn lying_over_an_own_hex_is_no_contact() {
    assert!(floors(BASIC, "").play_text("2:f9-f10").is_ok());
    assert!(floors(BASIC, "").play_text("2:f8-f9").is_ok());
    let crowded = floors(BASIC, "1:a8 2:f11-g10 1:a10-a11");
    assert_eq!(code(&crowded, "2:f9-f10"), "founding-touches");
}

#[test]
fn drills_need_an_open_end_of_ones_own() {
    let line = floors(BASIC, "");
    assert_eq!(code(&line, "1>2:f9-f10"), "nothing-to-drill");
    assert_eq!(code(&line, "1>2:f7-g7"), "drill-closed");
}

#[test]
fn a_drilled_end_touches_nothing_on_its_own_board() {
    let line = floors(BASIC, "2:g8-h8-i8 1:a6-a7 1:a9-a10");
    assert_eq!(code(&line, "1>2:f8-f9"), "drilled-end-touches");
}

#[test]
fn eyes_stay_free() {
    assert_eq!(code(&floors(BASIC, ""), "2:d5-d6"), "eye");
    assert_eq!(code(&floors(BASIC, ""), "2:d9"), "eye");
}

#[test]
fn a_single_hex_stays_open_until_it_joins_two() {
    let single = "1>2:f8 1:a6-a7 1:a9-a10";
    assert!(floors(BASIC, single).play_text("2:f9-f10").is_ok());
    assert!(floors(BASIC, single).play_text("2>3:f8-f7").is_ok());
    let full = format!("{single} 2:f9-f10 3:a6-a7-a8 3:k1-k2-k3");
    assert_eq!(code(&floors(BASIC, &full), "2:f7-f6-f5"), "end-closed");
    // The heading is handed on in the advanced game, on the same board and to the next.
    assert!(floors(ADVANCED, single).play_text("2:f9-f10").is_ok());
    assert_eq!(code(&floors(ADVANCED, single), "2:f7-f6"), "heading");
    assert_eq!(code(&floors(ADVANCED, single), "2>3:f8-f7"), "heading");
}

#[test]
fn a_single_hex_joins_no_more_than_two() {
    let line = floors(
        BASIC,
        "2:f7-f6 1:a6-a7 1:a9-a10 2:f9-f10-f11 3:a6-a7-a8 3:k1-k2-k3",
    );
    assert!(line.clone().play_text("2:f8").is_ok());
    assert!(
        floors(BASIC, "2:f7-f6 1:a6-a7 1:a9-a10")
            .play_text("1>2:f8")
            .is_ok()
    );
    assert_eq!(
        refusal(&line, "1>2:f8").to_string(),
        "A single hex joins at most two others, drills included; on f8 it would join 3."
    );
    assert_eq!(code(&line, "1>2:f8>1"), "drills-twice");
}

#[test]
fn both_ends_may_drill() {
    let line = floors(BASIC, "2:h6-h7-i7 1:a6-a7 1:a9-a10");
    let mut played = line.clone();
    played.play_text("1>3:f8-g7-h6>2").unwrap();
    assert_eq!(played.game().scores(played.position()).as_slice()[0], 10);
    let mut reversed = line;
    reversed.play_text("2>3:h6-g7-f8>1").unwrap();
    assert_eq!(reversed.position(), played.position());
    let text = played.game().move_text(*played.moves().last().unwrap());
    assert_eq!(text, "1>3:f8-g7-h6>2");
}

#[test]
fn the_move_starts_with_the_end_that_drills() {
    let game: Snekagon5g = configured(BASIC);
    for text in ["1>2:f8-f7", "2:f7-f8>1"] {
        assert_eq!(game.move_text(game.parse_move(text).unwrap()), "1>2:f8-f7");
    }
    for text in ["2>1:d6", "1:d6>2"] {
        assert_eq!(game.move_text(game.parse_move(text).unwrap()), "2>1:d6");
    }
    for text in ["1>2:f6>3", "3>2:f6>1"] {
        assert_eq!(game.move_text(game.parse_move(text).unwrap()), "1>2:f6>3");
    }
    for text in [
        "", "f6", "1f6", "1:", ":f6", "1>:f6", "12:f6", "x:f6", "1:f6>", "1>2>3:f6",
    ] {
        assert_eq!(
            game.parse_move(text).unwrap_err().code(),
            "not-a-move",
            "{text}"
        );
    }
}

#[test]
fn setups_name_different_types() {
    let game: Snekagon5g = configured(BASIC);
    let code = |text| game.parse_setup(text).unwrap_err().code();
    assert_eq!(code("AB"), "setup-length");
    assert_eq!(code("ABF"), "setup-letter");
    assert_eq!(code("ABA"), "setup-twice");
}

#[test]
fn pictures_fit_the_terminal_and_mark_drills() {
    for spec in [
        BASIC,
        "snekagon-5g(players=5,side=7)",
        "snekagon-5g(players=2,side=5)",
    ] {
        let game: Snekagon5g = configured(spec);
        let mut dice = SeededDice::new(1);
        let mut position = game.start(&game.deal(&mut dice));
        while game.turn(&position) != Turn::Over {
            let action = game.pick_move(&position, &mut dice);
            game.play_unchecked(&mut position, action);
        }
        let picture = game.picture(&position).plain_text();
        assert!(
            picture.lines().all(|line| line.chars().count() <= 100),
            "{picture}"
        );
    }
    let line = floors(BASIC, "1>2:f8-f9");
    let picture = line.game().picture(line.position()).plain_text();
    assert!(
        picture.contains("A>2") && picture.contains("A>1"),
        "{picture}"
    );
    let line = floors(BASIC, "1>2:f8 1:a6-a7 1:a9-a10 2>3:f8-f9");
    let picture = line.game().picture(line.position()).plain_text();
    assert!(picture.contains("1A3"), "{picture}");
}

/// Picks often from the first position of a random game with at most `most` moves.
fn picks_fairly<G: FullRules>(spec: &str, most: u64) {
    const PICKS: u64 = 200;
    let game: G = configured(spec);
    let mut dice = SeededDice::new(7);
    let mut position = game.start(&game.deal(&mut dice));
    while game.count_moves(&position) > most {
        let action = game.pick_move(&position, &mut dice);
        game.play_unchecked(&mut position, action);
    }
    let moves = game.count_moves(&position);
    let mut picked: BTreeMap<String, u64> = BTreeMap::new();
    for _ in 0..PICKS * moves {
        let action = game.pick_move(&position, &mut dice);
        *picked.entry(game.move_text(action)).or_default() += 1;
    }
    assert_eq!(
        picked.len() as u64,
        moves,
        "{spec}: not every move is picked"
    );
    for (text, count) in picked {
        // Five standard deviations and a half.
        assert!(count.abs_diff(PICKS) < 78, "{spec}: {text} {count} times");
    }
}

#[test]
fn each_legal_move_is_equally_likely_to_be_picked() {
    picks_fairly::<Snekagon>("snekagon", 1000);
    picks_fairly::<Snekagon>("snekagon", 100);
    picks_fairly::<Snekagon5g>("snekagon-5g(players=2,side=5)", 400);
    picks_fairly::<Snekagon5g>("snekagon-5g(players=3,advanced=on)", 400);
    picks_fairly::<Snekagon5g>("snekagon-5g(players=4,side=5)", 60);
}
