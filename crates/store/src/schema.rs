use std::cmp::Ordering;
use std::collections::HashSet;

use crate::StoreError;
use crate::engine::{Engine, Statement, values};
use crate::names::canonical_name;
use crate::study_words::index_all;

/// Every step that the schema ever took, the first one first. Steps are only ever added.
const STEPS: &[&str] = &[
    include_str!("../migrations/01-first.sql"),
    include_str!("../migrations/02-scopes-and-chat.sql"),
    include_str!("../migrations/03-ledger.sql"),
    include_str!("../migrations/04-moderation.sql"),
    include_str!("../migrations/05-names.sql"),
    include_str!("../migrations/06-access.sql"),
    include_str!("../migrations/07-studies.sql"),
    include_str!("../migrations/08-puzzles.sql"),
    include_str!("../migrations/09-openings.sql"),
    include_str!("../migrations/10-nodes.sql"),
    include_str!("../migrations/11-courses.sql"),
    include_str!("../migrations/12-passkeys.sql"),
    include_str!("../migrations/13-study-words.sql"),
    include_str!("../migrations/14-reviews.sql"),
];
/// After these steps something is worked out that SQL can't.
const NAMES: usize = 5;
const STUDY_WORDS: usize = 13;

const META: &str =
    "CREATE TABLE IF NOT EXISTS meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)";

/// Refuses a database whose schema is not this program's, and leaves it as it is.
pub(crate) async fn check_schema(engine: &dyn Engine) -> Result<(), StoreError> {
    let found = schema(engine).await?;
    let known = STEPS.len();
    match found.cmp(&known) {
        Ordering::Less => Err(StoreError::TooOld { found, known }),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(StoreError::TooNew { found, known }),
    }
}

/// Brings the database to the newest schema; refuses one that is newer than this program.
pub(crate) async fn migrate(engine: &dyn Engine) -> Result<(), StoreError> {
    engine
        .commit(vec![Statement::new(META, Vec::new())])
        .await?;
    let found = schema(engine).await?;
    if found > STEPS.len() {
        let known = STEPS.len();
        return Err(StoreError::TooNew { found, known });
    }
    for (step, changes) in (1..).zip(STEPS).skip(found) {
        let mut statements: Vec<Statement> = changes
            .split_terminator(";\n")
            .map(|sql| Statement::new(sql, Vec::new()))
            .collect();
        if step == NAMES {
            statements.extend(fill_canonical_names(engine).await?);
        }
        if step == STUDY_WORDS {
            engine
                .change_schema(std::mem::take(&mut statements))
                .await?;
            index_all(engine).await?;
        }
        statements.push(Statement::new(
            "INSERT INTO meta (key, value) VALUES ('schema', $1)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            values![step.to_string()],
        ));
        engine.change_schema(statements).await?;
    }
    Ok(())
}

/// Where several accounts have names that look the same, the oldest has the form, and the others have none:
/// they are found by their names as before, and nobody can come after them.
async fn fill_canonical_names(engine: &dyn Engine) -> Result<Vec<Statement>, StoreError> {
    let sql = "SELECT id, name FROM players WHERE deleted_at IS NULL ORDER BY created_at, id";
    let mut taken = HashSet::new();
    let mut statements = Vec::new();
    for mut row in engine.read(sql, Vec::new()).await? {
        let (id, name) = (row.text()?, row.text()?);
        let canonical = canonical_name(&name);
        if taken.insert(canonical.clone()) {
            statements.push(Statement::new(
                "UPDATE players SET canonical_name = $1 WHERE id = $2",
                values![canonical, id],
            ));
        } else {
            tracing::warn!(name, "an account's name looks like that of an older one");
        }
    }
    Ok(statements)
}

/// How many steps the database has taken.
async fn schema(engine: &dyn Engine) -> Result<usize, StoreError> {
    let mut rows = engine
        .read("SELECT value FROM meta WHERE key = 'schema'", Vec::new())
        .await?;
    match rows.first_mut() {
        None => Ok(0),
        Some(row) => row.text()?.parse().map_err(StoreError::broken),
    }
}
