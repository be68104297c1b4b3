-- The step that the schema took for passkeys.
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    player_id TEXT NOT NULL,
    site TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT
);
CREATE INDEX passkeys_by_player ON passkeys (player_id, created_at, id);
