use std::time::Duration;

use loadtest::LoadTest;

use crate::test_app::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn many_games_at_once_go_well() {
    let app = TestApp::start().await;
    for spec in ["kamon", "tantrix(players=4)", "tantrix-solitaire"] {
        let load = loadtest::run(LoadTest {
            server: format!("http://{}", app.running().address()),
            spec: spec.to_owned(),
            games: 20,
            rate: 400.0,
            lasting: Duration::from_secs(2),
            states: false,
        })
        .await;
        assert_eq!(load.errors, 0, "{spec}");
        assert!(load.moves > 100, "{spec}: {} moves", load.moves);
        assert!(load.percentile(0.5) <= load.percentile(0.99));
    }
}
