//! Three nodes on one PostgreSQL database, under players who write down what they asked for and what they were told,
//! while nodes are killed, frozen and sent away. Afterwards everything must fit together: nothing that was
//! acknowledged is lost or there twice, numbers have no gaps, everybody was told the same, and every match has one
//! result, which changed ratings once.
//!
//! `SERPENTARIUM_FAULTS=100` makes it longer. Run with `serve` and settings it is the node that gets hurt.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "tests"
)]

#[path = "../../../store/tests/engines/cluster.rs"]
mod cluster;
mod history;
mod player;
mod process;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use game::{Dice, SeededDice};

use crate::cluster::Cluster;
use crate::history::History;
use crate::player::{Table, asks};
use crate::process::Process;

const TABLES: u64 = 8;
/// So many things go wrong, unless somebody asks for more.
const FAULTS: u32 = 6;

fn main() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [serve, settings @ ..] if serve == "serve" => process::serve(&runtime, settings),
        _ => runtime.block_on(hurt_again_and_again()),
    }
}

async fn hurt_again_and_again() {
    let faults = std::env::var("SERPENTARIUM_FAULTS");
    let faults = faults.map_or(FAULTS, |text| text.parse().unwrap());
    let cluster = Cluster::start();
    let database = cluster.new_database();
    let folder = tempfile::TempDir::new().unwrap();
    let secret = folder.path().join("secret");
    std::fs::write(&secret, "a-secret-that-nobody-guesses\n").unwrap();
    let mut nodes: Vec<Process> = ["ada", "bob", "eve"]
        .map(|name| Process::new(name, &database, &secret))
        .into();
    let addresses: Arc<[String]> = nodes.iter().map(Process::address).collect();
    for node in &mut nodes {
        node.start();
    }
    strangers_are_told_nothing(&nodes[0]).await;

    let (history, going) = (
        Arc::new(History::default()),
        Arc::new(AtomicBool::new(true)),
    );
    let tables: Vec<_> = (0..TABLES)
        .map(|seed| {
            let table = Table::new(seed, &addresses, &history, &going);
            tokio::spawn(table.play())
        })
        .collect();
    let mut dice = SeededDice::new(19);
    for fault in 0..faults {
        let which = dice.below(3) as usize;
        tokio::time::sleep(Duration::from_millis(1_000 + u64::from(dice.below(1_000)))).await;
        let (node, away) = (&mut nodes[which], u64::from(dice.below(3_000)));
        // Every other time for longer than a lease lasts.
        let away = Duration::from_millis(500 + away + u64::from(fault % 2) * 4_500);
        let before = history.acknowledged();
        match fault % 3 {
            0 => {
                node.kill();
                tokio::time::sleep(away).await;
                node.start();
            }
            1 => {
                node.signal("STOP");
                tokio::time::sleep(away).await;
                node.signal("CONT");
            }
            _ => {
                node.send_away();
                tokio::time::sleep(away).await;
                node.start();
            }
        }
        let fallen = tables.iter().any(tokio::task::JoinHandle::is_finished);
        assert!(!fallen, "somebody was told what is not so");
        let what = ["killed", "frozen", "sent away"][fault as usize % 3];
        let moves = history.acknowledged() - before;
        println!(
            "{} {what} for {} ms: {moves} moves meanwhile",
            node.name,
            away.as_millis()
        );
    }
    // Everybody must come to an end of what was begun.
    going.store(false, Ordering::Relaxed);
    for table in tables {
        tokio::time::timeout(Duration::from_mins(2), table)
            .await
            .expect("somebody waits for ever")
            .unwrap();
    }
    for node in &mut nodes {
        println!("{}", metrics(&node.address()).await);
        node.send_away();
    }
    history.fits(&database).await;
}

/// Where nodes meet, whoever does not know the secret finds nothing.
async fn strangers_are_told_nothing(node: &Process) {
    let stranger = protocol::client::Client::new(&node.inner_address());
    for path in ["/", "/healthz", "/api/v1/games", "/node/v1/talk"] {
        let answer = asks(&stranger, path).await;
        assert_eq!(answer.status.as_u16(), 404, "{path}");
        assert!(answer.body.is_empty(), "{path}");
    }
}

async fn metrics(address: &str) -> String {
    let page = asks(&protocol::client::Client::new(address), "/metrics").await;
    let page = String::from_utf8(page.body.to_vec()).unwrap();
    let lines = page
        .lines()
        .filter(|line| line.starts_with("serpentarium_node_"));
    let lines: Vec<&str> = lines
        .map(|line| &line["serpentarium_node_".len()..])
        .collect();
    assert!(!lines.is_empty(), "{page}");
    lines.join(", ")
}
