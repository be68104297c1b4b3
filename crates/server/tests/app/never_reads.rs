use std::time::Duration;

use protocol::API;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::time::Instant;

use crate::quiet::{Quiet, Socket, WIDE};

/// Not even room for one state of a match.
const NARROW: usize = 512;
/// As many messages as may wait for a reader.
const BACKLOG: usize = 64;

/// A match in which any number of things can happen.
async fn endless(quiet: &mut Quiet) -> String {
    let terms = json!({ "spec": "pantarei", "takebacks": true });
    quiet.make(terms).await
}

/// There and back again, so many times: each makes at least two events, with a state behind each.
async fn go_round(player: &mut Socket, text: &str, times: usize) {
    for _ in 0..times {
        let there = json!({ "type": "move", "ply": 0, "move": text, "client": "there" });
        player.say(there).await;
        let back = json!({ "type": "ask-takeback", "client": "back" });
        player.say(back).await;
    }
}

#[tokio::test(start_paused = true)]
async fn who_falls_too_far_behind_is_let_go_and_everybody_else_plays_on() {
    let mut quiet = Quiet::start().await;
    let id = endless(&mut quiet).await;
    let text = quiet.legal(&id).await;
    let mut player = quiet.listen(&id, WIDE).await;
    let mut never_reads = quiet.listen(&id, NARROW).await;
    // At most five messages a round are not too many yet, and at least four are.
    go_round(&mut player, &text, BACKLOG / 8).await;
    assert_eq!(quiet.count("sockets_slow_total").await, 0);
    go_round(&mut player, &text, BACKLOG / 4).await;
    assert_eq!(quiet.count("sockets_slow_total").await, 1);
    // It is gone from the match, and so is slow only once.
    go_round(&mut player, &text, BACKLOG).await;
    assert_eq!(quiet.count("sockets_slow_total").await, 1);

    // Who reads after all hears what waited, nothing of what came later, and why it is closed.
    let mut heard = 0;
    let closed = loop {
        match never_reads.next().await {
            Ok(_) => heard += 1,
            Err(closed) => break closed,
        }
    };
    assert_eq!(closed, (1008, "slow".to_owned()));
    // Besides there is what it is greeted with: hello, and the match as it stands.
    let most = BACKLOG + 2;
    assert!(
        (BACKLOG..=most).contains(&heard),
        "{heard} messages were told"
    );
    go_round(&mut player, &text, 1).await;
    quiet.running.stop().await;
}

#[tokio::test(start_paused = true)]
async fn who_takes_nothing_for_ten_seconds_is_let_go() {
    let mut quiet = Quiet::start().await;
    let id = endless(&mut quiet).await;
    let _never_reads = quiet.listen(&id, NARROW).await;
    tokio::time::sleep(Duration::from_millis(9_500)).await;
    assert_eq!(quiet.count("sockets").await, 1);
    // Half a second is for last words.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(quiet.count("sockets").await, 0);
    quiet.running.stop().await;
}

/// Answers to requests have no messages that could wait: the line itself is given up.
#[tokio::test(start_paused = true)]
async fn who_takes_no_answer_for_twelve_seconds_is_let_go() {
    let quiet = Quiet::start().await;
    let path = format!("{API}/games");
    let mut line = quiet.ask_and_leave(&path, NARROW).await;
    tokio::time::sleep(Duration::from_millis(11_500)).await;
    line.write_all(b"G").await.unwrap();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    line.write_all(b"E").await.unwrap_err();
    quiet.running.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_program_that_reads_no_lines_is_let_go() {
    let mut quiet = Quiet::start().await;
    let id = endless(&mut quiet).await;
    let text = quiet.legal(&id).await;
    let mut player = quiet.listen(&id, WIDE).await;
    let path = format!("{API}/stream/matches/{id}");
    let _never_reads = quiet.ask_and_leave(&path, NARROW).await;
    // Two lines a round, one for every change.
    go_round(&mut player, &text, BACKLOG / 4).await;
    assert_eq!(quiet.count("sockets_slow_total").await, 0);
    go_round(&mut player, &text, BACKLOG / 2).await;
    assert_eq!(quiet.count("sockets_slow_total").await, 1);
    go_round(&mut player, &text, BACKLOG).await;
    assert_eq!(quiet.count("sockets_slow_total").await, 1);
    quiet.running.stop().await;
}

/// Last words, and half a second to take them; not as long as everything else may take at the end.
#[tokio::test(start_paused = true)]
async fn who_reads_nothing_keeps_no_server_from_going() {
    let mut quiet = Quiet::start().await;
    let id = endless(&mut quiet).await;
    let _never_reads = quiet.listen(&id, NARROW).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(quiet.count("sockets").await, 1);
    let began = Instant::now();
    quiet.running.stop().await;
    let took = began.elapsed();
    assert!(took < Duration::from_secs(2), "{took:?}");
}
