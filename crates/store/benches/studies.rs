//! How long it takes to find studies among many by their words, one question after the other.
//!
//!     STUDIES=100000 cargo bench -p serpentarium-store --bench studies
//!
//! Names are made of words some of which are in every other study and some in one of thousands, as in those that people write. A
//! third of the studies is public, so that most of what has a word must not be found. `DATABASE` names another place to
//! keep them, also a PostgreSQL server's.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a program to measure with"
)]

#[path = "../../server/benches/measure/mod.rs"]
mod measure;

use std::time::{Duration, Instant};

use store::{Store, StudyAppend, StudyEvent, StudyFilter, StudyList, StudySummary, Visibility};
use tokio::task::JoinSet;

use measure::tell;

/// Numbers by lot, the same every time (splitmix64).
struct Lot(u64);

impl Lot {
    const fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed >> 32) % bound as u64) as u32
    }
}

/// So many studies are written at once.
const GROUP: usize = 500;
/// So many questions of each kind are asked.
const QUESTIONS: usize = 500;
/// So many studies one person has.
const OWNED: usize = 100;
/// So many different words there are.
const WORDS: u32 = 5_000;
const GAMES: [&str; 5] = ["snekagon", "kamon", "pantarei", "tantrix", "snekagon-5g"];

/// A word that is the rarer the higher its number is.
fn word(lot: &mut Lot) -> String {
    let mut number = lot.below(WORDS) + 1;
    // Twice by lot: the first hundred words are a third of all.
    number = lot.below(number) + 1;
    number = lot.below(number) + 1;
    spelled(number)
}

/// The word of a number: letters of three languages, some of them with accents.
fn spelled(mut number: u32) -> String {
    const SYLLABLES: [&str; 12] = [
        "ka", "tó", "že", "li", "mu", "řa", "dě", "so", "wy", "łą", "ne", "či",
    ];
    let mut word = String::new();
    while number > 0 {
        word.push_str(SYLLABLES[number as usize % SYLLABLES.len()]);
        number /= SYLLABLES.len() as u32;
    }
    word
}

fn study(number: usize) -> StudyAppend {
    let mut lot = Lot(number as u64);
    let mut some = |count: u32| {
        let words = (0..count).map(|_| word(&mut lot));
        words.collect::<Vec<_>>().join(" ")
    };
    let name = some(3);
    let chapters = [some(2), some(2), some(1)].join("\n");
    let event = StudyEvent {
        seq: 1,
        at: 1,
        by_id: format!("p{}", number / OWNED),
        mark: "one".to_owned(),
        body: "{}".to_owned(),
    };
    StudyAppend {
        after: 0,
        summary: StudySummary {
            id: format!("s{number}"),
            owner_id: event.by_id.clone(),
            name,
            visibility: Visibility::ALL[number % 3],
            created_at: 1,
            updated_at: number as i64 * 7919 % 1_000_003,
            seq: 1,
            bytes: 2,
            chapters,
            games: vec![GAMES[number / 3 % GAMES.len()].to_owned()],
        },
        events: vec![event],
        contributors: None,
        snapshot: None,
    }
}

async fn fill(store: &Store, studies: usize) {
    for first in (0..studies).step_by(GROUP) {
        let mut writes = JoinSet::new();
        for number in first..studies.min(first + GROUP) {
            let store = store.clone();
            writes.spawn(async move { store.append_to_study(&study(number)).await.unwrap() });
        }
        writes.join_all().await;
    }
}

/// What is asked, by kind: what everybody types first, whole words, beginnings, several words, and what is not there.
fn questions() -> Vec<(&'static str, Vec<String>)> {
    let mut lot = Lot(7);
    let mut each = |asked: &dyn Fn(&mut Lot) -> String| {
        let asked = (0..QUESTIONS).map(|_| asked(&mut lot));
        asked.collect::<Vec<_>>()
    };
    let begins = |lot: &mut Lot, letters: usize| {
        let word = word(lot);
        word.chars().take(letters).collect::<String>()
    };
    vec![
        ("one letter", each(&|lot| begins(lot, 1))),
        ("three letters", each(&|lot| begins(lot, 3))),
        ("a common word", each(&|lot| spelled(lot.below(11) + 1))),
        ("any word", each(&word)),
        (
            "a rare word",
            each(&|lot| spelled(WORDS - lot.below(1_000))),
        ),
        (
            "two words",
            each(&|lot| format!("{} {}", word(lot), word(lot))),
        ),
        (
            "two common words",
            each(&|lot| {
                format!(
                    "{} {}",
                    spelled(lot.below(11) + 1),
                    spelled(lot.below(11) + 1)
                )
            }),
        ),
        (
            "four words",
            each(&|lot| [0; 4].map(|_| word(lot)).join(" ")),
        ),
        ("no such word", each(&|lot| format!("{}q", word(lot)))),
    ]
}

#[tokio::main]
async fn main() {
    let wanted = std::env::var("STUDIES").map_or(100_000, |studies| studies.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let database = std::env::var("DATABASE")
        .unwrap_or_else(|_| folder.path().join("studies.db").display().to_string());
    let store = Store::open(&database).await.unwrap();
    let began = Instant::now();
    fill(&store, wanted).await;
    println!("{wanted} studies written in {:.0?}", began.elapsed());

    let mut all: Vec<Duration> = Vec::new();
    for (kind, asked) in questions() {
        let (mut times, mut found) = (Vec::new(), 0);
        for words in asked {
            let game = String::new();
            let filter = StudyFilter { words, game };
            let began = Instant::now();
            let page = store.studies(&StudyList::Public, &filter, None, 30).await;
            times.push(began.elapsed());
            found += usize::from(!page.unwrap().is_empty());
        }
        println!("{kind}: {found} of {QUESTIONS} find something");
        all.extend(&times);
        tell(kind, times);
    }
    tell("all", all);
}
