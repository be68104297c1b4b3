//! Reviews from constructed evidence: who lost what, who was lucky, and what a tree says of it.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use catalog::review::{Class, Course, Evidence, Found, FoundMove, Known, Proof, Worth};
use catalog::{Match, trees};
use game::{Dice, SeededDice};

/// A game that Black has won: four in a row of a colour or token, by force from some point on.
const SETUP: &str =
    "RgYfPdPg/OmRmRbRdYd/GgRnBbBd--Od/GnYnBgPfOfGfYb/PbObYmBfPnBm/OnOgPmGmBn/YgGbRfGd";

fn played(spec: &str, setup: &str, moves: &[&str]) -> Box<dyn Match> {
    let mut game = catalog::configure(spec).unwrap().begin(setup).unwrap();
    for text in moves {
        game.play(text).unwrap();
    }
    game
}

/// What a search would say: the first seat's chance, and what it would play.
fn found(first: f64, best: &[(&str, f64)]) -> Evidence {
    let values = |first: f64| vec![first, 1.0 - first];
    let moves = best.iter().map(|&(text, value)| FoundMove {
        text: text.to_owned(),
        visits: 100,
        values: values(value),
        proven: false,
    });
    Evidence::Found(Found {
        values: values(first),
        proven: false,
        line: best
            .first()
            .map(|&(text, _)| text.to_owned())
            .into_iter()
            .collect(),
        moves: moves.collect(),
        playouts: 1000,
    })
}

fn proof(value: Worth, line: &[&str]) -> Evidence {
    let line = line.iter().map(|&text| text.to_owned()).collect();
    Evidence::Proof(Proof { value, line })
}

fn known<const N: usize>(all: [(&str, Evidence); N]) -> Known {
    all.into_iter()
        .map(|(key, evidence)| (key.to_owned(), evidence))
        .collect()
}

#[test]
fn what_seems_a_mistake_is_compared_from_the_position_after_the_better_move() {
    let game = played("kamon", SETUP, &["e1", "e5", "d2"]);
    let course = Course::of(game.as_ref()).unwrap();
    let mut known = Known::new();
    let keys = |known: &Known| -> Vec<String> {
        let tasks = course.tasks(known).into_iter();
        tasks.map(|task| task.key).collect()
    };
    // From the last to the first.
    assert_eq!(keys(&known), ["e1 e5 d2", "e1 e5", "e1", ""]);
    known.insert(String::new(), found(0.5, &[("e1", 0.5)]));
    known.insert("e1".to_owned(), found(0.5, &[("d7", 0.4), ("e5", 0.6)]));
    known.insert("e1 e5".to_owned(), found(0.75, &[("d2", 0.75)]));
    known.insert("e1 e5 d2".to_owned(), found(0.74, &[("d7", 0.74)]));
    // White's move lost .25, or did it? Both sides are looked at by looks of their own.
    let again = ["e1 e5 ~again0", "e1 e5 ~again1", "e1 d7", "e1 d7 ~again1"];
    assert_eq!(keys(&known), again);
    let review = course.review(&known);
    assert!(!review.complete);
    assert_eq!(review.moves[1].loss, None);
    for key in &again[..2] {
        known.insert((*key).to_owned(), found(0.75, &[("d2", 0.75)]));
    }
    // Looked at from there, what seemed better is only a little so.
    let mut doubted = known.clone();
    doubted.insert("e1 d7".to_owned(), found(0.70, &[]));
    doubted.insert("e1 d7 ~again1".to_owned(), found(0.72, &[]));
    let review = course.review(&doubted);
    assert!(review.complete);
    assert!((review.moves[1].loss.unwrap() - 0.04).abs() < 1e-9);
    assert_eq!(review.moves[1].class, None);
    assert_eq!(review.moves[1].better, None);
    // Two looks differ by .02: one varies by .014, the mean of two by .01. The other side's do not differ, and what one look
    // varies by is the same everywhere.
    let error = review.players[1].lost_error.unwrap();
    let one_look = (0.02_f64.powi(2) / 2.0 / 2.0).sqrt();
    assert!((error - one_look).abs() < 1e-9, "{error}");
    assert_eq!(review.verdict.unwrap().best, None, "so little is noise");
    // What seemed better may be worse: that counts as well, else noise would add up to a loss.
    let mut worse = doubted.clone();
    for key in &again[2..] {
        worse.insert((*key).to_owned(), found(0.8, &[]));
    }
    let review = course.review(&worse);
    assert_eq!(review.moves[1].loss, Some(0.0));
    assert!((review.players[1].lost + 0.05).abs() < 1e-9);
    // Or it is much better indeed.
    let answer = &played("kamon", SETUP, &["e1", "d7"]).legal_moves()[0];
    for key in &again[2..] {
        known.insert((*key).to_owned(), found(0.5, &[(answer, 0.5)]));
    }
    let review = course.review(&known);
    let second = &review.moves[1];
    assert_eq!(second.class, Some(Class::Mistake));
    assert!(!second.proved);
    assert_eq!(second.better.as_ref().unwrap().line, ["d7", answer]);
    assert_eq!(second.refutation, ["d2"]);
    let [black, white] = &review.players[..] else {
        panic!("two play")
    };
    assert_eq!((black.judged, white.judged), (2, 1));
    assert!((white.lost - 0.25).abs() < 1e-9);
    assert!(black.accuracy.unwrap() > 95.0);
    assert!((white.accuracy.unwrap() - catalog::review::accuracy(0.25)).abs() < 1e-9);
    assert_eq!(
        (white.inaccuracies, white.mistakes, white.blunders),
        (0, 1, 0)
    );
    assert_eq!(review.verdict.unwrap().best, Some(0));
    assert!(review.draws.is_empty() && black.luck.is_none());
}

#[test]
fn a_proved_blunder_is_one_and_a_longer_way_to_win_is_none() {
    let game = played("kamon", SETUP, &["e1", "e5", "d2"]);
    let course = Course::of(game.as_ref()).unwrap();
    let known = known([
        ("", found(0.6, &[("e1", 0.6)])),
        ("e1", proof(Worth::Win, &["d7"])),
        ("e1 e5", proof(Worth::Win, &["d4"])),
        // Black had a win, and still has one after another move.
        ("e1 e5 d2", proof(Worth::Loss, &["d7"])),
    ]);
    let review = course.review(&known);
    assert!(review.complete);
    let blunder = &review.moves[1];
    assert_eq!(blunder.class, Some(Class::Blunder));
    assert_eq!((blunder.loss, blunder.proved), (Some(1.0), true));
    assert_eq!(blunder.refutation, ["d4"]);
    let win = &review.moves[2];
    assert_eq!((win.class, win.loss), (None, Some(0.0)));
    let proved: Vec<bool> = review
        .positions
        .iter()
        .flatten()
        .map(|it| it.proved)
        .collect();
    assert_eq!(proved, [false, true, true, true]);

    let tree = trees::of_match(game.as_ref()).unwrap();
    let tree = course.annotated(&tree, &review, &known).unwrap();
    trees::verify(&tree).unwrap();
    let text = tree.to_text();
    assert!(text.contains("e5??"), "{text}");
    assert!(
        text.contains("(2. d7 {[%value \"solver\" 0/1 proved]})"),
        "{text}"
    );
    assert!(text.contains("(3. d4)"), "{text}");
    // Nothing is added by saying it again.
    assert_eq!(course.annotated(&tree, &review, &known).unwrap(), tree);
}

/// A recorded game, its end judged by the real solver: what it proves as a blunder is one.
#[test]
fn blunders_in_a_solved_end_are_found() {
    let moves = "e1 e5 d2 d7 a5 e4 d4 d5 f2 e2 b5 g3 b4 c3 f1 b3 f4 c2 g2 d1 g4 d6";
    let moves: Vec<&str> = moves.split(' ').collect();
    let game = played("kamon", SETUP, &moves);
    let course = Course::of(game.as_ref()).unwrap();
    let rules = catalog::configure("kamon").unwrap();
    let mut solver = rules.solver(32 << 20, 1).unwrap();
    let mut known = Known::new();
    for task in course.tasks(&known) {
        let ply = task.moves.len();
        let evidence = if ply < 12 {
            found(0.5, &[(moves[ply], 0.5)])
        } else {
            let texts: Vec<&str> = task.moves.iter().map(String::as_str).collect();
            let position = played("kamon", SETUP, &texts);
            let report = solver.solve(
                position.as_ref(),
                &search::Limits::nodes(500_000),
                &mut |_| {},
            );
            Evidence::proof(&report).unwrap()
        };
        known.insert(task.key, evidence);
    }
    let review = course.review(&known);
    assert!(review.complete);
    let classed = |ply: usize| {
        let one = &review.moves[ply];
        (one.seat, one.class, one.proved)
    };
    let blunder = Some(Class::Blunder);
    assert_eq!(classed(12), (0, blunder, true), "it was won, and is lost");
    assert_eq!(classed(13), (1, blunder, true));
    assert_eq!(classed(20), (0, blunder, true));
    assert_eq!(review.moves[20].better.as_ref().unwrap().line[0], "d6");
    assert_eq!(review.moves[20].refutation, ["d6"]);
    // Whatever one plays in a lost position loses nothing.
    assert_eq!(classed(19), (1, None, false));
    let end = review.positions.last().unwrap().as_ref().unwrap();
    assert_eq!((&end.values[..], end.proved), (&[0.0, 1.0][..], true));
    assert_eq!(review.positions[21].as_ref().unwrap().plies, Some(1));
}

#[test]
fn another_move_than_the_mistake_is_good_if_it_loses_less_than_a_tenth() {
    let game = played("kamon", SETUP, &["e1", "e5", "d2"]);
    let course = Course::of(game.as_ref()).unwrap();
    let mut known = known([
        ("", found(0.5, &[("e1", 0.5)])),
        ("e1", found(0.4, &[("d7", 0.4)])),
        ("e1 e5", found(0.8, &[("d2", 0.8)])),
        ("e1 e5 d2", found(0.8, &[("d7", 0.8)])),
        ("e1 d7", found(0.4, &[])),
        ("e1 d7 ~again1", found(0.4, &[])),
        ("e1 e5 ~again0", found(0.8, &[])),
        ("e1 e5 ~again1", found(0.8, &[])),
    ]);
    let good = |known: &Known, text: &str| course.retry(1, text, known).unwrap().good;
    assert_eq!(good(&known, "d7"), Some(true), "what was better");
    assert_eq!(good(&known, "e5"), Some(false), "the mistake itself");
    let mut others = played("kamon", SETUP, &["e1"]).legal_moves();
    others.retain(|text| text != "d7" && text != "e5");
    let other = others[0].as_str();
    let retried = course.retry(1, other, &known).unwrap();
    let key = format!("e1 {other}");
    assert_eq!((&retried.tasks[0].key, retried.good), (&key, None));
    known.insert(key.clone(), found(0.49, &[]));
    assert_eq!(good(&known, other), Some(true));
    known.insert(key, found(0.51, &[]));
    assert_eq!(good(&known, other), Some(false));
    assert!(course.retry(1, "e1", &known).is_err(), "against the rules");
    assert!(course.retry(9, "d7", &known).is_err());
}

#[test]
fn nobody_reviews_a_game_without_moves() {
    let refused = |spec: &str| {
        let rules = catalog::configure(spec).unwrap();
        let game = rules.begin(&rules.deal(&mut SeededDice::new(1))).unwrap();
        Course::of(game.as_ref()).unwrap_err().code()
    };
    assert_eq!(refused("kamon"), "review-empty");
    assert_eq!(refused("tantrix-solitaire"), "review-empty");
}

/// A short game of Tantrix: the first legal moves.
fn tantrix(moves: usize) -> Box<dyn Match> {
    let rules = catalog::configure("tantrix").unwrap();
    let mut game = rules.begin(&rules.deal(&mut SeededDice::new(5))).unwrap();
    for _ in 0..moves {
        let first = game.legal_moves()[0].clone();
        game.play(&first).unwrap();
    }
    game
}

/// Answers every task by what a tile is worth to the first seat, and by the noise of a look.
fn answered(course: &Course, worth: impl Fn(&str, &str) -> f64) -> Known {
    let mut known = Known::new();
    for task in course.tasks(&known) {
        let drawn = task
            .moves
            .iter()
            .rev()
            .find(|step| step.starts_with("draw:"));
        let value = drawn.map_or(0.5, |drawn| worth(&drawn["draw:".len()..], &task.key));
        known.insert(task.key, found(value, &[]));
    }
    known
}

#[test]
fn a_draw_is_compared_with_what_could_have_been_drawn() {
    let game = tantrix(3);
    let course = Course::of(game.as_ref()).unwrap();
    let drawn: Vec<String> = game.public_record();
    let drawn: Vec<&str> = drawn
        .iter()
        .filter_map(|step| step.strip_prefix("draw:"))
        .collect();
    assert_eq!(drawn.len(), 3, "something is drawn after every move");
    // The last tile that was drawn is good for the first seat, all others are worth nothing in particular.
    let good = drawn[2].to_owned();
    let known = answered(&course, |tile, _| if tile == good { 0.8 } else { 0.5 });
    let review = course.review(&known);
    let luck: Vec<f64> = review.draws.iter().map(|draw| draw.luck[0]).collect();
    assert_eq!(review.draws[2].drawn, good);
    assert!((0.2..=0.3001).contains(&luck[2]), "{luck:?}");
    // Looking at the others may have met it: then it was not expected less.
    assert!(
        luck[..2].iter().all(|luck| (-0.04..=0.0).contains(luck)),
        "{luck:?}"
    );
    for draw in &review.draws {
        assert!(
            (draw.luck[0] + draw.luck[1]).abs() < 1e-9,
            "what helps one hurts the other"
        );
    }
    let players: Vec<i8> = review
        .players
        .iter()
        .map(|one| one.luck.unwrap().side)
        .collect();
    assert_eq!(players, [1, -1]);
}

#[test]
fn what_may_be_noise_is_not_called_luck() {
    let course = Course::of(tantrix(6).as_ref()).unwrap();
    // Every tile is worth the same; looks differ by a hash of their key, evenly from -.1 to .1.
    let noise = |key: &str| {
        let hash = key.bytes().fold(7_u64, |hash, byte| {
            hash.wrapping_mul(31).wrapping_add(byte.into())
        });
        f64::from(SeededDice::new(hash).below(1001)) / 5000.0 - 0.1
    };
    let review = course.review(&answered(&course, |_, key| 0.5 + noise(key)));
    let luck = review.players[0].luck.unwrap();
    assert_eq!(luck.side, 0, "{luck:?}");
    // Even noise from -.1 to .1 has a standard deviation of .058; four looks and eight others make .035 of it, and six
    // draws .087.
    assert!((0.05..0.13).contains(&luck.error), "{luck:?}");
}

/// The mean over everything that could have been drawn is nothing, whatever tiles are worth: no bias.
#[test]
fn luck_has_no_bias() {
    let before = tantrix(4);
    let record = before.public_record();
    let (last, before_last) = record.split_last().unwrap();
    assert!(last.starts_with("draw:"));
    let rules = catalog::configure("tantrix").unwrap();
    let begin = || {
        let mut game = rules.begin(&before.public_setup()).unwrap();
        for step in before_last {
            match step.strip_prefix("draw:") {
                Some(draw) => game.draw(draw).unwrap(),
                None => game.play(step).unwrap(),
            }
        }
        game
    };
    let worth = |tile: &str| f64::from(tile.parse::<u32>().unwrap() * 37 % 50) / 100.0 + 0.25;
    let (mut sum, mut sample) = (0.0, Vec::new());
    let possible = begin().draws();
    for (tile, _) in &possible {
        let mut game = begin();
        game.draw(tile).unwrap();
        let course = Course::of(game.as_ref()).unwrap();
        let review = course.review(&answered(&course, |tile, _| worth(tile)));
        sum += review.draws.last().unwrap().luck[0];
        // Which others are looked at does not depend on what was drawn.
        let mut others: Vec<String> = course
            .tasks(&Known::new())
            .into_iter()
            .map(|it| it.key)
            .collect();
        others.retain(|key| key.contains("draw:") && key.contains('~') && !key.contains("~real"));
        sample.push(others);
    }
    assert!(sample.windows(2).all(|two| two[0] == two[1]));
    let all: f64 =
        possible.iter().map(|(tile, _)| worth(tile)).sum::<f64>() / possible.len() as f64;
    let of_sample: Vec<f64> = {
        let tiles = sample[0].iter().map(|key| {
            let drawn = key
                .split(' ')
                .rev()
                .find_map(|step| step.strip_prefix("draw:"));
            (key.matches("draw:").count(), worth(drawn.unwrap()))
        });
        let deepest = tiles.clone().map(|(depth, _)| depth).max().unwrap();
        tiles
            .filter(|&(depth, _)| depth == deepest)
            .map(|(_, worth)| worth)
            .collect()
    };
    // What is left is how far the eight that were looked at are from all, which the error counts.
    let far = all - of_sample.iter().sum::<f64>() / of_sample.len() as f64;
    assert!((sum / possible.len() as f64 - far).abs() < 1e-9);
    assert!(far.abs() < 0.15, "{far}");
}

/// In a game for one it is the score that counts: a point of it weighs as much as a tenth of winning chances.
#[test]
fn a_solitaire_is_reviewed_by_the_score_that_was_to_be_expected() {
    let rules = catalog::configure("tantrix-solitaire").unwrap();
    let mut game = rules.begin(&rules.deal(&mut SeededDice::new(3))).unwrap();
    while matches!(game.turn(), game::Turn::Seat(_)) {
        let legal = game.legal_moves();
        game.play(legal.last().unwrap()).unwrap();
    }
    let score = f64::from(game.scores().as_slice()[0]);
    let course = Course::of(game.as_ref()).unwrap();
    // Before the first move with something to choose, games that are played on come to 12 of 14, and so they do after another
    // move; everywhere else they come to 10.
    let of_score = |score: f64, best: &[String]| {
        Evidence::Found(Found {
            values: vec![score / 14.0],
            proven: false,
            line: best.to_vec(),
            moves: Vec::new(),
            playouts: 400,
        })
    };
    let doubtful = |key: &str| {
        let steps: Vec<&str> = key.split(' ').filter(|step| !step.is_empty()).collect();
        let mut there = rules.begin(&game.public_setup()).unwrap();
        for step in &steps {
            match step.strip_prefix("draw:") {
                Some(draw) => there.draw(draw).unwrap(),
                None => there.play(step).unwrap(),
            }
        }
        let legal = there.legal_moves();
        (legal.len() > 1).then(|| legal[0].clone())
    };
    let record = game.public_record();
    let (depth, better) = (0..record.len())
        .find_map(|depth| Some((depth, doubtful(&record[..depth].join(" "))?)))
        .unwrap();
    let before = record[..depth].join(" ");
    let instead = format!("{before} {better}");
    let mut known = Known::new();
    loop {
        let tasks = course.tasks(&known);
        if tasks.is_empty() {
            break;
        }
        for task in tasks {
            let evidence = if task.key == before {
                of_score(12.0, std::slice::from_ref(&better))
            } else if task.key.starts_with(&format!("{instead} "))
                || task.key.starts_with(&format!("{before} ~played-real"))
            {
                of_score(12.0, &[])
            } else {
                let played = record.get(task.moves.len()).cloned();
                of_score(10.0, &played.into_iter().collect::<Vec<_>>())
            };
            known.insert(task.key, evidence);
        }
    }
    let review = course.review(&known);
    assert_eq!((review.complete, review.whole), (true, Some(14)));
    let ply = record[..depth]
        .iter()
        .filter(|step| !step.starts_with("draw:"));
    let lost = &review.moves[ply.count()];
    assert!((lost.loss.unwrap() * 14.0 - 2.0).abs() < 1e-9, "{lost:?}");
    assert_eq!(lost.class, Some(Class::Mistake), "two points");
    assert_eq!(lost.better.as_ref().unwrap().line[0], better);
    let player = &review.players[0];
    assert!((player.lost * 14.0 - 2.0).abs() < 1e-9, "{player:?}");
    assert_eq!((player.mistakes, player.lost_error), (1, Some(0.0)));
    assert_eq!(
        review.verdict.unwrap().best,
        None,
        "there is nobody to be better than"
    );
    let end = review.positions.last().unwrap().as_ref().unwrap();
    assert!((end.values[0] * 14.0 - score).abs() < 1e-9 && end.proved);
    assert!(review.draws.len() > 3 && player.luck.is_some());
    // What was to be expected, what moves did and what the bag did make the result.
    let (balance, luck) = (player.balance.unwrap(), player.luck.unwrap());
    assert!((balance.start * 14.0 - 10.0).abs() < 1e-9, "{balance:?}");
    assert!((balance.end * 14.0 - score).abs() < 1e-9, "{balance:?}");
    let sum = balance.start + balance.skill + luck.sum;
    assert!((sum - balance.end).abs() < 1e-9, "{balance:?} {luck:?}");
    // A tree has room for it.
    let tree = trees::of_match(game.as_ref()).unwrap();
    let tree = course.annotated(&tree, &review, &known).unwrap();
    trees::verify(&tree).unwrap();
}
