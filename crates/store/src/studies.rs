use crate::engine::{Row, Statement, Value, values};
use crate::{Store, StoreError};

/// Who may read a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Its owner and contributors.
    Private,
    /// Whoever has its address.
    Link,
    /// Anybody, and it is listed.
    Public,
}

/// A study for lists and for whoever opens it. Always follows from its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudySummary {
    /// The study.
    pub id: String,
    /// Whose it is.
    pub owner_id: String,
    /// What it is called.
    pub name: String,
    /// Who may read it.
    pub visibility: Visibility,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When something last happened in it.
    pub updated_at: i64,
    /// The number of its last event.
    pub seq: i64,
    /// How many bytes its events have.
    pub bytes: i64,
    /// The names of its chapters, one a line.
    pub chapters: String,
    /// The ids of its games.
    pub games: Vec<String>,
}

/// Something that happened in a study, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyEvent {
    /// Its number in its study, from 1.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it.
    pub by_id: String,
    /// What they call it: the same twice is one event.
    pub mark: String,
    /// What, as JSON.
    pub body: String,
}

/// What is added to one study, all of it or nothing.
#[derive(Clone, Debug)]
pub struct StudyAppend {
    /// The number of the last event that the writer knows of, 0 for a new study.
    pub after: i64,
    /// The events that follow it, numbered.
    pub events: Vec<StudyEvent>,
    /// The study as it then stands.
    pub summary: StudySummary,
    /// Who else may change it from now on; left as it is if nothing is said.
    pub contributors: Option<Vec<String>>,
    /// All that is in it after the last of these events, as JSON, so that the next reader need not begin at the first.
    pub snapshot: Option<String>,
}

/// All that was in a study after one of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudySnapshot {
    /// That event.
    pub seq: i64,
    /// All of it, as JSON.
    pub body: String,
}

impl Visibility {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Private, Self::Link, Self::Public];

    /// Its name in the database and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Private => "private",
            Self::Link => "link",
            Self::Public => "public",
        }
    }

    fn parse(name: &str) -> Result<Self, StoreError> {
        let mut all = Self::ALL.into_iter();
        all.find(|visibility| visibility.name() == name)
            .ok_or_else(|| StoreError::broken(format_args!("visibility {name}")))
    }
}

impl StudySummary {
    /// The games as they are kept.
    fn games_text(&self) -> String {
        let games = self.games.iter().map(|game| format!("{game} "));
        format!(" {}", games.collect::<String>())
    }
}

impl StudyAppend {
    fn statements(&self) -> Vec<Statement> {
        let id = &self.summary.id;
        let mut statements = vec![self.write_summary()];
        statements.extend(self.events.iter().map(|event| {
            Statement::new(
                "INSERT INTO study_events (study_id, seq, at, by_id, mark, body)
                 VALUES ($1, $2, $3, $4, $5, $6)",
                values![
                    id,
                    event.seq,
                    event.at,
                    &event.by_id,
                    &event.mark,
                    &event.body
                ],
            )
        }));
        if let Some(contributors) = &self.contributors {
            let none = "DELETE FROM study_contributors WHERE study_id = $1";
            statements.push(Statement::new(none, values![id]));
            let add =
                "INSERT INTO study_contributors (study_id, player_id, place) VALUES ($1, $2, $3)";
            let each = contributors.iter().enumerate();
            statements.extend(
                each.map(|(place, one)| Statement::new(add, values![id, one, place as i64])),
            );
        }
        if let Some(snapshot) = &self.snapshot {
            statements.push(Statement::new(
                "INSERT INTO study_snapshots (study_id, seq, body) VALUES ($1, $2, $3)
                 ON CONFLICT (study_id) DO UPDATE SET seq = excluded.seq, body = excluded.body",
                values![id, self.summary.seq, snapshot],
            ));
        }
        statements
    }

    /// A conflict unless the study stands where the writer thinks it does.
    fn write_summary(&self) -> Statement {
        let study = &self.summary;
        let changed = values![
            &study.owner_id,
            &study.name,
            study.visibility.name(),
            study.updated_at,
            study.seq,
            study.bytes,
            &study.chapters,
            study.games_text(),
            study.words_text(),
            &study.id,
        ];
        let (sql, last) = if self.after == 0 {
            (
                "INSERT INTO studies (owner_id, name, visibility, updated_at, seq, bytes, chapters, games,
                     words, id, created_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
                study.created_at,
            )
        } else {
            (
                "UPDATE studies SET owner_id = $1, name = $2, visibility = $3, updated_at = $4, seq = $5,
                     bytes = $6, chapters = $7, games = $8, words = $9
                 WHERE id = $10 AND seq = $11",
                self.after,
            )
        };
        let values = changed.into_iter().chain([Value::from(last)]).collect();
        Statement::new(sql, values).must_touch(1)
    }
}

/// One more column than the summaries need would break [`summary`]: keep the two together.
macro_rules! select_study {
    ($rest:literal) => {
        concat!(
            "SELECT id, owner_id, name, visibility, created_at, updated_at, seq, bytes, chapters, games
             FROM studies ",
            $rest
        )
    };
}

pub(crate) use select_study;

impl Store {
    /// Writes, and returns once it is on disk. A conflict if somebody else wrote first, or if one of the marks was
    /// used by the same person before.
    pub async fn append_to_study(&self, append: &StudyAppend) -> Result<(), StoreError> {
        let mut statements = append.statements();
        if !self.is_indexed(&append.summary, append.after).await? {
            statements.extend(append.summary.index());
        }
        self.engine.commit(statements).await
    }

    /// One study.
    pub async fn study(&self, id: &str) -> Result<Option<StudySummary>, StoreError> {
        let rows = self
            .engine
            .read(select_study!("WHERE id = $1"), values![id]);
        rows.await?.into_iter().next().map(summary).transpose()
    }

    /// Who else may change a study, in the order in which they were asked.
    pub async fn study_contributors(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT player_id FROM study_contributors WHERE study_id = $1 ORDER BY place";
        let rows = self.engine.read(sql, values![id]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// What was in a study when that was last written down.
    pub async fn study_snapshot(&self, id: &str) -> Result<Option<StudySnapshot>, StoreError> {
        let sql = "SELECT seq, body FROM study_snapshots WHERE study_id = $1";
        let mut rows = self.engine.read(sql, values![id]).await?.into_iter();
        let found = rows.next().map(|mut row| {
            let (seq, body) = (row.number()?, row.text()?);
            Ok(StudySnapshot { seq, body })
        });
        found.transpose()
    }

    /// The events of a study after number `since`, at most `limit` of them.
    pub async fn study_events(
        &self,
        id: &str,
        since: i64,
        limit: i64,
    ) -> Result<Vec<StudyEvent>, StoreError> {
        let sql = "SELECT seq, at, by_id, mark, body FROM study_events
             WHERE study_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
        let rows = self.engine.read(sql, values![id, since, limit]).await?;
        rows.into_iter().map(event).collect()
    }

    /// The number of the event that somebody gave this mark, if there is one.
    pub async fn study_mark(
        &self,
        id: &str,
        by: &str,
        mark: &str,
    ) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT seq FROM study_events WHERE study_id = $1 AND by_id = $2 AND mark = $3";
        let rows = self.engine.read(sql, values![id, by, mark]).await?;
        let mut rows = rows.into_iter();
        rows.next().map(|mut row| row.number()).transpose()
    }

    /// How many studies somebody owns.
    pub async fn owned_studies(&self, owner: &str) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM studies WHERE owner_id = $1";
        let rows = self.engine.read(sql, values![owner]).await?;
        rows.into_iter()
            .next()
            .map_or(Ok(0), |mut row| row.number())
    }

    /// Every study after `after` in the order of ids, at most `limit` of them.
    pub async fn study_ids(&self, after: &str, limit: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM studies WHERE id > $1 ORDER BY id LIMIT $2";
        let rows = self.engine.read(sql, values![after, limit]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// Forgets a study with all that happened in it. A conflict if there is none.
    pub async fn delete_study(&self, id: &str) -> Result<(), StoreError> {
        let forget = |sql| Statement::new(sql, values![id]);
        self.engine
            .commit(vec![
                forget("DELETE FROM studies WHERE id = $1").must_touch(1),
                forget("DELETE FROM study_events WHERE study_id = $1"),
                forget("DELETE FROM study_snapshots WHERE study_id = $1"),
                forget("DELETE FROM study_contributors WHERE study_id = $1"),
                forget("DELETE FROM study_words WHERE study_id = $1"),
            ])
            .await
    }
}

/// Forgets the studies of an owner, and that somebody may change others' studies.
pub(crate) fn forget_studies_of(player: &str) -> Vec<Statement> {
    let forget = |sql| Statement::new(sql, values![player]);
    vec![
        forget(
            "DELETE FROM study_events WHERE study_id IN (SELECT id FROM studies WHERE owner_id = $1)",
        ),
        forget(
            "DELETE FROM study_snapshots WHERE study_id IN (SELECT id FROM studies WHERE owner_id = $1)",
        ),
        forget(
            "DELETE FROM study_contributors WHERE study_id IN (SELECT id FROM studies WHERE owner_id = $1)",
        ),
        forget(
            "DELETE FROM study_words WHERE study_id IN (SELECT id FROM studies WHERE owner_id = $1)",
        ),
        forget("DELETE FROM studies WHERE owner_id = $1"),
        forget("DELETE FROM study_contributors WHERE player_id = $1"),
    ]
}

pub(crate) fn summary(mut row: Row) -> Result<StudySummary, StoreError> {
    Ok(StudySummary {
        id: row.text()?,
        owner_id: row.text()?,
        name: row.text()?,
        visibility: Visibility::parse(&row.text()?)?,
        created_at: row.number()?,
        updated_at: row.number()?,
        seq: row.number()?,
        bytes: row.number()?,
        chapters: row.text()?,
        games: row.text()?.split_whitespace().map(str::to_owned).collect(),
    })
}

fn event(mut row: Row) -> Result<StudyEvent, StoreError> {
    Ok(StudyEvent {
        seq: row.number()?,
        at: row.number()?,
        by_id: row.text()?,
        mark: row.text()?,
        body: row.text()?,
    })
}
