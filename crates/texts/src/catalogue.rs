use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Language, told};

type Bundle = FluentBundle<FluentResource>;

/// The sentences of one crate, the same ones in every language. Parsed when first needed.
pub struct Texts {
    sources: [&'static str; 3],
    /// By which what was told is found, where that is all there is.
    told_by: u32,
    bundles: [OnceLock<Bundle>; 3],
}

impl Texts {
    /// Sentences from Fluent sources, usually `include_str!`ed from the crate's `texts/` folder.
    pub const fn new(english: &'static str, czech: &'static str, polish: &'static str) -> Self {
        Self {
            // An engine for the browser is not to be loaded with the sentences of three languages: the page tells
            // it those of its own, if it says anything to people.
            sources: if cfg!(engine_module) {
                [""; 3]
            } else {
                [english, czech, polish]
            },
            told_by: if cfg!(engine_module) {
                told::fingerprint(english)
            } else {
                0
            },
            bundles: [const { OnceLock::new() }; 3],
        }
    }

    /// The sentence with this code, or nothing if the catalogue does not have it.
    pub fn sentence(
        &self,
        language: Language,
        code: &str,
        facts: &FluentArgs<'_>,
    ) -> Option<String> {
        if cfg!(without = "words") {
            return None;
        }
        let bundle = self.bundle(language)?;
        let pattern = bundle.get_message(code)?.value()?;
        let mut errors = Vec::new();
        let sentence = bundle
            .format_pattern(pattern, Some(facts), &mut errors)
            .into_owned();
        debug_assert!(
            errors.is_empty(),
            "{code} in {}: {errors:?}",
            language.code()
        );
        Some(sentence)
    }

    /// The sentence with this code that needs no facts; the code itself if there is none.
    pub fn plain(&self, language: Language, code: &str) -> String {
        self.sentence(language, code, &FluentArgs::new())
            .unwrap_or_else(|| code.to_owned())
    }

    /// Whether this catalogue has a sentence with this code.
    pub fn has(&self, language: Language, code: &str) -> bool {
        self.bundle(language)
            .is_some_and(|bundle| bundle.has_message(code))
    }

    /// The codes of one language, in the order of its file.
    pub fn codes(&self, language: Language) -> Vec<&'static str> {
        self.sources[language as usize]
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once('=').map(|(code, _)| code.trim()))
            .collect()
    }

    /// What is wrong with the catalogues, for tests: a code that a language lacks, facts that
    /// differ between languages, or a sign that the other sentences write otherwise. Empty when all is well.
    pub fn gaps(&self) -> Vec<String> {
        let mut gaps = Vec::new();
        let facts = |language: Language| facts_by_code(self.sources[language as usize]);
        let english = facts(Language::English);
        for language in Language::ALL {
            let theirs = facts(language);
            for (code, used) in &english {
                match theirs.iter().find(|(other, _)| other == code) {
                    None => gaps.push(format!("{} lacks {code}", language.code())),
                    Some((_, other)) if other != used => {
                        gaps.push(format!(
                            "{} has other facts in {code}: {other:?}, not {used:?}",
                            language.code()
                        ));
                    }
                    Some(_) => {}
                }
            }
            gaps.extend(slips(language, self.sources[language as usize]));
            for (code, _) in &theirs {
                if !english.iter().any(|(other, _)| other == code) {
                    gaps.push(format!("only {} has {code}", language.code()));
                }
            }
        }
        gaps
    }

    /// The sentences of a language; nothing if they must be told first.
    fn bundle(&self, language: Language) -> Option<&Bundle> {
        let source = if cfg!(engine_module) {
            told::of(self.told_by, language)?
        } else {
            self.sources[language as usize]
        };
        Some(self.bundles[language as usize].get_or_init(|| bundle(language, source)))
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").finish_non_exhaustive()
    }
}

fn bundle(language: Language, source: &str) -> Bundle {
    let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![identifier]);
    // Terminals and JSON show Fluent's invisible direction marks as rubbish.
    bundle.set_use_isolating(false);
    let resource = match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => resource,
        // Only reached by a mistake in a file compiled into the program; `gaps` in that crate's tests shows it.
        Err((resource, errors)) => {
            debug_assert!(
                false,
                "the {} catalogue does not parse: {errors:?}",
                language.code()
            );
            resource
        }
    };
    if let Err(errors) = bundle.add_resource(resource) {
        debug_assert!(
            false,
            "the {} catalogue says something twice: {errors:?}",
            language.code()
        );
    }
    bundle
}

/// The facts (`$name`) that each sentence uses, sorted, in the order of the file.
fn facts_by_code(source: &'static str) -> Vec<(&'static str, Vec<&'static str>)> {
    let mut found: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in source.lines() {
        let mut rest = line;
        if line.starts_with(|c: char| c.is_ascii_lowercase())
            && let Some((code, value)) = line.split_once('=')
        {
            found.push((code.trim(), Vec::new()));
            rest = value;
        }
        let Some((_, facts)) = found.last_mut() else {
            continue;
        };
        for piece in rest.split('$').skip(1) {
            let end = piece.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
            let fact = &piece[..end.unwrap_or(piece.len())];
            if let Err(place) = facts.binary_search(&fact) {
                facts.insert(place, fact);
            }
        }
    }
    found
}

/// Signs that all sentences write in one way: English apostrophes are curved, like our quotation marks, and an
/// ellipsis follows its word without a space.
fn slips(language: Language, source: &str) -> Vec<String> {
    let straight = |line: &str| {
        let letters: Vec<char> = line.chars().collect();
        letters
            .windows(3)
            .any(|three| three[1] == '\'' && three[0].is_alphabetic() && three[2].is_alphabetic())
    };
    let mut slips = Vec::new();
    for (index, line) in source.lines().enumerate() {
        let place = format!("{}, line {}", language.code(), index + 1);
        if language == Language::English && straight(line) {
            slips.push(format!("{place}: a straight apostrophe"));
        }
        if line.ends_with(" …") {
            slips.push(format!("{place}: a space before an ellipsis"));
        }
    }
    slips
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Message;

    static WHOLE: Texts = Texts::new(
        "moves = { $count ->\n    [one] one move\n   *[other] { $count } moves\n}",
        "moves = { $count ->\n    [one] jeden tah\n    [few] { $count } tahy\n   *[other] { $count } tahů\n}",
        "moves = { $count ->\n    [one] jeden ruch\n    [few] { $count } ruchy\n   *[many] { $count } ruchów\n}",
    );
    static BROKEN: Texts = Texts::new("a = A { $x }\nb = B", "a = A", "a = A { $x }\nb = B\nc = C");

    #[test]
    fn numbers_bend_words_in_each_language() {
        let say = |count: i64, language| {
            Message::new(&WHOLE, "moves")
                .with("count", count)
                .sentence(language)
        };
        assert_eq!(say(1, Language::English), "one move");
        assert_eq!(say(3, Language::Czech), "3 tahy");
        assert_eq!(say(5, Language::Czech), "5 tahů");
        assert_eq!(say(22, Language::Polish), "22 ruchy");
        assert_eq!(say(25, Language::Polish), "25 ruchów");
    }

    #[test]
    fn signs_are_written_in_one_way() {
        let texts = Texts::new(
            "a = It can't be …\nb = It can’t be…",
            "a = A …\nb = B",
            "a = D'Arc\nb = B",
        );
        assert_eq!(
            texts.gaps(),
            [
                "en, line 1: a straight apostrophe",
                "en, line 1: a space before an ellipsis",
                "cs, line 1: a space before an ellipsis"
            ]
        );
    }

    #[test]
    fn gaps_are_found() {
        assert_eq!(WHOLE.gaps(), Vec::<String>::new());
        assert_eq!(
            BROKEN.gaps(),
            [
                "cs has other facts in a: [], not [\"x\"]",
                "cs lacks b",
                "only pl has c"
            ]
        );
        assert_eq!(BROKEN.codes(Language::Polish), ["a", "b", "c"]);
        assert!(!BROKEN.has(Language::Czech, "b"));
    }
}
