CREATE TABLE moderation (
    seq BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    by_id TEXT NOT NULL,
    about_id TEXT NOT NULL,
    body TEXT NOT NULL
);
