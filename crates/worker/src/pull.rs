use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::client::{Client, Error};
use protocol::{API, Found, Outcome, Work, WorkBeat, WorkKind, WorkWish};
use search::Stop;
use serde::de::IgnoredAny;

use crate::Bench;

/// Somebody who asks servers for jobs.
#[derive(Debug)]
pub struct Puller {
    /// The servers, each with the worker's token; all of them are asked at the same time.
    pub servers: Vec<Client>,
    /// What it calls itself.
    pub name: String,
    /// What it does; everything if empty.
    pub kinds: Vec<WorkKind>,
    /// How many jobs of a server it does at the same time.
    pub threads: usize,
    /// Raised by whoever has enough: jobs that were begun are given back.
    pub stop: Stop,
}

/// What a worker has to tell.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A job is done.
    Done(Pulled),
    /// Somebody else has the job now, or nobody wants it any more.
    Gone(Pulled),
    /// A job was given back.
    GivenBack(Pulled),
    /// A server can't be reached: which one, and why.
    Away(String, String),
    /// A server answers again.
    Back(String),
    /// A server wants nothing of us: which one, and why.
    Refused(String, Error),
}

/// A job and where it came from.
#[derive(Clone, Debug)]
pub struct Pulled {
    /// The server.
    pub server: String,
    /// What was to be done.
    pub kind: WorkKind,
    /// How long it took.
    pub took: Duration,
}

/// A server is asked again after so long without an answer.
const PAUSE: Duration = Duration::from_secs(1);
/// So long a server may keep us waiting for a job.
const WAIT_MS: u64 = 5_000;
/// What is done is told so often before it is given up: meanwhile somebody else has the job anyway.
const TOLD: u32 = 5;
/// So often we look whether to stop.
const LOOK: Duration = Duration::from_millis(100);

/// Works until `stop` is raised, or every server has refused it. Threads of one server share what bots remember between
/// their moves. Has to run inside a runtime with a pool for blocking work.
pub async fn pull(puller: Puller, hear: impl Fn(Heard) + Clone + Send + Sync + 'static) {
    let Puller {
        servers,
        name,
        kinds,
        threads,
        stop,
    } = puller;
    let mut asking = Vec::new();
    for client in servers {
        let bench = Arc::new(Bench::default());
        for thread in 0..threads {
            let asker = Asker {
                client: client.clone(),
                wish: WorkWish {
                    worker: format!("{name}/{thread}"),
                    kinds: kinds.clone(),
                    wait_ms: WAIT_MS,
                },
                bench: Arc::clone(&bench),
                stop: stop.clone(),
                hear: hear.clone(),
            };
            asking.push(tokio::spawn(asker.go_on()));
        }
    }
    for one in asking {
        let _ = one.await;
    }
}

struct Asker<H> {
    client: Client,
    wish: WorkWish,
    bench: Arc<Bench>,
    stop: Stop,
    hear: H,
}

/// How a job ended that was begun.
enum Ended {
    Done(Outcome),
    Gone,
    Stopped,
}

impl<H: Fn(Heard)> Asker<H> {
    async fn go_on(self) {
        let mut away = false;
        while !self.stop.is_raised() {
            match self.next().await {
                Ok(work) => {
                    if std::mem::take(&mut away) {
                        (self.hear)(Heard::Back(self.client.server().to_owned()));
                    }
                    if let Some(work) = work {
                        self.work(work).await;
                    }
                }
                Err(error) => {
                    let server = self.client.server().to_owned();
                    match &error {
                        // Neither patience nor another try helps.
                        Error::Refused { status, .. } if matches!(status.as_u16(), 401 | 403) => {
                            (self.hear)(Heard::Refused(server, error));
                            return;
                        }
                        _ if !std::mem::replace(&mut away, true) => {
                            (self.hear)(Heard::Away(server, error.to_string()));
                        }
                        _ => {}
                    }
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// The next job, if there is one before long. Whoever stops meanwhile is given none: a job of which nobody heard
    /// is soon somebody else's.
    async fn next(&self) -> Result<Option<Work>, Error> {
        let path = format!("{API}/work/take");
        tokio::select! {
            next = self.client.post(&path, &self.wish) => next,
            () = self.stopped() => Ok(None),
        }
    }

    async fn stopped(&self) {
        while !self.stop.is_raised() {
            tokio::time::sleep(LOOK).await;
        }
    }

    async fn work(&self, work: Work) {
        let began = std::time::Instant::now();
        let ended = self.think(&work).await;
        let job = Pulled {
            server: self.client.server().to_owned(),
            kind: work.task.kind(),
            took: began.elapsed(),
        };
        let heard = match ended {
            Ended::Done(outcome) if self.tell(&work, &outcome).await => Heard::Done(job),
            Ended::Done(_) | Ended::Gone => Heard::Gone(job),
            Ended::Stopped => {
                let path = format!("{API}/work/{}/back", work.ticket);
                let _: Result<IgnoredAny, Error> = self.client.post(&path, &()).await;
                Heard::GivenBack(job)
            }
        };
        (self.hear)(heard);
    }

    /// Thinks, and says again and again that we are at it.
    async fn think(&self, work: &Work) -> Ended {
        let found: Arc<Mutex<Option<Found>>> = Arc::default();
        let enough = Stop::default();
        let thinking = {
            let (bench, task) = (Arc::clone(&self.bench), work.task.clone());
            let (found, enough) = (Arc::clone(&found), enough.clone());
            let mut tell = move |so_far| {
                *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(so_far);
            };
            tokio::task::spawn_blocking(move || bench.work(&task, &enough, &mut tell))
        };
        tokio::pin!(thinking);
        let mut beats = tokio::time::interval(Duration::from_millis(work.lease_ms / 4).max(LOOK));
        beats.tick().await;
        let path = format!("{API}/work/{}/beat", work.ticket);
        loop {
            tokio::select! {
                done = &mut thinking => return done.map_or(Ended::Gone, Ended::Done),
                () = self.stopped() => {
                    enough.raise();
                    let _ = thinking.await;
                    return Ended::Stopped;
                }
                _ = beats.tick() => {
                    let found = found.lock().unwrap_or_else(PoisonError::into_inner).take();
                    let said: Result<IgnoredAny, Error> = self.client.post(&path, &WorkBeat { found }).await;
                    if let Err(Error::Refused { .. }) = said {
                        enough.raise();
                        let _ = thinking.await;
                        return Ended::Gone;
                    }
                }
            }
        }
    }

    /// Brings what was found; false if nobody wants it.
    async fn tell(&self, work: &Work, outcome: &Outcome) -> bool {
        let path = format!("{API}/work/{}/done", work.ticket);
        for _ in 0..TOLD {
            let said: Result<IgnoredAny, Error> = self.client.post(&path, outcome).await;
            match said {
                Ok(_) => return true,
                Err(Error::Refused { status, .. }) if status.as_u16() < 429 => return false,
                Err(_) => tokio::time::sleep(PAUSE / 4).await,
            }
        }
        false
    }
}
