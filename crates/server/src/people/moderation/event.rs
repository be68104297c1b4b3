use protocol::{MessagePlace, Millis, ReportReason, StudyPlace};
use serde::{Deserialize, Serialize};

/// What somebody did about somebody. Kept as it is for ever: variants and fields are only added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it, and `Report` says more")]
pub enum Deed {
    /// A player does not want to see what another says, or does again.
    Muted,
    Unmuted,
    /// A player does not want to meet another, or does again.
    Blocked,
    Unblocked,
    /// A player reports another, perhaps for something said, which is kept here as it was.
    Reported {
        reason: ReportReason,
        words: Option<String>,
        message: Option<MessagePlace>,
        said: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        study: Option<StudyPlace>,
    },
    /// The operator finds nothing in a report.
    Dismissed {
        report: i64,
        why: String,
    },
    /// The operator warns somebody, who must confirm it.
    Warned {
        words: String,
        report: Option<i64>,
    },
    /// Somebody confirms a warning.
    Confirmed {
        warning: i64,
    },
    /// The operator closes an account, or opens it again.
    Closed {
        why: String,
        report: Option<i64>,
    },
    Reopened {
        why: String,
    },
    /// The operator lets somebody say nothing for a time; one that is over lets them talk again.
    Silenced {
        until: Millis,
        why: String,
        report: Option<i64>,
    },
    /// The operator hides something that was said.
    TalkHidden {
        message: MessagePlace,
        why: String,
        report: Option<i64>,
    },
    /// The operator takes a study from everybody but those who write it, or a comment out of one.
    StudyHidden {
        study: StudyPlace,
        why: String,
        report: Option<i64>,
    },
}

impl Deed {
    /// The report that it settles.
    pub(crate) const fn settles(&self) -> Option<i64> {
        match self {
            Self::Dismissed { report, .. } => Some(*report),
            Self::Warned { report, .. }
            | Self::Closed { report, .. }
            | Self::Silenced { report, .. }
            | Self::TalkHidden { report, .. }
            | Self::StudyHidden { report, .. } => *report,
            _ => None,
        }
    }
}

/// A deed: its number, when, by whom and about whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// A player's id; `operator:NAME` for one who looks after the server.
    pub by: String,
    /// A player's id.
    pub about: String,
    /// What.
    pub deed: Deed,
}

impl Entry {
    /// What was kept; nothing if a later program wrote it.
    pub(crate) fn read(event: store::ModerationEvent) -> Option<Self> {
        Some(Self {
            deed: serde_json::from_str(&event.body).ok()?,
            seq: event.seq,
            at: event.at,
            by: event.by,
            about: event.about,
        })
    }
}
