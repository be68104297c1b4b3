use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use game::Turn;
use protocol::ClockFace;

use super::clock::Clocks;
use super::hint::Hints;
use super::{Ending, Event, MatchRefusal, Millis, Occupant, Offline, Over, Secret, Start, Terms};

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
    seat: usize,
    ply: usize,
    client: Arc<str>,
    /// The move, as the rules write it.
    text: Arc<str>,
    seq: i64,
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
    /// A match from its first event. An event that does not begin a match is refused with the rest.
    pub fn begin(
        id: &str,
        secret: Secret,
        at: Millis,
        event: &Event,
    ) -> Result<Self, MatchRefusal> {
        let Event::Created {
            terms,
            seats,
            words,
            by,
            commitment,
            rematch_of,
            choices,
            offline,
            start,
        } = event
        else {
            return Err(MatchRefusal::broken(id));
        };
        let seats: Vec<SeatState> = seats
            .iter()
            .zip(words)
            .enumerate()
            .map(|(seat, (sitter, words))| SeatState {
                sitter: sitter.clone(),
                words: words.clone(),
                choice: choices.get(seat).cloned().flatten(),
                left: false,
            })
            .collect();
        Ok(Self {
            id: id.to_owned(),
            terms: terms.clone(),
            by: by.clone(),
            commitment: commitment.clone(),
            rematch_of: rematch_of.clone(),
            rematched: None,
            offline: offline.clone(),
            start: start.clone(),
            board: None,
            phase: Phase::Open,
            created_at: at,
            updated_at: at,
            seq: 1,
            secret,
            clocks: Clocks::default(),
            movers: Vec::new(),
            marks: Vec::new(),
            draw: vec![false; seats.len()],
            takeback: None,
            offered: vec![Offered::default(); seats.len()],
            hints: vec![Hints::default(); seats.len()],
            rematch: vec![false; seats.len()],
            seats,
        })
    }

    /// A match from all its events.
    pub fn replay<'a>(
        id: &str,
        secret: Secret,
        events: impl IntoIterator<Item = (Millis, &'a Event)>,
    ) -> Result<Self, MatchRefusal> {
        let mut events = events.into_iter();
        let broken = || MatchRefusal::broken(id);
        let (at, first) = events.next().ok_or_else(broken)?;
        let mut state = Self::begin(id, secret, at, first)?;
        for (at, event) in events {
            state.apply(at, event)?;
        }
        Ok(state)
    }

    /// Takes an event in. Refused only if the events don't fit together or the rules have changed.
    pub fn apply(&mut self, at: Millis, event: &Event) -> Result<(), MatchRefusal> {
        self.seq += 1;
        self.updated_at = at;
        match event {
            Event::Created { .. } => {
                return Err(MatchRefusal::broken(&self.id));
            }
            Event::Joined {
                seat,
                person,
                words,
                choice,
            } => {
                self.seats[*seat].sitter = Occupant::Person(person.clone());
                self.seats[*seat].words.clone_from(words);
                self.seats[*seat].choice.clone_from(choice);
            }
            // What follows from it stands in the next event.
            Event::InvitationDeclined { .. } => {}
            Event::Started => self.start(at)?,
            Event::Moved {
                seat,
                ply,
                text,
                client,
                clocks,
                lag_ms,
            } => {
                self.board_mut()?.play(text)?;
                self.movers.push(*seat);
                if let Some(client) = client {
                    self.marks.push(Mark {
                        seat: *seat,
                        ply: *ply,
                        client: client.as_str().into(),
                        text: text.as_str().into(),
                        seq: self.seq,
                    });
                }
                self.clocks.use_lag(*seat, *lag_ms);
                self.clocks.turn(clocks, at);
                self.forget_offers();
                self.offered.fill(Offered::default());
            }
            Event::DrawOffered { seat } => {
                self.draw[*seat] = true;
                self.offered[*seat].draw = true;
            }
            Event::DrawDeclined { .. } => self.draw.fill(false),
            Event::TakebackAsked { seat } => {
                let asked = self.takeback.take();
                let (by, mut agreed) =
                    asked.unwrap_or_else(|| (*seat, vec![false; self.seats.len()]));
                agreed[*seat] = true;
                self.takeback = Some((by, agreed));
                self.offered[*seat].takeback = true;
            }
            Event::TakebackDeclined { .. } => self.takeback = None,
            Event::TakenBack { ply, clocks } => {
                let board = self.board_mut()?;
                while board.ply() > *ply && board.undo() {}
                self.movers.truncate(*ply);
                // Whoever moves here again makes another move, whatever mark it has.
                self.marks.retain(|mark| mark.ply < *ply);
                for hints in &mut self.hints {
                    hints.last = hints.last.filter(|(at, _)| at <= ply);
                }
                self.clocks.turn(clocks, at);
                self.forget_offers();
                self.offered.fill(Offered::default());
            }
            Event::HintTaken { seat, ply } => {
                let hints = &mut self.hints[*seat];
                hints.taken += 1;
                hints.last = Some((*ply, self.seq));
            }
            Event::ClockCredited { ms } => {
                self.clocks.since += ms;
                self.clocks.settled = at;
            }
            Event::Left { seat, .. } => {
                self.seats[*seat].left = true;
                self.forget_offers();
            }
            Event::Over(over) => {
                self.clocks.left = self.clocks_now(at);
                if let Ending::Time { seat } = over.ending
                    && let Some(left) = self.clocks.left.get_mut(seat)
                {
                    // It was found a moment after.
                    *left = 0;
                }
                self.phase = Phase::Over(over.clone());
                self.forget_offers();
            }
            Event::RematchOffered { seat } => self.rematch[*seat] = true,
            Event::Rematched { id } => self.rematched = Some(id.clone()),
        }
        Ok(())
    }

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

    fn start(&mut self, at: Millis) -> Result<(), MatchRefusal> {
        let words = self.words();
        let rules = catalog::configure(&self.terms.spec)?;
        let setup = if let Some(offline) = &self.offline {
            offline.setup.clone()
        } else {
            let start = self.start.as_ref();
            let dealt = self
                .secret
                .deal(&self.terms.spec, &self.id, &words, start)?;
            rules.grant(&dealt, &self.choices())?
        };
        let mut board = rules.begin(&setup)?;
        for text in self.start.iter().flat_map(Start::moves) {
            let Turn::Seat(seat) = board.turn() else {
                return Err(MatchRefusal::broken(&self.id));
            };
            board.play(text)?;
            self.movers.push(seat.index());
        }
        self.board = Some(Board::new(board));
        self.phase = Phase::Live;
        if let Some(initial) = self.terms.clock.initial() {
            self.clocks = Clocks::start(initial, self.seats.len(), at);
        }
        Ok(())
    }

    fn board_mut(&mut self) -> Result<&mut Board, MatchRefusal> {
        let Self { board, id, .. } = self;
        board.as_mut().ok_or_else(|| MatchRefusal::broken(id))
    }

    fn forget_offers(&mut self) {
        self.draw.fill(false);
        self.takeback = None;
    }
}
