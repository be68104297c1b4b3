//! Those who take their time: none of them holds anybody up.

use std::time::{Duration, Instant};

use loadtest::LoadTest;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::test_app::{TestApp, two_players};

/// What the server answers, until it hangs up.
async fn answer_to(app: &TestApp, request: &[u8]) -> (String, Duration) {
    let began = Instant::now();
    let mut stream = TcpStream::connect(app.running().address()).await.unwrap();
    stream.write_all(request).await.unwrap();
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let patience = Duration::from_mins(1);
    let _ = tokio::time::timeout(patience, read)
        .await
        .expect("the server waits for ever");
    (
        String::from_utf8_lossy(&answer).into_owned(),
        began.elapsed(),
    )
}

/// Waits until so many moves have been made by anybody.
async fn wait_for_moves(app: &TestApp, moves: u64) {
    for _ in 0..600 {
        let page = app.client().get("/metrics").await;
        let page = String::from_utf8(page.bytes.to_vec()).unwrap();
        let line = page
            .lines()
            .find_map(|line| line.strip_prefix("serpentarium_moves_total "));
        if line.unwrap().parse::<u64>().unwrap() >= moves {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("too few moves were made");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_never_ends_is_not_waited_for() {
    let app = TestApp::start().await;
    let slow_body = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
        Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"spec\":";
    let (silent, half, body) = tokio::join!(
        answer_to(&app, b""),
        answer_to(&app, b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "),
        answer_to(&app, slow_body),
    );
    for (answer, took) in [silent, half, body.clone()] {
        assert!(took < Duration::from_secs(30), "{took:?}: {answer}");
        assert!(!answer.starts_with("HTTP/1.1 2"), "{answer}");
    }
    assert!(body.0.contains("body-slow"), "{}", body.0);
}

#[tokio::test]
async fn a_head_has_at_most_eight_kibibytes() {
    let app = TestApp::start().await;
    let request = |length: usize| {
        let filler = "a".repeat(length);
        format!(
            "GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: {filler}\r\n\r\n"
        )
    };
    let (answer, _) = answer_to(&app, request(7_000).as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let (answer, _) = answer_to(&app, request(9_000).as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 431"), "{answer}");
    let many = "A: b\r\n".repeat(200);
    let many = format!("GET / HTTP/1.1\r\nHost: x\r\n{many}\r\n");
    let (answer, _) = answer_to(&app, many.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 431"), "{answer}");
}

/// While games go on, with clients that read nothing at all and requests that are half said.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_goes_quickly_under_load_and_tells_everybody() {
    let mut app = TestApp::start().await;
    let (one, _, id) = two_players(&app, json!({})).await;
    let mut never_read = Vec::new();
    for _ in 0..20 {
        never_read.push(one.socket(&id, 0).await);
    }
    let mut half_said = TcpStream::connect(app.running().address()).await.unwrap();
    half_said
        .write_all(b"GET / HTTP/1.1\r\nHost:")
        .await
        .unwrap();
    let load = tokio::spawn(loadtest::run(LoadTest {
        server: format!("http://{}", app.running().address()),
        spec: "kamon".to_owned(),
        games: 50,
        rate: 500.0,
        lasting: Duration::from_mins(1),
        states: false,
    }));
    wait_for_moves(&app, 100).await;
    // Not before: on a busy machine that takes a while, in which this one would have to answer pings.
    let mut listener = one.socket(&id, 0).await;
    listener.hear_of("state").await;
    let began = Instant::now();
    app.stop().await;
    let took = began.elapsed();
    // Far more than a farewell may take: other tests share the machine.
    assert!(took < Duration::from_secs(20), "{took:?}");
    assert_eq!(listener.hear_of("restart").await["type"], "restart");
    assert_eq!(listener.closed_with().await, 1012);
    load.abort();
    // What was acknowledged is there, and all of it fits together.
    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!(checked.wrong, []);
    assert!(checked.matches > 50, "{checked:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_under_load_is_whole() {
    let app = TestApp::start().await;
    let load = tokio::spawn(loadtest::run(LoadTest {
        server: format!("http://{}", app.running().address()),
        spec: "kamon".to_owned(),
        games: 30,
        rate: 300.0,
        lasting: Duration::from_secs(5),
        states: false,
    }));
    wait_for_moves(&app, 50).await;
    let folder = tempfile::TempDir::new().unwrap();
    let (copy, again) = (
        folder.path().join("copy.db"),
        folder.path().join("again.db"),
    );
    server::database::backup(&app.config.database, &copy)
        .await
        .unwrap();
    let load = load.await.unwrap();
    assert_eq!(load.errors, 0);
    server::database::restore(&copy, &again).unwrap();
    let checked = server::database::check(&again.display().to_string())
        .await
        .unwrap();
    assert_eq!(checked.wrong, []);
    assert!(checked.matches >= 30 && checked.events > 100, "{checked:?}");
    // It goes on from there as if nothing had been.
    let restored = TestApp::with(|config| config.database = again.display().to_string()).await;
    assert_eq!(restored.client().get("/readyz").await.status, 200);
}
