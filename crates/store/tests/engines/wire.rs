//! What goes over the wire to PostgreSQL: how often, and whether others can read it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use store::Store;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};

use crate::cluster::Cluster;
use crate::scenarios::{append, write_a_match};

/// Stands between a store and its database, and counts how often the one waits for the other.
struct Proxy {
    address: SocketAddr,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    round_trips: AtomicU32,
    answered: AtomicBool,
}

impl Proxy {
    async fn start(database: PathBuf) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let counts = Arc::new(Counts {
            answered: AtomicBool::new(true),
            ..Counts::default()
        });
        let shared = Arc::clone(&counts);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = UnixStream::connect(&database).await.unwrap();
                let (from_client, to_client) = client.into_split();
                let (from_server, to_server) = server.into_split();
                let counts = Arc::clone(&shared);
                tokio::spawn(pass_on(from_client, to_server, move || {
                    if counts.answered.swap(false, Ordering::SeqCst) {
                        counts.round_trips.fetch_add(1, Ordering::SeqCst);
                    }
                }));
                let counts = Arc::clone(&shared);
                let answers = move || counts.answered.store(true, Ordering::SeqCst);
                tokio::spawn(pass_on(from_server, to_client, answers));
            }
        });
        Self { address, counts }
    }

    fn round_trips(&self) -> u32 {
        self.counts.round_trips.load(Ordering::SeqCst)
    }
}

async fn pass_on(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    note: impl Fn(),
) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        note();
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}

/// How often each thing is done. Where a machine is busy, an answer may overtake what is still on its way to the database,
/// and looks as if it had been waited for: the least of many is how often anybody must wait.
const TIMES: i64 = 40;

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_one_round_trip() {
    let cluster = Cluster::start();
    cluster.new_database();
    let proxy = Proxy::start(cluster.socket()).await;
    let address = format!(
        "postgres://postgres@{}/test0?sslmode=disable",
        proxy.address
    );
    let store = Store::open(&address).await.unwrap();
    // So that everything is prepared.
    let mut hash = write_a_match(&store, "m1", 3).await;
    let mut least = [u32::MAX; 3];
    for after in 3..3 + TIMES {
        // As a move is written: an event, and the match as it then stands.
        let mut next = append("m1", after, &hash, &["{\"type\":\"moved\"}"]);
        next.summary.players.clear();
        hash = next.last_hash();
        let before = proxy.round_trips();
        store.commit(&next.into()).await.unwrap();
        least[0] = least[0].min(proxy.round_trips() - before);

        let before = proxy.round_trips();
        let events = store.events("m1", 0, 100).await.unwrap();
        least[1] = least[1].min(proxy.round_trips() - before);
        assert_eq!(events.len() as i64, after + 1);

        // What is refused costs no more, and leaves the line as it was.
        let before = proxy.round_trips();
        let late = append("m1", 3, "wrong", &["1"]);
        let late = store.commit(&late.into()).await.unwrap_err();
        least[2] = least[2].min(proxy.round_trips() - before);
        assert_eq!(late.code(), "store-conflict");
    }
    assert_eq!(least, [1, 1, 1], "a move, reading, a refusal");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_is_encrypted_as_it_is_asked_for() {
    let cluster = Cluster::start_encrypted();
    cluster.new_database();
    let port = cluster.port();
    let root = cluster
        .certificate()
        .display()
        .to_string()
        .replace('/', "%2F");
    let open = async |host: &str, query: &str| {
        let address = format!("postgres://postgres@{host}:{port}/test0{query}");
        let opened = Store::open_alone(&address).await;
        // Written and read again, and claimed, all by the same way.
        let (store, _claim) = opened.map_err(|error| (error.code(), error.to_string()))?;
        store.remember("asked", query).await.unwrap();
        assert_eq!(store.recall("asked").await.unwrap().unwrap(), query);
        Ok::<(), (&'static str, String)>(())
    };
    for (host, query) in [
        ("localhost", ""),
        ("localhost", "?sslmode=prefer"),
        ("localhost", "?sslmode=require"),
        (
            "localhost",
            &*format!("?sslmode=verify-ca&sslrootcert={root}"),
        ),
        (
            "127.0.0.1",
            &*format!("?sslmode=verify-ca&sslrootcert={root}"),
        ),
        (
            "127.0.0.1",
            &*format!("?sslmode=require&sslrootcert={root}"),
        ),
        (
            "localhost",
            &*format!("?sslmode=verify-full&sslrootcert={root}"),
        ),
    ] {
        assert_eq!(open(host, query).await, Ok(()), "{host} {query}");
    }
    let refused = open("localhost", "?sslmode=disable").await;
    assert_eq!(refused.unwrap_err().0, "store-broken", "the server insists");
    for (host, query, word) in [
        // The certificate is for another name, is not known to browsers, or there is none.
        (
            "127.0.0.1",
            &*format!("?sslmode=verify-full&sslrootcert={root}"),
            "127.0.0.1",
        ),
        ("localhost", "?sslmode=verify-full", "certificate"),
        ("localhost", "?sslmode=verify-ca", "certificate"),
        (
            "localhost",
            "?sslmode=verify-full&sslrootcert=%2Fno%2Fsuch.pem",
            "/no/such.pem",
        ),
    ] {
        let (code, told) = open(host, query).await.unwrap_err();
        assert_eq!(code, "store-tls", "{host} {query}: {told}");
        assert!(told.contains(word), "{host} {query}: {told}");
    }
    // A server that can't encrypt is not talked to in the open by those who ask for more.
    let plain = Cluster::start();
    plain.new_database();
    let proxy = Proxy::start(plain.socket()).await;
    let address = |mode: &str| {
        let place = proxy.address;
        format!("postgres://postgres@{place}/test0?sslmode={mode}")
    };
    let refused = Store::open(&address("require")).await.unwrap_err();
    assert_eq!(refused.code(), "store-tls");
    Store::open(&address("prefer")).await.unwrap();
}

/// The database gives up what takes too long, also if nobody waits for it any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_statement_that_waits_for_a_lock_is_given_up() {
    let cluster = Cluster::start();
    let address = cluster.new_database();
    let store = Store::open(&address).await.unwrap();
    write_a_match(&store, "m1", 1).await;
    let held = cluster.hold(&address, "LOCK TABLE meta IN ACCESS EXCLUSIVE MODE");
    let refused = store.remember("key", "value").await.unwrap_err();
    assert_eq!(refused.code(), "store-broken");
    assert!(refused.detail().unwrap().contains("timeout"), "{refused:?}");
    drop(held);
    store.remember("key", "value").await.unwrap();
}
