-- Names are there once in their canonical form, which `fill_canonical_names` (schema.rs) writes for accounts that there
-- are, names of deleted accounts rest.
ALTER TABLE players ADD COLUMN canonical_name TEXT;
CREATE UNIQUE INDEX players_by_canonical_name ON players (canonical_name);
ALTER TABLE players ADD COLUMN keeps_guest_name BIGINT NOT NULL DEFAULT 0;
CREATE TABLE resting_names (hash TEXT NOT NULL PRIMARY KEY, until BIGINT NOT NULL);
