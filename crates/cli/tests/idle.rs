//! Ten thousand who only watch fit into a gibibyte.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use binary::served::Served;

const SOCKETS: u64 = 10_000;
const GIBIBYTE: u64 = 1 << 30;

#[test]
fn ten_thousand_idle_sockets_fit_into_a_gibibyte() {
    // Our own ends of the sockets are open files too. Where the system allows fewer, fewer are tried,
    // and each must still take no more than its share.
    let allowed = rlimit::increase_nofile_limit(u64::MAX).unwrap();
    let sockets = SOCKETS.min(allowed.saturating_sub(200));
    let options = [
        "serve",
        "--listen",
        "0",
        "--sockets-an-address",
        "0",
        "--requests-a-minute",
        "0",
    ];
    let server = Served::start(&options, &[]);
    let id = server.finished_match();
    let before = resident(server.process());
    let began = Instant::now();
    let mut open: Vec<TcpStream> = Vec::new();
    let mut heard_of = Instant::now();
    for _ in 0..sockets {
        open.push(watch(&server, &id));
        // Who is silent for long is taken for lost, and on a busy machine all of this takes long.
        if heard_of.elapsed() > Duration::from_secs(10) {
            open.iter_mut().for_each(live);
            heard_of = Instant::now();
        }
    }
    let took = began.elapsed();
    open.iter_mut().for_each(live);
    // Until all that was said at first has been said.
    std::thread::sleep(Duration::from_secs(2));
    let metrics = server.get("/metrics").text();
    let line = format!("serpentarium_sockets {sockets}\n");
    assert!(metrics.contains(&line), "{metrics}");
    let after = resident(server.process());
    let each = (after - before) / sockets;
    println!(
        "{sockets} idle sockets in {took:.1?}: {} MiB in all, {:.1} KiB each",
        after >> 20,
        each as f64 / 1024.0
    );
    assert!(each <= GIBIBYTE / SOCKETS, "{each} bytes each");
    assert!(after <= GIBIBYTE, "{after} bytes");
    // Others are served as ever, and everybody is let go in time.
    assert!(server.get("/api/games").text().contains("kamon"));
    server.end();
    drop(open);
}

/// Opens a WebSocket and waits until the server has agreed.
fn watch(server: &Served, id: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address()).unwrap();
    let request = format!(
        "GET /api/matches/{id}/live?since=1000 HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address()
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    stream
}

/// Says that somebody is still there: a pong that nobody asked for.
fn live(stream: &mut TcpStream) {
    stream.write_all(&[0x8a, 0x80, 0, 0, 0, 0]).unwrap();
}

/// The memory that a process really has, in bytes.
fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = line.unwrap().trim().trim_end_matches(" kB");
    kibibytes.parse::<u64>().unwrap() * 1024
}
