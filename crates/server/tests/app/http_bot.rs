use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::process::Command;

use crate::stream::programmer;
use crate::test_app::TestApp;

/// The example that a newcomer copies really plays, against one of the server's bots.
#[tokio::test(flavor = "multi_thread")]
async fn sixty_lines_of_python_play_a_whole_game() {
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/examples/http_bot.py"
    );
    let lines = std::fs::read_to_string(script).unwrap().lines().count();
    assert!(lines <= 60, "{lines} lines");
    let app = TestApp::start().await;
    let (mut owner, bot) = programmer(&app, "Robby").await;
    let token = bot.0.headers()["authorization"].to_str().unwrap();
    let token = token.strip_prefix("Bearer ").unwrap();
    let url = format!("http://{}", app.running().address());
    let mut python = Command::new("python3")
        .args([script, &url, token, "--once"])
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let seats = json!([{ "kind": "person", "name": "Robby" }, { "kind": "bot", "level": 1 }]);
    let mut somebody = app.client();
    let id = somebody
        .make(json!({ "spec": "tantrix", "seats": seats }))
        .await;
    let began = Instant::now();
    loop {
        let state = owner.state(&id).await;
        if state["status"] == "over" {
            assert_eq!(state["result"]["ending"]["kind"], "rules");
            break;
        }
        assert!(began.elapsed() < Duration::from_mins(2), "{state}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let left = tokio::time::timeout(Duration::from_mins(1), python.wait()).await;
    assert!(left.unwrap().unwrap().success());
}
