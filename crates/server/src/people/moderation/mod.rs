//! What people do about people: players mute, block and report each other; the operator warns, silences,
//! hides and closes. All of it are events in the store, only ever added. The operator's come from another
//! process; a server notices them by their numbers.

mod enact;
mod event;
mod operator;
mod refusal;
mod standing;

use std::sync::atomic::AtomicI64;
use std::sync::{Arc, PoisonError, RwLock};

use protocol::{Millis, Person};
use store::{Store, StoreError};

use crate::app::App;
use crate::people::refusal::AccountRefusal;

pub(crate) use enact::enact;
pub use event::{Deed, Entry};
pub use operator::{Operator, OperatorError, Somebody};
pub(crate) use refusal::ModerationRefusal;
pub use standing::Report;
pub(crate) use standing::Standing;

/// So many events are read at once.
const PAGE: i64 = 1_000;

/// How people stand, kept up with the store. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Moderation {
    store: Store,
    standing: Arc<RwLock<Standing>>,
    /// How far we have come with what follows from events.
    enacted: Arc<AtomicI64>,
}

impl Moderation {
    pub(crate) async fn open(store: &Store) -> Result<Self, StoreError> {
        let moderation = Self {
            store: store.clone(),
            standing: Arc::default(),
            enacted: Arc::new(AtomicI64::new(-1)),
        };
        moderation.refresh().await?;
        Ok(moderation)
    }

    /// Looks at how people stand.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&Standing) -> T) -> T {
        look(&self.standing.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether somebody can be asked to play or to contribute: not whose account is closed, nor where one of the two
    /// has blocked the other.
    pub(crate) fn may_be_asked(&self, player: &str, by: &str) -> Result<(), AccountRefusal> {
        self.read(|standing| {
            if standing.is_closed(player) {
                return Err(AccountRefusal::Closed);
            }
            if standing.is_blocked_between(player, by) {
                return Err(AccountRefusal::Blocked);
            }
            Ok(())
        })
    }

    /// Takes in whatever was added, by whomever.
    pub(crate) async fn refresh(&self) -> Result<(), StoreError> {
        loop {
            let known = self.read(|standing| standing.seq);
            let entries = entries_after(&self.store, known).await?;
            let Some(last) = entries.last else {
                return Ok(());
            };
            let standing = self.standing.write();
            let mut standing = standing.unwrap_or_else(PoisonError::into_inner);
            for entry in &entries.read {
                standing.apply(entry);
            }
            standing.seq = standing.seq.max(last);
        }
    }

    /// Writes down what somebody did; then it is so.
    pub(crate) async fn record(
        &self,
        at: Millis,
        by: &str,
        about: &str,
        deed: &Deed,
    ) -> Result<(), StoreError> {
        let body = serde_json::to_string(deed).unwrap_or_default();
        self.store.add_moderation(at, by, about, &body).await?;
        self.refresh().await
    }
}

/// A page of events.
struct Entries {
    /// Those that this program understands.
    read: Vec<Entry>,
    /// The number of the last, if there are any.
    last: Option<i64>,
}

async fn entries_after(store: &Store, seq: i64) -> Result<Entries, StoreError> {
    let events = store.moderation(seq, PAGE).await?;
    Ok(Entries {
        last: events.last().map(|event| event.seq),
        read: events.into_iter().filter_map(Entry::read).collect(),
    })
}

/// Whoever has not confirmed a warning does so before anything new is begun.
pub(crate) fn must_have_confirmed(app: &App, person: &Person) -> Result<(), ModerationRefusal> {
    let open = |standing: &Standing| !standing.warnings(&person.id).is_empty();
    if app.moderation.read(open) {
        return Err(ModerationRefusal::WarningFirst);
    }
    Ok(())
}
