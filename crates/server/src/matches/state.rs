use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use game::Turn;
use protocol::ClockFace;

use super::clock::Clocks;
use super::hint::Hints;
use super::{Millis, Occupant, Offline, Over, Secret, Start, Terms};

/// How strong the bot is that plays on for somebody who has left.
const STAND_IN: u8 = 4;

/// A match as it stands.
#[derive(Clone, Debug)]
pub struct State {
    /// The match.
    pub id: String,
    /// What was agreed on.
    pub terms: Terms,
    /// The seats in turn order.
    pub seats: Vec<SeatState>,
    /// Who made the match.
    pub by: String,
    /// The hash of the secret.
    pub commitment: String,
    /// The match that it is a rematch of.
    pub rematch_of: Option<String>,
    /// The match that is its rematch.
    pub rematched: Option<String>,
    /// Where it was played, if it was not here.
    pub offline: Option<Offline>,
    /// The position from which it is played, if that is not the first of the game.
    pub start: Option<Start>,
    /// The game, from the start on.
    pub board: Option<Board>,
    /// Where it is in its life.
    pub phase: Phase,
    /// When it was made.
    pub created_at: Millis,
    /// When something last happened.
    pub updated_at: Millis,
    /// The number of the last event.
    pub seq: i64,
    pub(super) secret: Secret,
    pub(super) clocks: Clocks,
    /// Who made each move.
    pub movers: Vec<usize>,
    /// Clients' marks of moves, and the events that they became.
    pub(super) marks: Vec<Mark>,
    /// Which seat offers or agrees to a draw.
    pub(super) draw: Vec<bool>,
    /// Which seat asks or agrees to take moves back: who asked, and who agrees.
    pub(super) takeback: Option<(usize, Vec<bool>)>,
    /// What each seat has offered or asked for since the last move.
    pub(super) offered: Vec<Offered>,
    /// What hints each seat has taken.
    pub(super) hints: Vec<Hints>,
    /// Which seat wants to play again.
    pub(super) rematch: Vec<bool>,
}

/// A client's own mark of a move. A match is copied at every event, so that marks are shared, not copied.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    pub(super) seat: usize,
    pub(super) ply: usize,
    pub(super) client: Arc<str>,
    /// The move, as the rules write it.
    pub(super) text: Arc<str>,
    pub(super) seq: i64,
}

/// What a seat has begun since the last move. Who was declined may try again after the next one, so that
/// nobody is asked without end, and a match has no more offers than moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Offered {
    pub(super) draw: bool,
    pub(super) takeback: bool,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// Who sits there.
    pub sitter: Occupant,
    /// What was added to the shuffle.
    pub words: Option<String>,
    /// What the player wishes for of the game's things that every seat has one of.
    pub choice: Option<String>,
    /// Whether the player has left, and a bot plays on.
    pub left: bool,
}

/// Where a match is in its life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It waits for players.
    Open,
    /// It is being played.
    Live,
    /// It ended.
    Over(Over),
}

/// The game of a match.
#[derive(Debug)]
pub struct Board(Box<dyn catalog::Match>);

impl Board {
    /// A game being played.
    pub const fn new(game: Box<dyn catalog::Match>) -> Self {
        Self(game)
    }
}

impl Clone for Board {
    fn clone(&self) -> Self {
        Self(self.0.boxed_clone())
    }
}

impl Deref for Board {
    type Target = dyn catalog::Match;
    fn deref(&self) -> &Self::Target {
        self.0.as_ref()
    }
}

impl DerefMut for Board {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0.as_mut()
    }
}

impl State {
    /// The event that a client's move with this mark became, and the move. A mark is for one ply: clients that
    /// use the same one all the time make different moves with it.
    pub(super) fn marked(&self, seat: usize, ply: usize, client: &str) -> Option<(i64, &str)> {
        let mut marks = self.marks.iter();
        let same = |mark: &&Mark| (mark.seat, mark.ply) == (seat, ply) && *mark.client == *client;
        marks.find(same).map(|mark| (mark.seq, &*mark.text))
    }

    /// When the turn of the player to move began.
    pub const fn turn_began(&self) -> Millis {
        self.clocks.since
    }

    /// From when on an outage would have to be credited.
    pub const fn credited_until(&self) -> Millis {
        self.clocks.settled
    }

    /// Which seat is to move, while the match goes on.
    pub fn turn(&self) -> Option<usize> {
        match (&self.phase, self.board.as_ref()?.turn()) {
            (Phase::Live, Turn::Seat(seat)) => Some(seat.index()),
            _ => None,
        }
    }

    /// How many moves were made, those that lead to where the match began among them.
    pub fn ply(&self) -> usize {
        self.movers.len()
    }

    /// How many moves lead to where the match began.
    pub fn start_ply(&self) -> usize {
        self.start.as_ref().map_or(0, |start| start.moves().count())
    }

    /// How many moves were made in the match itself.
    pub fn made(&self) -> usize {
        self.ply().saturating_sub(self.start_ply())
    }

    /// What each seat has left now; nothing without a clock or before the start.
    pub fn clocks_now(&self, now: Millis) -> Vec<Millis> {
        let mut left = self.clocks.left.clone();
        if let (Some(seat), true) = (self.turn(), !left.is_empty()) {
            left[seat] = self.clocks.left_now(seat, now);
        }
        left
    }

    /// When the player to move runs out of time.
    pub fn deadline(&self) -> Option<Millis> {
        let left = self.clocks.left.get(self.turn()?)?;
        Some(self.clocks.since + left)
    }

    /// When the player to move is late, if the way of a move takes so long: not before the clock shows nothing.
    pub fn late_at(&self, lag: Millis) -> Option<Millis> {
        let allowed = self.clocks.allowed_lag(self.turn()?, lag);
        Some(self.deadline()? + allowed)
    }

    /// Everybody's clock as people read it; nothing without clocks.
    pub fn faces(&self, now: Millis) -> Vec<ClockFace> {
        let clocks = self.clocks_now(now).into_iter();
        clocks.map(|left| self.terms.clock.face(left)).collect()
    }

    /// Whether the server plays for the seat to move, and how strong: a bot, or one who has left.
    pub fn bot_to_move(&self) -> Option<(usize, u8)> {
        let seat = self.turn()?;
        match (&self.seats[seat].sitter, self.seats[seat].left) {
            (Occupant::Bot { level, .. }, _) => Some((seat, *level)),
            (_, true) => Some((seat, STAND_IN)),
            _ => None,
        }
    }

    /// The seats of a player.
    pub fn seats_of<'a>(&'a self, player: &'a str) -> impl Iterator<Item = usize> + 'a {
        (0..self.seats.len())
            .filter(move |&seat| self.person(seat).is_some_and(|person| person.id == player))
    }

    /// The person in a seat.
    pub fn person(&self, seat: usize) -> Option<&super::Person> {
        match &self.seats[seat].sitter {
            Occupant::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Which seats offer or agree to a draw.
    pub fn draw_offers(&self) -> &[bool] {
        &self.draw
    }

    /// Who asks to take moves back.
    pub fn takeback_asked_by(&self) -> Option<usize> {
        self.takeback.as_ref().map(|(seat, _)| *seat)
    }

    /// Which seats want to play again.
    pub fn rematch_offers(&self) -> &[bool] {
        &self.rematch
    }

    /// What everybody added to the shuffle.
    pub fn words(&self) -> Vec<Option<String>> {
        self.seats.iter().map(|seat| seat.words.clone()).collect()
    }

    /// What everybody wishes for of the game's things that every seat has one of; empty if nobody does.
    pub fn choices(&self) -> Vec<Option<String>> {
        let choices = self.seats.iter().map(|seat| seat.choice.clone());
        let choices: Vec<_> = choices.collect();
        if choices.iter().any(Option::is_some) {
            choices
        } else {
            Vec::new()
        }
    }
}
