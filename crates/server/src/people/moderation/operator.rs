use protocol::{MessagePlace, Millis, StudyPlace};
use store::{Store, StoreError};

use super::event::{Deed, Entry};
use super::standing::{Report, Standing};
use super::{Entries, entries_after};
use crate::TEXTS;
use crate::people::names::{guest_name, is_id};

texts::refusals! { TEXTS;
    /// Why an operator can't do something about somebody.
    pub enum OperatorError {
        /// Nobody has this name or id.
        NoPlayer {
            /// The name or id.
            name: String
        } => "moderate-no-player",
        /// There is no such report.
        NoReport {
            /// Its number.
            report: i64
        } => "moderate-no-report",
        /// Nothing like that was said.
        NoMessage => "moderate-no-message",
        /// There is no such study.
        NoStudy => "moderate-no-study",
        /// A report is not about something that was said.
        NotAMessage {
            /// Its number.
            report: i64
        } => "moderate-not-a-message",
        /// Only accounts can be closed and warned.
        Guest {
            /// The guest.
            name: String
        } => "moderate-guest",
        /// The account is closed.
        ClosedAlready {
            /// Whose it is.
            name: String
        } => "moderate-closed-already",
        /// The account is not closed.
        NotClosed {
            /// Whose it is.
            name: String
        } => "moderate-not-closed",
    }
    from {
        /// The database fails.
        Store(StoreError),
    }
}

/// Somebody who looks after a server, at work on its database while the server may be running.
#[derive(Debug)]
pub struct Operator {
    store: Store,
    by: String,
    now: Millis,
    standing: Standing,
    entries: Vec<Entry>,
}

/// Somebody that an operator deals with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Somebody {
    /// The id.
    pub id: String,
    /// The name; of an account that is no more, the id.
    pub name: String,
    /// Whether there is no account.
    pub guest: bool,
}

impl Operator {
    /// Opens a database that is there, as the operator of this name.
    pub async fn open(database: &str, name: &str, now: Millis) -> Result<Self, OperatorError> {
        let store = Store::open_existing(database).await?;
        let mut operator = Self {
            store,
            by: format!("operator:{name}"),
            now,
            standing: Standing::default(),
            entries: Vec::new(),
        };
        operator.refresh().await?;
        Ok(operator)
    }

    async fn refresh(&mut self) -> Result<(), StoreError> {
        loop {
            let Entries { read, last } = entries_after(&self.store, self.standing.seq).await?;
            let Some(last) = last else { return Ok(()) };
            for entry in &read {
                self.standing.apply(entry);
            }
            self.standing.seq = last;
            self.entries.extend(read);
        }
    }

    /// Reports, the oldest first; also settled ones if wanted.
    pub fn reports(&self, settled: bool) -> Vec<Report> {
        let all = self.standing.reports.values();
        all.filter(|report| settled || report.settled.is_none())
            .cloned()
            .collect()
    }

    /// One report.
    pub fn report(&self, report: i64) -> Result<Report, OperatorError> {
        let found = self.standing.reports.get(&report).cloned();
        found.ok_or(OperatorError::NoReport { report })
    }

    /// Everything that was done about somebody but by those who mute and block; about everybody if nobody is
    /// named.
    pub fn log(&self, about: Option<&str>) -> Vec<Entry> {
        let private = |deed: &Deed| {
            matches!(
                deed,
                Deed::Muted | Deed::Unmuted | Deed::Blocked | Deed::Unblocked
            )
        };
        let wanted = |entry: &&Entry| {
            about.is_none_or(|about| entry.about == about) && !private(&entry.deed)
        };
        self.entries.iter().filter(wanted).cloned().collect()
    }

    /// Whoever has this name, or this id.
    pub async fn find(&self, name: &str) -> Result<Somebody, OperatorError> {
        if let Some(player) = self.store.player_by_name(name).await? {
            return Ok(Somebody {
                id: player.id,
                name: player.name,
                guest: false,
            });
        }
        // A guest's id is as long as all that we give out; anything shorter is a name that nobody has.
        if is_id(name) && name.len() == GUEST_ID {
            return Ok(self.called(name).await?);
        }
        let name = name.to_owned();
        Err(OperatorError::NoPlayer { name })
    }

    /// Whoever has this id.
    pub async fn called(&self, id: &str) -> Result<Somebody, StoreError> {
        let player = self.store.player(id).await?;
        let gone = player.is_none() && self.store.was_registered(id).await?;
        let guest = player.is_none() && !gone;
        let name = match player {
            Some(player) => player.name,
            None if gone => id.to_owned(),
            None => guest_name(id),
        };
        let id = id.to_owned();
        Ok(Somebody { id, name, guest })
    }

    /// Nothing comes of a report.
    pub async fn dismiss(&mut self, report: i64, why: String) -> Result<(), OperatorError> {
        let about = self.report(report)?.entry.about;
        self.record(&about, Deed::Dismissed { report, why }).await
    }

    /// Warns somebody, who sees it at the next visit and must confirm it.
    pub async fn warn(
        &mut self,
        whom: &Somebody,
        words: String,
        report: Option<i64>,
    ) -> Result<(), OperatorError> {
        must_be_account(whom)?;
        self.must_exist(report)?;
        self.record(&whom.id, Deed::Warned { words, report }).await
    }

    /// Closes an account.
    pub async fn close(
        &mut self,
        whom: &Somebody,
        why: String,
        report: Option<i64>,
    ) -> Result<(), OperatorError> {
        must_be_account(whom)?;
        self.must_exist(report)?;
        if self.standing.is_closed(&whom.id) {
            let name = whom.name.clone();
            return Err(OperatorError::ClosedAlready { name });
        }
        let body = text(&Deed::Closed { why, report });
        self.store
            .add_closure(self.now, &self.by, &whom.id, &body)
            .await?;
        Ok(self.refresh().await?)
    }

    /// Opens a closed account again.
    pub async fn reopen(&mut self, whom: &Somebody, why: String) -> Result<(), OperatorError> {
        if !self.standing.is_closed(&whom.id) {
            let name = whom.name.clone();
            return Err(OperatorError::NotClosed { name });
        }
        self.record(&whom.id, Deed::Reopened { why }).await
    }

    /// Lets somebody, a guest too, say nothing for a time; for none, lets them talk again.
    pub async fn silence(
        &mut self,
        whom: &Somebody,
        lasting: Millis,
        why: String,
        report: Option<i64>,
    ) -> Result<(), OperatorError> {
        self.must_exist(report)?;
        let until = self.now.saturating_add(lasting);
        let deed = Deed::Silenced { until, why, report };
        self.record(&whom.id, deed).await
    }

    /// Hides what was said somewhere.
    pub async fn hide(
        &mut self,
        message: MessagePlace,
        why: String,
        report: Option<i64>,
    ) -> Result<(), OperatorError> {
        self.must_exist(report)?;
        let (room, number) = (message.room.name(), message.number);
        let id = &message.match_id;
        let lines = self.store.chat(id, room, number - 1, 1).await?;
        let line = lines.into_iter().find(|line| line.number == number);
        let about = line.ok_or(OperatorError::NoMessage)?.player_id;
        let deed = Deed::TalkHidden {
            message,
            why,
            report,
        };
        self.record(&about, deed).await
    }

    /// Takes a study from everybody but those who write it, or a comment out of one.
    pub async fn hide_study(
        &mut self,
        study: StudyPlace,
        why: String,
        report: Option<i64>,
    ) -> Result<(), OperatorError> {
        self.must_exist(report)?;
        let summary = self.store.study(&study.study).await?;
        let owner = summary.ok_or(OperatorError::NoStudy)?.owner_id;
        let about = match report {
            Some(report) => self.report(report)?.entry.about,
            None => owner,
        };
        let deed = Deed::StudyHidden { study, why, report };
        self.record(&about, deed).await
    }

    /// The study that a report is about, if it is about one.
    pub fn study_of(&self, report: i64) -> Result<Option<StudyPlace>, OperatorError> {
        match self.report(report)?.entry.deed {
            Deed::Reported { study, .. } => Ok(study),
            _ => Ok(None),
        }
    }

    /// What a report is about, if that was said.
    pub fn message_of(&self, report: i64) -> Result<MessagePlace, OperatorError> {
        match self.report(report)?.entry.deed {
            Deed::Reported {
                message: Some(message),
                ..
            } => Ok(message),
            _ => Err(OperatorError::NotAMessage { report }),
        }
    }

    async fn record(&mut self, about: &str, deed: Deed) -> Result<(), OperatorError> {
        let body = text(&deed);
        self.store
            .add_moderation(self.now, &self.by, about, &body)
            .await?;
        Ok(self.refresh().await?)
    }

    fn must_exist(&self, report: Option<i64>) -> Result<(), OperatorError> {
        report.map_or(Ok(()), |report| self.report(report).map(|_| ()))
    }
}

/// So long are the ids that servers give to people.
const GUEST_ID: usize = 16;

fn text(deed: &Deed) -> String {
    serde_json::to_string(deed).unwrap_or_default()
}

fn must_be_account(whom: &Somebody) -> Result<(), OperatorError> {
    if whom.guest {
        let name = whom.name.clone();
        return Err(OperatorError::Guest { name });
    }
    Ok(())
}
