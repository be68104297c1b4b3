//! The rules that players read, in `web/src/rules`: none is missing, all languages say the same, and
//! every figure is a legal position that shows what it claims. The format is in the README there.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::fs;
use std::path::PathBuf;

use catalog::Match;
use game::Turn;

const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];

/// The sections that every page has; some have one more.
const SECTIONS: usize = 8;

fn folder(language: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/src/rules")
        .join(language)
}

fn page(language: &str, id: &str) -> String {
    let path = folder(language).join(id).with_extension("md");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Calls with every page: language, game and text.
fn each_page(mut visit: impl FnMut(&str, &'static game::Family, &str)) {
    for language in LANGUAGES {
        for family in catalog::families() {
            visit(language, family, &page(language, family.id));
        }
    }
}

/// What stands on each line: the same in every language, since a paragraph is one line.
fn outline(text: &str) -> Vec<&'static str> {
    let kind = |line: &str| match line.split(' ').next().unwrap_or_default() {
        "" => "",
        "#" => "title",
        "##" => "section",
        "-" => "item",
        "```position" => "figure",
        number if number.ends_with('.') && number.len() == 2 => "step",
        _ => "text",
    };
    text.lines().map(kind).collect()
}

/// A figure of a page: keys and values in their order, but for the caption.
#[derive(Debug, PartialEq, Eq)]
struct Figure {
    caption: String,
    fields: Vec<(String, String)>,
}

impl Figure {
    fn all(page: &str) -> Vec<Self> {
        let mut lines = page.lines();
        let mut figures = Vec::new();
        while let Some(line) = lines.next() {
            if line == "```position" {
                figures.push(Self::read(lines.by_ref().take_while(|line| *line != "```")));
            }
        }
        figures
    }

    fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let mut caption = String::new();
        let mut fields = Vec::new();
        for line in lines {
            let (key, value) = line.split_once(':').unwrap_or_else(|| panic!("“{line}”"));
            let value = value.trim().to_owned();
            match key {
                "caption" => caption = value,
                "spec" | "setup" | "moves" | "scores" | "ends" | "allows" | "refuses" => {
                    fields.push((key.to_owned(), value));
                }
                _ => panic!("a figure has no “{key}”"),
            }
        }
        Self { caption, fields }
    }

    fn values<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a str> {
        let same = self.fields.iter().filter(move |(name, _)| name == key);
        same.map(|(_, value)| value.as_str())
    }

    fn value<'a>(&'a self, key: &'a str) -> Option<&'a str> {
        let mut values = self.values(key);
        let value = values.next();
        assert_eq!(values.next(), None, "{key} is given twice in {self:?}");
        value
    }

    fn needed<'a>(&'a self, key: &'a str) -> &'a str {
        self.value(key)
            .unwrap_or_else(|| panic!("no {key} in {self:?}"))
    }

    fn replay(&self) -> Box<dyn Match> {
        let rules = catalog::configure(self.needed("spec")).unwrap();
        let mut game = rules.begin(self.needed("setup")).unwrap();
        for action in self.needed("moves").split_whitespace() {
            game.play(action)
                .unwrap_or_else(|refusal| panic!("{action} in {self:?}: {refusal}"));
        }
        game
    }

    /// What the figure claims beside being legal.
    fn check_claims(&self, game: &dyn Match) {
        let end = match (game.turn(), game.reason()) {
            (Turn::Over, Some(reason)) => Some(reason.code),
            (Turn::Over, None) => Some("over"),
            _ => None,
        };
        assert_eq!(end, self.value("ends"), "how {self:?} ends");
        if let Some(scores) = self.value("scores") {
            let found: Vec<String> = game
                .scores()
                .iter()
                .map(|(_, points)| points.to_string())
                .collect();
            assert_eq!(found.join(" "), scores, "the scores of {self:?}");
        }
        for action in self.values("allows").flat_map(str::split_whitespace) {
            game.explain(action)
                .unwrap_or_else(|refusal| panic!("{action} in {self:?}: {refusal}"));
        }
        for claim in self.values("refuses") {
            let (action, code) = claim.split_once(' ').unwrap();
            let found = game.explain(action).map_err(|refusal| refusal.code());
            assert_eq!(found, Err(code), "{action} in {self:?}");
        }
    }
}

#[test]
fn every_figure_is_legal_and_shows_what_it_claims() {
    for family in catalog::families() {
        let figures = Figure::all(&page("en", family.id));
        assert!(figures.len() >= 3, "{} has few figures", family.id);
        assert!(figures.iter().any(|figure| figure.value("ends").is_some()));
        for figure in figures {
            let game = figure.replay();
            assert_eq!(game.family(), family);
            figure.check_claims(game.as_ref());
        }
    }
}

#[test]
fn all_languages_show_the_same_figures_with_captions_of_their_own() {
    each_page(|language, family, text| {
        let original = Figure::all(&page("en", family.id));
        let figures = Figure::all(text);
        assert_eq!(figures.len(), original.len(), "{language} {}", family.id);
        for (figure, original) in figures.iter().zip(&original) {
            assert_eq!(figure.fields, original.fields, "{language}");
            assert!(!figure.caption.is_empty(), "{language} {figure:?}");
            let translated = figure.caption != original.caption;
            assert_eq!(translated, language != "en", "{language} {figure:?}");
        }
    });
}

#[test]
fn every_page_has_all_sections_and_options_and_the_same_outline_in_every_language() {
    each_page(|language, family, text| {
        let name = format!("{language} {}", family.id);
        let lines = outline(text);
        let count = |kind| lines.iter().filter(|line| **line == kind).count();
        assert_eq!(count("title"), 1, "titles of {name}");
        assert!(count("section") >= SECTIONS, "sections of {name}");
        assert_eq!(lines, outline(&page("en", family.id)), "outline of {name}");
        for option in family.options {
            assert!(
                text.contains(&format!("`{}=", option.name)),
                "{option:?} in {name}"
            );
        }
    });
}

#[test]
fn pages_keep_to_what_the_app_can_draw_and_link_to_pages_that_exist() {
    each_page(|language, family, text| {
        let name = format!("{language} {}", family.id);
        for line in text.lines() {
            let strange = ["|", "<", "!", "###", "  -", "\t"];
            assert!(
                !strange.iter().any(|start| line.starts_with(start)),
                "{name}: {line}"
            );
        }
        for link in text.split("](").skip(1) {
            let target = link.split(')').next().unwrap();
            assert!(
                folder(language).join(target).is_file(),
                "{name} links to {target}"
            );
        }
    });
}

#[test]
fn no_page_is_left_over() {
    for language in LANGUAGES {
        for entry in fs::read_dir(folder(language)).unwrap() {
            let path = entry.unwrap().path();
            let id = path.file_stem().unwrap().to_str().unwrap();
            let known = catalog::families().any(|family| family.id == id);
            assert!(known, "{} is no game's page", path.display());
        }
    }
}
