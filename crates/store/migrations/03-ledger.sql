-- A match knows the number of its last event, and of the last one that the ledger has.
CREATE TABLE ledger (
    number BIGINT NOT NULL PRIMARY KEY,
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    hash TEXT NOT NULL,
    root TEXT NOT NULL
);
ALTER TABLE matches ADD COLUMN seq BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN in_ledger BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET seq =
    (SELECT COALESCE(MAX(events.seq), 0) FROM events WHERE events.match_id = matches.id);
CREATE INDEX matches_not_in_ledger ON matches (id) WHERE in_ledger < seq;
