//! Every step of every course can be done in par and can fail, whatever else is played counts by the rules alone, and
//! all of it is told in every language.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::HashSet;
use std::path::Path;

use catalog::Match;
use catalog::lessons::{Judged, State, Step, judge, steps};
use game::{Course, Family, Language, Seat, Turn};

const SENTENCES: [&str; 5] = ["title", "task", "hint", "done", "failed"];

fn each_course(mut visit: impl FnMut(&'static Family, &'static Course, &[Step])) {
    for family in catalog::families() {
        let course = family.course.unwrap();
        visit(family, course, &steps(course).unwrap());
    }
}

fn each_step(mut visit: impl FnMut(&Step)) {
    each_course(|_, _, steps| steps.iter().for_each(&mut visit));
}

fn try_moves(step: &Step, own: &[&str]) -> Judged {
    let own: Vec<String> = own.iter().map(|&action| action.to_owned()).collect();
    judge(step, &own, 0).unwrap_or_else(|refusal| panic!("{} {own:?}: {refusal}", step.id))
}

/// What a test tries of a step's first moves: all, or where there are thousands some from everywhere.
fn first_moves(step: &Step) -> Vec<String> {
    let legal = step.begin().unwrap().legal_moves();
    let apart = legal.len().div_ceil(100);
    legal.into_iter().step_by(apart).collect()
}

#[test]
fn every_game_has_a_course_of_small_steps() {
    each_course(|family, _, steps| {
        let id = family.id;
        assert!((8..=14).contains(&steps.len()), "{id}: {}", steps.len());
        let ids: HashSet<&str> = steps.iter().map(|step| step.id.as_str()).collect();
        assert_eq!(ids.len(), steps.len(), "{id} has an id twice");
        for step in steps {
            let game = step
                .begin()
                .unwrap_or_else(|why| panic!("{id} {}: {why}", step.id));
            assert_eq!(game.family().id, id);
            assert!(matches!(game.turn(), Turn::Seat(seat) if seat.index() == step.seat));
            assert!((1..=4).contains(&step.par), "{id} {}", step.id);
            assert!(step.most() >= step.par, "{id} {}", step.id);
        }
    });
}

#[test]
fn every_step_can_be_done_in_par() {
    each_step(|step| {
        let own: Vec<&str> = step.solution.split(' ').collect();
        let judged = try_moves(step, &own);
        assert_eq!(judged.state, State::Done, "{}: {:?}", step.id, judged.line);
        assert_eq!(judged.stars, 3, "{} is not done in par", step.id);
        for played in 0..own.len() {
            let judged = try_moves(step, &own[..played]);
            assert_eq!(judged.state, State::Going, "{} is done too soon", step.id);
        }
    });
}

#[test]
fn every_step_can_fail_and_not_everything_counts() {
    each_step(|step| {
        let firsts = first_moves(step);
        let mut done = 0;
        let mut failed = None;
        for first in &firsts {
            let mut judged = try_moves(step, &[first]);
            done += usize::from(judged.state == State::Done);
            let mut own = vec![first.clone()];
            // One clumsy way on is enough to run out of moves.
            while judged.state == State::Going && failed.is_none() {
                let next = clumsy(step, &judged, own.len());
                own.push(next);
                judged = judge(step, &own, 0).unwrap();
            }
            if judged.state == State::Failed {
                failed = failed.or(Some(judged));
            }
        }
        assert!(done < firsts.len(), "{}: any move will do", step.id);
        assert!(failed.is_some(), "{} can't fail", step.id);
    });
}

/// Whoever finds a win that the step did not think of has not failed, at the first move or later.
#[test]
fn no_move_that_wins_is_called_a_failure() {
    each_step(|step| {
        each_try(step, first_moves(step), |judged| {
            let game = after(step, &judged.line);
            let won = game.outcome().is_some_and(|outcome| {
                let ranks = outcome.ranks();
                let others = |(seat, &rank): (Seat, &u8)| seat.index() != step.seat && rank == 0;
                ranks[Seat::new(step.seat)] == 0 && !ranks.iter().any(others)
            });
            let alone = game.seats() == 1;
            assert!(
                alone || !won || judged.state != State::Failed,
                "{}: {:?} wins",
                step.id,
                judged.line
            );
            true
        });
    });
}

/// A sentence that nobody can ever read tells nothing.
#[test]
fn every_fault_can_be_made_and_is_told_by_its_name() {
    each_step(|step| {
        let mut unseen: Vec<&str> = step
            .faults
            .iter()
            .map(|fault| fault.name.as_str())
            .collect();
        each_try(step, step.begin().unwrap().legal_moves(), |judged| {
            assert!(judged.fault.is_none() || judged.state == State::Failed);
            unseen.retain(|&name| judged.fault.as_deref() != Some(name));
            !unseen.is_empty()
        });
        assert_eq!(unseen, Vec::<&str>::new(), "{}", step.id);
    });
}

/// Visits what becomes of first moves, and of every second one where the step goes on, until it has seen enough.
fn each_try(step: &Step, firsts: Vec<String>, mut visit: impl FnMut(&Judged) -> bool) {
    for first in firsts {
        let judged = try_moves(step, &[&first]);
        if !visit(&judged) {
            return;
        }
        if judged.state != State::Going {
            continue;
        }
        for second in after(step, &judged.line).legal_moves() {
            if !visit(&try_moves(step, &[&first, &second])) {
                return;
            }
        }
    }
}

/// A legal move after what was judged, another one each time.
fn clumsy(step: &Step, judged: &Judged, number: usize) -> String {
    let game = after(step, &judged.line);
    let legal = game.legal_moves();
    legal[(number * 7) % legal.len()].clone()
}

fn after(step: &Step, line: &[String]) -> Box<dyn Match> {
    let mut game = step.begin().unwrap();
    for action in line {
        game.play(action).unwrap();
    }
    game
}

#[test]
fn refutations_can_be_played_and_each_of_the_record_is() {
    each_step(|step| {
        let mut unseen: HashSet<&str> = step.refutes.iter().map(String::as_str).collect();
        for first in first_moves(step) {
            let judged = try_moves(step, &[&first]);
            let line: Vec<String> = judged
                .line
                .iter()
                .chain(&judged.refutation)
                .cloned()
                .collect();
            after(step, &line);
            unseen.remove(judged.refutation.join(" ").as_str());
        }
        assert!(unseen.is_empty() || step.par > 1, "{}: {unseen:?}", step.id);
    });
}

#[test]
fn what_is_lit_lies_on_the_board() {
    each_step(|step| {
        let scene = step.begin().unwrap().scene(Language::English);
        let there = |place: tree::Place| {
            scene
                .boards
                .get(usize::from(place.board))
                .is_some_and(|board| {
                    board
                        .cells
                        .iter()
                        .any(|cell| (cell.q, cell.r) == (place.q, place.r))
                })
        };
        for shape in step.shapes.iter().chain(&step.lights) {
            let places = match *shape {
                tree::Shape::Mark { at, .. } => vec![at],
                tree::Shape::Arrow { from, to, .. } => vec![from, to],
            };
            for place in places {
                assert!(there(place), "{} lights {place}", step.id);
            }
        }
    });
}

#[test]
fn everything_is_told_in_every_language_and_nothing_is_left_over() {
    each_course(|family, course, steps| {
        let texts = course.texts();
        assert_eq!(texts.gaps(), Vec::<String>::new(), "{}", family.id);
        let wanted: Vec<String> = steps
            .iter()
            .flat_map(|step| {
                let told = SENTENCES.map(|about| format!("{}-{about}", step.id));
                let faults = step.faults.iter();
                told.into_iter()
                    .chain(faults.map(|fault| format!("{}-failed-{}", step.id, fault.name)))
            })
            .collect();
        for language in Language::ALL {
            assert_eq!(texts.codes(language), wanted, "{} {language:?}", family.id);
            for code in &wanted {
                let text = texts.plain(language, code);
                let whole = text.ends_with(['.', '!', '?']);
                assert_eq!(whole, !code.ends_with("-title"), "{code}: {text}");
                assert!(text.chars().count() <= 260, "{code} is long: {text}");
            }
        }
    });
}

#[test]
fn every_file_of_a_course_belongs_to_a_game() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut records = 0;
    let mut folders = vec![games];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.ends_with("steps.json") {
                let text = std::fs::read_to_string(path).unwrap();
                assert!(catalog::families().any(|family| family.course.unwrap().steps() == text));
                records += 1;
            }
        }
    }
    assert_eq!(records, catalog::families().count());
}

#[test]
fn what_is_no_step_is_refused_with_a_sentence() {
    let family = catalog::families().next().unwrap();
    let step = steps(family.course.unwrap()).unwrap().remove(0);
    let refused = |change: &dyn Fn(&mut Step), own: &[&str]| {
        let mut changed = step.clone();
        change(&mut changed);
        let own: Vec<String> = own.iter().map(|&action| action.to_owned()).collect();
        judge(&changed, &own, 0).unwrap_err().code()
    };
    assert_eq!(
        refused(&|step| step.goal = "unheard-of".into(), &["a5"]),
        "no-lesson"
    );
    assert_eq!(
        refused(&|step| step.goal = "a and".into(), &["a5"]),
        "no-lesson"
    );
    assert_eq!(refused(&|step| step.seat = 1, &[]), "no-lesson");
    assert_eq!(refused(&|step| step.seat = 9, &[]), "no-lesson");
    assert_eq!(refused(&|_| (), &["a5", "a6"]), "lesson-over");
    assert_eq!(refused(&|_| (), &["d4"]), "first-on-border");
}
