use data_encoding::HEXLOWER;
use store::{Key, KeyKind, Store, StoreError};

use crate::TEXTS;
use crate::matches::Millis;
use crate::people::identity::key_hash;
use crate::world::{Entropy, SystemEntropy};

/// Whose keys of workers are: nobody's account. Ids that are given out are longer.
pub(super) const WORKERS: &str = "workers";
/// What such a key is for, and nothing else.
const WORK_SCOPE: &str = "work";
/// Or to hand jobs in as well.
pub(super) const ORDER_SCOPE: &str = "order";
/// Nobody has more machines.
const MOST_KEYS: usize = 1_000;
const LONGEST_NAME: usize = 40;

texts::refusals! { TEXTS;
    /// Why a worker gets no key, or keeps it.
    pub enum WorkerKeyError {
        /// A name is empty or long.
        Name => "work-key-name",
        /// Another worker is called so.
        Taken {
            /// The name.
            name: String
        } => "work-key-taken",
        /// No worker is called so.
        Unknown {
            /// The name.
            name: String
        } => "work-key-unknown",
    }
    from {
        /// The database fails.
        Store(StoreError),
    }
}

/// The keys of workers, for whoever looks after a server, while it may be running.
#[derive(Debug)]
pub struct WorkerKeys(Store);

impl WorkerKeys {
    /// Of a database that is there.
    pub async fn open(database: &str) -> Result<Self, WorkerKeyError> {
        Ok(Self(Store::open_existing(database).await?))
    }

    /// A new key for a worker of this name, which may also hand jobs in if it `orders`. It is told once; a hash of it
    /// is kept.
    pub async fn add(
        &self,
        name: &str,
        orders: bool,
        now: Millis,
    ) -> Result<String, WorkerKeyError> {
        let plain = name.chars().all(|letter| !letter.is_control());
        if name.is_empty() || name.chars().count() > LONGEST_NAME || !plain {
            return Err(WorkerKeyError::Name);
        }
        if self.find(name).await?.is_some() {
            let name = name.to_owned();
            return Err(WorkerKeyError::Taken { name });
        }
        let mut bytes = [0; 32];
        SystemEntropy.fill(&mut bytes);
        let key = HEXLOWER.encode(&bytes);
        let kept = Key {
            hash: key_hash(&key),
            player_id: WORKERS.to_owned(),
            kind: KeyKind::Token,
            label: name.to_owned(),
            scopes: if orders {
                format!("{WORK_SCOPE} {ORDER_SCOPE}")
            } else {
                WORK_SCOPE.to_owned()
            },
            created_at: now,
            expires_at: None,
            last_seen_at: None,
        };
        self.0.add_token(&kept, MOST_KEYS).await?;
        Ok(key)
    }

    /// Who has a key, and when it was last used, if ever; the newest first.
    pub async fn list(&self) -> Result<Vec<(String, Option<Millis>)>, WorkerKeyError> {
        let keys = self.0.tokens(WORKERS).await?.into_iter();
        Ok(keys.map(|key| (key.label, key.last_seen_at)).collect())
    }

    /// A worker's key holds no longer, from now on.
    pub async fn drop(&self, name: &str) -> Result<(), WorkerKeyError> {
        let found = self.find(name).await?;
        let key = found.ok_or_else(|| WorkerKeyError::Unknown {
            name: name.to_owned(),
        })?;
        Ok(self.0.drop_token(WORKERS, &key.hash).await?)
    }

    async fn find(&self, name: &str) -> Result<Option<Key>, StoreError> {
        let keys = self.0.tokens(WORKERS).await?;
        Ok(keys.into_iter().find(|key| key.label == name))
    }
}
