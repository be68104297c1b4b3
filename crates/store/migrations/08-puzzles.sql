-- A try counts once for each player and puzzle.
CREATE TABLE puzzle_tries (
    player_id TEXT NOT NULL,
    puzzle_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    day BIGINT,
    counted BIGINT NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player_id, puzzle_id, at)
);
CREATE INDEX puzzle_tries_by_time ON puzzle_tries (player_id, at);
CREATE UNIQUE INDEX puzzle_tries_counted ON puzzle_tries (player_id, puzzle_id)
    WHERE counted = 1;
CREATE TABLE puzzle_players (
    player_id TEXT NOT NULL,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (player_id, game)
);
CREATE TABLE puzzle_ratings (
    puzzle_id TEXT NOT NULL PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL
);
