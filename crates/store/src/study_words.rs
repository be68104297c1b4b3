//! The index by which studies are found: one row for each word of a study, in the same transaction as what has the word.
//!
//! A word is found by its beginning. Databases order letters as their language does, which is not by their bytes;
//! so what is looked up is a number, and both kinds of database do it alike. Only public studies are in the index
//! that finds them among all; in a list of somebody's own each study is asked for its words.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::engine::{Engine, Statement, Value, values};
use crate::studies::{select_study, summary};
use crate::{Store, StoreError, StudySummary, Visibility};

/// So many letters of a word are kept: nobody types more, and an index takes no more than some thousand bytes.
const LONGEST: usize = 40;
/// So many bytes of a word make the number by which it is looked up, which is never negative.
const START: usize = 7;
/// So many studies are put into the index at once when it is made.
const PAGE: i64 = 500;

/// The words of a text as they are looked for: in small letters without accents.
pub(crate) fn words_of(text: &str) -> Vec<String> {
    let folded = folded(text);
    let words = folded.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words
        .map(|word| word.chars().take(LONGEST).collect())
        .collect()
}

/// A game as a word of its own, with which nothing begins that anybody can look for.
pub(crate) fn word_of_game(game: &str) -> String {
    format!(":{game}")
}

/// What a word must be to begin like this one: a pattern and the bounds of its number.
pub(crate) fn beginning(word: &str) -> [Value; 3] {
    let (low, high) = (number(word, 0), number(word, u8::MAX));
    [
        format!("{}%", escaped(word)).into(),
        low.into(),
        high.into(),
    ]
}

/// What a word must be to be this one.
pub(crate) fn whole(word: &str) -> [Value; 3] {
    let exact = number(word, 0);
    [escaped(word).into(), exact.into(), exact.into()]
}

/// The first bytes of a word as a number, which orders words as their bytes do.
fn number(word: &str, missing: u8) -> i64 {
    let bytes = word.bytes().chain(std::iter::repeat(missing));
    let bytes = bytes.take(START);
    bytes.fold(0, |number, byte| number << 8 | i64::from(byte))
}

/// In small letters without accents.
fn folded(text: &str) -> String {
    let plain = text.nfkd().filter(|&c| !is_combining_mark(c));
    let plain = plain.flat_map(char::to_lowercase);
    // Letters whose stroke is no accent.
    let plain = plain.map(|c| match c {
        'ł' => 'l',
        'ø' => 'o',
        'đ' => 'd',
        _ => c,
    });
    plain.collect()
}

/// A text in which nothing stands for anything else.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if "!%_".contains(c) {
            escaped.push('!');
        }
        escaped.push(c);
    }
    escaped
}

impl StudySummary {
    /// The words by which it is found, each once: of its name and those of its chapters, and its games.
    pub fn words(&self) -> BTreeSet<String> {
        let mut words = BTreeSet::from_iter(words_of(&self.name));
        words.extend(words_of(&self.chapters));
        words.extend(self.games.iter().map(|game| word_of_game(game)));
        words
    }

    /// The same as one text, by which it is known whether they have changed.
    pub(crate) fn words_text(&self) -> String {
        Vec::from_iter(self.words()).join(" ")
    }

    /// Puts it into the index as it now stands.
    pub(crate) fn index(&self) -> Vec<Statement> {
        let forget = "DELETE FROM study_words WHERE study_id = $1";
        let add = "INSERT INTO study_words (study_id, start, word, public) VALUES ($1, $2, $3, $4)";
        let public = self.visibility == Visibility::Public;
        let words = self.words().into_iter().map(|word| {
            let values = values![&self.id, number(&word, 0), word, public];
            Statement::new(add, values)
        });
        let mut statements = vec![Statement::new(forget, values![&self.id])];
        statements.extend(words);
        statements
    }
}

impl Store {
    /// Whether the index has a study as it was after event `seq` with the same words for the same readers, so that it
    /// need not be written again. Whoever then writes another event after `seq` knows that nobody else did.
    pub(crate) async fn is_indexed(
        &self,
        study: &StudySummary,
        seq: i64,
    ) -> Result<bool, StoreError> {
        let sql = "SELECT seq FROM studies
             WHERE id = $1 AND seq = $2 AND words = $3 AND (visibility = 'public') = ($4 = 'public')";
        let name = study.visibility.name();
        let values = values![&study.id, seq, study.words_text(), name];
        let rows = self.engine.read(sql, values).await?;
        Ok(!rows.is_empty())
    }

    /// The words of a study in the index, and whether they find it among the public ones.
    pub async fn study_words(&self, id: &str) -> Result<Vec<(String, bool)>, StoreError> {
        let sql = "SELECT word, public FROM study_words WHERE study_id = $1 ORDER BY start, word";
        let rows = self.engine.read(sql, values![id]).await?;
        let words = rows.into_iter();
        words
            .map(|mut row| Ok((row.text()?, row.number()? != 0)))
            .collect()
    }
}

/// Puts every study into an index that was just made. Whoever is interrupted begins anew.
pub(crate) async fn index_all(engine: &dyn Engine) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let page = select_study!("WHERE id > $1 ORDER BY id LIMIT $2");
        let rows = engine.read(page, values![&after, PAGE]).await?;
        let studies: Result<Vec<StudySummary>, _> = rows.into_iter().map(summary).collect();
        let studies = studies?;
        let Some(last) = studies.last() else {
            return Ok(());
        };
        after.clone_from(&last.id);
        let mut statements = Vec::new();
        for study in &studies {
            let words = "UPDATE studies SET words = $1 WHERE id = $2";
            statements.push(Statement::new(
                words,
                values![study.words_text(), &study.id],
            ));
            statements.extend(study.index());
        }
        engine.change_schema(statements).await?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_plain_and_have_no_signs() {
        assert_eq!(words_of("Žluťoučký KŮŇ, 100%"), ["zlutoucky", "kun", "100"]);
        assert_eq!(words_of("Żółw_i-łódź"), ["zolw", "i", "lodz"]);
        assert_eq!(words_of(" % _ "), [""; 0]);
        // One sign that stands for eighteen letters.
        let long = words_of(&"\u{fdfa}".repeat(100));
        assert!(long.iter().all(|word| word.chars().count() <= LONGEST));
    }

    #[test]
    fn numbers_hold_what_begins_alike_and_nothing_else_that_is_short() {
        let within = |word: &str, begins: &str| {
            (number(begins, 0)..=number(begins, u8::MAX)).contains(&number(word, 0))
        };
        for word in ["k", "ka", "kamon", "kamonkamon", "k\u{10ffff}"] {
            assert!(within(word, "k"), "{word}");
        }
        for word in ["", "j", "jz", "l", "л"] {
            assert!(!within(word, "k"), "{word}");
        }
        assert!(within("kamonkamon", "kamonkamon"));
        assert!(number("\u{10ffff}\u{10ffff}", u8::MAX) > 0);
        assert_eq!(escaped("100% a_b!"), "100!% a!_b!!");
    }
}
