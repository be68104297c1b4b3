-- One for each match and account.
CREATE TABLE kept_reviews (
    player_id TEXT NOT NULL,
    match_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    packed TEXT NOT NULL,
    PRIMARY KEY (player_id, match_id)
);
