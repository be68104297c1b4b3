//! The tree search on games whose values are known.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod toys;

use std::time::{Duration, Instant};

use game::{Game, PerSeat, Seat, Turn};
use serpentarium_search::{
    FirstPlay, Knowledge, Limits, Mcts, NoKnowledge, ProgressiveWidening, Report, Settings, Stop,
};
use toys::{Circle, Four, Gamble, Heaps, Marks, Nim, Table, TicTacToe, by_looking_at_everything};

fn quiet<M>(_: &Report<M>) {}

fn all_settings() -> Vec<Settings> {
    let rave = Settings::default();
    let plain = Settings::plain();
    let child_threshold = Settings {
        widening: Some(ProgressiveWidening {
            initial: 1.0,
            factor: 1.0,
            exponent: 0.4,
        }),
        ..Settings::default()
    };
    let threads = Settings {
        threads: 2,
        ..Settings::default()
    };
    vec![rave, plain, child_threshold, threads]
}

#[test]
fn wins_nim_with_proof() {
    for settings in all_settings() {
        let mut tree = Mcts::new(Nim, NoKnowledge, settings);
        let report = tree.search(
            &Heaps([3, 4, 5], Seat::new(1)),
            &Limits::default(),
            &mut quiet,
        );
        assert_eq!(report.best(), Some((0, 2)), "3 ^ 4 ^ 5 = 2");
        assert!(report.proven);
        assert_eq!(report.values.as_slice(), [0.0, 1.0]);
        let lost = tree.search(
            &Heaps([1, 4, 5], Seat::new(0)),
            &Limits::default(),
            &mut quiet,
        );
        assert!(lost.proven && lost.best().is_some());
        assert_eq!(lost.values.as_slice(), [0.0, 1.0]);
    }
}

#[test]
fn tic_tac_toe_is_a_draw_and_a_careless_answer_loses() {
    for settings in all_settings() {
        let mut tree = Mcts::new(TicTacToe, NoKnowledge, settings);
        let report = tree.search(&Marks::default(), &Limits::default(), &mut quiet);
        assert!(report.proven);
        assert_eq!(report.values.as_slice(), [0.5, 0.5]);
        // A corner answered at the edge beside it.
        let report = tree.search(&Marks([1, 2]), &Limits::playouts(20_000), &mut quiet);
        assert_eq!(report.values.as_slice(), [1.0, 0.0]);
    }
}

#[test]
fn weighs_chance_and_proves_its_mean() {
    for bar in 1..=5 {
        let game = Gamble { bar };
        for settings in all_settings() {
            let report = Mcts::new(game.clone(), NoKnowledge, settings).search(
                &Table::Asked,
                &Limits::default(),
                &mut quiet,
            );
            assert_eq!(report.best(), Some(true));
            assert!(report.proven);
            let expected = f32::from(6 - bar) / 6.0;
            assert!((report.values[Seat::new(0)] - expected).abs() < 1e-3);
        }
    }
}

/// Does not tell draws apart that are equally odd or even, or any at all.
struct Blurred {
    kinds: u8,
}

impl Knowledge<Gamble> for Blurred {
    fn draw_class(&self, _: &Gamble, _: &Table, side: u8) -> Option<u32> {
        Some(u32::from(side % self.kinds))
    }
}

#[test]
fn draws_of_a_kind_share_a_node_that_tells_their_mean_and_proves_nothing() {
    for (kinds, nodes) in [(1, 4), (2, 5)] {
        for settings in all_settings() {
            let game = Gamble { bar: 2 };
            let mut tree = Mcts::new(game, Blurred { kinds }, settings);
            let report = tree.search(&Table::Asked, &Limits::playouts(4_000), &mut quiet);
            assert_eq!(
                report.nodes, nodes,
                "the root, two answers, and the kinds of draws"
            );
            assert_eq!(report.best(), Some(true));
            let best = &report.candidates[0];
            assert!(!best.proven, "one draw wins and another loses");
            assert!((best.values[Seat::new(0)] - 4.0 / 6.0).abs() < 0.03);
        }
    }
}

#[test]
fn every_seat_of_three_to_five_plays_for_itself_and_may_move_twice() {
    for seats in 3..=5 {
        for again in [0, 3, 5] {
            let game = Circle { seats, again };
            let start = game.start(&());
            let expected = by_looking_at_everything(&game, &start);
            let Turn::Seat(mover) = game.turn(&start) else {
                unreachable!()
            };
            for settings in all_settings() {
                let report = Mcts::new(game.clone(), NoKnowledge, settings).search(
                    &start,
                    &Limits::default(),
                    &mut quiet,
                );
                assert!(report.proven);
                assert!((report.values[mover] - expected[mover]).abs() < 1e-3);
            }
        }
    }
}

#[test]
fn one_thread_and_a_seed_repeat_to_the_bit() {
    let game = Four::USUAL;
    let position = game.start(&());
    let run = |seed| {
        let settings = Settings {
            seed,
            ..Settings::default()
        };
        let mut tree = Mcts::new(game.clone(), NoKnowledge, settings);
        let report = tree.search(&position, &Limits::playouts(3_000), &mut quiet);
        assert_eq!(report.playouts, 3_000);
        format!("{:?} {:?} {}", report.candidates, report.line, report.nodes)
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn the_tree_is_kept_from_move_to_move() {
    let game = Four::USUAL;
    let mut position = game.start(&());
    let mut tree = Mcts::new(game.clone(), NoKnowledge, Settings::default());
    let mut before = tree.search(&position, &Limits::playouts(5_000), &mut quiet);
    for _ in 0..6 {
        let expected = before.line.clone();
        game.play_unchecked(&mut position, expected[0]);
        if game.turn(&position) == Turn::Over {
            return;
        }
        let after = tree.search(&position, &Limits::playouts(1), &mut quiet);
        let known: u64 = after
            .candidates
            .iter()
            .map(|candidate| candidate.visits)
            .sum();
        let visits = before.candidates[0].visits;
        // A node's first visit went to none of its children.
        assert!(known == visits, "{known} of {visits} visits kept");
        before = tree.search(&position, &Limits::playouts(2_000), &mut quiet);
    }
}

#[test]
fn a_full_tree_goes_on_counting_within_its_memory() {
    let game = Four::USUAL;
    let position = game.start(&());
    for threads in [1, 2] {
        let settings = Settings {
            memory: 1 << 20,
            threads,
            ..Settings::default()
        };
        let mut tree = Mcts::new(game.clone(), NoKnowledge, settings);
        let report = tree.search(&position, &Limits::playouts(30_000), &mut quiet);
        assert!(report.nodes <= (1 << 20) / 48, "{}", report.nodes);
        assert_eq!(report.playouts, 30_000);
        let visits: u64 = report
            .candidates
            .iter()
            .map(|candidate| candidate.visits)
            .sum();
        assert_eq!(visits, 30_000);
    }
}

#[test]
fn time_and_stop_are_honoured() {
    let game = Four::USUAL;
    let position = game.start(&());
    for threads in [1, 2] {
        let settings = Settings {
            threads,
            ..Settings::plain()
        };
        let mut tree = Mcts::new(game.clone(), NoKnowledge, settings);
        let begin = Instant::now();
        let limits = Limits::time(Duration::from_millis(100));
        tree.search(&position, &limits, &mut quiet);
        let took = begin.elapsed();
        // Generous, for machines that do other things too.
        assert!(
            took >= Duration::from_millis(100) && took < Duration::from_secs(15),
            "{took:?}"
        );

        let stop = Stop::default();
        let limits = Limits {
            stop: stop.clone(),
            report_every: Duration::from_millis(10),
            ..Limits::default()
        };
        let mut reports = 0;
        let report = tree.search(&position, &limits, &mut |report| {
            assert!(report.best().is_some() && report.speed() > 0.0);
            reports += 1;
            if reports == 3 {
                stop.raise();
            }
        });
        assert_eq!(reports, 3);
        assert!(report.best().is_some());
    }
}

#[test]
fn a_raised_stop_and_no_time_still_give_a_move() {
    let stop = Stop::default();
    stop.raise();
    let limits = Limits {
        stop,
        time: Some(Duration::ZERO),
        ..Limits::default()
    };
    let report = Mcts::new(Nim, NoKnowledge, Settings::default()).search(
        &Nim.start(&()),
        &limits,
        &mut quiet,
    );
    assert!(report.best().is_some());
}

/// Knows the way to win at Nim, and nothing else.
struct Sums;

impl Knowledge<Nim> for Sums {
    fn candidates(
        &self,
        game: &Nim,
        position: &Heaps,
        candidates: &mut Vec<((u8, u8), f32)>,
    ) -> bool {
        let _ = game.each_move(position, |(heap, taken)| {
            let mut heaps = position.0;
            heaps[heap as usize] -= taken;
            let good = heaps[0] ^ heaps[1] ^ heaps[2] == 0;
            candidates.push(((heap, taken), if good { 1.0 } else { 0.01 }));
            std::ops::ControlFlow::Continue(())
        });
        true
    }

    fn evaluate(&self, _: &Nim, position: &Heaps) -> Option<PerSeat<f32>> {
        let won = position.0[0] ^ position.0[1] ^ position.0[2] != 0;
        let value = if won { 0.9 } else { 0.1 };
        Some(PerSeat::from_fn(2, |seat| {
            if seat == position.1 {
                value
            } else {
                1.0 - value
            }
        }))
    }
}

#[test]
fn knowledge_finds_the_move_before_playouts_could() {
    let position = Heaps([30, 41, 52], Seat::new(0));
    let settings = Settings {
        evaluation_weight: 1.0,
        prior_weight: 1.0,
        first_play: FirstPlay::Value(0.0),
        widening: Some(ProgressiveWidening {
            initial: 1.0,
            factor: 1.0,
            exponent: 0.5,
        }),
        max_candidates: 20,
        ..Settings::default()
    };
    let mut tree = Mcts::new(Nim, Sums, settings);
    let report = tree.search(&position, &Limits::playouts(60), &mut quiet);
    let (heap, taken) = report.best().unwrap();
    let mut heaps = position.0;
    heaps[heap as usize] -= taken;
    assert_eq!(heaps[0] ^ heaps[1] ^ heaps[2], 0);
    assert_eq!(report.candidates.len(), 20);
}

/// Sees at a glance which moves win at Nim, or believes to.
struct Glance {
    is_right: bool,
}

impl Knowledge<Nim> for Glance {
    fn prior_value(&self, _: &Nim, position: &Heaps, (heap, taken): (u8, u8)) -> Option<f32> {
        let mut heaps = position.0;
        heaps[heap as usize] -= taken;
        let good = heaps[0] ^ heaps[1] ^ heaps[2] == 0;
        Some(if good == self.is_right { 0.9 } else { 0.1 })
    }
}

#[test]
fn looks_find_the_move_before_playouts_could_and_fade() {
    let settings = Settings {
        prior_visits: 10.0,
        rave_equivalence: 0.0,
        prior_weight: 0.0,
        ..Settings::default()
    };
    let large = Heaps([30, 41, 52], Seat::new(0));
    let mut tree = Mcts::new(Nim, Glance { is_right: true }, settings.clone());
    let report = tree.search(&large, &Limits::playouts(60), &mut quiet);
    let (heap, taken) = report.best().unwrap();
    let mut heaps = large.0;
    heaps[heap as usize] -= taken;
    assert_eq!(heaps[0] ^ heaps[1] ^ heaps[2], 0);
    // A look that is wrong about everything only costs time.
    let small = Heaps([3, 4, 5], Seat::new(0));
    let mut tree = Mcts::new(Nim, Glance { is_right: false }, settings);
    let report = tree.search(&small, &Limits::default(), &mut quiet);
    assert_eq!((report.best(), report.proven), (Some((0, 2)), true));
}
