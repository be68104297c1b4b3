use protocol::TaskLimits;
use search::Stop;

use super::*;
use crate::Bench;

/// A puzzle that is won, of a game.
fn puzzle(game: &str, at: usize) -> Puzzle {
    let text = catalog::configure(game).unwrap().family().puzzles.text();
    tactics::read(text).unwrap().swap_remove(at)
}

fn moves(puzzle: &Puzzle) -> Vec<String> {
    puzzle.lead().map(str::to_owned).collect()
}

fn solve(puzzle: &Puzzle) -> Task {
    Task::Solve {
        spec: puzzle.spec.clone(),
        setup: puzzle.setup.clone(),
        moves: moves(puzzle),
        limits: TaskLimits {
            nodes: Some(300_000),
            ..TaskLimits::default()
        },
    }
}

fn look(puzzle: &Puzzle) -> Task {
    Task::Position {
        spec: puzzle.spec.clone(),
        setup: puzzle.setup.clone(),
        moves: moves(puzzle),
        limits: TaskLimits {
            nodes: Some(20_000),
            ..TaskLimits::default()
        },
        seed: 1,
    }
}

fn done(task: &Task) -> Outcome {
    Bench::default().work(task, &Stop::default(), &mut |_| {})
}

#[test]
fn nobody_honest_is_called_a_liar() {
    for game in ["kamon", "pantarei", "snekagon", "tantrix", "snekagon-5g"] {
        for at in (0..12).step_by(3) {
            let puzzle = puzzle(game, at);
            let mut tasks = vec![look(&puzzle)];
            if matches!(puzzle.kind, tactics::Kind::Win) {
                tasks.push(solve(&puzzle));
            }
            for task in tasks {
                let outcome = done(&task);
                let right = check(&task, &outcome);
                assert_eq!(right, Ok(()), "{}: {outcome:?}", puzzle.id);
            }
        }
    }
}

#[test]
fn a_false_proof_is_refuted() {
    for game in ["kamon", "pantarei", "snekagon"] {
        let puzzle = puzzle(game, 0);
        let task = solve(&puzzle);
        let Outcome::Solve { solved } = done(&task) else {
            panic!("{game}")
        };
        assert_eq!(solved.value.as_deref(), Some("win"), "{game}");
        let tell = |change: &dyn Fn(&mut Solved)| {
            let mut told = solved.clone();
            change(&mut told);
            check(&task, &Outcome::Solve { solved: told })
        };
        assert_eq!(tell(&|_| ()), Ok(()));
        let turned = tell(&|told| told.value = Some("loss".to_owned()));
        assert_eq!(turned, Err(Lie::Proof), "{game}");
        let hopeless = |told: &mut Solved| (told.value, told.cannot_win) = (None, true);
        assert_eq!(tell(&hopeless), Err(Lie::Proof), "{game}");
        let word = |told: &mut Solved| told.value = Some("won".to_owned());
        assert_eq!(tell(&word), Err(Lie::Value));
        // A line that begins with what does not win.
        let position = position(&puzzle.spec, &puzzle.setup, &moves(&puzzle)).unwrap();
        let legal = position.legal_moves();
        let wrong = legal.iter().find(|text| puzzle.tree.after(text).is_none());
        let wrong = wrong.unwrap().clone();
        let astray = tell(&|told| told.line = vec![wrong.clone()]);
        assert_eq!(astray, Err(Lie::Proof), "{game} {wrong}");
        let nonsense = tell(&|told| told.line = vec!["nowhere".to_owned()]);
        assert_eq!(nonsense, Err(Lie::Move));
        let lost = tell(&|told| {
            told.proved = vec![ProvedMove {
                text: wrong.clone(),
                value: "win".to_owned(),
            }];
        });
        assert_eq!(lost, Err(Lie::Proof), "{game} {wrong}");
    }
}

#[test]
fn an_end_that_is_told_wrong_is_refuted() {
    let puzzle = puzzle("tantrix", 0);
    let task = look(&puzzle);
    let Outcome::Position { found } = done(&task) else {
        panic!("no search")
    };
    let tell = |change: &dyn Fn(&mut Found)| {
        let mut told = found.clone();
        change(&mut told);
        check(&task, &Outcome::Position { found: told })
    };
    assert!(found.proven, "{found:?}");
    // A sure win for whoever has less.
    let other = if found.values[0] > 0.5 {
        vec![0.0, 1.0]
    } else {
        vec![1.0, 0.0]
    };
    let turned = tell(&|told| told.values.clone_from(&other));
    assert_eq!(turned, Err(Lie::Proof), "{found:?}");
    let considered = |text: &str, values: &[f32]| {
        tell(&|told| {
            told.moves = vec![Considered {
                text: text.to_owned(),
                visits: 1,
                values: values.to_vec(),
                proven: false,
            }];
        })
    };
    let first = found.line[0].as_str();
    assert_eq!(considered(first, &found.values), Ok(()));
    for (wrong, why) in [
        (tell(&|told| told.values = vec![1.0]), Lie::Value),
        (tell(&|told| told.values[0] = f32::NAN), Lie::Value),
        (tell(&|told| told.values[0] = 7.0), Lie::Value),
        (tell(&|told| told.line.clear()), Lie::Move),
        (considered("nowhere", &found.values), Lie::Move),
        (considered(first, &[]), Lie::Value),
    ] {
        assert_eq!(wrong, Err(why));
    }
}

#[test]
fn a_puzzle_is_not_proved_by_saying_so() {
    let puzzle = puzzle("kamon", 0);
    let told = |puzzle: &Puzzle, fault: Option<&str>| {
        let task = Task::Puzzle {
            puzzle: puzzle.line(),
        };
        let fault = fault.map(str::to_owned);
        check(&task, &Outcome::Puzzle { fault })
    };
    assert_eq!(told(&puzzle, None), Ok(()));
    assert_eq!(told(&puzzle, Some("tactics-wrong")), Err(Lie::Proof));
    let mut other = puzzle.clone();
    other.themes = vec!["none-of-these".to_owned()];
    assert_eq!(told(&other, None), Err(Lie::Proof));
}

#[test]
fn a_review_is_about_its_game() {
    let puzzle = puzzle("kamon", 0);
    let task = Task::Review {
        spec: puzzle.spec.clone(),
        setup: puzzle.setup.clone(),
        moves: moves(&puzzle),
        time_ms: 2_000,
    };
    let Outcome::Review { known } = done(&task) else {
        panic!("no review")
    };
    assert!(known.values().any(Evidence::is_proved), "{known:?}");
    let tell = |known: Known| check(&task, &Outcome::Review { known });
    assert_eq!(tell(known.clone()), Ok(()));
    let mut elsewhere = known.clone();
    let any = known.values().next().unwrap().clone();
    elsewhere.insert("nowhere".to_owned(), any);
    assert_eq!(tell(elsewhere), Err(Lie::Position));
    let last = known
        .iter()
        .rfind(|(_, one)| one.is_proved())
        .unwrap()
        .0
        .clone();
    let mut turned = known;
    let proof = catalog::review::Proof {
        value: Worth::Loss,
        line: Vec::new(),
    };
    turned.insert(last, Evidence::Proof(proof));
    assert_eq!(tell(turned), Err(Lie::Proof));
}

#[test]
fn an_answer_to_another_question_is_none() {
    let puzzle = puzzle("kamon", 0);
    let text = "nowhere".to_owned();
    let answer = Outcome::Move { text: text.clone() };
    assert_eq!(check(&look(&puzzle), &answer), Err(Lie::Kind));
    let task = Task::Move {
        thread: String::new(),
        spec: puzzle.spec.clone(),
        setup: puzzle.setup.clone(),
        moves: moves(&puzzle),
        level: 1,
        time_ms: 1,
        seed: 1,
    };
    assert_eq!(check(&task, &answer), Err(Lie::Move));
    assert_eq!(check(&task, &Outcome::Failed), Ok(()));
}
