//! A server and a load on it in one process: `cargo run --release -p serpentarium-server --example load
//! [GAMES [PAUSE_MS [SECONDS]]]`.

use std::time::Duration;

use server::{Config, Limits, LoadTest};

#[tokio::main]
#[expect(clippy::print_stdout, reason = "an example says what it found")]
async fn main() -> Result<(), texts::Message> {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|text| text.parse::<u64>().ok());
    let folder = std::env::temp_dir().join(format!("serpentarium-load-{}", std::process::id()));
    // If it can't be made, the database can't be opened, and that is said.
    let _ = std::fs::create_dir_all(&folder);
    let database = folder.join("load.db");
    let running = server::start(Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: database.display().to_string(),
        limits: Limits::NONE,
        ..Config::default()
    })
    .await?;
    let load = server::loadtest(LoadTest {
        address: running.address(),
        spec: "kamon".to_owned(),
        games: numbers.next().unwrap_or(200) as usize,
        pause: Duration::from_millis(numbers.next().unwrap_or(1_000)),
        lasting: Duration::from_secs(numbers.next().unwrap_or(10)),
    })
    .await;
    println!(
        "{:.0} moves a second; acknowledged in {:.1} ms (half), {:.1} ms (99 of 100), {:.1} ms (all); \
         {} games finished, {} errors",
        load.moves_a_second(),
        load.percentile(0.5),
        load.percentile(0.99),
        load.percentile(1.0),
        load.finished,
        load.errors
    );
    running.stop().await;
    let _ = std::fs::remove_dir_all(&folder);
    Ok(())
}
