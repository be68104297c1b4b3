//! A line of any game is a match.

use std::any::Any;
use std::borrow::Cow;
use std::ops::ControlFlow;

use game::{
    Family, Goal, Language, Lesson, Line, Message, Outcome, PerSeat, Reason, Seat, SeededDice,
    Turn, divide, perft,
};
use scene::{Attempt, Choice, Overlay, Picture, Played, Scene};

#[cfg(not(engine_module))]
use crate::explored::{self, Step};
use crate::games::Catalogued;
#[cfg(not(engine_module))]
use crate::rules::{DiceObject, Faced};
#[cfg(not(without = "scenes"))]
use crate::shown;
use crate::{Match, Refusal};

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

    #[cfg(not(engine_module))]
    fn setup_dealt_on(&self, dice: &mut dyn DiceObject) -> String {
        let dealt = Self::setup_as_seen(self, &mut Faced(dice));
        self.game().setup_text(&dealt)
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

    #[cfg(not(without = "scenes"))]
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

    fn draws(&self) -> Vec<(String, u32)> {
        let mut draws = Vec::new();
        let _ = self.game().each_draw(self.position(), |draw, weight| {
            draws.push((self.game().draw_text(draw), weight));
            ControlFlow::Continue(())
        });
        draws
    }

    #[cfg(not(all(without = "scenes", without = "study")))]
    fn public_setup(&self) -> String {
        let public = self.game().public_setup(Self::setup(self));
        self.game().setup_text(&public)
    }

    #[cfg(not(without = "study"))]
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

    #[cfg(not(all(without = "bots", without = "study")))]
    fn rewards(&self) -> PerSeat<f32> {
        search::reward_by_rank(self.game(), self.position())
    }

    fn reason(&self) -> Option<Reason> {
        self.game().reason(self.position())
    }

    #[cfg(not(without = "scenes"))]
    fn tally(&self) -> Option<Message> {
        shown::tally(self)
    }

    #[cfg(not(without = "scenes"))]
    fn seat_name(&self, seat: Seat) -> Message {
        self.game().seat_name(self.position(), seat)
    }

    #[cfg(not(engine_module))]
    fn picture(&self) -> Picture {
        self.game().picture(self.position())
    }

    #[cfg(not(without = "scenes"))]
    fn remarks(&self) -> Vec<Message> {
        self.game().remarks(self.position())
    }

    #[cfg(not(without = "scenes"))]
    fn overlay(&self, language: Language) -> Overlay {
        self.game().overlay(self.position(), language)
    }

    #[cfg(not(without = "scenes"))]
    fn scene(&self, language: Language) -> Scene {
        shown::scene(self, language)
    }

    #[cfg(not(without = "scenes"))]
    fn played(&self, from: usize, language: Language) -> Vec<Played> {
        shown::played(self, from, language)
    }

    #[cfg(not(without = "scenes"))]
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
        game::order::sort_by(&mut choices, |one, other| one.text.cmp(&other.text));
        choices
    }

    #[cfg(not(without = "scenes"))]
    fn words(&self, action: &str, language: Language) -> Result<String, Refusal> {
        let (game, position) = (self.game(), self.position());
        let action = game.parse_move(action)?;
        game.explain(position, action)?;
        Ok(game.words(position, action, language))
    }

    #[cfg(not(without = "scenes"))]
    fn why(&self, action: &str) -> Result<Option<Message>, Refusal> {
        let action = self.game().parse_move(action)?;
        self.game().explain(self.position(), action)?;
        Ok(shown::why(self.game(), self.position(), action))
    }

    #[cfg(not(without = "scenes"))]
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

    #[cfg(not(without = "study"))]
    fn holds(&self, goal: &Goal, begins: usize, learner: Seat) -> Result<bool, Refusal> {
        Ok(goal.holds(self.game(), &Lesson::new(self, begins, learner))?)
    }

    #[cfg(not(without = "study"))]
    fn key(&self) -> u64 {
        self.game().key(self.position())
    }

    #[cfg(not(engine_module))]
    fn steps(&self, most: usize) -> Vec<Step> {
        explored::steps(self, most)
    }

    #[cfg(not(engine_module))]
    fn explored_key(&self) -> u64 {
        explored::key(self)
    }

    #[cfg(not(engine_module))]
    fn own_moves(&self, told: &[String]) -> Result<Vec<Vec<String>>, Refusal> {
        explored::own_moves(self, told)
    }

    #[cfg(not(all(without = "bots", without = "study")))]
    fn boxed_clone(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
