-- What was played from positions, counted behind the matches: see `openings.rs`. `rating` is a sum, of `rated` moves.
CREATE TABLE opening_moves (
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
    PRIMARY KEY (position, played)
);
ALTER TABLE matches ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;
CREATE INDEX matches_not_counted ON matches (id)
    WHERE counted = 0 AND status = 'over' AND public = 1;
