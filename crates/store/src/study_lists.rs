//! Lists of studies, and what is found in them.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::engine::{Value, values};
use crate::studies::{select_study, summary};
use crate::{Cursor, Store, StoreError, StudySummary};

/// Which studies to list, the latest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyList {
    /// Those that anybody may find.
    Public,
    /// Those of an owner.
    Owned(String),
    /// Those that somebody else shares with this contributor.
    Shared(String),
}

/// What to find among them: nothing finds all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StudyFilter {
    /// Words of which each is in the name of the study or of a chapter, in any case, with accents or without.
    pub words: String,
    /// A game of one of its chapters.
    pub game: String,
}

/// What every list has behind its own condition, which is about `$1`.
macro_rules! page_of {
    ($which:literal) => {
        concat!(
            select_study!("WHERE "),
            $which,
            " AND games LIKE $2 ESCAPE '!'
             AND words LIKE $3 ESCAPE '!' AND words LIKE $4 ESCAPE '!'
             AND words LIKE $5 ESCAPE '!' AND words LIKE $6 ESCAPE '!'
             AND (updated_at < $7 OR (updated_at = $7 AND id < $8))
             ORDER BY updated_at DESC, id DESC LIMIT $9"
        )
    };
}

/// So many words are looked for; more are one phrase with the last.
const WORDS: usize = 4;

impl Store {
    /// A page of a list.
    pub async fn studies(
        &self,
        list: &StudyList,
        filter: &StudyFilter,
        before: Option<&Cursor>,
        limit: i64,
    ) -> Result<Vec<StudySummary>, StoreError> {
        let (sql, which) = match list {
            StudyList::Public => (page_of!("visibility = $1"), "public"),
            StudyList::Owned(owner) => (page_of!("owner_id = $1"), owner.as_str()),
            StudyList::Shared(player) => (
                page_of!("id IN (SELECT study_id FROM study_contributors WHERE player_id = $1)"),
                player.as_str(),
            ),
        };
        let game = match filter.game.as_str() {
            "" => "%".to_owned(),
            game => format!("% {} %", escaped(game)),
        };
        let mut values = values![which, game];
        let folded = folded(&filter.words);
        let mut words: Vec<&str> = folded.trim().splitn(WORDS, char::is_whitespace).collect();
        words.resize(WORDS, "");
        values.extend(
            words
                .iter()
                .map(|word| Value::from(format!("%{}%", escaped(word.trim())))),
        );
        values.push(before.map_or(i64::MAX, |cursor| cursor.updated_at).into());
        values.push(before.map_or("", |cursor| cursor.id.as_str()).into());
        values.push(limit.into());
        let rows = self.engine.read(sql, values).await?;
        rows.into_iter().map(summary).collect()
    }
}

/// A text as it is looked for: in small letters without accents.
pub(crate) fn folded(text: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_without_accents_and_nothing_stands_for_anything_else() {
        assert_eq!(folded("Žluťoučký KŮŇ"), "zlutoucky kun");
        assert_eq!(folded("Żółw"), "zolw");
        assert_eq!(escaped("100% a_b!"), "100!% a!_b!!");
    }
}
