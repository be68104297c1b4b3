//! One database, one server, under whatever name the file is known.

use server::Config;

use crate::test_app::TestApp;

async fn refused_at(app: &TestApp, database: String) -> String {
    let config = Config {
        database,
        ..app.config.clone()
    };
    let second = server::start(config).await;
    second.expect_err("a second server runs").code().to_owned()
}

#[tokio::test]
async fn a_link_to_a_database_is_the_same_database() {
    let mut app = TestApp::start().await;
    let file = std::path::PathBuf::from(&app.config.database);
    let beside = |name: &str| file.with_file_name(name);
    std::os::unix::fs::symlink(&file, beside("symbolic.db")).unwrap();
    std::os::unix::fs::symlink(file.parent().unwrap(), beside("folder")).unwrap();
    std::fs::hard_link(&file, beside("hard.db")).unwrap();
    let through_folder = beside("folder").join(file.file_name().unwrap());
    for (link, code) in [
        (file.clone(), "already-running"),
        (beside("symbolic.db"), "already-running"),
        (through_folder, "already-running"),
        (beside("hard.db"), "database-in-use"),
    ] {
        let refused = refused_at(&app, link.display().to_string()).await;
        assert_eq!(refused, code, "{}", link.display());
    }
    // The server that has it goes on, and once it has gone any name will do.
    let mut client = app.client();
    assert_eq!(client.get("/readyz").await.status, 200);
    app.stop().await;
    app.config.database = beside("symbolic.db").display().to_string();
    app.start_again().await;
    assert_eq!(
        refused_at(&app, file.display().to_string()).await,
        "already-running"
    );
}
