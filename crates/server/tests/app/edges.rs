//! The edges of HTTP and of sockets, byte by byte: what no client of ours would ever send.

use std::time::{Duration, Instant};

use protocol::client::Method;
use serde_json::json;
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::Client;
use crate::test_app::{TestApp, two_players};

/// What a server says to these bytes until it hangs up.
async fn said_to(app: &TestApp, bytes: &[u8]) -> String {
    let mut line = TcpStream::connect(app.running().address()).await.unwrap();
    line.write_all(bytes).await.unwrap();
    let mut said = Vec::new();
    let reading = line.read_to_end(&mut said);
    let patience = Duration::from_secs(30);
    let read = tokio::time::timeout(patience, reading).await;
    let said = String::from_utf8_lossy(&said).into_owned();
    assert!(read.is_ok(), "the server waits after: {said}");
    said
}

#[tokio::test]
async fn a_request_names_one_host() {
    let app = TestApp::start().await;
    for path in ["/api/games", "/", "/healthz"] {
        for hosts in [
            "",
            "Host: a\r\nHost: b\r\n",
            "Host: a\r\nHost: a\r\n",
            "Host:\r\n",
            "Host: a b<>\r\n",
            "Host: ada@a\r\n",
            "Host: a/b\r\n",
            "Host: a,b\r\n",
            "Host: a..b\r\n",
            "Host: .\r\n",
            "Host: a:x\r\n",
            "Host: [a]\r\n",
            "Host: a:99999\r\n",
        ] {
            let request = format!("GET {path} HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n");
            let said = said_to(&app, request.as_bytes()).await;
            assert!(said.starts_with("HTTP/1.1 400"), "{path} {hosts}: {said}");
            assert!(said.contains("host-unclear"), "{path} {hosts}: {said}");
            assert!(said.contains("x-frame-options"), "{path} {hosts}: {said}");
        }
        for (version, host) in [
            ("1.1", "Host: a\r\n"),
            ("1.1", "Host: a_b.example:7007\r\n"),
            ("1.1", "Host: [::1]:7007\r\n"),
            ("1.1", "Host: play.example.:80\r\n"),
            ("1.0", ""),
            ("1.0", "Host: a\r\n"),
        ] {
            let request = format!("GET {path} HTTP/{version}\r\n{host}Connection: close\r\n\r\n");
            let said = said_to(&app, request.as_bytes()).await;
            assert!(said.contains(" 200 OK"), "{path} {version} {host}: {said}");
        }
    }
    let czech = "GET /api/games?lang=cs HTTP/1.1\r\n\r\n";
    assert!(said_to(&app, czech.as_bytes()).await.contains("serveru"));
}

#[tokio::test]
async fn a_body_that_is_too_long_is_refused_before_it_comes() {
    let app = TestApp::start().await;
    // It never comes, and nobody waits for it, whether the route takes a body or not.
    for path in ["/api/matches", "/api/matches/x/resign", "/api/nowhere"] {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
             Content-Length: 104857600\r\n\r\n"
        );
        let began = Instant::now();
        let said = said_to(&app, head.as_bytes()).await;
        assert!(said.starts_with("HTTP/1.1 413"), "{path}: {said}");
        assert!(said.contains("body-too-large"), "{path}: {said}");
        // Sooner than the slowest body is given up.
        assert!(began.elapsed() < Duration::from_secs(10), "{path}");
    }
    // One that tells no length is read until it is too long.
    let mut chunked =
        b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
        Transfer-Encoding: chunked\r\n\r\n"
            .to_vec();
    for _ in 0..20 {
        chunked.extend(b"400\r\n");
        chunked.extend([b' '; 1024]);
        chunked.extend(b"\r\n");
    }
    let said = said_to(&app, &chunked).await;
    assert!(said.starts_with("HTTP/1.1 413"), "{said}");
}

/// Whoever sends all of it at once hears the answer all the same.
#[tokio::test]
async fn who_sends_too_much_hears_why() {
    let app = TestApp::start().await;
    for length in [17_000, 4_000_000] {
        let body = " ".repeat(length);
        let answer = app
            .client()
            .send(Method::POST, "/api/matches", body.into())
            .await;
        answer.refused(413, "body-too-large");
    }
}

#[tokio::test]
async fn browsers_are_told_to_stay_with_https_where_there_is_https() {
    for https in [false, true] {
        let app = TestApp::with(|config| config.https = https).await;
        for path in ["/", "/api/games", "/api/nowhere", "/healthz"] {
            let answer = app.client().get(path).await;
            let told = answer.headers.get("strict-transport-security");
            let told = told.map(|value| value.to_str().unwrap());
            assert_eq!(told, https.then_some("max-age=31536000"), "{path}");
        }
    }
}

#[tokio::test]
async fn nobody_keeps_what_is_for_one_person() {
    let app = TestApp::start().await;
    let kept = async |client: &mut Client, path: &str| {
        let answer = client.get(path).await;
        let told = answer.headers.get("cache-control").cloned();
        let told = told.map(|value| value.to_str().unwrap().to_owned());
        (answer.headers.contains_key("set-cookie"), told)
    };
    let no_store = Some("no-store".to_owned());
    let mut client = app.client();
    assert_eq!(kept(&mut client, "/api/me").await, (true, no_store.clone()));
    for path in [
        "/api/me",
        "/api/me/matches",
        "/api/account/tokens",
        "/api/games",
    ] {
        assert_eq!(
            kept(&mut client, path).await,
            (false, no_store.clone()),
            "{path}"
        );
    }
    // What depends on the question alone may be kept.
    let (cookie, told) = kept(&mut client, "/api/positions/scene?spec=kamon").await;
    assert_eq!(
        (cookie, told.as_deref()),
        (false, Some("public, max-age=3600"))
    );
}

/// A thousand requests cost as much as one of another kind.
#[tokio::test]
async fn requests_are_counted_by_what_they_cost() {
    let limits = Limits {
        work_a_minute: 2_000,
        ..Limits::NONE
    };
    let app = TestApp::with(|config| config.limits = limits).await;
    let mut client = app.client();
    let wish = json!({ "spec": "snekagon-5g(players=5)",
        "seats": vec![json!({ "kind": "me" }); 5] });
    let id = client.make(wish).await;
    // Small answers: far more of them than of the large ones.
    for _ in 0..50 {
        client.get(&format!("/api/matches/{id}/legal")).await.ok();
    }
    let large = format!("/api/matches/{id}/legal?piece=L4");
    let mut answered = 0;
    let refused = loop {
        let answer = client.get(&large).await;
        if answer.status != 200 {
            break answer;
        }
        answered += 1;
        assert!(answered < 10, "nobody counts what that costs");
    };
    assert!(answered >= 2, "{answered}");
    let wait: u64 = refused.headers["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    refused.refused(429, "too-many-requests");
    assert!((1..=60).contains(&wait), "{wait}");
    // Pages are for everybody, and do not count.
    assert_ne!(client.get("/").await.status, 429);
}

/// Pictures, and answers of which only the head is asked for, cost as much as they are long.
#[tokio::test]
async fn pictures_and_heads_are_counted_too() {
    let limits = Limits {
        work_a_minute: 1_000,
        ..Limits::NONE
    };
    for (method, path) in [
        (
            Method::GET,
            "/api/positions/svg?spec=snekagon-5g(players=5)",
        ),
        (
            Method::HEAD,
            "/api/positions/svg?spec=snekagon-5g(players=5)",
        ),
        (Method::GET, "/api/positions/scene?spec=nothing"),
    ] {
        let app = TestApp::with(|config| config.limits = limits).await;
        let mut client = app.client();
        let mut asked = 0;
        while client.send(method.clone(), path, "".into()).await.status != 429 {
            asked += 1;
            assert!(asked < 15, "{method} {path} is not counted");
        }
        assert!(asked >= 3, "{method} {path}: {asked}");
    }
}

/// A socket that is spoken to in bytes.
struct RawSocket(TcpStream);

impl RawSocket {
    async fn open(app: &TestApp, id: &str) -> Self {
        let mut line = TcpStream::connect(app.running().address()).await.unwrap();
        let head = format!(
            "GET /api/matches/{id}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        line.write_all(head.as_bytes()).await.unwrap();
        let mut said = Vec::new();
        while !said.ends_with(b"\r\n\r\n") {
            said.push(line.read_u8().await.unwrap());
        }
        let said = String::from_utf8(said).unwrap();
        assert!(said.starts_with("HTTP/1.1 101"), "{said}");
        // The example of the standard.
        assert!(said.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), "{said}");
        Self(line)
    }

    /// Sends a frame; the mask changes nothing.
    async fn send(&mut self, first: u8, payload: &[u8]) -> std::io::Result<()> {
        let mut frame = vec![first];
        match payload.len() {
            short @ 0..126 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | 0x7e);
                frame.extend((long as u16).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(payload);
        self.0.write_all(&frame).await
    }

    /// The code of the close frame, whatever else is said before it; 0 if the line is cut without one.
    async fn closed_with(&mut self) -> u16 {
        let reading = async {
            loop {
                let first = self.0.read_u8().await?;
                let length = match self.0.read_u8().await? {
                    126 => u64::from(self.0.read_u16().await?),
                    127 => self.0.read_u64().await?,
                    short => u64::from(short),
                };
                let mut payload = vec![0; length as usize];
                self.0.read_exact(&mut payload).await?;
                if first == 0x88 {
                    return Ok(u16::from_be_bytes([payload[0], payload[1]]));
                }
            }
        };
        let closed = tokio::time::timeout(Duration::from_secs(30), reading).await;
        let closed: Result<u16, std::io::Error> = closed.expect("the socket stays open");
        closed.unwrap_or(0)
    }
}

#[tokio::test]
async fn a_socket_that_ends_says_why() {
    const TEXT: u8 = 0x81;
    let app = TestApp::start().await;
    let (_, _, id) = two_players(&app, json!({})).await;
    let long = " ".repeat(16 * 1024 + 1);
    for (what, first, payload, code) in [
        ("text that is not UTF-8", TEXT, &b"\xff\xfe"[..], 1007),
        ("a message that is too long", TEXT, long.as_bytes(), 1009),
        ("a binary message", 0x82, b"abc", 1003),
        ("an unknown kind of frame", 0x83, b"", 1002),
        ("reserved bits", 0xC1, b"{}", 1002),
        ("a part of nothing", 0x80, b"{}", 1002),
        ("a ping in parts", 0x09, b"", 1002),
        ("a long ping", 0x89, &[b'x'; 126], 1002),
        // Whoever says goodbye is answered.
        ("goodbye", 0x88, b"\x03\xe8", 1000),
    ] {
        let mut socket = RawSocket::open(&app, &id).await;
        socket.send(first, payload).await.unwrap();
        assert_eq!(socket.closed_with().await, code, "{what}");
    }
    let mut unmasked = RawSocket::open(&app, &id).await;
    unmasked.0.write_all(&[TEXT, 2, b'{', b'}']).await.unwrap();
    assert_eq!(unmasked.closed_with().await, 1002, "without a mask");
}

/// Parts of a message that is never finished, pings and pongs: all of them are work.
#[tokio::test]
async fn every_frame_counts_against_a_flood() {
    let limits = Limits {
        messages: 20,
        ..Limits::NONE
    };
    let app = TestApp::with(|config| config.limits = limits).await;
    let (mut one, other, id) = two_players(&app, json!({})).await;
    let mut quiet = other.socket(&id, 3).await;
    for (what, first, next) in [
        ("empty parts", 0x01, 0x00),
        ("pings", 0x89, 0x89),
        ("pongs", 0x8A, 0x8A),
        ("messages", 0x81, 0x81),
    ] {
        let mut socket = RawSocket::open(&app, &id).await;
        let _ = socket.send(first, b"").await;
        for _ in 0..40 {
            let _ = socket.send(next, b"").await;
        }
        assert_eq!(socket.closed_with().await, 1008, "{what}");
    }
    let text = one.legal(&id).await[0].clone();
    one.play(&id, 0, &text).await.ok();
    assert_eq!(quiet.hear_of("event").await["seq"], 4);
}

/// Asks for the same many times at once, each on a line of its own.
async fn ask_at_once(app: &TestApp, path: &str, times: usize) -> Vec<TcpStream> {
    let mut lines = Vec::new();
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    for _ in 0..times {
        let mut line = TcpStream::connect(app.running().address()).await.unwrap();
        line.write_all(request.as_bytes()).await.unwrap();
        lines.push(line);
    }
    lines
}

async fn five_at_one_screen(client: &mut Client) -> String {
    let seats = vec![json!({ "kind": "me" }); 5];
    let wish = json!({ "spec": "snekagon-5g(players=5)", "seats": seats });
    client.make(wish).await
}

/// Whoever asks for much at once is not given all of it before any of it is counted.
#[tokio::test]
async fn what_is_asked_at_once_is_counted_one_by_one() {
    let limits = Limits {
        work_a_minute: 2_000,
        ..Limits::NONE
    };
    let app = TestApp::with(|config| config.limits = limits).await;
    let id = five_at_one_screen(&mut app.client()).await;
    let path = format!("/api/matches/{id}/legal?piece=L4");
    let mut answered = 0;
    for mut line in ask_at_once(&app, &path, 60).await {
        let mut said = [0; 12];
        line.read_exact(&mut said).await.unwrap();
        match &said {
            b"HTTP/1.1 200" => answered += 1,
            b"HTTP/1.1 429" => {}
            other => panic!("{}", String::from_utf8_lossy(other)),
        }
    }
    // Three are allowed; where there are many processors, some more are under way meanwhile.
    let under_way = std::thread::available_parallelism().map_or(1, usize::from);
    assert!((1..=3 + under_way).contains(&answered), "{answered}");
}

/// However much somebody asks about a match, the moves of its players come first.
#[tokio::test]
async fn nobodys_move_waits_behind_what_others_look_at() {
    let app = TestApp::start().await;
    let mut player = app.client();
    let id = five_at_one_screen(&mut player).await;
    let path = format!("/api/matches/{id}/legal?piece=L4");
    let first = player
        .get(&format!("/api/matches/{id}/legal?piece=1"))
        .await
        .ok();
    let text = first["moves"][0]["text"].as_str().unwrap().to_owned();
    let flood = ask_at_once(&app, &path, 150).await;
    player.play(&id, 0, &text).await.ok();
    let mut waiting = 0;
    for line in &flood {
        let mut byte = [0];
        let peeked = tokio::time::timeout(Duration::from_millis(1), line.peek(&mut byte)).await;
        waiting += usize::from(peeked.is_err());
    }
    assert!(
        waiting > 75,
        "the move came after {} answers",
        150 - waiting
    );
}
