CREATE TABLE events (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    prev_hash TEXT NOT NULL,
    hash TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);
CREATE TABLE secrets (match_id TEXT NOT NULL PRIMARY KEY, secret TEXT NOT NULL);
CREATE TABLE matches (
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
    body TEXT NOT NULL
);
CREATE INDEX matches_by_status ON matches (status, public, updated_at, id);
CREATE INDEX matches_by_deadline ON matches (deadline);
CREATE TABLE match_players (
    match_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    player_id TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX match_players_by_player ON match_players (player_id, match_id);
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    folded_name TEXT UNIQUE,
    bot BIGINT NOT NULL,
    password TEXT,
    created_at BIGINT NOT NULL,
    deleted_at BIGINT
);
CREATE TABLE keys (
    hash TEXT NOT NULL PRIMARY KEY,
    player_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT
);
CREATE INDEX keys_by_player ON keys (player_id);
CREATE TABLE ratings (
    player_id TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (player_id, game, speed)
);
CREATE INDEX ratings_by_rank ON ratings (game, speed, rating);
CREATE TABLE rating_changes (
    match_id TEXT NOT NULL,
    player_id TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    at BIGINT NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match_id, player_id)
);
CREATE INDEX rating_changes_by_player ON rating_changes (player_id, game, speed, at);
