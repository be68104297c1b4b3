//! The careful points of the rules, one test each.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod plain;

use std::ops::ControlFlow;

use game::{Explain, Game, Hidden, Language, Line, Listed, Notation, Refuse, SeededDice, Turn};
use plain::PlainTable;
use scene::Show;
use serpentarium_tantrix::{Phase, Placement, Tantrix};

const DEAL: &str = "BR:24.47.49.1.28.7.21.16.27.39.2.5.31.12.55.46.44.45.13.53.51.6.48.8.17.43.14.\
    40.23.26.54.33.30.11.35.20.15.18.19.56.25.38.4.37.3.32.29.36.52.10.22.50.34.42.9.41";

fn tantrix() -> Tantrix {
    Tantrix::configure(&Tantrix::family().defaults())
}

fn after(moves: &str) -> Line<Tantrix> {
    Line::replay(tantrix(), DEAL, moves.split_whitespace()).unwrap()
}

fn legal(line: &Line<Tantrix>) -> Vec<Placement> {
    let mut moves = Vec::new();
    let _ = line.game().each_move(line.position(), |action| {
        moves.push(action);
        ControlFlow::Continue(())
    });
    moves
}

fn refusal(line: &Line<Tantrix>, action: &str) -> String {
    let action = line.game().parse_move(action).unwrap();
    line.game()
        .explain(line.position(), action)
        .unwrap_err()
        .to_string()
}

fn seat(line: &Line<Tantrix>) -> usize {
    match line.turn() {
        Turn::Seat(seat) => seat.index(),
        Turn::Chance | Turn::Over => panic!("nobody is to move"),
    }
}

/// Random games, each shown at every ply together with the ply before.
fn in_random_games(games: u64, mut look: impl FnMut(&Line<Tantrix>, &Line<Tantrix>)) {
    let game = tantrix();
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let mut line = Line::new(game.clone(), game.deal(&mut dice));
        while line.turn() != Turn::Over {
            let before = line.clone();
            line.play(game.pick_move(line.position(), &mut dice))
                .unwrap();
            look(&before, &line);
        }
    }
}

#[test]
fn the_first_tile_goes_to_the_origin_unturned_and_is_a_turn_by_itself() {
    let line = after("");
    let moves: Vec<String> = legal(&line).iter().map(ToString::to_string).collect();
    assert_eq!(
        moves,
        [
            "1@0,0r0", "7@0,0r0", "24@0,0r0", "28@0,0r0", "47@0,0r0", "49@0,0r0"
        ]
        .map(String::from)
    );
    let sentence = "The first tile goes in the middle, as you hold it.";
    assert_eq!(refusal(&line, "1@0,0r1"), sentence);
    assert_eq!(refusal(&line, "1@1,0r0"), sentence);
    assert_eq!(refusal(&line, "2@0,0r0"), "You don’t hold tile 2.");
    let line = after("47@0,0r0");
    assert_eq!(seat(&line), 1);
    assert_eq!(line.position().phase(), Phase::Free);
}

#[test]
fn a_tile_lies_on_an_empty_cell_next_to_others_and_matches_them() {
    let line = after("47@0,0r0");
    assert_eq!(refusal(&line, "2@0,0r0"), "Tile 47 is already there.");
    assert_eq!(
        refusal(&line, "2@2,0r0"),
        "There it would not touch any tile on the table."
    );
    assert_eq!(
        refusal(&line, "2@-1,0r0"),
        "Tile 2 would show blue there, where tile 47 shows yellow."
    );
}

#[test]
fn forced_spaces_come_before_the_free_move() {
    let line = after("47@0,0r0 2@0,-1r1 49@0,-2r5 12@-1,-2r4");
    assert_eq!(line.position().phase(), Phase::ForcedBefore);
    assert_eq!(
        refusal(&line, "1@-2,-2r3"),
        "The marked space must be filled first: tile 55 fits there."
    );
    assert!(
        legal(&line)
            .iter()
            .all(|fill| fill.cell == hex::Hex::new(-1, -1))
    );
    let free = after("47@0,0r0 2@0,-1r1 49@0,-2r5 12@-1,-2r4 55@-1,-1r5");
    assert_eq!((seat(&free), free.position().phase()), (0, Phase::Free));
}

#[test]
fn forced_spaces_come_after_the_free_move_too() {
    let mut seen = 0;
    in_random_games(20, |before, line| {
        // Later on, players with empty hands are skipped.
        if before.position().phase() != Phase::Free || !line.position().is_restricted() {
            return;
        }
        if line.position().phase() == Phase::ForcedAfter {
            assert_eq!(seat(before), seat(line));
            assert!(legal(line).iter().all(|fill| around(line, *fill) >= 3));
            seen += 1;
        } else {
            // One free move only.
            assert_ne!(seat(before), seat(line));
        }
    });
    assert!(seen > 50, "{seen}");
}

fn around(line: &Line<Tantrix>, placement: Placement) -> usize {
    let neighbours = placement.cell.neighbours().into_iter();
    neighbours
        .filter(|&cell| line.position().table().at(cell).is_some())
        .count()
}

#[test]
fn every_placement_draws_while_there_are_tiles_in_the_bag() {
    in_random_games(10, |before, line| {
        let Turn::Seat(mover) = before.turn() else {
            panic!("a move without a mover");
        };
        let (bag, hand) = (before.position().bag(), before.position().hand(mover));
        let left = line.position().bag().len();
        assert_eq!(left, bag.len().saturating_sub(1));
        let drawn = usize::from(!bag.is_empty());
        assert_eq!(line.position().hand(mover).len(), hand.len() - 1 + drawn);
    });
}

#[test]
fn restriction_1_no_space_between_three_of_a_colour() {
    let line = after("47@0,0r0 2@0,-1r1");
    assert_eq!(
        refusal(&line, "1@-1,-1r2"),
        "That would leave a space between three yellow sides (restriction 1)."
    );
}

#[test]
fn restriction_2_no_space_with_four_tiles_around() {
    let line = after("47@0,0r0 2@0,-1r1 49@0,-2r5 12@-1,-2r4");
    assert_eq!(
        refusal(&line, "1@-2,-1r2"),
        "That would leave a space with four tiles around it (restriction 2)."
    );
}

#[test]
fn restriction_3_no_tile_along_a_controlled_side() {
    let line = after("47@0,0r0 2@0,-1r1 49@0,-2r5 12@-1,-2r4");
    assert_eq!(
        refusal(&line, "24@-1,1r0"),
        "This is along a controlled side: there would be a gap between the tile and the next one \
         (restriction 3)."
    );
}

#[test]
fn restrictions_end_in_mid_turn_with_the_last_draw() {
    let mut seen = 0;
    in_random_games(100, |before, line| {
        let mid_turn = before.position().bag().len() == 1
            && line.position().phase() == Phase::Free
            && before.position().phase() == Phase::ForcedBefore;
        if !mid_turn || seat(before) != seat(line) {
            return;
        }
        let mut table = PlainTable::default();
        for placement in line.position().table().placements() {
            table.lay(&placement.to_string());
        }
        let place = |action: Placement| (i32::from(action.cell.q), i32::from(action.cell.r));
        let breaches = legal(line)
            .into_iter()
            .filter(|&action| table.gap_beside(place(action)))
            .count();
        seen += usize::from(breaches > 0);
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn a_hand_that_runs_empty_ends_the_turn_and_its_player_is_skipped() {
    let mut skipped = 0;
    in_random_games(50, |before, line| {
        let Turn::Seat(mover) = before.turn() else {
            panic!("a move without a mover");
        };
        let Turn::Seat(next) = line.turn() else {
            return;
        };
        assert!(!line.position().hand(next).is_empty());
        if line.position().hand(mover).is_empty() {
            assert_ne!(mover, next);
        } else if line.position().phase() == Phase::Free && mover == next {
            // Two turns in a row: the other has nothing to lay.
            let other_is_out = line.position().hand(mover.other()).is_empty();
            assert!(other_is_out || before.position().phase() == Phase::ForcedBefore);
            skipped += usize::from(other_is_out);
        }
    });
    assert!(skipped > 10, "{skipped}");
}

#[test]
fn a_deadlock_is_a_draw() {
    let line = Line::replay(
        tantrix(),
        "BY:14.21.12.39.20.5.24.18.53.25.27.4.31.43.30.26.15.22.54.33.17.38.23.36.51.47.19.34.41.\
         40.3.37.52.1.48.42.44.13.8.9.10.11.28.6.32.16.35.7.49.2.46.50.55.45.29.56",
        "5@0,0r0 4@0,-1r5 14@-1,-1r5 30@-1,0r0 53@-2,1r5 27@-1,1r3 12@-1,2r5 21@-2,2r5 43@-1,3r5 \
         20@0,-2r2 25@-3,2r0 31@1,-1r1 24@-1,4r4 38@-1,-2r5 51@-1,-3r5 33@0,-3r1 26@0,-4r2"
            .split_whitespace(),
    )
    .unwrap();
    assert_eq!(line.turn(), Turn::Over);
    let game = line.game();
    assert_eq!(game.scores(line.position()).as_slice(), [0, 0]);
    assert!(game.outcome(line.position()).unwrap().is_draw());
    assert_eq!(game.reason(line.position()).unwrap().code, "deadlock");
}

#[test]
fn the_game_ends_when_all_tiles_lie() {
    in_random_games(20, |_, line| {
        let over = line.turn() == Turn::Over;
        assert_eq!(over, line.position().table().len() == 56);
        if over {
            let reason = line.game().reason(line.position()).unwrap();
            assert_eq!(reason.code, "all-laid");
        }
    });
}

/// The same tiles laid in another order, with the same draws, are the same position: equal, with
/// equal keys, and with its moves in the same order.
#[test]
fn the_order_of_fills_leaves_no_trace() {
    let mut seen = 0;
    in_random_games(60, |_, line| {
        if line.turn() == Turn::Over || legal(line).len() > 12 {
            return;
        }
        for first in legal(line) {
            for second in legal(line) {
                let both = |a: Placement, b: Placement| {
                    let mut line = line.clone();
                    line.play(a).and_then(|()| line.play(b)).map(|()| line)
                };
                let (Ok(one), Ok(other)) = (both(first, second), both(second, first)) else {
                    continue;
                };
                if one.position().mover() == other.position().mover()
                    && one.position().phase() == other.position().phase()
                {
                    assert_eq!(one.position(), other.position());
                    let key = |line: &Line<Tantrix>| line.game().key(line.position());
                    assert_eq!(key(&one), key(&other));
                    assert_eq!(legal(&one), legal(&other));
                    seen += 1;
                }
            }
        }
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_setup_cut_after_the_hands_takes_its_draws_from_elsewhere() {
    let game = tantrix();
    let hands = "BR:24.47.49.1.28.7.21.16.27.39.2.5";
    let setup = game.parse_setup(hands).unwrap();
    assert_eq!(game.setup_text(&setup), hands);
    let mut line = Line::new(game.clone(), setup.clone());
    line.play_text("47@0,0r0").unwrap();
    assert_eq!(line.turn(), Turn::Chance);
    assert_eq!(
        refusal(&line, "24@1,0r0"),
        "A tile has to be drawn from the bag first."
    );
    let mut position = line.position().clone();
    assert_eq!(game.next_draw(&setup, &position), None);
    let mut draws = Vec::new();
    let _ = game.each_draw(&position, |tile, weight| {
        draws.push((tile.number(), weight));
        ControlFlow::Continue(())
    });
    assert_eq!(draws.len(), 44);
    assert!(draws.iter().all(|&(_, weight)| weight == 1));
    game.draw_unchecked(&mut position, game.parse_draw("31").unwrap());
    assert_eq!(&position, after("47@0,0r0").position());
}

#[test]
fn setups_that_are_none_are_refused() {
    let game = tantrix();
    let whole = DEAL.split_once(':').unwrap().1;
    for (setup, code) in [
        (whole.to_owned(), "setup-form"),
        (format!("RR:{whole}"), "setup-colours"),
        (format!("R:{whole}"), "setup-colours"),
        (format!("RYG:{whole}"), "setup-colours"),
        (format!("rb:{whole}"), "setup-colours"),
        ("RY:1.2.3".to_owned(), "setup-count"),
        (DEAL.strip_suffix(".41").unwrap().to_owned(), "setup-count"),
        (DEAL.replace(".41", ".42"), "setup-twice"),
        (DEAL.replace(".41", ".57"), "setup-tile"),
        (DEAL.replace(".41", ".041"), "setup-tile"),
        (format!("{DEAL}."), "setup-tile"),
    ] {
        assert_eq!(
            game.parse_setup(&setup).unwrap_err().code(),
            code,
            "{setup}"
        );
    }
}

#[test]
fn refusals_speak_czech_and_polish() {
    let line = after("47@0,0r0 2@0,-1r1 49@0,-2r5 12@-1,-2r4");
    let action = line.game().parse_move("1@-2,-2r3").unwrap();
    let refusal = line.game().explain(line.position(), action).unwrap_err();
    assert_eq!(
        refusal.message().sentence(Language::Czech),
        "Nejdřív je třeba vyplnit označené místo: pasuje tam kámen 55."
    );
    assert_eq!(
        refusal.message().sentence(Language::Polish),
        "Najpierw trzeba wypełnić zaznaczone miejsce: pasuje tam płytka 55."
    );
}

#[test]
fn the_picture_reads_without_colour() {
    let line = after("47@0,0r0 2@0,-1r1 49@0,-2r5 12@-1,-2r4");
    let picture = line.game().picture(line.position());
    let expected = "    ·       ·       ·

       Y  B    Y  G
·    R  12  YY  49  B   ·
       R  B    G  B
                   B  R
    ·    [-1,-1] Y   2  R   ·
                   Y  B
                       B  B
                ·    Y  47  Y   ·
                       G  G

                    ·       ·

      Y  Y      B  B      G  G      B  B      G  G      B  B
>B  R   1  B  R   7  Y  B  24  B  G  28  R  Y  31  R  Y  55* G
      B  R      Y  R      R  R      G  R      R  Y      G  Y
 R  5:YRBBRY  16:RYGGYR  21:GRRYYG  27:RBGBGR  39:BGBRGR  46:GBYBYG
";
    assert_eq!(picture.plain_text(), expected);
    assert_eq!(
        picture.legend().map(ToString::to_string).as_deref(),
        Some("* marks a tile that can be placed now; [ ] marks a forced space.")
    );
    let remarks = line.game().remarks(line.position());
    let remarks: Vec<String> = remarks.iter().map(ToString::to_string).collect();
    assert_eq!(
        remarks,
        [
            "A marked space must be filled first: tile 55 fits.",
            "40 tiles are left in the bag.",
        ]
    );
}

#[test]
fn every_legal_move_is_picked_equally_often() {
    for moves in [
        "47@0,0r0",
        "47@0,0r0 2@0,-1r1 49@0,-2r5 12@-1,-2r4 55@-1,-1r5 44@-1,-3r4 45@0,-3r2",
    ] {
        let line = after(moves);
        let legal = legal(&line);
        let mut dice = SeededDice::new(1);
        let mut picked = vec![0_usize; legal.len()];
        for _ in 0..1_000 * legal.len() {
            let action = line.game().pick_move(line.position(), &mut dice);
            picked[legal.iter().position(|&other| other == action).unwrap()] += 1;
        }
        // Five standard deviations.
        let fair = picked.iter().all(|count| (840..1_160).contains(count));
        assert!(fair, "{picked:?}");
    }
}

/// What the rules' page says of random games of two: about 21 free moves, 34 forced placements, and
/// 53 choices for a free move while the bag holds tiles.
#[test]
fn random_games_are_as_expected() {
    const GAMES: usize = 300;
    let (mut free, mut forced, mut choices, mut choosing) = (0, 0, 0, 0);
    in_random_games(GAMES as u64, |before, _| match before.position().phase() {
        Phase::Opening => {}
        Phase::ForcedBefore | Phase::ForcedAfter => forced += 1,
        Phase::Free => {
            free += 1;
            if before.position().is_restricted() {
                choices += legal(before).len();
                choosing += 1;
            }
        }
    });
    assert!((20 * GAMES..22 * GAMES).contains(&free), "{free}");
    assert!((33 * GAMES..35 * GAMES).contains(&forced), "{forced}");
    assert!(
        (51 * choosing..56 * choosing).contains(&choices),
        "{choices} in {choosing}"
    );
}
