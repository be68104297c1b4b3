-- A study is its events, the rest follows from them. `words` are those with which it last went into `study_words`.
CREATE TABLE studies (
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
    words TEXT NOT NULL
);
CREATE INDEX studies_by_owner ON studies (owner_id, updated_at, id);
CREATE INDEX studies_by_visibility ON studies (visibility, updated_at, id);
CREATE TABLE study_events (
    study_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_id TEXT NOT NULL,
    mark TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (study_id, seq)
);
CREATE UNIQUE INDEX study_events_by_mark ON study_events (study_id, by_id, mark);
CREATE TABLE study_snapshots (
    study_id TEXT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE TABLE study_contributors (
    study_id TEXT NOT NULL,
    player_id TEXT NOT NULL,
    place BIGINT NOT NULL,
    PRIMARY KEY (study_id, player_id)
);
CREATE INDEX study_contributors_by_player ON study_contributors (player_id, study_id);
