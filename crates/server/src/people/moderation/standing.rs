use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use protocol::{MessagePlace, Millis, StudyPlace, WarningView};

use super::event::{Deed, Entry};

/// How people stand with each other and with the operator: what all events come to.
#[derive(Debug, Default)]
pub(crate) struct Standing {
    /// The number of the last event.
    pub(crate) seq: i64,
    muted: HashMap<String, BTreeSet<String>>,
    blocked: HashMap<String, BTreeSet<String>>,
    /// By whom somebody is blocked.
    blocked_by: HashMap<String, HashSet<String>>,
    closed: HashSet<String>,
    silenced: HashMap<String, Millis>,
    warnings: HashMap<String, Vec<WarningView>>,
    hidden: HashSet<MessagePlace>,
    hidden_studies: HashSet<String>,
    pub(crate) reports: BTreeMap<i64, Report>,
}

/// A report, and whether something came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What was reported.
    pub entry: Entry,
    /// The number of the event that settled it.
    pub settled: Option<i64>,
}

impl Standing {
    /// Takes in an event; one that is known already changes nothing.
    pub(crate) fn apply(&mut self, entry: &Entry) {
        if entry.seq <= self.seq {
            return;
        }
        self.seq = entry.seq;
        let (by, about) = (entry.by.clone(), entry.about.clone());
        match &entry.deed {
            Deed::Muted => {
                self.muted.entry(by).or_default().insert(about);
            }
            Deed::Unmuted => {
                self.muted.entry(by).or_default().remove(&about);
            }
            Deed::Blocked => {
                let others = self.blocked_by.entry(about.clone()).or_default();
                others.insert(by.clone());
                self.blocked.entry(by).or_default().insert(about);
            }
            Deed::Unblocked => {
                self.blocked_by
                    .entry(about.clone())
                    .or_default()
                    .remove(&by);
                self.blocked.entry(by).or_default().remove(&about);
            }
            Deed::Reported { .. } => {
                let entry = entry.clone();
                let settled = None;
                self.reports.insert(entry.seq, Report { entry, settled });
            }
            Deed::Warned { words, .. } => {
                let warning = WarningView {
                    id: entry.seq,
                    at: entry.at,
                    words: words.clone(),
                };
                self.warnings.entry(about).or_default().push(warning);
            }
            Deed::Confirmed { warning } => {
                let open = self.warnings.entry(by).or_default();
                open.retain(|open| open.id != *warning);
            }
            Deed::Closed { .. } => {
                self.closed.insert(about);
            }
            Deed::Reopened { .. } => {
                self.closed.remove(&about);
            }
            Deed::Silenced { until, .. } => {
                self.silenced.insert(about, *until);
            }
            Deed::TalkHidden { message, .. } => {
                self.hidden.insert(message.clone());
            }
            Deed::StudyHidden { study, .. } => {
                if study.comment.is_none() {
                    self.hidden_studies.insert(study.study.clone());
                }
            }
            Deed::Dismissed { .. } => {}
        }
        if let Some(report) = entry.deed.settles()
            && let Some(report) = self.reports.get_mut(&report)
        {
            report.settled.get_or_insert(entry.seq);
        }
    }

    pub(crate) fn muted_by(&self, player: &str) -> Vec<String> {
        let muted = self.muted.get(player).into_iter().flatten();
        muted.cloned().collect()
    }

    pub(crate) fn blocked_by(&self, player: &str) -> Vec<String> {
        let blocked = self.blocked.get(player).into_iter().flatten();
        blocked.cloned().collect()
    }

    /// Whom a player must not meet, whoever of the two wants it so.
    pub(crate) fn avoided_by(&self, player: &str) -> HashSet<String> {
        let own = self.blocked.get(player).into_iter().flatten();
        let others = self.blocked_by.get(player).into_iter().flatten();
        own.chain(others).cloned().collect()
    }

    /// Whether one of two has blocked the other.
    pub(crate) fn is_blocked_between(&self, one: &str, other: &str) -> bool {
        let blocks = |who: &str, whom: &str| {
            let blocked = self.blocked.get(who);
            blocked.is_some_and(|blocked| blocked.contains(whom))
        };
        blocks(one, other) || blocks(other, one)
    }

    /// Whether what one says is kept from another.
    pub(crate) fn keeps_from(&self, reader: &str, speaker: &str) -> bool {
        let muted = self.muted.get(reader);
        muted.is_some_and(|muted| muted.contains(speaker))
            || self.is_blocked_between(reader, speaker)
    }

    pub(crate) fn is_closed(&self, player: &str) -> bool {
        self.closed.contains(player)
    }

    /// For how many minutes more somebody may say nothing.
    pub(crate) fn silent_minutes(&self, player: &str, now: Millis) -> Option<u64> {
        let until = self.silenced.get(player).filter(|&&until| until > now)?;
        Some(((until - now) as u64).div_ceil(60_000))
    }

    /// The warnings that somebody has not confirmed.
    pub(crate) fn warnings(&self, player: &str) -> &[WarningView] {
        self.warnings.get(player).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn is_hidden(&self, message: &MessagePlace) -> bool {
        self.hidden.contains(message)
    }

    /// Whether a study is kept from everybody but those who write it.
    pub(crate) fn is_study_hidden(&self, study: &str) -> bool {
        self.hidden_studies.contains(study)
    }

    /// Whether somebody has reported the same person for the same thing, and nothing came of it yet.
    pub(crate) fn has_reported(
        &self,
        by: &str,
        about: &str,
        place: Option<&MessagePlace>,
        written: Option<&StudyPlace>,
    ) -> bool {
        self.reports.values().any(|report| {
            let same = matches!(&report.entry.deed, Deed::Reported { message, study, .. }
                if message.as_ref() == place && study.as_ref() == written);
            same && report.settled.is_none() && report.entry.by == by && report.entry.about == about
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(deeds: &[(&str, &str, Deed)]) -> Standing {
        let mut standing = Standing::default();
        for (seq, (by, about, deed)) in (1..).zip(deeds) {
            let entry = Entry {
                seq,
                at: seq,
                by: (*by).to_owned(),
                about: (*about).to_owned(),
                deed: deed.clone(),
            };
            standing.apply(&entry);
            // Whatever is told twice is so once.
            standing.apply(&entry);
        }
        standing
    }

    #[test]
    fn muting_works_one_way_and_blocking_both() {
        let now = standing(&[("a", "b", Deed::Muted), ("a", "c", Deed::Blocked)]);
        assert!(now.keeps_from("a", "b") && !now.keeps_from("b", "a"));
        assert!(now.keeps_from("a", "c") && now.keeps_from("c", "a"));
        assert!(now.is_blocked_between("c", "a") && !now.is_blocked_between("a", "b"));
        assert_eq!(now.avoided_by("c"), HashSet::from(["a".to_owned()]));
        let again = standing(&[("a", "c", Deed::Blocked), ("a", "c", Deed::Unblocked)]);
        assert!(!again.keeps_from("c", "a") && again.avoided_by("c").is_empty());
    }

    #[test]
    fn a_warning_is_confirmed_by_whom_it_is_for_and_a_report_settled_once() {
        let reported = Deed::Reported {
            reason: protocol::ReportReason::Spam,
            words: None,
            message: None,
            said: None,
            study: None,
        };
        let warned = Deed::Warned {
            words: "Please stop.".to_owned(),
            report: Some(1),
        };
        let now = standing(&[
            ("a", "b", reported),
            ("operator:o", "b", warned),
            ("c", "c", Deed::Confirmed { warning: 2 }),
        ]);
        assert_eq!(now.warnings("b").len(), 1);
        assert_eq!(now.reports[&1].settled, Some(2));
        assert!(!now.has_reported("a", "b", None, None));
    }

    #[test]
    fn silence_ends_by_itself() {
        let until = 120_000;
        let why = "spam".to_owned();
        let deed = Deed::Silenced {
            until,
            why,
            report: None,
        };
        let now = standing(&[("operator:o", "b", deed)]);
        assert_eq!(now.silent_minutes("b", 0), Some(2));
        assert_eq!(now.silent_minutes("b", 119_999), Some(1));
        assert_eq!(now.silent_minutes("b", 120_000), None);
    }
}
