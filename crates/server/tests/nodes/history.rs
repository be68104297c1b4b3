use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use serde_json::Value;
use store::Store;

/// What players asked for and what they were told, of all matches.
#[derive(Default)]
pub(crate) struct History(Mutex<Told>);

#[derive(Default)]
struct Told {
    /// By match: the moves that were acknowledged, each with the number of its event.
    moves: HashMap<String, Vec<(i64, String)>>,
    /// By match and number: what happened.
    events: HashMap<(String, i64), Value>,
    /// By match: the number of the event that giving up became.
    given_up: HashMap<String, i64>,
    longest_wait: Duration,
    asked_again: usize,
}

impl History {
    pub(crate) fn acknowledged(&self) -> usize {
        self.0.lock().unwrap().moves.values().map(Vec::len).sum()
    }

    pub(crate) fn note_move(&self, id: &str, seq: i64, text: &str, wait: Duration, asked: usize) {
        let mut told = self.0.lock().unwrap();
        told.longest_wait = told.longest_wait.max(wait);
        told.asked_again += asked - 1;
        let moves = told.moves.entry(id.to_owned()).or_default();
        let last = moves.last().map_or(0, |(seq, _)| *seq);
        assert!(seq > last, "event {seq} of {id} is told as a second move");
        moves.push((seq, text.to_owned()));
    }

    pub(crate) fn note_given_up(&self, id: &str, seq: i64) {
        self.0.lock().unwrap().given_up.insert(id.to_owned(), seq);
    }

    /// Everybody is told the same, at every node and whenever they come.
    pub(crate) fn note_event(&self, id: &str, seq: i64, event: &Value) {
        let mut told = self.0.lock().unwrap();
        let before = told.events.entry((id.to_owned(), seq));
        let before = before.or_insert_with(|| event.clone());
        assert_eq!(before, event, "event {seq} of {id} was told in two ways");
    }

    /// What is kept is what was told, and nothing else.
    pub(crate) async fn fits(&self, database: &str) {
        let checked = server::database::check(database).await.unwrap();
        assert_eq!(checked.wrong, [], "something does not fit together");
        let store = Store::open_existing(database).await.unwrap();
        let told = self.0.lock().unwrap();
        let (mut credited, mut takeovers) = (0, 0);
        for (id, moves) in &told.moves {
            let runtime = tokio::runtime::Handle::current();
            let events = tokio::task::block_in_place(|| {
                takeovers += runtime
                    .block_on(store.owner(id))
                    .unwrap()
                    .unwrap()
                    .fence
                    .epoch
                    - 1;
                runtime.block_on(store.events(id, 0, i64::MAX)).unwrap()
            });
            let events: Vec<Value> = events
                .iter()
                .enumerate()
                .map(|(at, event)| {
                    assert_eq!(event.seq, at as i64 + 1, "{id} has a gap");
                    serde_json::from_str(&event.body).unwrap()
                })
                .collect();
            let made: Vec<(i64, &str)> = (1..)
                .zip(&events)
                .filter(|(_, event)| event["type"] == "moved")
                .map(|(seq, event)| (seq, event["text"].as_str().unwrap()))
                .collect();
            let acknowledged = moves.iter().map(|(seq, text)| (*seq, text.as_str()));
            assert!(
                acknowledged.eq(made),
                "moves of {id} are not those that were told"
            );
            let ends = (1..)
                .zip(&events)
                .filter(|(_, event)| event["type"] == "over");
            let ends: Vec<i64> = ends.map(|(seq, _)| seq).collect();
            assert_eq!(ends.len(), 1, "{id} has {} results", ends.len());
            if let Some(seq) = told.given_up.get(id) {
                assert_eq!(ends, [*seq], "{id}");
            }
            credited += events
                .iter()
                .filter(|event| event["type"] == "clock-credited")
                .count();
            for (seq, event) in (1..).zip(&events) {
                if let Some(heard) = told.events.get(&(id.clone(), seq)) {
                    assert_eq!(heard["type"], event["type"], "event {seq} of {id}");
                }
            }
        }
        let last = told
            .events
            .keys()
            .filter(|(id, _)| !told.moves.contains_key(id));
        assert_eq!(last.count(), 0, "something happened in a match of nobody");
        let moves: usize = told.moves.values().map(Vec::len).sum();
        println!(
            "{moves} acknowledged moves in {} matches, all kept, {} asked for again, none there twice; {takeovers} \
             times a match changed hands, {credited} clocks credited; nobody waited longer than {} ms",
            told.moves.len(),
            told.asked_again,
            told.longest_wait.as_millis()
        );
        assert!(moves > 100, "too little was played to say anything");
        assert!(takeovers > 0, "nothing was ever taken over");
        assert!(credited > 0, "nobody was ever given time back");
    }
}
