//! How long the explorer takes to answer with many games, asked over HTTP by one client after the other.
//!
//!     GAMES=100000 cargo bench -p serpentarium-server --bench explorer
//!
//! Games are played at random, with a favourite move in every position that half of them play, so that openings are
//! shared as people share them. They are counted by the same code as those of a server; `DATABASE` names another place to
//! keep them, also a PostgreSQL server's.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a program to measure with"
)]

mod measure;

use std::time::Instant;

use catalog::{Catalogued, GameVisitor, Match, each_game};
use game::{Dice, Line, SeededDice, Turn};
use protocol::ExplorerView;
use protocol::client::Client;
use server::Config;
use store::{
    Append, CountedMatch, CountedMove, FIRST_HASH, Fence, NewEvent, Status, Store, Summary, Write,
};

use measure::{escaped, tell};

/// So many games are kept in one write.
const GROUP: usize = 500;
/// So many questions are asked.
const QUESTIONS: usize = 3_000;
/// So many of a hundred games are of each; most are of one without chance, in which openings are shared most.
const SHARES: [(&str, usize); 5] = [
    ("snekagon", 80),
    ("snekagon-5g", 5),
    ("kamon", 5),
    ("pantarei", 5),
    ("tantrix", 5),
];

/// Plays games, and keeps some of them to ask about.
struct Games {
    wanted: usize,
    made: Vec<(Summary, CountedMatch)>,
    asked: Vec<String>,
}

impl GameVisitor for Games {
    fn visit<G: Catalogued>(&mut self) {
        let family = G::family();
        let share = SHARES.iter().find(|(id, _)| *id == family.id);
        let Some((_, share)) = share else { return };
        let game = G::configure(&family.choose(&family.id.parse().unwrap()).unwrap());
        for number in 0..self.wanted * share / 100 {
            let mut dice = SeededDice::new(number as u64);
            let mut line = Line::new(game.clone(), game.deal(&mut dice));
            while matches!(line.turn(), Turn::Seat(_)) && line.moves().len() < 120 {
                let action = if dice.below(2) == 0 {
                    let mut favourite = SeededDice::new(game.key(line.position()));
                    game.pick_move(line.position(), &mut favourite)
                } else {
                    game.pick_move(line.position(), &mut dice)
                };
                line.play(action).unwrap();
            }
            self.keep(&line, format!("{}{number}", family.id), &mut dice);
        }
    }
}

impl Games {
    fn keep(&mut self, line: &dyn Match, id: String, dice: &mut SeededDice) {
        let steps = line.steps(40).into_iter();
        let winner = dice.below(3) as usize;
        let moves = steps.map(|step| CountedMove {
            position: step.key,
            played: step.action,
            rating: Some(1500.0),
        });
        let counted = CountedMatch {
            id: id.clone(),
            at: 1,
            winner: (winner < 2).then_some(winner),
            moves: moves.collect(),
        };
        self.made.push((summary(line, id), counted));
        if dice.below(self.wanted as u32) < 2 * QUESTIONS as u32 {
            let plies = dice.below(line.ply().min(12) as u32 + 1) as usize;
            let moves = line.moves()[..plies].join(" ");
            let parts = [("setup", line.setup()), ("moves", moves)];
            let parts = parts.map(|(name, value)| format!("{name}={}", escaped(&value)));
            let path = format!("/api/v1/explorer/{}?{}", line.family().id, parts.join("&"));
            self.asked.push(path);
        }
    }
}

fn summary(line: &dyn Match, id: String) -> Summary {
    Summary {
        id,
        created_at: 1,
        updated_at: 1,
        game: line.family().id.to_owned(),
        spec: line.spec(),
        status: Status::Over,
        public: true,
        rated: false,
        speed: "fast".to_owned(),
        seq: 1,
        ply: line.ply() as i64,
        turn: None,
        deadline: None,
        bot_to_move: false,
        body: "{}".to_owned(),
        players: Vec::new(),
    }
}

async fn fill(store: &Store, made: &[(Summary, CountedMatch)]) {
    // As a server would: it must not begin anew.
    let version = catalog::STEPS_VERSION.to_string();
    store.begin_openings_anew(&version).await.unwrap();
    for group in made.chunks(GROUP) {
        let matches = group.iter().map(|(summary, _)| Append {
            after: 0,
            hash: FIRST_HASH.to_owned(),
            events: vec![NewEvent {
                at: 1,
                body: "{}".to_owned(),
            }],
            summary: summary.clone(),
            secret: None,
            fence: Fence::default(),
        });
        let write = Write {
            matches: matches.collect(),
            ratings: Vec::new(),
        };
        store.commit(&write).await.unwrap();
        let counted: Vec<CountedMatch> = group.iter().map(|(_, one)| one.clone()).collect();
        store.count_matches(&counted).await.unwrap();
    }
}

#[tokio::main]
async fn main() {
    let wanted = std::env::var("GAMES").map_or(100_000, |games| games.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let database = std::env::var("DATABASE")
        .unwrap_or_else(|_| folder.path().join("games.db").display().to_string());
    let mut all = Games {
        wanted,
        made: Vec::new(),
        asked: Vec::new(),
    };
    let began = Instant::now();
    each_game(&mut all);
    SeededDice::new(7).shuffle(&mut all.asked);
    println!("{} games played in {:.0?}", all.made.len(), began.elapsed());
    let store = Store::open(&database).await.unwrap();
    let began = Instant::now();
    fill(&store, &all.made).await;
    println!("counted in {:.0?}", began.elapsed());
    drop(store);

    let config = Config {
        database,
        listen: ([127, 0, 0, 1], 0).into(),
        limits: server::Limits::NONE,
        ..Config::default()
    };
    let running = server::start(config).await.unwrap();
    let client = Client::new(&format!("http://{}", running.address()));
    let mut times = Vec::new();
    let mut found = 0;
    for path in all.asked.iter().cycle().take(QUESTIONS) {
        let asked = Instant::now();
        let view: ExplorerView = client.get(path).await.unwrap();
        times.push((view.spec, asked.elapsed()));
        found += i64::from(view.games > 0);
    }
    println!("{QUESTIONS} questions, {found} of them with games");
    tell("all", times.iter().map(|(_, time)| *time).collect());
    for (game, _) in SHARES {
        let own = times.iter().filter(|(spec, _)| spec == game);
        tell(game, own.map(|(_, time)| *time).collect());
    }
    running.stop().await;
}
