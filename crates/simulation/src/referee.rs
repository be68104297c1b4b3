use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex};

use protocol::{ClockRules, Ending, Event, Occupant, Over, Person, Terms};
use store::{Memory, Row, StoreError, Value};

use crate::sim::{Sim, lock};
use crate::times::Times;

/// Knows everything that clients wanted, everything that was kept, and when the server could not do its work; and
/// finds what should not be.
#[derive(Debug)]
pub(crate) struct Referee {
    sim: Arc<Sim>,
    book: Mutex<Book>,
}

#[derive(Debug)]
struct Book {
    times: Times,
    last_row: i64,
    matches: BTreeMap<String, Record>,
    /// What each mark was given to: the match and the move.
    intended: BTreeMap<String, (String, String)>,
    /// What everybody is called now, by id.
    names: BTreeMap<String, String>,
}

/// A match by its events, as far as promises are about it.
#[derive(Debug, Default)]
pub(crate) struct Record {
    pub(crate) events: Vec<(i64, Event)>,
    pub(crate) terms: Option<Terms>,
    pub(crate) players: Vec<Option<String>>,
    pub(crate) over: Option<Over>,
    pub(crate) credited: i64,
    has_bots: bool,
    ply: usize,
    marks: HashSet<String>,
    clocks: Vec<i64>,
    turn: Turn,
}

/// The turn that goes on: when it began, by simulated time and by the server's clock, and what was credited in it.
#[derive(Clone, Copy, Debug, Default)]
struct Turn {
    began: i64,
    began_by_server: i64,
    credited: i64,
}

/// An event and when it happened, by simulated time.
struct Kept<'a> {
    at: i64,
    at_by_server: i64,
    event: &'a Event,
}

/// Timers have whole milliseconds, and what is woken takes its turn.
const SLACK: i64 = 50;

impl Referee {
    pub(crate) fn new(sim: &Arc<Sim>) -> Self {
        Self {
            sim: Arc::clone(sim),
            book: Mutex::new(Book {
                times: Times::new(&sim.faults.disk),
                last_row: 0,
                matches: BTreeMap::new(),
                intended: BTreeMap::new(),
                names: BTreeMap::new(),
            }),
        }
    }

    pub(crate) fn note_trouble(&self, at: i64) {
        lock(&self.book).times.note_trouble(at);
    }

    pub(crate) fn note_standstill(&self, ms: i64) {
        let now = self.sim.now();
        lock(&self.book).times.note_standstill(now, now + ms);
    }

    pub(crate) fn note_down(&self, stopped: bool) {
        let now = self.sim.now();
        lock(&self.book).times.note_down(now, stopped);
    }

    pub(crate) fn note_up(&self) {
        lock(&self.book).times.note_up(self.sim.now());
    }

    /// Somebody is about to make a move.
    pub(crate) fn intend(&self, id: &str, mark: &str, text: &str) {
        let move_ = (id.to_owned(), text.to_owned());
        lock(&self.book).intended.insert(mark.to_owned(), move_);
    }

    /// Something was written by a server whose clock is so far off: looks at the events that are new.
    pub(crate) fn look_at(&self, kept: &Memory, offset: i64) {
        let mut book = lock(&self.book);
        let found = match new_events(kept, book.last_row) {
            Ok(found) => found,
            // Before the first server has started there is no table.
            Err(_) if book.last_row == 0 => return,
            Err(error) => {
                return self
                    .sim
                    .violated(&format!("the database is broken: {error}"));
            }
        };
        for (row, id, seq, at, body) in found {
            book.last_row = row;
            let taken = serde_json::from_str(&body)
                .map_err(|error| error.to_string())
                .and_then(|event| book.take(&id, seq, at, offset, event));
            if let Err(what) = taken {
                self.sim
                    .violated(&format!("match {id}, event {seq}: {what}"));
            }
        }
    }

    /// Somebody is told that something happened: it must be kept by now, just so.
    pub(crate) fn told(&self, id: &str, seq: i64, at: i64, event: &Event) {
        let book = lock(&self.book);
        let kept = book.event(id, seq);
        if kept.is_none_or(|kept| kept.0 != at || kept.1 != *event) {
            let what = format!("match {id}: {event:?} was told as event {seq}, kept is {kept:?}");
            self.sim.violated(&what);
        }
    }

    /// Somebody is called so from now on.
    pub(crate) fn note_name(&self, player: &str, name: &str) {
        let mut book = lock(&self.book);
        book.names.insert(player.to_owned(), name.to_owned());
    }

    /// Somebody is told who plays: by the name of today.
    pub(crate) fn named(&self, id: &str, person: &Person) {
        let book = lock(&self.book);
        let due = book.names.get(&person.id);
        if due != Some(&person.name) {
            let (player, name) = (&person.id, &person.name);
            let what = format!("match {id}: {player} was called {name:?}, not {due:?}");
            self.sim.violated(&what);
        }
    }

    /// Somebody is told that their move is made: it must be kept by now.
    pub(crate) fn acknowledged(&self, id: &str, seq: i64, mark: &str) {
        let book = lock(&self.book);
        let kept = book.event(id, seq).map(|(_, event)| event);
        let is_ours = |event: &Event| matches!(event, Event::Moved { client, .. } if client.as_deref() == Some(mark));
        if !kept.is_some_and(is_ours) {
            let what = format!("match {id}: {mark} was acknowledged as {seq}, kept is {kept:?}");
            self.sim.violated(&what);
        }
    }

    /// Somebody is told that something other than a move is done.
    pub(crate) fn done(&self, id: &str, seq: i64) {
        if lock(&self.book).event(id, seq).is_none() {
            let what = format!("match {id}: {seq} was acknowledged and is not kept");
            self.sim.violated(&what);
        }
    }

    /// Somebody is told for good that their move is not made.
    pub(crate) fn refused(&self, id: &str, mark: &str, code: &str) {
        let book = lock(&self.book);
        let record = book.matches.get(id);
        if record.is_some_and(|record| record.marks.contains(mark)) {
            let what = format!("match {id}: {mark} is kept and was refused as {code}");
            self.sim.violated(&what);
        }
    }

    /// Looks at a match as it is kept.
    pub(crate) fn with_matches<T>(&self, look: impl FnOnce(&BTreeMap<String, Record>) -> T) -> T {
        look(&lock(&self.book).matches)
    }
}

type NewEvent = (i64, String, i64, i64, String);

fn new_events(kept: &Memory, after: i64) -> Result<Vec<NewEvent>, StoreError> {
    let rows = kept.rows(
        "SELECT rowid, match_id, seq, at, body FROM events WHERE rowid > $1 ORDER BY rowid",
        &[Value::Number(after)],
    )?;
    let read = |mut row: Row| {
        Ok((
            row.number()?,
            row.text()?,
            row.number()?,
            row.number()?,
            row.text()?,
        ))
    };
    rows.into_iter().map(read).collect()
}

impl Book {
    fn event(&self, id: &str, seq: i64) -> Option<&(i64, Event)> {
        let record = self.matches.get(id)?;
        record.events.get(usize::try_from(seq - 1).ok()?)
    }

    fn take(
        &mut self,
        id: &str,
        seq: i64,
        at: i64,
        offset: i64,
        event: Event,
    ) -> Result<(), String> {
        let record = self.matches.entry(id.to_owned()).or_default();
        let due = record.events.len() as i64 + 1;
        if seq != due {
            return Err(format!("number {due} is due"));
        }
        if let Event::Moved {
            client: Some(mark),
            text,
            ..
        } = &event
        {
            let intended = self.intended.get(mark);
            if intended != Some(&(id.to_owned(), text.clone())) {
                return Err(format!("{mark} was given to {intended:?}, kept is {text}"));
            }
        }
        let kept = Kept {
            at: at - offset,
            at_by_server: at,
            event: &event,
        };
        let result = record.take(&kept, &self.times);
        record.events.push((at, event));
        result
    }
}

impl Record {
    fn take(&mut self, kept: &Kept<'_>, times: &Times) -> Result<(), String> {
        let again = matches!(
            kept.event,
            Event::RematchOffered { .. } | Event::Rematched { .. }
        );
        if self.over.is_some() && !again {
            return Err(format!("{:?} after the end", kept.event));
        }
        match kept.event {
            Event::Created { terms, seats, .. } => {
                self.terms = Some(terms.clone());
                self.has_bots = seats.iter().any(|s| matches!(s, Occupant::Bot { .. }));
                let player = |seat: &Occupant| match seat {
                    Occupant::Person(person) => Some(person.id.clone()),
                    _ => None,
                };
                self.players = seats.iter().map(player).collect();
            }
            Event::Joined { seat, person, .. } => self.players[*seat] = Some(person.id.clone()),
            Event::Started => {
                let clock = self.terms.as_ref().map_or(ClockRules::None, |t| t.clock);
                self.clocks = vec![clock.initial().unwrap_or_default(); self.players.len()];
                self.turn_begins(kept);
            }
            Event::Moved {
                seat,
                ply,
                client,
                clocks,
                ..
            } => {
                self.check_move(*ply, client.as_deref())?;
                if !clocks.is_empty() {
                    self.check_clocks(*seat, clocks, kept.at, times)?;
                    self.clocks.clone_from(clocks);
                }
                self.turn_begins(kept);
            }
            Event::TakenBack { ply, clocks } => {
                self.ply = *ply;
                if !clocks.is_empty() {
                    self.clocks.clone_from(clocks);
                }
                self.turn_begins(kept);
            }
            Event::ClockCredited { ms } => self.check_credit(*ms, kept, times)?,
            Event::Over(over) => {
                if let Ending::Time { seat } = over.ending {
                    let left = self.clocks[seat];
                    self.check_charge(left, kept.at, times)?;
                }
                self.over = Some(over.clone());
            }
            _ => {}
        }
        Ok(())
    }

    fn turn_begins(&mut self, kept: &Kept<'_>) {
        self.turn = Turn {
            began: kept.at,
            began_by_server: kept.at_by_server,
            credited: 0,
        };
    }

    fn check_move(&mut self, ply: usize, mark: Option<&str>) -> Result<(), String> {
        if ply != self.ply {
            return Err(format!("move {ply} where {} is due", self.ply));
        }
        self.ply += 1;
        match mark {
            Some(mark) if !self.marks.insert(mark.to_owned()) => {
                Err(format!("{mark} is there twice"))
            }
            None if !self.has_bots => Err("nobody wanted this move".to_owned()),
            _ => Ok(()),
        }
    }

    fn check_clocks(
        &self,
        mover: usize,
        after: &[i64],
        at: i64,
        times: &Times,
    ) -> Result<(), String> {
        if after.iter().any(|&left| left < 0) {
            return Err(format!("clocks show {after:?}"));
        }
        for (seat, (before, after)) in self.clocks.iter().zip(after).enumerate() {
            if seat != mover && before != after {
                return Err(format!(
                    "the clock of seat {seat} went from {before} to {after}"
                ));
            }
        }
        match self.terms.as_ref().map(|terms| terms.clock) {
            Some(ClockRules::Fischer { increment_ms, .. }) => {
                let charged = self.clocks[mover] + increment_ms - after[mover];
                if charged < 0 {
                    return Err(format!("{charged} ms were charged"));
                }
                self.check_charge(charged, at, times)
            }
            _ => Ok(()),
        }
    }

    fn check_charge(&self, charged: i64, at: i64, times: &Times) -> Result<(), String> {
        let most = times.chargeable(self.turn.began, at);
        if charged > most + SLACK {
            return Err(format!(
                "{charged} ms were charged from {} to {at}, of which the server worked {most}",
                self.turn.began
            ));
        }
        Ok(())
    }

    fn check_credit(&mut self, ms: i64, kept: &Kept<'_>, times: &Times) -> Result<(), String> {
        self.credited += ms;
        self.turn.credited += ms;
        if self.has_bots {
            // A bot that is late is given time, whatever the reason.
            return Ok(());
        }
        let passed = kept.at_by_server - self.turn.began_by_server;
        // After a clock was set back, nobody can say what passed.
        if ms <= 0 || (passed >= 0 && self.turn.credited > passed) {
            let credited = self.turn.credited;
            return Err(format!(
                "{credited} ms were credited in a turn of {passed} ms"
            ));
        }
        if !times.has_cause(self.turn.began, kept.at) {
            return Err(format!("{ms} ms were credited for nothing"));
        }
        Ok(())
    }
}
