use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::{Event, FromClient, MatchView, Occupant, ToClient};
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::bots::legal_moves;
use crate::client::{Client, Socket};
use crate::referee::Referee;
use crate::sim::{Counts, Sim, lock};

/// Somebody at a table: a player, or a spectator. What they know outlives every server.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) sim: Arc<Sim>,
    pub(crate) referee: Arc<Referee>,
    /// The player's id; nothing for a spectator.
    pub(crate) player: Option<String>,
    pub(crate) notes: Arc<Mutex<Notes>>,
}

/// What somebody knows of a match, and what they want there.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    pub(crate) heard: Vec<(i64, Event)>,
    pub(crate) view: Option<MatchView>,
    pending: Option<Pending>,
    marks: u32,
}

/// A move whose fate is not known yet. It is asked for again, with the same mark, until it is.
#[derive(Clone, Debug)]
struct Pending {
    mark: String,
    ply: usize,
    text: String,
    /// Whether it was asked for on the connection that there is.
    sent: bool,
}

/// What somebody does next.
enum Deed {
    Join,
    Repeat(Pending),
    Move,
    Say(FromClient),
}

/// Who hears nothing for so long asks whether anybody is there.
const SILENCE: Duration = Duration::from_secs(15);

impl Person {
    /// Follows a match, and plays in it, until it is over and everything is heard of it.
    pub(crate) async fn attend(&self, id: &str, client: &Client) {
        while !self.has_heard_all() {
            if let Some(pending) = &mut lock(&self.notes).pending {
                pending.sent = false;
            }
            let since = lock(&self.notes).heard.len();
            if let Some(socket) = client.listen(id, since).await {
                self.talk(id, client, socket).await;
            }
            self.sim.wait(50..=1_000).await;
        }
    }

    fn has_heard_all(&self) -> bool {
        let notes = lock(&self.notes);
        let over = |view: &MatchView| view.status == "over" && view.seq == notes.heard.len() as i64;
        notes.view.as_ref().is_some_and(over)
    }

    /// Talks on one connection until it is gone.
    async fn talk(&self, id: &str, client: &Client, mut socket: Socket) -> Option<()> {
        let mut act_at: Option<Instant> = None;
        let mut silent = false;
        while !self.has_heard_all() {
            if act_at.is_none() && self.next_deed().is_some() {
                act_at = Some(Instant::now() + self.thinks());
            }
            let moment = act_at.unwrap_or_else(|| Instant::now() + 2 * SILENCE);
            tokio::select! {
                biased;
                heard = tokio::time::timeout(SILENCE, socket.hear()) => match heard {
                    Ok(heard) => {
                        let (text, message) = heard?;
                        silent = false;
                        self.sim.trace(|| format!("{:?} hears {text}", self.player));
                        self.hear(id, message);
                    }
                    Err(_) if silent => return None,
                    Err(_) => {
                        silent = true;
                        socket.say(&FromClient::Ping).await?;
                    }
                },
                () = tokio::time::sleep_until(moment), if act_at.is_some() => {
                    act_at = None;
                    self.act(id, client, &mut socket).await?;
                }
            }
        }
        Some(())
    }

    fn thinks(&self) -> Duration {
        let dice = &self.sim.dice;
        let ms = if self.sim.is_healed() {
            dice.within(20..=300)
        } else if dice.below(20) == 0 {
            dice.within(5_000..=25_000)
        } else {
            dice.within(50..=1_500)
        };
        Duration::from_millis(ms as u64)
    }

    fn hear(&self, id: &str, message: ToClient) {
        let mut notes = lock(&self.notes);
        match message {
            ToClient::Event {
                seq, at, mut event, ..
            } => {
                // Names are put in where events are told; what is kept has ids.
                for person in event.people_mut() {
                    self.referee.named(id, person);
                    person.name.clear();
                }
                let due = notes.heard.len() as i64 + 1;
                if seq != due {
                    let what = format!("match {id}: event {seq} was told where {due} was due");
                    self.sim.violated(&what);
                }
                self.referee.told(id, seq, at, &event);
                notes.heard.push((at, *event));
            }
            ToClient::State { state } => {
                if state.seq != notes.heard.len() as i64 {
                    let (seq, heard) = (state.seq, notes.heard.len());
                    let what = format!("match {id}: a state of {seq} after {heard} events");
                    self.sim.violated(&what);
                }
                let negative = |seat: &protocol::SeatView| seat.clock_ms.is_some_and(|ms| ms < 0);
                if state.seats.iter().any(negative) {
                    self.sim
                        .violated(&format!("match {id}: a clock below zero"));
                }
                let people = state.seats.iter().filter_map(|seat| seat.sitter.person());
                people.for_each(|person| self.referee.named(id, person));
                notes.view = Some(*state);
            }
            ToClient::Done { client, seq, .. } => self.is_done(&mut notes, id, &client, seq),
            ToClient::Refused { client, error } => {
                self.is_refused(&mut notes, id, &client, &error.code);
            }
            _ => {}
        }
    }

    fn is_done(&self, notes: &mut Notes, id: &str, mark: &str, seq: i64) {
        match &notes.pending {
            Some(pending) if pending.mark == mark => {
                Counts::one_more(&self.sim.counts.acknowledged);
                self.referee.acknowledged(id, seq, mark);
                notes.pending = None;
            }
            // An answer to what was asked twice.
            _ if mark.starts_with('m') => self.referee.acknowledged(id, seq, mark),
            _ => self.referee.done(id, seq),
        }
    }

    fn is_refused(&self, notes: &mut Notes, id: &str, mark: &str, code: &str) {
        let Some(pending) = &mut notes.pending else {
            return;
        };
        if pending.mark != mark {
            return;
        }
        if code.starts_with("store-") || code.starts_with("server-") {
            // Nobody knows whether it is made.
            pending.sent = false;
        } else {
            self.referee.refused(id, mark, code);
            notes.pending = None;
        }
    }

    fn next_deed(&self) -> Option<Deed> {
        let notes = lock(&self.notes);
        let view = notes.view.as_ref()?;
        let player = self.player.as_ref()?;
        let sits = |occupant: &Occupant| matches!(occupant, Occupant::Person(person) if person.id == *player);
        let own = view.seats.iter().position(|seat| sits(&seat.sitter));
        if let Some(pending) = &notes.pending {
            return (!pending.sent).then(|| Deed::Repeat(pending.clone()));
        }
        match (view.status.as_str(), own) {
            ("open", None) => Some(Deed::Join),
            ("live", Some(own)) if view.turn == Some(own) => Some(Deed::Move),
            ("live", Some(own)) => {
                let client = "answer".to_owned();
                let draw = (0..)
                    .zip(&view.seats)
                    .any(|(s, seat)| s != own && seat.offers_draw);
                let takeback = view.takeback_asked_by.is_some_and(|by| by != own);
                let agrees = self.sim.dice.below(3) == 0;
                match (draw && !view.seats[own].offers_draw, takeback) {
                    (true, _) if agrees => Some(Deed::Say(FromClient::OfferDraw { client })),
                    (true, _) => Some(Deed::Say(FromClient::DeclineDraw { client })),
                    (_, true) if agrees => Some(Deed::Say(FromClient::AskTakeback { client })),
                    (_, true) => Some(Deed::Say(FromClient::DeclineTakeback { client })),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    async fn act(&self, id: &str, client: &Client, socket: &mut Socket) -> Option<()> {
        match self.next_deed() {
            None => Some(()),
            Some(Deed::Join) => {
                let words = json!({ "words": "simulated" });
                client.post(&format!("/matches/{id}/join"), &words).await;
                Some(())
            }
            Some(Deed::Say(message)) => socket.say(&message).await,
            Some(Deed::Repeat(pending)) => self.ask_for(&pending, id, client, socket).await,
            Some(Deed::Move) => {
                if let Some(message) = self.something_else() {
                    return socket.say(&message).await;
                }
                let pending = self.choose_move(id)?;
                self.ask_for(&pending, id, client, socket).await
            }
        }
    }

    /// What is done instead of a move, now and then.
    fn something_else(&self) -> Option<FromClient> {
        let client = "other".to_owned();
        let often = if self.sim.is_healed() { 300 } else { 40 };
        if self.sim.dice.in_thousand(often) {
            return Some(FromClient::Resign { client });
        }
        if !self.sim.dice.in_thousand(80) {
            return None;
        }
        Some(match self.sim.dice.below(4) {
            0 => FromClient::OfferDraw { client },
            1 => FromClient::AskTakeback { client },
            2 => FromClient::Abort { client },
            _ => FromClient::Claim { client },
        })
    }

    fn choose_move(&self, id: &str) -> Option<Pending> {
        let mut notes = lock(&self.notes);
        let view = notes.view.as_ref()?;
        let legal = legal_moves(&view.terms.spec, view.setup.as_deref()?, &view.moves)?;
        let text = self.sim.dice.pick(&legal).clone();
        let ply = view.ply;
        notes.marks += 1;
        let mark = format!("m-{}-{id}-{}", self.player.as_deref()?, notes.marks);
        self.referee.intend(id, &mark, &text);
        let sent = false;
        let pending = Pending {
            mark,
            ply,
            text,
            sent,
        };
        notes.pending = Some(pending.clone());
        Some(pending)
    }

    /// Asks for a move: on the socket, by HTTP, or by both at once.
    async fn ask_for(
        &self,
        pending: &Pending,
        id: &str,
        client: &Client,
        socket: &mut Socket,
    ) -> Option<()> {
        let Pending {
            mark, ply, text, ..
        } = pending;
        if let Some(pending) = &mut lock(&self.notes).pending {
            pending.sent = true;
        }
        let way = self.sim.dice.below(8);
        if way != 0 {
            let message = FromClient::Move {
                ply: *ply,
                text: text.clone(),
                client: mark.clone(),
            };
            socket.say(&message).await?;
            if way == 1 {
                socket.say(&message).await?;
            }
        }
        if way <= 1 {
            let wish = json!({ "ply": ply, "move": text, "client": mark });
            let answer = client.post(&format!("/matches/{id}/moves"), &wish).await;
            self.hear_answer(id, mark, answer.as_ref());
        }
        Some(())
    }

    fn hear_answer(&self, id: &str, mark: &str, answer: Option<&(u16, Value)>) {
        let mut notes = lock(&self.notes);
        self.sim
            .trace(|| format!("{:?} is answered {answer:?}", self.player));
        match answer {
            Some((200, body)) => {
                let seq = body["seq"].as_i64().unwrap_or_default();
                self.is_done(&mut notes, id, mark, seq);
            }
            Some((_, body)) => {
                let code = body["code"].as_str().unwrap_or("store-unknown");
                self.is_refused(&mut notes, id, mark, code);
            }
            None => {
                if let Some(pending) = &mut notes.pending {
                    pending.sent = false;
                }
            }
        }
    }
}
