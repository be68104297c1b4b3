-- Only the best of each step is kept.
CREATE TABLE course_stars (
    player_id TEXT NOT NULL,
    game TEXT NOT NULL,
    step TEXT NOT NULL,
    stars BIGINT NOT NULL,
    PRIMARY KEY (player_id, game, step)
);
