-- Servers that share a database, and whose each match is: see `nodes.rs`. A database with one server has no nodes.
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    joined_at BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    settled_at BIGINT NOT NULL,
    fenced BIGINT NOT NULL
);
CREATE UNIQUE INDEX nodes_by_name ON nodes (name) WHERE fenced = 0;
ALTER TABLE matches ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
