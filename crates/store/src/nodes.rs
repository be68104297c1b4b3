//! Servers that share one PostgreSQL database.
//!
//! A node has a lease, by the database's clock, and renews it while it is well. A match has an owner and an epoch,
//! and whoever appends to it must be that owner in that epoch: [`Fence`]. A node whose lease ran out is fenced by
//! another, once and for good; then its matches may be taken over, each with the next epoch. It can write to
//! none of them any more, however late it wakes, and comes back as a new node under its old name.
//!
//! Only PostgreSQL runs what is here: SQLite is one server's own.

use crate::engine::{Engine, Row, Statement, values};
use crate::{Store, StoreError};

/// Whose a match is, and for the how manieth time it changed hands: what a write must find unchanged. The only server
/// of a database is the owner with no name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fence {
    /// The node's id.
    pub owner: String,
    /// Counted up whenever somebody else takes the match.
    pub epoch: i64,
}

/// One run of a node, from its start to its end or until it is fenced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Of this run alone.
    pub id: String,
    /// What whoever looks after it calls it.
    pub name: String,
    /// Where other nodes reach it.
    pub address: String,
}

/// Whose a match is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owned {
    /// What its owner has to show.
    pub fence: Fence,
    /// Whether that is a node that is not fenced.
    pub held: bool,
}

/// A match that was another's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenOver {
    /// The match.
    pub id: String,
    /// What its new owner has to show.
    pub fence: Fence,
    /// Up to when its clocks were looked after, in milliseconds since 1970; nothing if nobody has before.
    pub settled_at: Option<i64>,
}

/// The database's clock, in milliseconds since 1970.
macro_rules! now {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

impl Store {
    /// What time it is by the database's clock.
    pub async fn database_time(&self) -> Result<i64, StoreError> {
        let sql = concat!("SELECT ", now!());
        let rows = self.engine.read(sql, Vec::new()).await?;
        rows.into_iter()
            .next()
            .ok_or(StoreError::Lost)
            .and_then(|mut row| row.number())
    }

    /// A node comes, with a lease of so many milliseconds. A conflict if a node of this name holds one; one that
    /// has run out is fenced. Runs of which nothing is left are forgotten.
    pub async fn add_node(&self, node: &Node, lease: i64) -> Result<(), StoreError> {
        let statements = vec![
            Statement::new(
                concat!(
                    "UPDATE nodes SET fenced = 1 WHERE name = $1 AND fenced = 0 AND lease_until < ",
                    now!()
                ),
                values![&node.name],
            ),
            Statement::new(
                "DELETE FROM nodes WHERE fenced = 1 AND NOT EXISTS (SELECT 1 FROM matches
                     WHERE matches.owner = nodes.id AND matches.status <> 'over')",
                Vec::new(),
            ),
            Statement::new(
                concat!(
                    "INSERT INTO nodes (id, name, address, joined_at, lease_until, settled_at, fenced)
                     VALUES ($1, $2, $3, ",
                    now!(),
                    ", ",
                    now!(),
                    " + $4, ",
                    now!(),
                    ", 0)"
                ),
                values![&node.id, &node.name, &node.address, lease],
            ),
        ];
        self.engine.commit(statements).await
    }

    /// Renews a lease, and notes up to when the clocks of the node's matches were looked after. Says what time it is;
    /// nothing if the node was fenced: then it has nothing any more.
    pub async fn renew_lease(
        &self,
        node: &str,
        lease: i64,
        settled_at: i64,
    ) -> Result<Option<i64>, StoreError> {
        let sql = concat!(
            "UPDATE nodes SET lease_until = ",
            now!(),
            " + $2, settled_at = $3 WHERE id = $1 AND fenced = 0 RETURNING lease_until - $2"
        );
        let rows = self
            .engine
            .read(sql, values![node, lease, settled_at])
            .await?;
        let now = rows.into_iter().next();
        now.map(|mut row| row.number()).transpose()
    }

    /// A node goes: others may take its matches at once.
    pub async fn end_lease(&self, node: &str, settled_at: i64) -> Result<(), StoreError> {
        let statement = Statement::new(
            "UPDATE nodes SET fenced = 1, settled_at = $2 WHERE id = $1 AND fenced = 0",
            values![node, settled_at],
        );
        self.engine.commit(vec![statement]).await
    }

    /// Fences the nodes whose lease ran out.
    pub async fn fence_lapsed(&self) -> Result<Vec<Node>, StoreError> {
        let sql = concat!(
            "UPDATE nodes SET fenced = 1 WHERE fenced = 0 AND lease_until < ",
            now!(),
            " RETURNING id, name, address"
        );
        let rows = self.engine.read(sql, Vec::new()).await?;
        rows.into_iter().map(node).collect()
    }

    /// The nodes that are not fenced, the one that has been there for longest first.
    pub async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        let sql = "SELECT id, name, address FROM nodes WHERE fenced = 0 ORDER BY joined_at, id";
        let rows = self.engine.read(sql, Vec::new()).await?;
        rows.into_iter().map(node).collect()
    }

    /// Whose a match is, if there is one.
    pub async fn owner(&self, match_id: &str) -> Result<Option<Owned>, StoreError> {
        let sql = "SELECT owner, epoch, CAST(EXISTS (SELECT 1 FROM nodes
                 WHERE nodes.id = matches.owner AND nodes.fenced = 0) AS INT)::BIGINT
             FROM matches WHERE id = $1";
        let rows = self.engine.read(sql, values![match_id]).await?;
        let owned = |mut row: Row| -> Result<Owned, StoreError> {
            let (owner, epoch) = (row.text()?, row.number()?);
            Ok(Owned {
                fence: Fence { owner, epoch },
                held: row.number()? == 1,
            })
        };
        rows.into_iter().next().map(owned).transpose()
    }

    /// How many matches that wait or go on a node owns.
    pub async fn owned_matches(&self, node: &str) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM matches WHERE status IN ('open', 'live') AND owner = $1";
        let rows = self.engine.read(sql, values![node]).await?;
        rows.into_iter()
            .next()
            .ok_or(StoreError::Lost)
            .and_then(|mut row| row.number())
    }

    /// Takes a match that no node holds; nothing if another was quicker, or this node is fenced itself.
    pub async fn take_over(
        &self,
        node: &str,
        match_id: &str,
    ) -> Result<Option<TakenOver>, StoreError> {
        match self.owner(match_id).await? {
            Some(Owned { fence, held: false }) => self.take_from(node, match_id, &fence).await,
            _ => Ok(None),
        }
    }

    /// Takes matches that no node holds and that somebody must look after, because a clock runs or a bot is to
    /// move; at most `limit` of them, so that several nodes share them, each in another order.
    pub async fn take_over_running(
        &self,
        node: &str,
        limit: i64,
    ) -> Result<Vec<TakenOver>, StoreError> {
        let sql = "SELECT id, owner, epoch FROM matches
             WHERE status = 'live' AND (deadline IS NOT NULL OR bot_to_move = 1) AND NOT EXISTS
                 (SELECT 1 FROM nodes WHERE nodes.id = matches.owner AND nodes.fenced = 0)
             ORDER BY MD5(matches.id || $1) LIMIT $2";
        let mut taken = Vec::new();
        for mut row in self.engine.read(sql, values![node, limit]).await? {
            let (id, owner, epoch) = (row.text()?, row.text()?, row.number()?);
            let from = Fence { owner, epoch };
            taken.extend(self.take_from(node, &id, &from).await?);
        }
        Ok(taken)
    }

    /// Takes a match from an owner who holds nothing any more. What was found out before is compared with the row
    /// itself: a condition on another table would not be looked at again if somebody was quicker.
    async fn take_from(
        &self,
        node: &str,
        match_id: &str,
        from: &Fence,
    ) -> Result<Option<TakenOver>, StoreError> {
        let sql = "UPDATE matches SET owner = $1, epoch = epoch + 1
             WHERE id = $2 AND owner = $3 AND epoch = $4
                 AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $1 AND nodes.fenced = 0)
             RETURNING epoch, (SELECT settled_at FROM nodes WHERE nodes.id = $3)";
        let values = values![node, match_id, &from.owner, from.epoch];
        let rows = self.engine.read(sql, values).await?;
        let taken = |mut row: Row| -> Result<TakenOver, StoreError> {
            let (owner, epoch) = (node.to_owned(), row.number()?);
            Ok(TakenOver {
                id: match_id.to_owned(),
                fence: Fence { owner, epoch },
                settled_at: row.maybe_number()?,
            })
        };
        rows.into_iter().next().map(taken).transpose()
    }
}

/// A server that has a database alone owns all of its matches, whosever they were, and knows since when nobody has
/// looked after them.
pub(crate) async fn forget_nodes(engine: &dyn Engine) -> Result<(), StoreError> {
    let some = "SELECT id FROM nodes LIMIT 1";
    if engine.read(some, Vec::new()).await?.is_empty() {
        return Ok(());
    }
    let settled =
        "INSERT INTO meta (key, value) SELECT 'alive-at', CAST(MIN(settled_at) AS TEXT) FROM nodes
             WHERE EXISTS (SELECT 1 FROM matches WHERE owner = nodes.id AND status <> 'over')
             HAVING MIN(settled_at) IS NOT NULL
         ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    let own = "UPDATE matches SET owner = '', epoch = 0 WHERE owner <> ''";
    let forget = "DELETE FROM nodes";
    let statements = [settled, own, forget].map(|sql| Statement::new(sql, Vec::new()));
    engine.commit(statements.into()).await
}

fn node(mut row: Row) -> Result<Node, StoreError> {
    Ok(Node {
        id: row.text()?,
        name: row.text()?,
        address: row.text()?,
    })
}
