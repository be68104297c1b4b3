use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use game::{Dice, SeededDice, Turn};
use protocol::client::{Client, Listen, Socket};
use protocol::{FromClient, JoinWish, NewMatch, SeatWish};
use tokio::sync::{Semaphore, watch};

use crate::{Counts, LoadTest};

/// When a move was sent and when it was acknowledged, in microseconds from when it was due.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timing {
    pub(crate) sent: u32,
    pub(crate) done: u32,
}

/// Whatever went wrong: a load test only counts it.
pub(crate) struct Wrong;

impl From<protocol::client::Error> for Wrong {
    fn from(_: protocol::client::Error) -> Self {
        Self
    }
}

/// Players who play game after game.
pub(crate) struct Table {
    test: Arc<LoadTest>,
    counts: Arc<Counts>,
    door: Arc<Semaphore>,
    dice: SeededDice,
    players: Vec<Client>,
    timings: Vec<Timing>,
}

/// A game on its way: a socket for each seat, and the board as the players know it.
struct Play {
    sockets: Vec<Socket>,
    /// The number of the last event that each of them was told of, with what it led to.
    heard: Vec<i64>,
    /// The number of the last move that was acknowledged.
    done: Option<i64>,
    board: Box<dyn catalog::Match>,
    /// What the setup is by now, if we have been told something new.
    setup: Option<String>,
}

/// Silence for so long is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

impl Table {
    pub(crate) fn new(
        test: &Arc<LoadTest>,
        counts: &Arc<Counts>,
        door: &Arc<Semaphore>,
        anybody: &Client,
        number: u64,
    ) -> Self {
        Self {
            test: Arc::clone(test),
            counts: Arc::clone(counts),
            door: Arc::clone(door),
            dice: SeededDice::for_game(1, number),
            players: vec![anybody.stranger()],
            timings: Vec::new(),
        }
    }

    pub(crate) async fn run(
        mut self,
        mut started: watch::Receiver<Option<Instant>>,
    ) -> Vec<Timing> {
        let mut seated = false;
        loop {
            let Ok(mut play) = self.sit_down().await else {
                self.counts.errors.fetch_add(1, Ordering::Relaxed);
                return self.timings;
            };
            if !seated {
                seated = true;
                self.counts.seated.fetch_add(1, Ordering::Relaxed);
            }
            let until = tokio::select! {
                until = started.wait_for(Option::is_some) => match until {
                    Ok(until) => until.unwrap_or_else(Instant::now),
                    Err(_) => return self.timings,
                },
                // Whoever waits answers pings.
                Err(Wrong) = play.listen_on() => {
                    self.counts.errors.fetch_add(1, Ordering::Relaxed);
                    return self.timings;
                }
            };
            match self.play(&mut play, until).await {
                Ok(true) => self.counts.finished.fetch_add(1, Ordering::Relaxed),
                Ok(false) => return self.timings,
                Err(Wrong) => self.counts.errors.fetch_add(1, Ordering::Relaxed),
            };
        }
    }

    /// Plays to the end; false if the time was up before.
    async fn play(&mut self, play: &mut Play, until: Instant) -> Result<bool, Wrong> {
        let mut due = Instant::now();
        while let Turn::Seat(seat) = play.board.turn() {
            due += self.pause();
            if due >= until {
                return Ok(false);
            }
            play.listen_until(due).await?;
            let legal = play.board.legal_moves();
            let text = legal[self.dice.below(legal.len() as u32) as usize].clone();
            let ply = play.board.ply();
            let wish = FromClient::Move {
                ply,
                text: text.clone(),
                client: ply.to_string(),
            };
            let sent = due.elapsed();
            play.done = None;
            play.sockets[seat.index()].say(&wish).await?;
            play.listen(|play| play.done.is_some()).await?;
            self.timings.push(Timing {
                sent: sent.as_micros() as u32,
                done: due.elapsed().as_micros() as u32,
            });
            let seq = play.done.ok_or(Wrong)?;
            play.board.play(&text).map_err(|_| Wrong)?;
            // Everybody must hear of it, and of the setup as far as it is known by now.
            play.listen(|play| play.heard.iter().all(|&heard| heard >= seq))
                .await?;
            if let Some(setup) = play.setup.take()
                && setup != play.board.setup()
            {
                play.board = board(&self.test.spec, &setup, &play.board.moves())?;
            }
        }
        Ok(true)
    }

    /// How long until the next move of this game is due: at random, as if players knew nothing of each
    /// other, so that in all games together the rate is the one asked for.
    fn pause(&mut self) -> Duration {
        let average = self.test.games as f64 / self.test.rate.max(1e-3);
        let share = (f64::from(self.dice.below(u32::MAX)) + 1.0) / f64::from(u32::MAX);
        Duration::from_secs_f64(-share.ln() * average)
    }

    async fn sit_down(&mut self) -> Result<Play, Wrong> {
        let _place = self.door.acquire().await.map_err(|_| Wrong)?;
        let rules = catalog::configure(&self.test.spec).map_err(|_| Wrong)?;
        let mut seats = vec![SeatWish::Open; rules.seats()];
        seats[0] = SeatWish::Me;
        let wish = NewMatch::new(&self.test.spec, seats);
        let made = self.players[0].create(&wish).await?;
        // The same players as before, if they have played already.
        while self.players.len() < rules.seats() {
            self.players.push(self.players[0].stranger());
        }
        for other in &self.players[1..] {
            other.join(&made.id, &JoinWish::default()).await?;
        }
        let mut sockets = Vec::new();
        for player in &self.players {
            let listen = Listen {
                since: made.state.seq + 1_000,
                brief: !self.test.states,
                ..Listen::default()
            };
            sockets.push(player.live(&made.id, listen).await?);
        }
        let heard = vec![0; sockets.len()];
        let mut play = Play {
            sockets,
            heard,
            done: None,
            board: rules
                .begin(&rules.deal(&mut self.dice))
                .map_err(|_| Wrong)?,
            setup: None,
        };
        play.listen(|play| play.heard.iter().all(|&heard| heard > 0))
            .await?;
        let setup = play.setup.take().ok_or(Wrong)?;
        play.board = board(&self.test.spec, &setup, &[])?;
        Ok(play)
    }
}

impl Play {
    /// Hears whatever is said on any of the sockets until a moment.
    async fn listen_until(&mut self, due: Instant) -> Result<(), Wrong> {
        let mut sleep = pin!(tokio::time::sleep_until(due.into()));
        poll_fn(|context| {
            self.hear_all(context)?;
            sleep.as_mut().poll(context).map(Ok)
        })
        .await
    }

    /// Hears whatever is said on any of the sockets until something goes wrong.
    async fn listen_on(&mut self) -> Result<(), Wrong> {
        poll_fn(|context| match self.hear_all(context) {
            Ok(()) => Poll::Pending,
            wrong => Poll::Ready(wrong),
        })
        .await
    }

    /// Hears whatever is said on any of the sockets until it is enough.
    async fn listen(&mut self, mut enough: impl FnMut(&Self) -> bool) -> Result<(), Wrong> {
        let listen = poll_fn(|context| {
            self.hear_all(context)?;
            if enough(self) {
                Poll::Ready(Ok(()))
            } else {
                Poll::Pending
            }
        });
        let listened = tokio::time::timeout(PATIENCE, listen).await;
        listened.map_err(|_| Wrong)?
    }

    fn hear_all(&mut self, context: &mut Context<'_>) -> Result<(), Wrong> {
        for index in 0..self.sockets.len() {
            while let Poll::Ready(said) = self.sockets[index].poll_text(context) {
                let text = said?.ok_or(Wrong)?;
                self.hear(index, &text)?;
            }
        }
        Ok(())
    }

    /// States are long, and a load test that reads all of them measures itself: what is needed is looked for.
    fn hear(&mut self, index: usize, text: &str) -> Result<(), Wrong> {
        let (kind, rest) = text
            .strip_prefix("{\"type\":\"")
            .and_then(|rest| rest.split_once('"'))
            .ok_or(Wrong)?;
        match kind {
            "done" => self.done = Some(number_in(rest)?),
            "state" => {
                self.setup = setup_in(rest).map(str::to_owned).or(self.setup.take());
                self.heard[index] = number_in(rest)?;
            }
            // One without what it changed is followed by a state.
            "event" => {
                if let Some((_, update)) = rest.split_once("\"update\":") {
                    self.setup = setup_in(update).map(str::to_owned).or(self.setup.take());
                    self.heard[index] = number_in(rest)?;
                }
            }
            "refused" => return Err(Wrong),
            _ => {}
        }
        Ok(())
    }
}

fn board(spec: &str, setup: &str, moves: &[String]) -> Result<Box<dyn catalog::Match>, Wrong> {
    let rules = catalog::configure(spec).map_err(|_| Wrong)?;
    let mut board = rules.begin(setup).map_err(|_| Wrong)?;
    for text in moves {
        board.play(text).map_err(|_| Wrong)?;
    }
    Ok(board)
}

/// The number of an event, of the last event in a state, or of the one that was acknowledged.
fn number_in(message: &str) -> Result<i64, Wrong> {
    let (_, rest) = message.split_once("\"seq\":").ok_or(Wrong)?;
    let end = rest.find([',', '}']).ok_or(Wrong)?;
    rest[..end].parse().map_err(|_| Wrong)
}

/// The setup that a state or an update tells.
fn setup_in(message: &str) -> Option<&str> {
    let (_, rest) = message.split_once("\"setup\":\"")?;
    rest.split('"').next()
}
