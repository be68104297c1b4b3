//! What other sites show when somebody shares an address of ours: a title, a sentence, a picture. They run no scripts,
//! so it stands in the page that they are sent.

use std::fmt::Write as _;

use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use game::Family;
use pictures::{CARD_HEIGHT, CARD_WIDTH};
use protocol::{API, MatchView, Occupant};
use texts::Language;

use crate::app::App;
use crate::http::api::{
    about_course, about_match, about_puzzle, about_study, about_tiles, public_match, public_study,
    spec_family,
};
use crate::message;

/// Under which paths the app shows a match, alone and inside other pages.
const MATCH: &str = "match/";
const EMBEDDED: &str = "embed/match/";
/// The same for a study.
const STUDY: &str = "study/";
const EMBEDDED_STUDY: &str = "embed/study/";

/// What is told about an address.
struct Preview {
    title: String,
    about: String,
    /// The address of the picture below that of the API, as far as its language.
    picture: String,
}

/// The first page with a preview of what is at this address put in.
pub(super) async fn put_in(app: &App, parts: &Parts, language: Language, page: &str) -> String {
    let preview = of_address(app, &parts.uri, language).await;
    let preview = preview.unwrap_or_else(|| of_site(language));
    let origin = origin(app, &parts.headers);
    // With its query: sites keep what they show under this address, and a ply is part of it.
    let address = parts
        .uri
        .path_and_query()
        .map_or("/", |whole| whole.as_str());
    with(page, &preview, &origin, address, language)
}

/// Whether there is a public match to show inside other pages at this path; nothing if no match belongs there.
pub(super) async fn is_embedded(app: &App, path: &str, language: Language) -> Option<bool> {
    let id = path.strip_prefix(EMBEDDED)?;
    Some(public_match(app, id, language).await.is_ok())
}

async fn of_address(app: &App, uri: &axum::http::Uri, language: Language) -> Option<Preview> {
    let path = uri.path().trim_matches('/');
    let asked = |name: &str| query_value(uri.query()?, name);
    let ply = || asked("ply").and_then(|ply| ply.parse().ok());
    for shown in [MATCH, EMBEDDED] {
        if let Some(id) = path.strip_prefix(shown) {
            let id = id.split('/').next()?;
            return of_match(app, id, ply(), language).await;
        }
    }
    for shown in [STUDY, EMBEDDED_STUDY] {
        if let Some(id) = path.strip_prefix(shown) {
            let id = id.split('/').next()?;
            return of_study(app, id, asked("chapter"), language).await;
        }
    }
    let first = path.split('/').next()?;
    let second = path.split('/').nth(1);
    match first {
        "analysis" if asked("puzzle").is_some() => of_puzzle(&asked("puzzle")?, language),
        "analysis" => match (asked("match"), asked("spec")) {
            (Some(id), _) => of_match(app, &id, ply(), language).await,
            (None, Some(spec)) => of_position(&spec, uri.query()?, language),
            (None, None) => Some(of_game(spec_family(second?)?, language, false)),
        },
        "puzzle" => of_puzzle(second?, language),
        "tiles" if second == Some("daily") => of_daily(language),
        "tiles" => of_tiles(second?, language),
        "learn" => of_course(second?, asked("step").as_deref(), language),
        "rules" => Some(of_game(spec_family(second?)?, language, true)),
        "new" | "puzzles" => Some(of_game(spec_family(second?)?, language, false)),
        _ => None,
    }
}

fn of_site(language: Language) -> Preview {
    Preview {
        title: String::new(),
        about: message("preview-site").sentence(language),
        picture: "/preview".to_owned(),
    }
}

fn of_game(family: &'static Family, language: Language, rules: bool) -> Preview {
    let game = family.title;
    let title = if rules {
        let title = message("preview-rules").with("game", game);
        title.sentence(language)
    } else {
        game.to_owned()
    };
    Preview {
        title,
        about: family.texts.plain(language, "summary"),
        picture: format!("/games/{}/preview", family.id),
    }
}

/// A puzzle, if there is one: only then does its id come into the page.
fn of_puzzle(id: &str, language: Language) -> Option<Preview> {
    let said = about_puzzle(id, language)?;
    Some(Preview {
        title: said.title,
        about: said.about,
        picture: format!("/puzzles/{id}/preview"),
    })
}

/// A puzzle of tiles, if there is one: only then does its id come into the page.
fn of_tiles(id: &str, language: Language) -> Option<Preview> {
    let said = about_tiles(id, language)?;
    Some(Preview {
        title: said.title,
        about: said.about,
        picture: format!("/tiles/{id}/preview"),
    })
}

/// The deal of the day, by the game alone: messengers keep pictures for weeks, and tomorrow the address means another deal.
fn of_daily(language: Language) -> Option<Preview> {
    let solitaire = catalog::families().find(|family| family.target.is_some())?;
    Some(Preview {
        title: message("preview-daily").sentence(language),
        about: message("preview-daily-about").sentence(language),
        picture: format!("/games/{}/preview", solitaire.id),
    })
}

/// A course, or a step of it if there is such a one.
fn of_course(game: &str, step: Option<&str>, language: Language) -> Option<Preview> {
    let at_step = step.and_then(|id| Some((id, about_course(game, Some(id), language)?)));
    let (said, picture) = match at_step {
        Some((id, said)) => (said, format!("/courses/{game}/preview?step={id}")),
        None => (
            about_course(game, None, language)?,
            format!("/courses/{game}/preview"),
        ),
    };
    Some(Preview {
        title: said.title,
        about: said.about,
        picture,
    })
}

/// A position of an analysis. Whether its moves can be played is found out by who asks for the picture.
fn of_position(spec: &str, query: &str, language: Language) -> Option<Preview> {
    let family = spec_family(spec)?;
    let title = message("preview-analysis").with("game", family.title);
    let kept = query.split('&').filter(|pair| {
        let name = pair.split('=').next();
        matches!(name, Some("spec" | "setup" | "moves"))
    });
    let kept: Vec<&str> = kept.collect();
    let moves = query_value(query, "moves").unwrap_or_default();
    let about = message("preview-position").with("moves", moves.split_whitespace().count());
    Some(Preview {
        title: title.sentence(language),
        about: about.sentence(language),
        picture: format!("/positions/preview?{}", kept.join("&")),
    })
}

/// A match, if everybody may know of it.
async fn of_match(app: &App, id: &str, ply: Option<usize>, language: Language) -> Option<Preview> {
    let view = public_match(app, id, language).await.ok()?;
    let ply = ply.filter(|&ply| ply <= view.ply);
    let picture = format!("/matches/{}/preview", view.id);
    Some(Preview {
        title: match_title(&view),
        about: about_match(&view, ply, language),
        picture: match ply {
            Some(ply) => format!("{picture}?ply={ply}"),
            None => picture,
        },
    })
}

/// A study, if everybody may know of it.
async fn of_study(
    app: &App,
    id: &str,
    chapter: Option<String>,
    language: Language,
) -> Option<Preview> {
    let state = public_study(app, id).await.ok()?;
    let picture = format!("/studies/{id}/preview");
    // Only a chapter that there is, whose id needs no escaping: nothing else comes into the page.
    let plain = |id: &String| {
        id.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let chapter = chapter.filter(|id| plain(id) && state.study.chapter(id).is_some());
    Some(Preview {
        about: about_study(app, &state, language).await.ok()?,
        title: state.summary.name,
        picture: match chapter {
            Some(chapter) => format!("{picture}?chapter={chapter}"),
            None => picture,
        },
    })
}

fn match_title(view: &MatchView) -> String {
    let names: Vec<&str> = view
        .seats
        .iter()
        // A free seat and a bot have no name of their own.
        .filter(|seat| matches!(seat.sitter, Occupant::Person(_)))
        .map(|seat| seat.player.as_str())
        .collect();
    if names.is_empty() {
        return view.title.clone();
    }
    format!("{}: {}", view.title, names.join(" – "))
}

/// A value of a query, as it was meant.
fn query_value(query: &str, name: &str) -> Option<String> {
    let uri = format!("/?{query}").parse().ok()?;
    let pairs = axum::extract::Query::<Vec<(String, String)>>::try_from_uri(&uri).ok()?;
    let mut pairs = pairs.0.into_iter();
    pairs.find_map(|(known, value)| (known == name).then_some(value))
}

/// How browsers call this server, as far as whoever asks tells.
fn origin(app: &App, headers: &HeaderMap) -> String {
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let scheme = if app.config.https { "https" } else { "http" };
    host.map_or_else(String::new, |host| format!("{scheme}://{host}"))
}

fn with(page: &str, preview: &Preview, origin: &str, path: &str, language: Language) -> String {
    let Preview {
        title,
        about,
        picture,
    } = preview;
    let sign = if picture.contains('?') { '&' } else { '?' };
    let picture = format!("{origin}{API}{picture}{sign}lang={}", language.code());
    let [width, height] = [CARD_WIDTH, CARD_HEIGHT].map(|side| side.to_string());
    let whole = if title.is_empty() {
        "Serpentarium".to_owned()
    } else {
        format!("{title} · Serpentarium")
    };
    let named = if title.is_empty() { &whole } else { title };
    let address = format!("{origin}{path}");
    let said = [
        ("property", "og:type", "website"),
        ("property", "og:site_name", "Serpentarium"),
        ("property", "og:url", &address),
        ("property", "og:title", named),
        ("property", "og:description", about),
        ("property", "og:image", &picture),
        ("property", "og:image:type", "image/png"),
        ("property", "og:image:width", &width),
        ("property", "og:image:height", &height),
        ("property", "og:image:alt", named),
        ("name", "twitter:card", "summary_large_image"),
        ("name", "twitter:title", named),
        ("name", "twitter:description", about),
        ("name", "twitter:image", &picture),
    ];
    let mut head = format!("<title>{}</title>", escaped(&whole));
    for (kind, name, content) in said {
        let content = escaped(content);
        let _ = write!(
            head,
            "\n    <meta {kind}=\"{name}\" content=\"{content}\" />"
        );
    }
    let without_title = match (page.find("<title>"), page.find("</title>")) {
        (Some(from), Some(to)) if from < to => {
            format!("{}{}", &page[..from], &page[to + "</title>".len()..])
        }
        _ => page.to_owned(),
    };
    without_title.replacen("</head>", &format!("  {head}\n  </head>"), 1)
}

/// Words as they may stand anywhere in a page.
pub(super) fn escaped(text: &str) -> String {
    text.chars().fold(String::new(), |mut safe, c| {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
        safe
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_people_are_called_is_only_ever_words() {
        let hostile = "\"><script>alert('&')</script>";
        let preview = Preview {
            title: hostile.to_owned(),
            about: hostile.to_owned(),
            picture: format!("/positions/preview?spec={hostile}"),
        };
        let page = "<head><title>Serpentarium</title></head><body></body>";
        let page = with(page, &preview, hostile, hostile, Language::English);
        assert!(!page.contains("<script"), "{page}");
        assert_eq!(page.matches('<').count(), page.matches('>').count());
        assert_eq!(page.matches("<meta ").count(), 14, "{page}");
        assert_eq!(page.matches("<title>").count(), 1, "{page}");
    }

    #[test]
    fn nothing_gets_out_of_its_quotes() {
        assert_eq!(
            escaped("\"><script>alert('&')</script>"),
            "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;"
        );
    }
}
