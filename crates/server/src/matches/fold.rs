//! How events become a match.

use game::Turn;

use super::clock::Clocks;
use super::hint::Hints;
use super::state::{Board, Mark, Offered};
use super::{
    Ending, Event, MatchRefusal, Millis, Occupant, Phase, SeatState, Secret, Start, State,
};

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
