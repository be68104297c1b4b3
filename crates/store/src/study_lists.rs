//! Lists of studies, and what is found in them.

use std::cmp::Reverse;

use crate::engine::{Value, values};
use crate::studies::{select_study, summary};
use crate::study_words::{beginning, whole, word_of_game, words_of};
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
    /// Words with each of which one in the name of the study or of a chapter begins, in any case, with accents or without.
    pub words: String,
    /// A game of one of its chapters.
    pub game: String,
}

/// So many words are looked for; of more than these the longest, which tell most.
const WORDS: usize = 7;
/// The words and the game.
const TERMS: usize = WORDS + 1;
/// Where fewer studies than this have a word, they are taken from the index and put into order; otherwise it is quicker to go
/// through the list, in which one of them comes soon.
const FEW: i64 = 1_000;

/// What a list says about each study: that it has a word, unless none is asked for. The offset, which changes nothing, keeps
/// PostgreSQL from reading all studies with the word at once instead of asking one after the other.
macro_rules! has_word {
    ($word:literal, $low:literal, $high:literal) => {
        concat!(
            " AND (",
            $word,
            " = '' OR EXISTS (SELECT 1 FROM study_words
                 WHERE study_id = studies.id AND word LIKE ",
            $word,
            " ESCAPE '!'
                 AND start BETWEEN ",
            $low,
            " AND ",
            $high,
            " LIMIT 1 OFFSET 0))"
        )
    };
}

/// What every list has behind its own condition, which is about `$1` and the first word.
macro_rules! page_of {
    ($($which:expr),+) => {
        concat!(
            select_study!("WHERE "),
            $($which,)+
            has_word!("$5", "$6", "$7"),
            has_word!("$8", "$9", "$10"),
            has_word!("$11", "$12", "$13"),
            has_word!("$14", "$15", "$16"),
            has_word!("$17", "$18", "$19"),
            has_word!("$20", "$21", "$22"),
            has_word!("$23", "$24", "$25"),
            " AND (updated_at < $26 OR (updated_at = $26 AND id < $27))
             ORDER BY updated_at DESC, id DESC LIMIT $28"
        )
    };
}

/// Those that have the first word by the index. That they are public is asked again, in a way for which no other index is
/// of use.
const PUBLIC_BY_WORD: &str = page_of!(
    "visibility || '' = $1 AND id IN (SELECT study_id FROM study_words
         WHERE public = 1 AND word LIKE $2 ESCAPE '!' AND start BETWEEN $3 AND $4)"
);
const PUBLIC: &str = page_of!("visibility = $1", has_word!("$2", "$3", "$4"));
const OWNED: &str = page_of!("owner_id = $1", has_word!("$2", "$3", "$4"));
const SHARED: &str = page_of!(
    "id IN (SELECT study_id FROM study_contributors WHERE player_id = $1)",
    has_word!("$2", "$3", "$4")
);

impl Store {
    /// A page of a list.
    pub async fn studies(
        &self,
        list: &StudyList,
        filter: &StudyFilter,
        before: Option<&Cursor>,
        limit: i64,
    ) -> Result<Vec<StudySummary>, StoreError> {
        let Some(mut terms) = filter.terms() else {
            return Ok(Vec::new());
        };
        let (sql, which) = match list {
            StudyList::Public if self.few_have_one(&mut terms).await? => (PUBLIC_BY_WORD, "public"),
            StudyList::Public => (PUBLIC, "public"),
            StudyList::Owned(owner) => (OWNED, owner.as_str()),
            StudyList::Shared(player) => (SHARED, player.as_str()),
        };
        let mut values = values![which];
        terms.resize_with(TERMS, || ["".into(), 0.into(), 0.into()]);
        values.extend(terms.into_iter().flatten());
        values.push(before.map_or(i64::MAX, |cursor| cursor.updated_at).into());
        values.push(before.map_or("", |cursor| cursor.id.as_str()).into());
        values.push(limit.into());
        let rows = self.engine.read(sql, values).await?;
        rows.into_iter().map(summary).collect()
    }

    /// Whether few public studies have one of these words, the rarest of which is then the first.
    async fn few_have_one(&self, terms: &mut [Term]) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM (SELECT study_id FROM study_words
             WHERE public = 1 AND word LIKE $1 ESCAPE '!' AND start BETWEEN $2 AND $3 LIMIT $4) AS few";
        let mut fewest = FEW;
        for place in 0..terms.len() {
            let asked = terms[place].iter().cloned();
            let asked = asked.chain([Value::from(fewest)]).collect();
            let rows = self.engine.read(sql, asked).await?;
            let mut rows = rows.into_iter();
            let found = rows.next().map_or(Ok(0), |mut row| row.number())?;
            if found < fewest {
                fewest = found;
                terms.swap(0, place);
            }
        }
        Ok(fewest < FEW)
    }
}

/// A word, as a statement asks for it.
type Term = [Value; 3];

impl StudyFilter {
    /// What is looked for; nothing if there is a text without any word, which no study has.
    fn terms(&self) -> Option<Vec<Term>> {
        let mut words = words_of(&self.words);
        if words.is_empty() && !self.words.trim().is_empty() {
            return None;
        }
        words.sort_by_key(|word| (Reverse(word.chars().count()), word.clone()));
        words.dedup();
        words.truncate(WORDS);
        let words = words.iter().map(|word| beginning(word));
        let game = Some(&self.game).filter(|game| !game.is_empty());
        let game = game.map(|game| whole(&word_of_game(game)));
        Some(words.chain(game).collect())
    }
}
