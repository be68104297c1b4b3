//! What other sites show when somebody shares the address of a match: a title, a sentence, a picture.

use std::fmt::Write as _;

use axum::http::{HeaderMap, header};
use protocol::{API, MatchView, Occupant};
use texts::Language;

use crate::app::App;
use crate::matches::view::match_view;
use crate::message;

/// Under which path the app shows a match.
const MATCH: &str = "match/";

/// The first page with a preview of the match at this path put in, if there is one.
pub(super) async fn of_match(
    app: &App,
    path: &str,
    headers: &HeaderMap,
    language: Language,
    page: &str,
) -> Option<String> {
    let id = path.strip_prefix(MATCH)?.split('/').next()?;
    let view = app.registry.read(id, move |state, now| {
        match_view(state, now, language, false)
    });
    let view = view.await.ok()?;
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let scheme = if app.config.https { "https" } else { "http" };
    let origin = host.map_or_else(String::new, |host| format!("{scheme}://{host}"));
    Some(put_in(page, &view, &origin, language))
}

fn put_in(page: &str, view: &MatchView, origin: &str, language: Language) -> String {
    let names: Vec<&str> = view
        .seats
        .iter()
        // A free seat and a bot have no name of their own.
        .filter(|seat| matches!(seat.sitter, Occupant::Person(_)))
        .map(|seat| seat.player.as_str())
        .collect();
    let title = if names.is_empty() {
        view.title.clone()
    } else {
        format!("{}: {}", view.title, names.join(" – "))
    };
    let about = match (&view.result, view.status.as_str()) {
        (Some(result), _) => result.sentence.clone(),
        (None, "open") => message("preview-open").sentence(language),
        (None, _) => message("preview-live")
            .with("moves", view.ply)
            .sentence(language),
    };
    let id = &view.id;
    let picture = format!("{origin}{API}/matches/{id}.svg");
    let said = [
        ("og:type", "website"),
        ("og:site_name", "Serpentarium"),
        ("og:title", &title),
        ("og:description", &about),
        ("og:image", &picture),
        ("og:image:type", "image/svg+xml"),
        ("twitter:card", "summary_large_image"),
    ];
    let mut head = format!("<title>{} · Serpentarium</title>", escaped(&title));
    for (property, content) in said {
        let content = escaped(content);
        let _ = write!(
            head,
            "\n    <meta property=\"{property}\" content=\"{content}\" />"
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
    fn nothing_gets_out_of_its_quotes() {
        assert_eq!(
            escaped("\"><script>alert('&')</script>"),
            "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;"
        );
    }
}
