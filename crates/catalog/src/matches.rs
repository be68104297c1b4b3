use std::any::Any;
use std::borrow::Cow;
use std::fmt::Debug;
use std::ops::ControlFlow;

use game::{
    Family, Goal, Language, Lesson, Line, Message, Outcome, PerSeat, Reason, Seat, SeededDice,
    Turn, divide, perft,
};
use scene::{Act, Attempt, Choice, Overlay, Picture, Piece, Played, Scene, Sign, Touched};

use crate::Refusal;
use crate::games::Catalogued;

use crate::TEXTS;

/// A game being played, whatever game it is. Setups and moves are texts; draws are taken from the
/// setup as they fall due.
pub trait Match: Debug + Send + Sync {
    /// The game on the shelf.
    fn family(&self) -> &'static Family;
    /// The shortest spec that means this game.
    fn spec(&self) -> String;
    /// How many play.
    fn seats(&self) -> usize;
    /// Everything random. It may hold what players must not know: show it to nobody during a match.
    fn setup(&self) -> String;
    /// A setup that agrees with all that players may know by now, the rest dealt anew from the seed.
    /// With the same moves it leads to the same position; it tells nothing that is hidden.
    fn setup_as_seen(&self, seed: u64) -> String;
    /// The moves so far.
    fn moves(&self) -> Vec<String>;
    /// The last of them.
    fn last_move(&self) -> Option<String>;
    /// How many moves have been made.
    fn ply(&self) -> usize;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// The legal moves, sorted as bytes.
    fn legal_moves(&self) -> Vec<String>;
    /// Why a move can't be played now; nothing if it can.
    fn explain(&self, action: &str) -> Result<(), Refusal>;
    /// The move that somebody tried on a board, as text; or why it can't be played now.
    #[cfg(not(engine = "thinking"))]
    fn attempt(&self, attempt: &Attempt) -> Result<String, Refusal>;
    /// Plays a move, or changes nothing and says why not.
    fn play(&mut self, action: &str) -> Result<(), Refusal>;
    /// Tells what was drawn, where the setup does not reach so far; or says why it can't be.
    fn draw(&mut self, draw: &str) -> Result<(), Refusal>;
    /// What can be drawn now, each with its weight; nothing unless something is to be, and the setup does not tell.
    #[cfg(not(engine = "thinking"))]
    fn draws(&self) -> Vec<(String, u32)>;
    /// The part of the setup that players may know before the first move.
    #[cfg(not(engine = "thinking"))]
    fn public_setup(&self) -> String;
    /// Moves and draws in their order, a draw as `draw:37`: with the public setup, all that players
    /// may know.
    #[cfg(not(engine = "thinking"))]
    fn public_record(&self) -> Vec<String>;
    /// Whether move number `index`, from 0, made something be drawn that nobody could know before.
    fn drew(&self, index: usize) -> bool;
    /// Takes the last move back; false if there was none.
    fn undo(&mut self) -> bool;
    /// Points as they stand.
    fn scores(&self) -> PerSeat<i32>;
    /// The ranks, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What its end is worth to each seat, from 0 to 1: as points stand, if it goes on.
    #[cfg(not(engine = "thinking"))]
    fn rewards(&self) -> PerSeat<f32>;
    /// Why it ended, for a game that can end in several ways.
    fn reason(&self) -> Option<Reason>;
    /// What the score of a game for one means, in a sentence, and once it is over without the score to
    /// reach, why it is.
    #[cfg(not(engine = "thinking"))]
    fn tally(&self) -> Option<Message>;
    /// What players call a seat.
    #[cfg(not(engine = "thinking"))]
    fn seat_name(&self, seat: Seat) -> Message;
    /// The position for the terminal.
    #[cfg(not(engine_module))]
    fn picture(&self) -> Picture;
    /// What is worth saying about the position: what must be answered, what is left.
    #[cfg(not(engine = "thinking"))]
    fn remarks(&self) -> Vec<Message>;
    /// What the position allows, over the board.
    #[cfg(not(engine = "thinking"))]
    fn overlay(&self, language: Language) -> Overlay;
    /// The position for a screen, with what was done last, the points, and what has won.
    #[cfg(not(engine = "thinking"))]
    fn scene(&self, language: Language) -> Scene;
    /// The moves made, from number `from` on, in words and with what they moved.
    #[cfg(not(engine = "thinking"))]
    fn played(&self, from: usize, language: Language) -> Vec<Played>;
    /// The legal moves for a screen, sorted by their texts: all, or those that play a piece with this key.
    /// With words if a language is told.
    #[cfg(not(engine = "thinking"))]
    fn choices(&self, piece: Option<&str>, language: Option<Language>) -> Vec<Choice>;
    /// A legal move in words, as its choice has them; or why it can't be played now.
    #[cfg(not(engine = "thinking"))]
    fn words(&self, action: &str, language: Language) -> Result<String, Refusal>;
    /// The keys of the pieces that can be played, sorted, each with how many moves play it. Empty in
    /// games in which nobody holds anything.
    #[cfg(not(engine = "thinking"))]
    fn playable_pieces(&self) -> Vec<(String, u64)>;
    /// How many legal moves there are.
    fn count_moves(&self) -> u64;
    /// How many sequences of `depth` moves start here.
    #[cfg(not(engine_module))]
    fn perft(&self, depth: u32) -> u64;
    /// The same for each first move, sorted by its text.
    #[cfg(not(engine_module))]
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
    /// Whether a goal of the lesson is reached that began after so many moves.
    #[cfg(not(engine = "thinking"))]
    fn holds(&self, goal: &Goal, begins: usize, learner: Seat) -> Result<bool, Refusal>;
    /// Equal positions have equal keys.
    #[cfg(not(engine = "thinking"))]
    fn key(&self) -> u64;
    /// A copy that can be played on by itself.
    #[cfg(not(engine = "thinking"))]
    fn boxed_clone(&self) -> Box<dyn Match>;
    /// The line of one particular game, for those who know which.
    fn as_any(&self) -> &dyn Any;
}

/// The legal moves as the rules visit them. A visit is large where it is compiled for speed, and here nobody needs one of
/// their own.
#[inline(never)]
fn all_moves<G: Catalogued>(line: &Line<G>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    let _ = line.game().each_move(line.position(), |action| {
        moves.push(action);
        ControlFlow::Continue(())
    });
    moves
}

/// Moves that are told as recent, at most.
const MOST_RECENT: usize = 24;

/// What the latest moves touched, the newest first, back to the last move of every seat.
#[cfg(not(engine = "thinking"))]
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
#[cfg(not(engine = "thinking"))]
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

impl<G: Catalogued> Match for Line<G> {
    fn family(&self) -> &'static Family {
        G::family()
    }

    fn spec(&self) -> String {
        self.game().choices().to_string()
    }

    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn setup(&self) -> String {
        self.game().setup_text(Self::setup(self))
    }

    fn setup_as_seen(&self, seed: u64) -> String {
        let seen = Self::setup_as_seen(self, &mut SeededDice::new(seed));
        self.game().setup_text(&seen)
    }

    fn moves(&self) -> Vec<String> {
        Self::moves(self)
            .iter()
            .map(|&action| self.game().move_text(action))
            .collect()
    }

    fn last_move(&self) -> Option<String> {
        let (_, action) = self.last()?;
        Some(self.game().move_text(action))
    }

    fn ply(&self) -> usize {
        Self::moves(self).len()
    }

    fn turn(&self) -> Turn {
        Self::turn(self)
    }

    fn legal_moves(&self) -> Vec<String> {
        let moves = all_moves(self).into_iter();
        let mut texts: Vec<String> = moves.map(|action| self.game().move_text(action)).collect();
        texts.sort_unstable();
        texts
    }

    fn explain(&self, action: &str) -> Result<(), Refusal> {
        let action = self.game().parse_move(action)?;
        Ok(self.game().explain(self.position(), action)?)
    }

    #[cfg(not(engine = "thinking"))]
    fn attempt(&self, attempt: &Attempt) -> Result<String, Refusal> {
        let (game, position) = (self.game(), self.position());
        if self.turn() == Turn::Over {
            return Err(Refusal::GameOver);
        }
        let action = game.attempt(position, attempt);
        let action = action.ok_or(Refusal::NoSuchMove)?;
        game.explain(position, action)?;
        Ok(game.move_text(action))
    }

    fn play(&mut self, action: &str) -> Result<(), Refusal> {
        Ok(self.play_text(action)?)
    }

    fn draw(&mut self, draw: &str) -> Result<(), Refusal> {
        Ok(Self::draw(self, self.game().parse_draw(draw)?)?)
    }

    #[cfg(not(engine = "thinking"))]
    fn draws(&self) -> Vec<(String, u32)> {
        let mut draws = Vec::new();
        let _ = self.game().each_draw(self.position(), |draw, weight| {
            draws.push((self.game().draw_text(draw), weight));
            ControlFlow::Continue(())
        });
        draws
    }

    #[cfg(not(engine = "thinking"))]
    fn public_setup(&self) -> String {
        let public = self.game().public_setup(Self::setup(self));
        self.game().setup_text(&public)
    }

    #[cfg(not(engine = "thinking"))]
    fn public_record(&self) -> Vec<String> {
        let mut record = Vec::new();
        let mut draws = self.draws().iter().peekable();
        for ply in 0..=Self::moves(self).len() {
            while let Some((_, draw)) = draws.next_if(|&&(moves, _)| moves == ply) {
                record.push(format!("draw:{}", self.game().draw_text(*draw)));
            }
            record.extend(
                Self::moves(self)
                    .get(ply)
                    .map(|&action| self.game().move_text(action)),
            );
        }
        record
    }

    fn drew(&self, index: usize) -> bool {
        Self::drew(self, index)
    }

    fn undo(&mut self) -> bool {
        Self::undo(self)
    }

    fn scores(&self) -> PerSeat<i32> {
        self.game().scores(self.position())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.position())
    }

    #[cfg(not(engine = "thinking"))]
    fn rewards(&self) -> PerSeat<f32> {
        search::reward_by_rank(self.game(), self.position())
    }

    fn reason(&self) -> Option<Reason> {
        self.game().reason(self.position())
    }

    #[cfg(not(engine = "thinking"))]
    fn tally(&self) -> Option<Message> {
        let score = Match::scores(self)[Seat::new(0)];
        let tally = self.game().choices().tally(score)?;
        let reached = G::family().target <= Some(score);
        let reason = Match::reason(self).filter(|_| !reached);
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

    #[cfg(not(engine = "thinking"))]
    fn seat_name(&self, seat: Seat) -> Message {
        self.game().seat_name(self.position(), seat)
    }

    #[cfg(not(engine_module))]
    fn picture(&self) -> Picture {
        self.game().picture(self.position())
    }

    #[cfg(not(engine = "thinking"))]
    fn remarks(&self) -> Vec<Message> {
        self.game().remarks(self.position())
    }

    #[cfg(not(engine = "thinking"))]
    fn overlay(&self, language: Language) -> Overlay {
        self.game().overlay(self.position(), language)
    }

    #[cfg(not(engine = "thinking"))]
    fn scene(&self, language: Language) -> Scene {
        let mut scene = self.game().scene(self.position(), language);
        if let Some((before, action)) = self.last() {
            scene.last = self.game().touched(before, action);
        }
        scene.recent = recent(self);
        if G::family().has_points {
            scene.scores = Match::scores(self).as_slice().to_vec();
        }
        let winners = winners(self).into_iter();
        scene.won = winners
            .flat_map(|seat| self.game().winning(self.position(), seat, &scene))
            .collect();
        if scene.signs.is_empty() {
            let seats = (0..self.game().seats()).map(Seat::new);
            let signs = seats.map(|seat| {
                let tint = self.game().seat_tint(self.position(), seat)?;
                Some(Sign {
                    tint,
                    letter: tint.letter().to_owned(),
                    name: Match::seat_name(self, seat).sentence(language),
                })
            });
            scene.signs = signs.collect::<Option<_>>().unwrap_or_default();
        }
        scene
    }

    #[cfg(not(engine = "thinking"))]
    fn played(&self, from: usize, language: Language) -> Vec<Played> {
        let game = self.game();
        let steps = self.positions().windows(2).zip(Self::moves(self));
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

    #[cfg(not(engine = "thinking"))]
    fn choices(&self, piece: Option<&str>, language: Option<Language>) -> Vec<Choice> {
        let (game, position) = (self.game(), self.position());
        let mut choices = Vec::new();
        for action in all_moves(self) {
            if piece.is_none() || game.piece(position, action).as_deref() == piece {
                choices.push(match language {
                    Some(language) => game.choice_in_words(position, action, language),
                    None => game.choice(position, action),
                });
            }
        }
        choices.sort_unstable_by(|one, other| one.text.cmp(&other.text));
        choices
    }

    #[cfg(not(engine = "thinking"))]
    fn words(&self, action: &str, language: Language) -> Result<String, Refusal> {
        let (game, position) = (self.game(), self.position());
        let action = game.parse_move(action)?;
        game.explain(position, action)?;
        Ok(game.words(position, action, language))
    }

    #[cfg(not(engine = "thinking"))]
    fn playable_pieces(&self) -> Vec<(String, u64)> {
        let (game, position) = (self.game(), self.position());
        // Nobody holds more than a few kinds, and moves of one kind come one after the other.
        let mut counts: Vec<(Cow<'static, str>, u64)> = Vec::new();
        let mut last = 0;
        for action in all_moves(self) {
            if let Some(key) = game.piece(position, action) {
                if counts.get(last).is_none_or(|(known, _)| *known != key) {
                    last = counts.partition_point(|(known, _)| *known < key);
                    if counts.get(last).is_none_or(|(known, _)| *known != key) {
                        counts.insert(last, (key, 0));
                    }
                }
                counts[last].1 += 1;
            }
        }
        let counts = counts.into_iter();
        counts
            .map(|(key, count)| (key.into_owned(), count))
            .collect()
    }

    fn count_moves(&self) -> u64 {
        self.game().count_moves(self.position())
    }

    #[cfg(not(engine_module))]
    fn perft(&self, depth: u32) -> u64 {
        perft(self.game(), Self::setup(self), self.position(), depth)
    }

    #[cfg(not(engine_module))]
    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let parts = divide(self.game(), Self::setup(self), self.position(), depth).into_iter();
        let mut parts: Vec<(String, u64)> = parts
            .map(|(action, count)| (self.game().move_text(action), count))
            .collect();
        parts.sort_unstable();
        parts
    }

    #[cfg(not(engine = "thinking"))]
    fn holds(&self, goal: &Goal, begins: usize, learner: Seat) -> Result<bool, Refusal> {
        Ok(goal.holds(self.game(), &Lesson::new(self, begins, learner))?)
    }

    #[cfg(not(engine = "thinking"))]
    fn key(&self) -> u64 {
        self.game().key(self.position())
    }

    #[cfg(not(engine = "thinking"))]
    fn boxed_clone(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
