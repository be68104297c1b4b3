use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use data_encoding::HEXLOWER;
use server::world::{FairDealer, World};
use server::{Config, Limits};
use sha2::{Digest, Sha256};
use store::{Key, KeyKind, Player, Store, StoreError};
use testkit::SeededEntropy;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;

use crate::bots::AnyMove;
use crate::clock::ServerClock;
use crate::disk::{Disk, Mounted};
use crate::faults::{Downtime, End};
use crate::network::Network;
use crate::ratings;
use crate::referee::Referee;
use crate::sim::Sim;
use crate::table::{Account, Table};
use crate::{Planted, Report, Violation};

/// Somewhere in 2027.
const BEGINNING: i64 = 1_800_000_000_000;
/// When everything is healed, everybody must have come to an end after so long.
const PATIENCE: i64 = 600_000;
const PEOPLE: usize = 3;
const TABLES: usize = 2;

/// How the time of one server ended.
#[derive(Debug)]
enum Ended {
    Killed,
    Stopped,
    DidNotStart,
    AllIsOver,
    Stuck,
}

struct Scenario {
    seed: u64,
    sim: Arc<Sim>,
    referee: Arc<Referee>,
    disk: Arc<Disk>,
    people: Vec<Account>,
    tables: Vec<Arc<Table>>,
}

pub(crate) fn run(
    seed: u64,
    planted: Option<Planted>,
    print: bool,
) -> Result<Report, Box<Violation>> {
    let sim = Arc::new(Sim::new(seed, print));
    let broken = |sim: &Sim, what: String| {
        Box::new(Violation {
            seed,
            what,
            before: sim.last_lines(),
        })
    };
    let scenario = Scenario::new(seed, &sim, planted);
    let scenario = scenario.map_err(|error| broken(&sim, error.to_string()))?;
    let restarts = scenario.play();
    scenario.check_what_is_kept();
    match sim.violation() {
        Some(what) => Err(broken(&sim, what)),
        None => Ok(scenario.report(restarts)),
    }
}

impl Scenario {
    fn new(seed: u64, sim: &Arc<Sim>, planted: Option<Planted>) -> Result<Self, StoreError> {
        let referee = Arc::new(Referee::new(sim));
        let disk = Arc::new(Disk::new(sim, &referee, planted)?);
        let people: Vec<Account> = (0..PEOPLE).map(account).collect();
        runtime().block_on(register(&disk, &people))?;
        for person in &people {
            referee.note_name(&person.id, &person.name);
        }
        let table = |_| Arc::new(Table::new(sim, &referee, &people));
        Ok(Self {
            seed,
            sim: Arc::clone(sim),
            tables: (0..TABLES).map(table).collect(),
            referee,
            disk,
            people,
        })
    }

    /// One server after another, until everybody has come to an end. Says how many there were besides the first.
    fn play(&self) -> u64 {
        let sim = &self.sim;
        let mut offset = BEGINNING;
        let mut servers = 0;
        while sim.violation().is_none() {
            let end = sim.faults.ends.get(servers as usize).copied();
            let ended = self.with_one_server(servers, end, offset);
            sim.trace(|| format!("the server is gone: {ended:?}"));
            self.referee.note_down(matches!(ended, Ended::Stopped));
            self.disk.forget_server();
            match ended {
                Ended::AllIsOver => break,
                Ended::Stuck => {
                    let stuck: Vec<String> =
                        self.tables.iter().map(|table| table.stuck()).collect();
                    sim.violated(&format!("not everybody comes to an end: {stuck:?}"));
                }
                Ended::Killed | Ended::Stopped | Ended::DidNotStart => {
                    let downtime = Downtime::roll(&sim.dice);
                    sim.trace(|| format!("{downtime:?}"));
                    sim.pass(downtime.ms);
                    offset += downtime.clock_jump;
                    self.rename_somebody(servers);
                }
            }
            self.check_ratings();
            servers += 1;
        }
        servers
    }

    /// Now and then somebody is called something else when the next server comes.
    fn rename_somebody(&self, servers: u64) {
        let dice = &self.sim.dice;
        if dice.below(3) != 0 {
            return;
        }
        let id = &dice.pick(&self.people).id;
        let name = format!("Called anew {servers}");
        self.sim.trace(|| format!("{id} is called {name}"));
        if let Err(error) = self.disk.rename(id, &name) {
            self.sim
                .violated(&format!("nobody can be renamed: {error}"));
        }
    }

    /// A runtime is everything that one server knows and does, and all connections to it: when it is dropped,
    /// the server is dead, wherever it was.
    fn with_one_server(&self, number: u64, end: Option<End>, offset: i64) -> Ended {
        let runtime = runtime();
        let ended = runtime.block_on(async {
            let sim = &self.sim;
            sim.begin_runtime();
            let ended = tokio::select! {
                biased;
                () = sim.killed() => Ended::Killed,
                () = self.time_to_die(end) => Ended::Killed,
                () = self.patience() => Ended::Stuck,
                ended = self.serve(number, end, offset) => ended,
            };
            sim.end_runtime();
            ended
        });
        drop(runtime);
        ended
    }

    async fn serve(&self, number: u64, end: Option<End>, offset: i64) -> Ended {
        let sim = &self.sim;
        tokio::spawn(Arc::clone(&self.disk).work(end));
        tokio::spawn(heal_in_time(Arc::clone(sim)));
        for &(at, ms) in &sim.faults.standstills {
            let referee = Arc::clone(&self.referee);
            tokio::spawn(stand_still(Arc::clone(sim), referee, at, ms));
        }
        let disk = Arc::clone(&self.disk);
        let (network, arrivals) = Network::new(sim);
        let world = World {
            clock: Arc::new(ServerClock {
                sim: Arc::clone(sim),
                offset,
            }),
            entropy: Arc::new(SeededEntropy::new(self.seed ^ (number << 32))),
            dealer: Arc::new(FairDealer),
            thinker: Arc::new(AnyMove(Arc::clone(sim))),
        };
        let config = Config {
            limits: Limits::NONE,
            bot_pause: Duration::ZERO..Duration::from_millis(300),
            ..Config::default()
        };
        let store = match Store::on(Arc::new(Mounted { disk, offset })).await {
            Ok(store) => store,
            Err(error) => return did_not_start(sim, &error),
        };
        let address = ([10, 0, 0, 2], 80).into();
        let running = match server::start_on(config, world, store, arrivals, address).await {
            Ok(running) => running,
            Err(error) => return did_not_start(sim, &error),
        };
        self.referee.note_up();
        sim.trace(|| format!("server {number} runs"));
        let mut tables = JoinSet::new();
        for table in &self.tables {
            let (table, network) = (Arc::clone(table), network.clone());
            tables.spawn(async move { table.play(network).await });
        }
        tokio::select! {
            biased;
            () = self.time_to_stop(end) => {
                // From now on nobody can move.
                self.referee.note_down(true);
                running.stop().await;
                Ended::Stopped
            }
            () = all_done(&mut tables) => Ended::AllIsOver,
        }
    }

    async fn time_to_die(&self, end: Option<End>) {
        match end {
            Some(End::KilledAfter(ms)) => self.after(ms).await,
            _ => std::future::pending().await,
        }
    }

    async fn time_to_stop(&self, end: Option<End>) {
        match end {
            Some(End::Stopped(ms)) => self.after(ms).await,
            _ => std::future::pending().await,
        }
    }

    /// Comes so much later, but never once everything is healed.
    async fn after(&self, ms: i64) {
        tokio::time::sleep(Duration::from_millis(ms as u64)).await;
        if self.sim.is_healed() {
            std::future::pending::<()>().await;
        }
    }

    async fn patience(&self) {
        let last = self.sim.faults.lasting.max(self.sim.now()) + PATIENCE;
        tokio::time::sleep(Duration::from_millis((last - self.sim.now()) as u64)).await;
    }

    fn check_ratings(&self) {
        let kept = &self.disk.kept;
        let checked = self
            .referee
            .with_matches(|matches| ratings::check(kept, matches));
        if let Err(what) = checked {
            self.sim.violated(&what);
        }
    }

    /// Replays everything by the rules, as `serpentarium check` does, and counts results.
    fn check_what_is_kept(&self) {
        self.check_ratings();
        let store = Store::on(Arc::clone(&self.disk.kept) as Arc<dyn store::Engine>);
        let checked = runtime().block_on(async {
            let store = store.await?;
            server::database::check_store(&store).await
        });
        match checked {
            Ok(checked) if checked.wrong.is_empty() => {}
            other => self
                .sim
                .violated(&format!("what is kept is wrong: {other:?}")),
        }
    }

    fn report(&self, restarts: u64) -> Report {
        let counts = &self.sim.counts;
        let (events, credited) = self.referee.with_matches(|matches| {
            let events = matches.values().map(|record| record.events.len() as u64);
            let credited = matches.values().map(|record| record.credited);
            (events.sum(), credited.sum())
        });
        Report {
            trace: self.sim.trace_hash(),
            events,
            acknowledged: counts.acknowledged.load(Ordering::Relaxed),
            restarts,
            cuts: counts.cuts.load(Ordering::Relaxed),
            failed_writes: counts.failed_writes.load(Ordering::Relaxed),
            credited,
            lasted: self.sim.now(),
        }
    }
}

fn did_not_start(sim: &Sim, why: &dyn std::fmt::Display) -> Ended {
    sim.trace(|| format!("the server does not start: {why}"));
    Ended::DidNotStart
}

async fn heal_in_time(sim: Arc<Sim>) {
    let left = (sim.faults.lasting - sim.now()).max(0);
    tokio::time::sleep(Duration::from_millis(left as u64)).await;
    sim.heal();
}

/// For a while nothing runs, and then everything is late.
async fn stand_still(sim: Arc<Sim>, referee: Arc<Referee>, at: i64, ms: i64) {
    let left = at - sim.now();
    if left < 0 {
        return;
    }
    tokio::time::sleep(Duration::from_millis(left as u64)).await;
    sim.trace(|| format!("the process stands still for {ms} ms"));
    referee.note_standstill(ms);
    tokio::time::advance(Duration::from_millis(ms as u64)).await;
}

async fn all_done(tables: &mut JoinSet<()>) {
    while let Some(done) = tables.join_next().await {
        if let Err(error) = done
            && error.is_panic()
        {
            std::panic::resume_unwind(error.into_panic());
        }
    }
}

fn runtime() -> Runtime {
    let mut builder = Builder::new_current_thread();
    builder
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime without threads and devices can always be built")
}

fn account(number: usize) -> Account {
    Account {
        id: format!("player{number}xxxxxxxxx"),
        name: format!("Name {number}"),
        session: format!("session-of-{number}"),
    }
}

/// Makes the accounts, with a session for each, as if they had logged in long ago.
async fn register(disk: &Disk, people: &[Account]) -> Result<(), StoreError> {
    let store = Store::on(Arc::clone(&disk.kept) as Arc<dyn store::Engine>).await?;
    for person in people {
        let player = Player {
            id: person.id.clone(),
            name: person.name.clone(),
            bot: false,
            password: None,
            created_at: 0,
            keeps_guest_name: false,
        };
        store.add_player(&player).await?;
        let hash = Sha256::digest(person.session.as_bytes());
        let key = Key {
            hash: HEXLOWER.encode(&hash),
            player_id: person.id.clone(),
            kind: KeyKind::Session,
            label: String::new(),
            scopes: String::new(),
            created_at: 0,
            expires_at: None,
            last_seen_at: None,
        };
        store.add_key(&key).await?;
    }
    Ok(())
}
