use crate::engine::{Row, Statement, values};
use crate::{Fence, Store, StoreError};

/// Where a match is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It waits for players.
    Open,
    /// It is being played.
    Live,
    /// It has a result, or was called off.
    Over,
}

/// A match for lists and for whoever looks after deadlines. Always follows from the events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The match.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When something last happened in it.
    pub updated_at: i64,
    /// The game's id.
    pub game: String,
    /// The game as configured.
    pub spec: String,
    /// Where it is in its life.
    pub status: Status,
    /// Whether anybody may find it.
    pub public: bool,
    /// Whether it counts.
    pub rated: bool,
    /// How fast it is played.
    pub speed: String,
    /// The number of its last event.
    pub seq: i64,
    /// How many moves were made.
    pub ply: i64,
    /// Which seat is to move.
    pub turn: Option<i64>,
    /// When the player to move runs out of time.
    pub deadline: Option<i64>,
    /// Whether the player to move is one of the server's own.
    pub bot_to_move: bool,
    /// What lists show besides, as JSON.
    pub body: String,
    /// Who sits in which seat.
    pub players: Vec<(i64, String)>,
}

/// Which matches to list, the latest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum List {
    /// Public matches in this part of their life, of one game or of all.
    Public(Status, Option<String>),
    /// A player's matches that wait for players or go on, of one game or of all.
    Current(String, Option<String>),
    /// A player's matches in which it is the player's turn, of one game or of all.
    MyTurn(String, Option<String>),
    /// A player's finished matches, public or not, of one game or of all.
    Finished(String, Option<String>),
    /// A player's public matches, in one part of their life or in any, of one game or of all.
    Of(String, Option<Status>, Option<String>),
}

/// Where the next page of a list begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The time of the last match on the page before.
    pub updated_at: i64,
    /// Its id.
    pub id: String,
}

impl Status {
    /// Its name in the database and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Live => "live",
            Self::Over => "over",
        }
    }

    fn parse(name: &str) -> Result<Self, StoreError> {
        [Self::Open, Self::Live, Self::Over]
            .into_iter()
            .find(|status| status.name() == name)
            .ok_or_else(|| StoreError::broken(format_args!("status {name}")))
    }
}

impl Summary {
    /// Locks the match's row as well: whoever takes the match over waits for this write, or this write finds that
    /// the match is no longer its writer's, and with it all of its transaction fails.
    pub(crate) fn write(&self, fence: &Fence, statements: &mut Vec<Statement>) {
        let write = Statement::new(
            "INSERT INTO matches (id, created_at, updated_at, game, spec, status, public, rated,
                 speed, seq, ply, turn, deadline, bot_to_move, body, owner, epoch)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
             ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at,
                 status = excluded.status, seq = excluded.seq, ply = excluded.ply, turn = excluded.turn,
                 deadline = excluded.deadline, bot_to_move = excluded.bot_to_move,
                 body = excluded.body
             WHERE matches.owner = excluded.owner AND matches.epoch = excluded.epoch",
            values![
                &self.id,
                self.created_at,
                self.updated_at,
                &self.game,
                &self.spec,
                self.status.name(),
                self.public,
                self.rated,
                &self.speed,
                self.seq,
                self.ply,
                self.turn,
                self.deadline,
                self.bot_to_move,
                &self.body,
                &fence.owner,
                fence.epoch,
            ],
        );
        statements.push(write.must_touch(1));
        for (seat, player) in &self.players {
            statements.push(Statement::new(
                "INSERT INTO match_players (match_id, seat, player_id) VALUES ($1, $2, $3)
                 ON CONFLICT (match_id, seat) DO UPDATE SET player_id = excluded.player_id
                 WHERE match_players.player_id <> excluded.player_id",
                values![&self.id, *seat, player],
            ));
        }
    }
}

/// One more column than the summaries need would break [`summary`]: keep the two together.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, created_at, updated_at, game, spec, status, public, rated, speed, seq, ply, turn,
                 deadline, bot_to_move, body FROM matches ",
            $rest
        )
    };
}

impl Store {
    /// One match. Its `players` are left empty: the body has them.
    pub async fn summary(&self, match_id: &str) -> Result<Option<Summary>, StoreError> {
        let rows = self
            .engine
            .read(select!("WHERE id = $1"), values![match_id])
            .await?;
        rows.into_iter().next().map(summary).transpose()
    }

    /// A page of a list. `players` are left empty: the body has them.
    pub async fn list(
        &self,
        list: &List,
        before: Option<&Cursor>,
        limit: i64,
    ) -> Result<Vec<Summary>, StoreError> {
        let before_time = before.map_or(i64::MAX, |cursor| cursor.updated_at);
        let before_id = before.map_or("", |cursor| cursor.id.as_str());
        let mut of_status = None;
        let (sql, who, game) = match list {
            List::Public(status, game) => (
                select!(
                    "WHERE status = $1 AND public = 1 AND ($2 = '' OR game = $2)
                     AND (updated_at < $3 OR (updated_at = $3 AND id < $4))
                     ORDER BY updated_at DESC, id DESC LIMIT $5"
                ),
                status.name(),
                game.as_deref(),
            ),
            List::Current(player, game) => (
                select!(
                    "WHERE id IN (SELECT match_id FROM match_players WHERE player_id = $1)
                     AND status <> 'over' AND ($2 = '' OR game = $2)
                     AND (updated_at < $3 OR (updated_at = $3 AND id < $4))
                     ORDER BY updated_at DESC, id DESC LIMIT $5"
                ),
                player.as_str(),
                game.as_deref(),
            ),
            List::MyTurn(player, game) => (
                select!(
                    "WHERE EXISTS (SELECT 1 FROM match_players WHERE match_id = id
                         AND player_id = $1 AND seat = turn)
                     AND status = 'live' AND ($2 = '' OR game = $2)
                     AND (updated_at < $3 OR (updated_at = $3 AND id < $4))
                     ORDER BY updated_at DESC, id DESC LIMIT $5"
                ),
                player.as_str(),
                game.as_deref(),
            ),
            List::Finished(player, game) => (
                select!(
                    "WHERE id IN (SELECT match_id FROM match_players WHERE player_id = $1)
                     AND status = 'over' AND ($2 = '' OR game = $2)
                     AND (updated_at < $3 OR (updated_at = $3 AND id < $4))
                     ORDER BY updated_at DESC, id DESC LIMIT $5"
                ),
                player.as_str(),
                game.as_deref(),
            ),
            List::Of(player, status, game) => {
                of_status = Some(status.map_or("", Status::name));
                (
                    select!(
                        "WHERE id IN (SELECT match_id FROM match_players WHERE player_id = $1)
                         AND public = 1 AND ($2 = '' OR game = $2)
                         AND (updated_at < $3 OR (updated_at = $3 AND id < $4))
                         AND ($5 = '' OR status = $5)
                         ORDER BY updated_at DESC, id DESC LIMIT $6"
                    ),
                    player.as_str(),
                    game.as_deref(),
                )
            }
        };
        let mut values = values![who, game.unwrap_or(""), before_time, before_id];
        values.extend(of_status.map(crate::Value::from));
        values.push(limit.into());
        let rows = self.engine.read(sql, values).await?;
        rows.into_iter().map(summary).collect()
    }

    /// Live matches of an owner, empty for the only server, whose player to move has run out of time by `now`.
    pub async fn overdue(
        &self,
        owner: &str,
        now: i64,
        limit: i64,
    ) -> Result<Vec<String>, StoreError> {
        self.ids(
            "SELECT id FROM matches WHERE owner = $1 AND deadline <= $2 AND status = 'live' LIMIT $3",
            values![owner, now, limit],
        )
        .await
    }

    /// Live matches of an owner that need somebody's care after a start: a clock runs, or a bot is to move.
    pub async fn to_wake(&self, owner: &str) -> Result<Vec<String>, StoreError> {
        self.ids(
            "SELECT id FROM matches WHERE status = 'live'
             AND (deadline IS NOT NULL OR bot_to_move = 1) AND owner = $1 ORDER BY id",
            values![owner],
        )
        .await
    }

    /// The matches that have events and are in no list, as should not be.
    pub async fn unlisted_match_ids(&self) -> Result<Vec<String>, StoreError> {
        self.ids(
            "SELECT DISTINCT match_id FROM events WHERE NOT EXISTS
                 (SELECT 1 FROM matches WHERE matches.id = events.match_id) ORDER BY match_id",
            Vec::new(),
        )
        .await
    }

    /// Matches that wait or go on with somebody whose account is deleted.
    pub async fn forsaken(&self) -> Result<Vec<String>, StoreError> {
        self.ids(
            "SELECT DISTINCT matches.id FROM matches
             JOIN match_players ON match_players.match_id = matches.id
             JOIN players ON players.id = match_players.player_id
             WHERE matches.status IN ('open', 'live') AND players.deleted_at IS NOT NULL
             ORDER BY matches.id",
            Vec::new(),
        )
        .await
    }

    /// The number of the last event of every match after `after`, as lists know it.
    pub async fn last_events(
        &self,
        after: &str,
        limit: i64,
    ) -> Result<Vec<(String, i64)>, StoreError> {
        let sql = "SELECT id, seq FROM matches WHERE id > $1 ORDER BY id LIMIT $2";
        let rows = self.engine.read(sql, values![after, limit]).await?;
        rows.into_iter()
            .map(|mut row| Ok((row.text()?, row.number()?)))
            .collect()
    }

    /// Who sits where in a match, as lists know it.
    pub async fn seats(&self, match_id: &str) -> Result<Vec<(i64, String)>, StoreError> {
        let sql = "SELECT seat, player_id FROM match_players WHERE match_id = $1 ORDER BY seat";
        let rows = self.engine.read(sql, values![match_id]).await?;
        rows.into_iter()
            .map(|mut row| Ok((row.number()?, row.text()?)))
            .collect()
    }

    /// Every match in lists after `after` in the order of ids, at most `limit` of them.
    pub async fn match_ids(&self, after: &str, limit: i64) -> Result<Vec<String>, StoreError> {
        self.ids(
            "SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2",
            values![after, limit],
        )
        .await
    }

    async fn ids(
        &self,
        sql: &'static str,
        values: Vec<crate::Value>,
    ) -> Result<Vec<String>, StoreError> {
        let rows = self.engine.read(sql, values).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }
}

fn summary(mut row: Row) -> Result<Summary, StoreError> {
    Ok(Summary {
        id: row.text()?,
        created_at: row.number()?,
        updated_at: row.number()?,
        game: row.text()?,
        spec: row.text()?,
        status: Status::parse(&row.text()?)?,
        public: row.number()? != 0,
        rated: row.number()? != 0,
        speed: row.text()?,
        seq: row.number()?,
        ply: row.number()?,
        turn: row.maybe_number()?,
        deadline: row.maybe_number()?,
        bot_to_move: row.number()? != 0,
        body: row.text()?,
        players: Vec::new(),
    })
}
