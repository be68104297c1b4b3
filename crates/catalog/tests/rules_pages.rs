//! The pages of rules together: they link to each other only, and no file is left over. What each page says
//! is for `conformance::is_presentable`; the format is in `docs/rules`.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::fs;
use std::path::{Path, PathBuf};

use game::{Family, Language};

/// Calls with every page: language, game and text.
fn each_page(mut visit: impl FnMut(Language, &'static Family, &str)) {
    for language in Language::ALL {
        for family in catalog::families() {
            visit(language, family, family.rules.text(language));
        }
    }
}

#[test]
fn pages_link_to_pages_that_exist() {
    each_page(|language, family, text| {
        let name = format!("{language:?} {}", family.id);
        for link in text.split("](").skip(1) {
            let target = link.split(')').next().unwrap();
            let id = target.strip_prefix("/rules/");
            assert!(
                catalog::families().any(|family| Some(family.id) == id),
                "{name} links to {target}"
            );
        }
    });
}

/// The Markdown files in the `rules` folders of all games.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
    found
}

#[test]
fn no_page_is_left_over() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut pages = 0;
    for entry in fs::read_dir(games).unwrap() {
        let folder = entry.unwrap().path().join("rules");
        for path in folder
            .is_dir()
            .then(|| files(&folder))
            .into_iter()
            .flatten()
        {
            let tag = path.file_stem().unwrap().to_str().unwrap();
            let language = Language::from_tag(tag).unwrap();
            let text = fs::read_to_string(&path).unwrap();
            assert!(
                catalog::families().any(|family| family.rules.text(language) == text),
                "{} is no game's page",
                path.display()
            );
            pages += 1;
        }
    }
    assert_eq!(pages, catalog::families().count() * Language::ALL.len());
}
