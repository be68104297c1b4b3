//! Reports and deeds as lines of text.

use std::io::Write;

use game::Message;
use protocol::ReportReason;
use server::database::StoreError;
use server::moderation::{Deed, Entry, Operator};
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;

/// Reports, one a line.
pub(super) async fn reports(
    operator: &Operator,
    all: bool,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let reports = operator.reports(all);
    if reports.is_empty() {
        writeln!(out, "{}", TEXTS.plain(language, "moderate-no-reports"))?;
    }
    for report in reports {
        write_entry(operator, &report.entry, language, out).await?;
    }
    Ok(())
}

/// One report, and what else was done about the same person.
pub(super) async fn report(
    operator: &Operator,
    id: i64,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let report = operator.report(id)?;
    write_entry(operator, &report.entry, language, out).await?;
    if let Deed::Reported {
        message,
        said,
        study,
        ..
    } = &report.entry.deed
    {
        if let Some(place) = study {
            let told = Message::new(&TEXTS, "moderate-study").with("study", place.study.as_str());
            writeln!(out, "    {}", told.sentence(language))?;
        }
        if let Some(place) = message {
            let told = Message::new(&TEXTS, "moderate-place")
                .with("match", place.match_id.as_str())
                .with("room", place.room.name())
                .with("number", place.number.to_string());
            writeln!(out, "    {}", told.sentence(language))?;
        }
        if let Some(said) = said {
            writeln!(out, "    {}", words_of(said))?;
        }
    }
    let before = operator.log(Some(&report.entry.about));
    for entry in before.iter().filter(|entry| entry.seq != id) {
        write_entry(operator, entry, language, out).await?;
    }
    Ok(())
}

/// What was done about somebody, or about everybody.
pub(super) async fn log(
    operator: &Operator,
    about: Option<&str>,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for entry in operator.log(about) {
        write_entry(operator, &entry, language, out).await?;
    }
    Ok(())
}

async fn write_entry(
    operator: &Operator,
    entry: &Entry,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (what, why) = told(&entry.deed, language);
    let by = name(operator, &entry.by).await?;
    let about = name(operator, &entry.about).await?;
    let (seq, at) = (entry.seq, date(entry.at));
    write!(out, "{seq}  {at}  {by} → {about}: {what}")?;
    if !why.is_empty() {
        write!(out, " – {why}")?;
    }
    writeln!(out)?;
    Ok(())
}

async fn name(operator: &Operator, id: &str) -> Result<String, StoreError> {
    match id.strip_prefix("operator:") {
        Some(name) => Ok(name.to_owned()),
        None => Ok(operator.called(id).await?.name),
    }
}

/// What was done, and the words that go with it.
fn told(deed: &Deed, language: Language) -> (String, String) {
    let say = |code: &'static str| Message::new(&TEXTS, code);
    let about = |code, report: i64| say(code).with("report", report.to_string());
    let (what, why) = match deed {
        Deed::Reported { reason, words, .. } => {
            (say(reason_code(*reason)), words.clone().unwrap_or_default())
        }
        Deed::Dismissed { report, why } => (about("deed-dismissed", *report), why.clone()),
        Deed::Warned { words, .. } => (say("deed-warned"), words.clone()),
        Deed::Confirmed { warning } => (about("deed-confirmed", *warning), String::new()),
        Deed::Closed { why, .. } => (say("deed-closed"), why.clone()),
        Deed::Reopened { why } => (say("deed-reopened"), why.clone()),
        Deed::Silenced { until, why, .. } => {
            (say("deed-muted").with("until", date(*until)), why.clone())
        }
        Deed::TalkHidden { why, .. } => (say("deed-hidden"), why.clone()),
        Deed::StudyHidden { study, why, .. } => {
            let code = if study.comment.is_some() {
                "deed-comment-hidden"
            } else {
                "deed-study-hidden"
            };
            (say(code).with("study", study.study.as_str()), why.clone())
        }
        Deed::Muted | Deed::Unmuted | Deed::Blocked | Deed::Unblocked => {
            (say("deed-private"), String::new())
        }
    };
    (what.sentence(language), why)
}

const fn reason_code(reason: ReportReason) -> &'static str {
    match reason {
        ReportReason::Insults => "report-insults",
        ReportReason::Spam => "report-spam",
        ReportReason::Cheating => "report-cheating",
        ReportReason::Stalling => "report-stalling",
        ReportReason::Name => "report-name",
        ReportReason::Other => "report-other",
    }
}

/// The words in what was said, as it is kept.
fn words_of(said: &str) -> String {
    let kept: serde_json::Value = serde_json::from_str(said).unwrap_or_default();
    let words = kept["text"].as_str().or_else(|| kept["phrase"].as_str());
    format!("“{}”", words.unwrap_or(said))
}

/// Milliseconds since 1970 as a date and a time of day, UTC.
fn date(millis: i64) -> String {
    let minutes = millis.div_euclid(60_000);
    let (days, of_day) = (minutes.div_euclid(1_440), minutes.rem_euclid(1_440));
    // By years that begin in March, so that a leap day is the last one.
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let of_years = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * of_years + of_years / 4 - of_years / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = of_years + era * 400 + i64::from(month <= 2);
    let (hour, minute) = (of_day / 60, of_day % 60);
    format!("{year}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, told) in [
            (0, "1970-01-01 00:00"),
            (951_782_400, "2000-02-29 00:00"),
            (1_709_251_199, "2024-02-29 23:59"),
            (1_735_689_600, "2025-01-01 00:00"),
            (1_794_891_660, "2026-11-17 05:01"),
        ] {
            assert_eq!(date(seconds * 1_000), told);
        }
    }
}
