-- The words by which studies are found: see `study_words.rs`. `index_all` fills it in several transactions, so that
-- whoever was interrupted finds some of it there.
CREATE TABLE IF NOT EXISTS study_words (
    study_id TEXT NOT NULL,
    start BIGINT NOT NULL,
    word TEXT NOT NULL,
    public BIGINT NOT NULL,
    PRIMARY KEY (study_id, start, word)
);
CREATE INDEX IF NOT EXISTS study_words_of_public
    ON study_words (start, word, study_id, public) WHERE public = 1;
