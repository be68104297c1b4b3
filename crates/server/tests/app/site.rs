use serde_json::json;
use server::{Site, SiteFile};
use tempfile::TempDir;

use crate::test_app::{TestApp, two_players};

const PAGE: &str = "<!doctype html><html><head><title>Serpentarium</title></head><body></body>";
static FILES: &[SiteFile] = &[
    SiteFile {
        path: "index.html",
        bytes: PAGE.as_bytes(),
        gzip: None,
        brotli: None,
        tag: "\"1\"",
    },
    SiteFile {
        path: "assets/app-abc123.js",
        bytes: b"console.log('a long and boring script')",
        gzip: Some(b"not really compressed"),
        brotli: None,
        tag: "\"2\"",
    },
    SiteFile {
        path: "assets/engine-abc123.wasm",
        bytes: b"\0asm, and much more",
        gzip: Some(b"not really compressed"),
        brotli: Some(b"not really compressed, but better"),
        tag: "\"3\"",
    },
];

async fn with_site(site: Site) -> TestApp {
    TestApp::with(|config| config.site = site).await
}

#[tokio::test]
async fn without_pages_it_says_how_to_build_them() {
    let app = TestApp::start().await;
    for (language, word) in [("en", "builds"), ("cs", "sestaví"), ("pl", "zbuduje")] {
        let answer = app.client().get(&format!("/?lang={language}")).await;
        let page = String::from_utf8(answer.bytes.to_vec()).unwrap();
        assert_eq!(answer.status, 200);
        assert!(page.contains(word) && page.contains("make run"), "{page}");
    }
    assert_eq!(app.client().get("/match/x").await.status, 404);
}

#[tokio::test]
async fn files_come_with_their_type_compressed_and_cached() {
    let app = with_site(Site::Inside(FILES)).await;
    let path = "/assets/app-abc123.js";
    let plain = app.client().get(path).await;
    assert_eq!(
        plain.headers["content-type"],
        "text/javascript; charset=utf-8"
    );
    assert_eq!(
        plain.headers["cache-control"],
        "public, max-age=31536000, immutable"
    );
    assert!(plain.bytes.starts_with(b"console"));
    let short = app
        .client()
        .with("accept-encoding", "br, gzip")
        .get(path)
        .await;
    assert_eq!(short.headers["content-encoding"], "gzip");
    assert_eq!(&short.bytes[..], b"not really compressed");
    assert!(
        short.headers["vary"]
            .to_str()
            .unwrap()
            .contains("accept-encoding")
    );
    let known = app.client().with("if-none-match", "\"2\"").get(path).await;
    assert_eq!(known.status, 304);
    assert!(known.bytes.is_empty());

    // Browsers compile a module while it comes only if it comes as what it is.
    let engine = app
        .client()
        .with("accept-encoding", "gzip, br")
        .get("/assets/engine-abc123.wasm")
        .await;
    assert_eq!(engine.headers["content-type"], "application/wasm");
    assert_eq!(engine.headers["content-encoding"], "br");
    assert_eq!(&engine.bytes[..], b"not really compressed, but better");
    assert_eq!(
        engine.headers["cache-control"],
        "public, max-age=31536000, immutable"
    );

    let first = app.client().get("/").await;
    assert_eq!(first.headers["content-type"], "text/html; charset=utf-8");
    assert_eq!(
        first.headers["cache-control"], "no-cache",
        "a new release must be seen"
    );
}

#[tokio::test]
async fn addresses_of_the_app_get_its_first_page_and_nothing_else_does() {
    let app = with_site(Site::Inside(FILES)).await;
    for path in [
        "/",
        "/play",
        "/players/somebody",
        "/index.html",
        "/api",
        "/rules/kamon?lang=cs",
    ] {
        let answer = app.client().get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        let page = String::from_utf8(answer.bytes.to_vec()).unwrap();
        let begins = page.starts_with("<!doctype html><html><head>");
        assert!(begins && page.ends_with("</head><body></body>"), "{path}");
    }
    for path in [
        "/assets/other.js",
        "/favicon.ico",
        "/api/none",
        "/api/v1",
        "/api/v1/none",
        "/api/v2/games",
        "/../Cargo.toml",
    ] {
        app.client().get(path).await.refused(404, "not-found");
    }
    app.client()
        .post("/play", json!({}))
        .await
        .refused(404, "not-found");
}

#[tokio::test]
async fn only_what_is_in_the_folder_is_read_from_it() {
    let outside = TempDir::new().unwrap();
    std::fs::write(outside.path().join("secret.txt"), "secret").unwrap();
    let folder = outside.path().join("site");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("index.html"), PAGE).unwrap();
    std::fs::write(folder.join("icon.svg"), "<svg/>").unwrap();
    std::fs::write(folder.join(".env"), "secret").unwrap();
    let app = with_site(Site::Folder(folder)).await;
    let icon = app.client().get("/icon.svg").await;
    assert_eq!(icon.headers["content-type"], "image/svg+xml");
    for path in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/.env",
        "/x/..%5c..%5csecret.txt",
        "//etc/passwd",
    ] {
        let answer = app.client().get(path).await;
        assert!(
            !answer.bytes.windows(6).any(|word| word == b"secret"),
            "{path}"
        );
        assert!(!answer.bytes.starts_with(b"root:"), "{path}");
    }
}

#[tokio::test]
async fn a_match_that_is_shared_shows_a_title_and_a_picture() {
    let app = with_site(Site::Inside(FILES)).await;
    let (_, _, id) = two_players(&app, json!({ "public": true })).await;
    let host = app.running().address();
    let path = format!("/match/{id}?lang=en");
    // Whoever asks may write anything as the host; none of it gets out of its quotes.
    let mut client = app.client();
    let page = client.get(&path).await;
    let page = String::from_utf8(page.bytes.to_vec()).unwrap();
    let picture = format!("content=\"http://{host}/api/v1/matches/{id}/preview?lang=en\"");
    assert!(page.contains(&picture), "{page}");
    assert!(page.contains("<title>Kamon: "), "{page}");
    assert_eq!(page.matches("<title>").count(), 1, "{page}");
    assert!(page.contains("no moves yet"), "{page}");
    let picture = client.get(&format!("/api/matches/{id}.svg")).await;
    assert_eq!(picture.headers["content-type"], "image/svg+xml");

    let unknown = client.get("/match/nonesuch").await;
    let unknown = String::from_utf8(unknown.bytes.to_vec()).unwrap();
    assert!(unknown.contains("<title>Serpentarium</title>"), "{unknown}");
}
