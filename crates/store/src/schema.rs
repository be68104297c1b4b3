use std::cmp::Ordering;
use std::collections::HashSet;

use crate::StoreError;
use crate::engine::{Engine, Statement, values};
use crate::names::canonical_name;
use crate::passkeys::PASSKEYS;
use crate::study_words::index_all;

/// Every step that the schema ever took, the first one first. Steps are only ever added.
const STEPS: &[&[&str]] = &[
    FIRST,
    SCOPES_AND_CHAT,
    LEDGER,
    MODERATION,
    NAMES,
    ACCESS,
    STUDIES,
    PUZZLES,
    OPENINGS,
    NODES,
    COURSES,
    PASSKEYS,
    STUDY_WORDS,
    REVIEWS,
];

const FIRST: &[&str] = &[
    "CREATE TABLE events (
        match_id TEXT NOT NULL,
        seq BIGINT NOT NULL,
        at BIGINT NOT NULL,
        prev_hash TEXT NOT NULL,
        hash TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (match_id, seq))",
    "CREATE TABLE secrets (match_id TEXT NOT NULL PRIMARY KEY, secret TEXT NOT NULL)",
    "CREATE TABLE matches (
        id TEXT NOT NULL PRIMARY KEY,
        created_at BIGINT NOT NULL,
        updated_at BIGINT NOT NULL,
        game TEXT NOT NULL,
        spec TEXT NOT NULL,
        status TEXT NOT NULL,
        public BIGINT NOT NULL,
        rated BIGINT NOT NULL,
        speed TEXT NOT NULL,
        ply BIGINT NOT NULL,
        turn BIGINT,
        deadline BIGINT,
        bot_to_move BIGINT NOT NULL,
        body TEXT NOT NULL)",
    "CREATE INDEX matches_by_status ON matches (status, public, updated_at, id)",
    "CREATE INDEX matches_by_deadline ON matches (deadline)",
    "CREATE TABLE match_players (
        match_id TEXT NOT NULL,
        seat BIGINT NOT NULL,
        player_id TEXT NOT NULL,
        PRIMARY KEY (match_id, seat))",
    "CREATE INDEX match_players_by_player ON match_players (player_id, match_id)",
    "CREATE TABLE players (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        folded_name TEXT UNIQUE,
        bot BIGINT NOT NULL,
        password TEXT,
        created_at BIGINT NOT NULL,
        deleted_at BIGINT)",
    "CREATE TABLE keys (
        hash TEXT NOT NULL PRIMARY KEY,
        player_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        label TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        expires_at BIGINT)",
    "CREATE INDEX keys_by_player ON keys (player_id)",
    "CREATE TABLE ratings (
        player_id TEXT NOT NULL,
        game TEXT NOT NULL,
        speed TEXT NOT NULL,
        rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL,
        volatility DOUBLE PRECISION NOT NULL,
        games BIGINT NOT NULL,
        updated_at BIGINT NOT NULL,
        PRIMARY KEY (player_id, game, speed))",
    "CREATE INDEX ratings_by_rank ON ratings (game, speed, rating)",
    "CREATE TABLE rating_changes (
        match_id TEXT NOT NULL,
        player_id TEXT NOT NULL,
        game TEXT NOT NULL,
        speed TEXT NOT NULL,
        at BIGINT NOT NULL,
        before DOUBLE PRECISION NOT NULL,
        after DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (match_id, player_id))",
    "CREATE INDEX rating_changes_by_player ON rating_changes (player_id, game, speed, at)",
];

const SCOPES_AND_CHAT: &[&str] = &[
    "ALTER TABLE keys ADD COLUMN scopes TEXT NOT NULL DEFAULT 'read play analysis'",
    "CREATE TABLE chat (
        match_id TEXT NOT NULL,
        room TEXT NOT NULL,
        number BIGINT NOT NULL,
        at BIGINT NOT NULL,
        player_id TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (match_id, room, number))",
    "CREATE INDEX chat_by_player ON chat (player_id)",
];

/// A match knows the number of its last event, and of the last one that the ledger has.
const LEDGER: &[&str] = &[
    "CREATE TABLE ledger (
        number BIGINT NOT NULL PRIMARY KEY,
        match_id TEXT NOT NULL,
        seq BIGINT NOT NULL,
        hash TEXT NOT NULL,
        root TEXT NOT NULL)",
    "ALTER TABLE matches ADD COLUMN seq BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN in_ledger BIGINT NOT NULL DEFAULT 0",
    "UPDATE matches SET seq =
        (SELECT COALESCE(MAX(events.seq), 0) FROM events WHERE events.match_id = matches.id)",
    "CREATE INDEX matches_not_in_ledger ON matches (id) WHERE in_ledger < seq",
];

const MODERATION: &[&str] = &["CREATE TABLE moderation (
        seq BIGINT NOT NULL PRIMARY KEY,
        at BIGINT NOT NULL,
        by_id TEXT NOT NULL,
        about_id TEXT NOT NULL,
        body TEXT NOT NULL)"];

/// Names are there once in their canonical form, which [`fill_canonical_names`] writes for accounts that
/// there are; names of deleted accounts rest.
const NAMES: &[&str] = &[
    "ALTER TABLE players ADD COLUMN canonical_name TEXT",
    "CREATE UNIQUE INDEX players_by_canonical_name ON players (canonical_name)",
    "ALTER TABLE players ADD COLUMN keeps_guest_name BIGINT NOT NULL DEFAULT 0",
    "CREATE TABLE resting_names (hash TEXT NOT NULL PRIMARY KEY, until BIGINT NOT NULL)",
];

const ACCESS: &[&str] = &[
    "ALTER TABLE keys ADD COLUMN last_seen_at BIGINT",
    "CREATE TABLE recovery_codes (
        hash TEXT NOT NULL PRIMARY KEY,
        player_id TEXT NOT NULL,
        created_at BIGINT NOT NULL)",
    "CREATE INDEX recovery_codes_by_player ON recovery_codes (player_id)",
];

/// A study is its events; the rest follows from them. `words` are those with which it last went into `study_words`.
const STUDIES: &[&str] = &[
    "CREATE TABLE studies (
        id TEXT NOT NULL PRIMARY KEY,
        owner_id TEXT NOT NULL,
        name TEXT NOT NULL,
        visibility TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        updated_at BIGINT NOT NULL,
        seq BIGINT NOT NULL,
        bytes BIGINT NOT NULL,
        chapters TEXT NOT NULL,
        games TEXT NOT NULL,
        words TEXT NOT NULL)",
    "CREATE INDEX studies_by_owner ON studies (owner_id, updated_at, id)",
    "CREATE INDEX studies_by_visibility ON studies (visibility, updated_at, id)",
    "CREATE TABLE study_events (
        study_id TEXT NOT NULL,
        seq BIGINT NOT NULL,
        at BIGINT NOT NULL,
        by_id TEXT NOT NULL,
        mark TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (study_id, seq))",
    "CREATE UNIQUE INDEX study_events_by_mark ON study_events (study_id, by_id, mark)",
    "CREATE TABLE study_snapshots (
        study_id TEXT NOT NULL PRIMARY KEY,
        seq BIGINT NOT NULL,
        body TEXT NOT NULL)",
    "CREATE TABLE study_contributors (
        study_id TEXT NOT NULL,
        player_id TEXT NOT NULL,
        place BIGINT NOT NULL,
        PRIMARY KEY (study_id, player_id))",
    "CREATE INDEX study_contributors_by_player ON study_contributors (player_id, study_id)",
];

/// A try counts once for each player and puzzle.
const PUZZLES: &[&str] = &[
    "CREATE TABLE puzzle_tries (
        player_id TEXT NOT NULL,
        puzzle_id TEXT NOT NULL,
        at BIGINT NOT NULL,
        solved BIGINT NOT NULL,
        day BIGINT,
        counted BIGINT NOT NULL,
        before DOUBLE PRECISION NOT NULL,
        after DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (player_id, puzzle_id, at))",
    "CREATE INDEX puzzle_tries_by_time ON puzzle_tries (player_id, at)",
    "CREATE UNIQUE INDEX puzzle_tries_counted ON puzzle_tries (player_id, puzzle_id)
        WHERE counted = 1",
    "CREATE TABLE puzzle_players (
        player_id TEXT NOT NULL,
        game TEXT NOT NULL,
        rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL,
        volatility DOUBLE PRECISION NOT NULL,
        tries BIGINT NOT NULL,
        PRIMARY KEY (player_id, game))",
    "CREATE TABLE puzzle_ratings (
        puzzle_id TEXT NOT NULL PRIMARY KEY,
        rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL,
        volatility DOUBLE PRECISION NOT NULL,
        tries BIGINT NOT NULL)",
];

/// What was played from positions, counted behind the matches: see `openings.rs`. `rating` is a sum, of `rated` moves.
const OPENINGS: &[&str] = &[
    "CREATE TABLE opening_moves (
        position BIGINT NOT NULL,
        played TEXT NOT NULL,
        games BIGINT NOT NULL,
        drawn BIGINT NOT NULL,
        won_1 BIGINT NOT NULL,
        won_2 BIGINT NOT NULL,
        won_3 BIGINT NOT NULL,
        won_4 BIGINT NOT NULL,
        won_5 BIGINT NOT NULL,
        rated BIGINT NOT NULL,
        rating DOUBLE PRECISION NOT NULL,
        latest TEXT NOT NULL,
        latest_at BIGINT NOT NULL,
        PRIMARY KEY (position, played))",
    "ALTER TABLE matches ADD COLUMN counted BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX matches_not_counted ON matches (id)
        WHERE counted = 0 AND status = 'over' AND public = 1",
];

/// Servers that share a database, and whose each match is: see `nodes.rs`. A database with one server has no nodes.
const NODES: &[&str] = &[
    "CREATE TABLE nodes (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        address TEXT NOT NULL,
        joined_at BIGINT NOT NULL,
        lease_until BIGINT NOT NULL,
        settled_at BIGINT NOT NULL,
        fenced BIGINT NOT NULL)",
    "CREATE UNIQUE INDEX nodes_by_name ON nodes (name) WHERE fenced = 0",
    "ALTER TABLE matches ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0",
];
/// Only the best of each step is kept.
const COURSES: &[&str] = &["CREATE TABLE course_stars (
        player_id TEXT NOT NULL,
        game TEXT NOT NULL,
        step TEXT NOT NULL,
        stars BIGINT NOT NULL,
        PRIMARY KEY (player_id, game, step))"];

/// One for each match and account.
const REVIEWS: &[&str] = &["CREATE TABLE kept_reviews (
        player_id TEXT NOT NULL,
        match_id TEXT NOT NULL,
        at BIGINT NOT NULL,
        packed TEXT NOT NULL,
        PRIMARY KEY (player_id, match_id))"];

/// The words by which studies are found: see `study_words.rs`. [`index_all`] fills it in several transactions, so that
/// whoever was interrupted finds some of it there.
const STUDY_WORDS: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS study_words (
        study_id TEXT NOT NULL,
        start BIGINT NOT NULL,
        word TEXT NOT NULL,
        public BIGINT NOT NULL,
        PRIMARY KEY (study_id, start, word))",
    "CREATE INDEX IF NOT EXISTS study_words_of_public
        ON study_words (start, word, study_id, public) WHERE public = 1",
];

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
    for (step, changes) in STEPS.iter().enumerate().skip(found) {
        let mut statements: Vec<Statement> = changes
            .iter()
            .map(|sql| Statement::new(sql, Vec::new()))
            .collect();
        if *changes == NAMES {
            statements.extend(fill_canonical_names(engine).await?);
        }
        if *changes == STUDY_WORDS {
            engine
                .change_schema(std::mem::take(&mut statements))
                .await?;
            index_all(engine).await?;
        }
        statements.push(Statement::new(
            "INSERT INTO meta (key, value) VALUES ('schema', $1)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            values![(step + 1).to_string()],
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
