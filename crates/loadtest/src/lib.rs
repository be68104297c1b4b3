//! Many games at once over real sockets, and how the server bears it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use game::{Dice, SeededDice, Turn};
use protocol::client::{Client, Listen, Socket};
use protocol::{FromClient, JoinWish, NewMatch, SeatWish};

/// What to try.
#[derive(Clone, Debug)]
pub struct LoadTest {
    /// The server: `http://127.0.0.1:7007`.
    pub server: String,
    /// The game that is played, by however many.
    pub spec: String,
    /// How many games go on at the same time, each with a player and a socket for every seat.
    pub games: usize,
    /// How many moves are to be made in a second, in all games together. When each one is due is fixed
    /// beforehand, whether the server keeps up or not.
    pub rate: f64,
    /// For how long.
    pub lasting: Duration,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Load {
    /// Moves that were acknowledged.
    pub moves: u64,
    /// Games that were played to the end.
    pub finished: u64,
    /// Whatever went wrong.
    pub errors: u64,
    /// How long it took, without getting everybody seated.
    pub seconds: f64,
    /// From when a move was due to its acknowledgement, in microseconds, sorted. A move that could not
    /// be sent in time because the one before it was late counts with all its delay.
    pub latencies: Vec<u32>,
}

impl Load {
    /// Acknowledged moves a second.
    pub fn moves_a_second(&self) -> f64 {
        self.moves as f64 / self.seconds.max(1e-9)
    }

    /// The latency that this share of moves stays below, in milliseconds.
    pub fn percentile(&self, share: f64) -> f64 {
        let last = self.latencies.len().saturating_sub(1);
        let index = (last as f64 * share).round() as usize;
        self.latencies
            .get(index)
            .map_or(0.0, |&micros| f64::from(micros) / 1e3)
    }
}

#[derive(Default)]
struct Counts {
    seated: AtomicU64,
    finished: AtomicU64,
    errors: AtomicU64,
}

/// Whatever went wrong: a load test only counts it.
struct Wrong;

impl From<protocol::client::Error> for Wrong {
    fn from(_: protocol::client::Error) -> Self {
        Self
    }
}

/// Plays games until the time is up.
pub async fn run(test: LoadTest) -> Load {
    let test = Arc::new(test);
    let counts = Arc::new(Counts::default());
    let (start, started) = tokio::sync::watch::channel(None);
    let tables: Vec<_> = (0..test.games)
        .map(|table| {
            let table = Table {
                test: Arc::clone(&test),
                counts: Arc::clone(&counts),
                dice: SeededDice::for_game(1, table as u64),
                latencies: Vec::new(),
            };
            tokio::spawn(table.run(started.clone()))
        })
        .collect();
    while (counts.seated.load(Ordering::Relaxed) + counts.errors.load(Ordering::Relaxed))
        < test.games as u64
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let began = Instant::now();
    start.send_replace(Some(began + test.lasting));
    let mut load = Load::default();
    for table in tables {
        load.latencies.extend(table.await.unwrap_or_default());
    }
    load.seconds = began.elapsed().as_secs_f64();
    load.latencies.sort_unstable();
    load.moves = load.latencies.len() as u64;
    load.finished = counts.finished.load(Ordering::Relaxed);
    load.errors = counts.errors.load(Ordering::Relaxed);
    load
}

/// Players who play game after game.
struct Table {
    test: Arc<LoadTest>,
    counts: Arc<Counts>,
    dice: SeededDice,
    latencies: Vec<u32>,
}

/// A game on its way: a socket for each seat, and the board as the players know it.
struct Play {
    sockets: Vec<Socket>,
    board: Box<dyn catalog::Match>,
}

impl Table {
    async fn run(mut self, mut started: tokio::sync::watch::Receiver<Option<Instant>>) -> Vec<u32> {
        let mut seated = false;
        loop {
            let Ok(mut play) = self.sit_down().await else {
                self.counts.errors.fetch_add(1, Ordering::Relaxed);
                return self.latencies;
            };
            if !seated {
                seated = true;
                self.counts.seated.fetch_add(1, Ordering::Relaxed);
            }
            let until = match started.wait_for(Option::is_some).await {
                Ok(until) => until.unwrap_or_else(Instant::now),
                Err(_) => return self.latencies,
            };
            match self.play(&mut play, until).await {
                Ok(true) => self.counts.finished.fetch_add(1, Ordering::Relaxed),
                Ok(false) => return self.latencies,
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
            tokio::time::sleep_until(due.into()).await;
            let legal = play.board.legal_moves();
            let text = legal[self.dice.below(legal.len() as u32) as usize].clone();
            let ply = play.board.ply();
            let wish = FromClient::Move {
                ply,
                text: text.clone(),
                client: ply.to_string(),
            };
            let own = &mut play.sockets[seat.index()];
            own.say(&wish).await?;
            let done = hear_of(own, "done").await?;
            self.latencies.push(due.elapsed().as_micros() as u32);
            let seq = number_in(&done)?;
            play.board.play(&text).map_err(|_| Wrong)?;
            // The state that the move led to has the setup as far as it is known by now.
            let mut state = hear_of(own, "state").await?;
            while number_in(&state)? < seq {
                state = hear_of(own, "state").await?;
            }
            let setup = setup_in(&state)?;
            if setup != play.board.setup() {
                play.board = board(&self.test.spec, setup, &play.board.moves())?;
            }
            // The others must hear of it too.
            for (index, other) in play.sockets.iter_mut().enumerate() {
                while index != seat.index() && number_in(&hear_of(other, "event").await?)? < seq {}
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

    async fn sit_down(&self) -> Result<Play, Wrong> {
        let rules = catalog::configure(&self.test.spec).map_err(|_| Wrong)?;
        let mut seats = vec![SeatWish::Open; rules.seats()];
        seats[0] = SeatWish::Me;
        let own = Client::new(&self.test.server);
        let made = own.create(&NewMatch::new(&self.test.spec, seats)).await?;
        let mut players = vec![own];
        while players.len() < rules.seats() {
            let other = players[0].stranger();
            other.join(&made.id, &JoinWish::default()).await?;
            players.push(other);
        }
        let mut sockets = Vec::new();
        let mut last = String::new();
        for player in &players {
            let listen = Listen {
                since: made.state.seq + 1_000,
                ..Listen::default()
            };
            let mut socket = player.live(&made.id, listen).await?;
            last = hear_of(&mut socket, "state").await?;
            sockets.push(socket);
        }
        Ok(Play {
            board: board(&self.test.spec, setup_in(&last)?, &[])?,
            sockets,
        })
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

/// The setup that a state tells. States are long, and a load test that reads all of them measures
/// itself.
fn setup_in(state: &str) -> Result<&str, Wrong> {
    let (_, rest) = state.split_once("\"setup\":\"").ok_or(Wrong)?;
    rest.split('"').next().ok_or(Wrong)
}

/// The next message of a type. A refusal, or half a minute of silence, is wrong.
async fn hear_of(socket: &mut Socket, kind: &str) -> Result<String, Wrong> {
    let listen = async {
        while let Some(text) = socket.next_text().await? {
            // Most messages are not the one that is waited for: look before reading all of it.
            let is = |kind: &str| text.starts_with(&format!("{{\"type\":\"{kind}\""));
            if is(kind) {
                return Ok(text.as_str().to_owned());
            }
            if is("refused") {
                return Err(Wrong);
            }
        }
        Err(Wrong)
    };
    let patience = Duration::from_secs(30);
    tokio::time::timeout(patience, listen)
        .await
        .map_err(|_| Wrong)?
}
