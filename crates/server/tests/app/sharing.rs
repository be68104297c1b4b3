//! What is made to be passed on: pictures of dots, previews for messengers, a page inside other pages.

use serde_json::json;
use server::{Site, SiteFile};

use crate::client::{Answer, Client};
use crate::studies::{account, study};
use crate::test_app::{TestApp, two_players};

const PAGE: &str = "<!doctype html><html><head><title>Serpentarium</title></head><body></body>";
static FILES: &[SiteFile] = &[SiteFile {
    path: "index.html",
    bytes: PAGE.as_bytes(),
    gzip: None,
    brotli: None,
    tag: "\"1\"",
}];

async fn with_pages() -> TestApp {
    TestApp::with(|config| config.site = Site::Inside(FILES)).await
}

/// Width and height of a PNG.
fn size(answer: &Answer) -> (u32, u32) {
    assert_eq!(answer.status, 200);
    assert_eq!(answer.headers["content-type"], "image/png");
    assert_eq!(&answer.bytes[..8], b"\x89PNG\r\n\x1a\n");
    let side = |from: usize| u32::from_be_bytes(answer.bytes[from..from + 4].try_into().unwrap());
    (side(16), side(20))
}

async fn play_some(one: &mut Client, two: &mut Client, id: &str, moves: usize) {
    for ply in 0..moves {
        let mover = if ply % 2 == 0 { &mut *one } else { &mut *two };
        let text = mover.legal(id).await[0].clone();
        mover.play(id, ply, &text).await.ok();
    }
}

#[tokio::test]
async fn positions_of_a_match_are_pictures_that_change_with_the_ply() {
    let app = TestApp::start().await;
    let (mut one, mut two, id) = two_players(&app, json!({ "public": true })).await;
    play_some(&mut one, &mut two, &id, 3).await;
    for what in ["png", "preview"] {
        let now = one.get(&format!("/api/matches/{id}/{what}")).await;
        let first = one.get(&format!("/api/matches/{id}/{what}?ply=0")).await;
        let same = one.get(&format!("/api/matches/{id}/{what}?ply=3")).await;
        if what == "preview" {
            assert_eq!((size(&now), size(&first)), ((1200, 630), (1200, 630)));
        }
        assert!(size(&now).0 > 300 && size(&now) == size(&first));
        assert_ne!(now.bytes, first.bytes, "{what}");
        assert_eq!(now.bytes, same.bytes, "{what}");
        // Whoever has it is not sent it again.
        let tag = now.headers["etag"].to_str().unwrap().to_owned();
        let path = format!("/api/matches/{id}/{what}");
        let again = app.client().with("if-none-match", &tag).get(&path).await;
        assert_eq!((again.status.as_u16(), again.bytes.len()), (304, 0));
        assert_eq!(again.headers["etag"], tag.as_str());
        let path = format!("/api/matches/{id}/{what}?ply=0");
        let other = app.client().with("if-none-match", &tag).get(&path).await;
        assert_eq!(other.status, 200);
        // There are no further positions, and no such ones.
        let late = one
            .get(&format!("/api/matches/{id}/{what}?ply=4&lang=en"))
            .await;
        let said = late.refused(422, "match-no-ply");
        assert!(
            said["message"].as_str().unwrap().contains("3 moves"),
            "{said}"
        );
        let odd = one.get(&format!("/api/matches/{id}/{what}?ply=-1")).await;
        odd.refused(400, "request-unreadable");
    }
    let late = one.get(&format!("/api/matches/{id}/svg?ply=4")).await;
    late.refused(422, "match-no-ply");
}

#[tokio::test]
async fn a_whole_match_is_a_moving_picture() {
    let app = TestApp::start().await;
    let (mut one, mut two, id) = two_players(&app, json!({})).await;
    play_some(&mut one, &mut two, &id, 5).await;
    let picture = one.get(&format!("/api/matches/{id}/gif")).await;
    assert_eq!(picture.headers["content-type"], "image/gif");
    let mut film = gif::DecodeOptions::new()
        .read_info(&picture.bytes[..])
        .unwrap();
    let mut frames = 0;
    while film.read_next_frame().unwrap().is_some() {
        frames += 1;
    }
    assert_eq!(frames, 6, "one for every move, and the first position");
    let path = format!("/api/matches/{}/gif", "none");
    one.get(&path).await.refused(404, "match-not-found");
}

#[tokio::test]
async fn nothing_is_told_of_a_match_that_is_not_public() {
    let app = with_pages().await;
    let (mut one, mut two, id) = two_players(&app, json!({ "public": false })).await;
    play_some(&mut one, &mut two, &id, 1).await;
    let mut stranger = app.client();
    let hidden = stranger
        .get(&format!("/api/matches/{id}/preview?lang=en"))
        .await;
    let unknown = stranger.get("/api/matches/nonesuch/preview?lang=en").await;
    assert_eq!(hidden.bytes, unknown.bytes);
    hidden.refused(404, "match-not-found");
    let page = |id: &str| format!("/match/{id}?lang=en");
    let text = |answer: Answer, id: &str| {
        let page = String::from_utf8(answer.bytes.to_vec()).unwrap();
        page.replace(id, "ID")
    };
    let hidden = text(stranger.get(&page(&id)).await, &id);
    let unknown = text(stranger.get(&page("nonesuch")).await, "nonesuch");
    assert_eq!(hidden, unknown);
    assert!(!hidden.contains("Kamon:"), "{hidden}");
    for id in [id.as_str(), "nonesuch"] {
        let frame = stranger.get(&format!("/embed/match/{id}")).await;
        assert_eq!(frame.status, 404);
        assert_eq!(frame.headers["x-frame-options"], "DENY");
    }
}

#[tokio::test]
async fn only_the_page_to_embed_may_be_shown_inside_others() {
    let app = with_pages().await;
    let (_, _, id) = two_players(&app, json!({ "public": true })).await;
    let mut stranger = app.client();
    let policy = |answer: &Answer| {
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        policy.rsplit_once("; ").unwrap().1.to_owned()
    };
    let frame = stranger.get(&format!("/embed/match/{id}?ply=0")).await;
    assert_eq!(frame.status, 200);
    assert!(!frame.headers.contains_key("x-frame-options"));
    assert_eq!(policy(&frame), "frame-ancestors *");
    for path in [
        format!("/match/{id}"),
        "/".to_owned(),
        "/embed".to_owned(),
        "/embed/other".to_owned(),
        format!("/api/matches/{id}"),
    ] {
        let alone = stranger.get(&path).await;
        assert_eq!(alone.headers["x-frame-options"], "DENY", "{path}");
        assert_eq!(policy(&alone), "frame-ancestors 'none'", "{path}");
    }
}

#[tokio::test]
async fn every_address_says_what_it_is_to_those_who_run_no_scripts() {
    let app = with_pages().await;
    let (mut one, mut two, id) = two_players(&app, json!({ "public": true })).await;
    play_some(&mut one, &mut two, &id, 2).await;
    let host = app.running().address().to_string();
    let mut reader = app.client();
    let puzzle = &kamon_puzzles()[0].id;
    let position = "spec=kamon&setup=x%22%3E%3Cscript%3E&moves=";
    for (path, title, picture) in [
        (
            format!("/match/{id}"),
            "Kamon: ",
            format!("matches/{id}/preview?lang=en"),
        ),
        (
            format!("/match/{id}?ply=1"),
            "Kamon: ",
            format!("matches/{id}/preview?ply=1&amp;lang=en"),
        ),
        (
            format!("/analysis?match={id}&ply=1"),
            "Kamon: ",
            format!("matches/{id}/preview?ply=1&amp;lang=en"),
        ),
        (
            format!("/analysis?{position}"),
            "Kamon: a position",
            format!(
                "positions/preview?{}&amp;lang=en",
                position.replace('&', "&amp;")
            ),
        ),
        (
            "/rules/tantrix".to_owned(),
            "Tantrix: the rules",
            "games/tantrix/preview?lang=en".to_owned(),
        ),
        (
            "/learn/kamon".to_owned(),
            "Kamon: learn to play",
            "courses/kamon/preview?lang=en".to_owned(),
        ),
        (
            "/learn/kamon?step=opening".to_owned(),
            "Kamon: learn to play",
            "courses/kamon/preview?step=opening&amp;lang=en".to_owned(),
        ),
        (
            "/learn/kamon?step=%22%3E%3Cscript%3E".to_owned(),
            "Kamon: learn to play",
            "courses/kamon/preview?lang=en".to_owned(),
        ),
        (
            format!("/puzzle/{puzzle}"),
            "Kamon: a puzzle",
            format!("puzzles/{puzzle}/preview?lang=en"),
        ),
        (
            format!("/analysis?puzzle={puzzle}"),
            "Kamon: a puzzle",
            format!("puzzles/{puzzle}/preview?lang=en"),
        ),
        (
            "/puzzle/kamon-nosuch".to_owned(),
            "Serpentarium",
            "preview?lang=en".to_owned(),
        ),
        (
            "/tiles/student".to_owned(),
            "Student",
            "tiles/student/preview?lang=en".to_owned(),
        ),
        (
            "/tiles/daily".to_owned(),
            "Solitaire of the day",
            "games/tantrix-solitaire/preview?lang=en".to_owned(),
        ),
        (
            "/tiles/%22%3E%3Cscript%3E".to_owned(),
            "Serpentarium",
            "preview?lang=en".to_owned(),
        ),
        (
            "/puzzles/tantrix".to_owned(),
            "Tantrix",
            "games/tantrix/preview?lang=en".to_owned(),
        ),
        ("/".to_owned(), "Serpentarium", "preview?lang=en".to_owned()),
        (
            "/rules".to_owned(),
            "Serpentarium",
            "preview?lang=en".to_owned(),
        ),
    ] {
        assert_told(&mut reader, &host, &path, title, &picture).await;
    }
}

/// The head of the page at this address names it and its picture, for those who run no scripts.
async fn assert_told(reader: &mut Client, host: &str, path: &str, title: &str, picture: &str) {
    let answer = reader.get(path).await;
    let page = String::from_utf8(answer.bytes.to_vec()).unwrap();
    let image = format!("property=\"og:image\" content=\"http://{host}/api/v1/{picture}\"");
    assert!(page.contains(&image), "{path}: {image}\n{page}");
    assert!(
        page.contains(&format!("\"og:title\" content=\"{title}")),
        "{page}"
    );
    assert!(
        page.contains("\"og:image:width\" content=\"1200\""),
        "{page}"
    );
    assert!(page.contains("name=\"twitter:card\" content=\"summary_large_image\""));
    assert_eq!(page.matches("<title>").count(), 1, "{page}");
    assert!(!page.contains("<script>"), "{page}");
}

#[tokio::test]
async fn the_site_a_game_and_a_position_have_previews() {
    let app = with_pages().await;
    let mut reader = app.client();
    for (path, language) in [("preview", "en"), ("games/tantrix/preview", "cs")] {
        let picture = reader.get(&format!("/api/{path}?lang={language}")).await;
        assert_eq!(size(&picture), (1200, 630), "{path}");
    }
    let sample = reader.get("/api/games/kamon").await.ok()["sample"].clone();
    let told = |name: &str| sample[name].as_str().unwrap().replace(' ', "+");
    let query = format!(
        "spec={}&setup={}&moves={}",
        told("spec"),
        told("setup"),
        told("moves")
    );
    for what in ["preview", "png"] {
        let picture = reader.get(&format!("/api/positions/{what}?{query}")).await;
        assert!(size(&picture).0 > 300);
    }
    let wrong = reader.get("/api/positions/preview?spec=chess").await;
    assert_eq!(wrong.status, 422);
}

/// An invitation has no board yet; what it shows is the game.
#[tokio::test]
async fn an_open_game_has_a_preview_too() {
    let app = with_pages().await;
    let mut one = app.client();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "spec": "tantrix", "seats": seats, "public": true });
    let id = one.make(wish).await;
    let picture = one.get(&format!("/api/matches/{id}/preview")).await;
    assert_eq!(size(&picture), (1200, 630));
    let early = one.get(&format!("/api/matches/{id}/png")).await;
    early.refused(409, "match-not-live");
}

#[tokio::test]
async fn a_public_study_has_a_preview_and_others_have_none() {
    let app = with_pages().await;
    let mut ada = account(&app, "Ada").await;
    let public = study(&mut ada, "public").await;
    let mut reader = app.client();
    let picture = format!("/api/studies/{public}/preview");
    let drawn = reader.get(&picture).await;
    assert_eq!(size(&drawn), (1200, 630));
    let page = reader
        .get(&format!("/study/{public}?chapter=chapter-1"))
        .await;
    let page = String::from_utf8_lossy(&page.bytes).into_owned();
    assert!(page.contains("Openings"), "{page}");
    assert!(
        page.contains("A study of Snekagon by Ada, 1 chapter."),
        "{page}"
    );
    assert!(page.contains(&format!(
        "/api/v1/studies/{public}/preview?chapter=chapter-1"
    )));
    for visibility in ["private", "link"] {
        let other = study(&mut ada, visibility).await;
        let picture = format!("/api/studies/{other}/preview");
        reader.get(&picture).await.refused(404, "study-not-found");
        let page = reader.get(&format!("/study/{other}")).await;
        let page = String::from_utf8_lossy(&page.bytes).into_owned();
        assert!(!page.contains("Openings"), "{page}");
    }
}

fn kamon_puzzles() -> Vec<tactics::Puzzle> {
    let kamon = catalog::families().find(|family| family.id == "kamon");
    tactics::read(kamon.unwrap().puzzles.text()).unwrap()
}

/// A puzzle and a step of a course are shown as they begin, each its own picture.
#[tokio::test]
async fn puzzles_and_courses_have_pictures_of_their_positions() {
    let app = TestApp::start().await;
    let mut reader = app.client();
    let puzzles = kamon_puzzles();
    let mut pictures = Vec::new();
    for path in [
        format!("/api/puzzles/{}/preview", puzzles[0].id),
        format!("/api/puzzles/{}/preview", puzzles[1].id),
        "/api/courses/kamon/preview?step=symbol".to_owned(),
        "/api/courses/tantrix-solitaire/preview".to_owned(),
        "/api/games/kamon/preview".to_owned(),
        "/api/tiles/discovery-10/preview".to_owned(),
        "/api/tiles/own-1_2_3_4_5-loop-red/preview".to_owned(),
    ] {
        let picture = reader.get(&path).await;
        assert_eq!(size(&picture), (1200, 630), "{path}");
        assert!(!pictures.contains(&picture.bytes), "{path} is like another");
        pictures.push(picture.bytes);
    }
    // A course without a step is shown by its first one, whose name then stands there in its place.
    let first = reader.get("/api/courses/kamon/preview?step=opening").await;
    assert_eq!(size(&first), (1200, 630));
    let unknown = reader.get("/api/puzzles/kamon-nosuch/preview").await;
    unknown.refused(404, "puzzle-unknown");
    let unknown = reader.get("/api/tiles/discovery-2/preview").await;
    unknown.refused(404, "puzzle-unknown");
    for path in ["kamon/preview?step=nosuch", "nosuch/preview"] {
        let unknown = reader.get(&format!("/api/courses/{path}")).await;
        assert_eq!(unknown.status, 404, "{path}");
    }
}
