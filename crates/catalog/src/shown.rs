//! What people are shown of a match, beyond what the rules of its game say of one position: what was done last and by whom, what
//! has won, moves with what they moved, and why one may be good.

use game::{Language, Line, Message, Outcome, Seat, Turn};
use scene::{Act, Piece, Played, Scene, Sign, Touched};

use crate::games::Catalogued;
use crate::{Match, TEXTS};

/// Moves that are told as recent, at most.
const MOST_RECENT: usize = 24;

/// What the latest moves touched, the newest first, back to the last move of every seat.
fn recent<G: Catalogued>(line: &Line<G>) -> Vec<Touched> {
    let game = line.game();
    let mut has_moved = vec![false; game.seats()];
    let mut recent = Vec::new();
    let mut later: Vec<(&G::Position, G::Move)> = Vec::new();
    for (before, action) in line.played().rev().take(MOST_RECENT) {
        let Turn::Seat(seat) = game.turn(before) else {
            continue;
        };
        let follow = |place| {
            let mut moves = later.iter().rev();
            moves.try_fold(place, |place, &(before, action)| {
                game.follow(before, action, place)
            })
        };
        let places = game.touched(before, action).into_iter();
        recent.push(Touched {
            seat: seat.index() as u8,
            places: places.filter_map(follow).collect(),
        });
        later.push((before, action));
        has_moved[seat.index()] = true;
        if has_moved.iter().all(|&moved| moved) {
            break;
        }
    }
    recent
}

/// Who has won by the rules; in a game for one, whoever has reached the score to reach.
fn winners<G: Catalogued>(line: &Line<G>) -> Vec<Seat> {
    let Some(outcome) = Match::outcome(line) else {
        return Vec::new();
    };
    let first = Seat::new(0);
    if line.game().seats() == 1 {
        let reached = G::family()
            .target
            .is_some_and(|target| Match::scores(line)[first] >= target);
        return if reached { vec![first] } else { Vec::new() };
    }
    if outcome.is_draw() {
        return Vec::new();
    }
    let seats = (0..line.game().seats()).map(Seat::new);
    seats.filter(|&seat| outcome.ranks()[seat] == 0).collect()
}

/// The position for a screen, with what was done last, the points, and what has won.
pub(crate) fn scene<G: Catalogued>(line: &Line<G>, language: Language) -> Scene {
    let mut scene = line.game().scene(line.position(), language);
    if let Some((before, action)) = line.last() {
        scene.last = line.game().touched(before, action);
    }
    scene.recent = recent(line);
    if G::family().has_points {
        scene.scores = Match::scores(line).as_slice().to_vec();
    }
    let winners = winners(line).into_iter();
    scene.won = winners
        .flat_map(|seat| line.game().winning(line.position(), seat, &scene))
        .collect();
    if scene.signs.is_empty() {
        let seats = (0..line.game().seats()).map(Seat::new);
        let signs = seats.map(|seat| {
            let tint = line.game().seat_tint(line.position(), seat)?;
            Some(Sign {
                tint,
                letter: tint.letter().to_owned(),
                name: Match::seat_name(line, seat).sentence(language),
            })
        });
        scene.signs = signs.collect::<Option<_>>().unwrap_or_default();
    }
    scene
}

/// The moves made, from number `from` on, in words and with what they moved.
pub(crate) fn played<G: Catalogued>(
    line: &Line<G>,
    from: usize,
    language: Language,
) -> Vec<Played> {
    let game = line.game();
    let steps = line.positions().windows(2).zip(line.moves());
    let steps = steps.skip(from).map(|(step, &action)| {
        let [before, after] = [&step[0], &step[1]];
        let seat = match game.turn(before) {
            Turn::Seat(seat) => seat.index() as u8,
            Turn::Chance | Turn::Over => 0,
        };
        let mut played = Played::new(
            seat,
            game.choice_in_words(before, action, language),
            &game.scene(before, language),
            &game.scene(after, language),
        );
        // Who chose a colour moved nothing, and is seen by what they have become.
        if played.pieces.is_empty() && played.choice.act == Act::Choose {
            let tint = game.seat_tint(after, Seat::new(seat.into()));
            played
                .pieces
                .extend(tint.map(|tint| Piece::Stone { seat, tint }));
        }
        played
    });
    steps.collect()
}

/// What the score of a game for one means, and why it is over without the score to reach.
pub(crate) fn tally<G: Catalogued>(line: &Line<G>) -> Option<Message> {
    let score = Match::scores(line)[Seat::new(0)];
    let tally = line.game().choices().tally(score)?;
    let reached = G::family().target <= Some(score);
    let reason = Match::reason(line).filter(|_| !reached);
    let code = if reason.is_some() {
        "tally-because"
    } else {
        "tally"
    };
    let message = Message::new(&TEXTS, code).with_message("tally", tally);
    Some(match reason {
        Some(reason) => {
            message.with_message("reason", Message::new(G::family().texts, reason.text))
        }
        None => message,
    })
}

/// Why a legal move may be good, where that can be said.
pub(crate) fn why<G: Catalogued>(
    game: &G,
    position: &G::Position,
    action: G::Move,
) -> Option<Message> {
    let say = |code| Some(Message::new(&game::TEXTS, code));
    let Turn::Seat(mover) = game.turn(position) else {
        return None;
    };
    let mut next = position.clone();
    game.play_unchecked(&mut next, action);
    let wins = |outcome: Outcome| {
        let ranks = outcome.ranks().as_slice().iter().enumerate();
        ranks.clone().count() > 1
            && ranks
                .clone()
                .all(|(seat, &rank)| (rank == 0) == (seat == mover.index()))
    };
    if game.outcome(&next).is_some_and(wins) {
        return say("why-wins");
    }
    if game.count_moves(position) == 1 {
        return say("why-only");
    }
    game.why(position, action)
}
