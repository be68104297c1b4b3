ALTER TABLE keys ADD COLUMN scopes TEXT NOT NULL DEFAULT 'read play analysis';
CREATE TABLE chat (
    match_id TEXT NOT NULL,
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    player_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, room, number)
);
CREATE INDEX chat_by_player ON chat (player_id);
