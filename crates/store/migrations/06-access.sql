ALTER TABLE keys ADD COLUMN last_seen_at BIGINT;
CREATE TABLE recovery_codes (
    hash TEXT NOT NULL PRIMARY KEY,
    player_id TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX recovery_codes_by_player ON recovery_codes (player_id);
