//! What an operator does about people: looks at reports, warns, mutes, hides, closes.

mod listing;

use std::io::Write;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use game::Message;
use protocol::{MessagePlace, Room, StudyPlace};
use server::moderation::{Operator, OperatorError};
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::settings::DatabaseFlags;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Reports {
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        database: OperatorDatabase,
    },
    Show {
        #[arg(value_name = "REPORT")]
        id: i64,
        #[command(flatten)]
        database: OperatorDatabase,
    },
    Dismiss {
        #[arg(value_name = "REPORT")]
        id: i64,
        #[arg(value_name = "WHY")]
        why: String,
        #[command(flatten)]
        database: OperatorDatabase,
    },
    Warn {
        #[arg(value_name = "NAME")]
        who: String,
        #[arg(value_name = "WORDS")]
        words: String,
        #[command(flatten)]
        settles: Settles,
        #[command(flatten)]
        database: OperatorDatabase,
    },
    Mute {
        #[arg(value_name = "NAME")]
        who: String,
        #[arg(value_name = "TIME", value_parser = crate::duration::parse)]
        time: Duration,
        #[arg(value_name = "WHY")]
        why: String,
        #[command(flatten)]
        settles: Settles,
        #[command(flatten)]
        database: OperatorDatabase,
    },
    Hide {
        #[arg(value_name = "WHY")]
        why: String,
        #[command(flatten)]
        place: Place,
        #[command(flatten)]
        settles: Settles,
        #[command(flatten)]
        database: OperatorDatabase,
    },
    Close {
        #[arg(value_name = "NAME")]
        who: String,
        #[arg(value_name = "WHY")]
        why: String,
        #[command(flatten)]
        settles: Settles,
        #[command(flatten)]
        database: OperatorDatabase,
    },
    Reopen {
        #[arg(value_name = "NAME")]
        who: String,
        #[arg(value_name = "WHY")]
        why: String,
        #[command(flatten)]
        database: OperatorDatabase,
    },
    Log {
        #[arg(value_name = "NAME")]
        who: Option<String>,
        #[command(flatten)]
        database: OperatorDatabase,
    },
}

/// Which report something settles.
#[derive(Args, Debug)]
struct Settles {
    #[arg(long, value_name = "REPORT")]
    report: Option<i64>,
}

/// Something that was said, unless a report tells where.
#[derive(Args, Debug)]
struct Place {
    #[arg(long = "match", value_name = "ID", required_unless_present_any = ["report", "study"], requires_all = ["room", "number"])]
    match_id: Option<String>,

    #[arg(long, value_name = "players|gallery", value_parser = ["players", "gallery"])]
    room: Option<String>,

    #[arg(long, value_name = "N")]
    number: Option<i64>,

    #[arg(long, value_name = "STUDY", conflicts_with = "match_id")]
    study: Option<String>,
}

/// Where, and in whose name.
#[derive(Args, Debug)]
struct OperatorDatabase {
    #[arg(long, value_name = "OPERATOR")]
    by: Option<String>,

    #[command(flatten)]
    flags: DatabaseFlags,
}

impl OperatorDatabase {
    async fn open(&self) -> Result<Operator, Failure> {
        let user = || std::env::var("USER").unwrap_or_else(|_| "operator".to_owned());
        let by = self.by.clone().unwrap_or_else(user);
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = since.map_or(0, |since| since.as_millis() as i64);
        Ok(Operator::open(&self.flags.database()?, &by, now).await?)
    }
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    super::wait_for(work(&arguments.task, language, out))?
}

async fn work(task: &Task, language: Language, out: &mut impl Write) -> Result<(), Failure> {
    let told = match task {
        Task::Reports { all, database } => {
            return listing::reports(&database.open().await?, *all, language, out).await;
        }
        Task::Show { id, database } => {
            return listing::report(&database.open().await?, *id, language, out).await;
        }
        Task::Log { who, database } => {
            let operator = database.open().await?;
            let who = match who {
                Some(who) => Some(operator.find(who).await?),
                None => None,
            };
            let about = who.as_ref().map(|who| who.id.as_str());
            return listing::log(&operator, about, language, out).await;
        }
        Task::Dismiss { id, why, database } => {
            database.open().await?.dismiss(*id, why.clone()).await?;
            Message::new(&TEXTS, "moderate-dismissed").with("report", id.to_string())
        }
        Task::Warn {
            who,
            words,
            settles,
            database,
        } => {
            let mut operator = database.open().await?;
            let who = operator.find(who).await?;
            operator.warn(&who, words.clone(), settles.report).await?;
            Message::new(&TEXTS, "moderate-warned").with("name", who.name)
        }
        Task::Mute {
            who,
            time,
            why,
            settles,
            database,
        } => {
            let mut operator = database.open().await?;
            let who = operator.find(who).await?;
            let lasting = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
            let muted = operator.silence(&who, lasting, why.clone(), settles.report);
            muted.await?;
            Message::new(&TEXTS, "moderate-muted")
                .with("name", who.name)
                .with("minutes", (time.as_secs() / 60) as usize)
        }
        Task::Hide {
            why,
            place,
            settles,
            database,
        } => {
            let mut operator = database.open().await?;
            let (why, report) = (why.clone(), settles.report);
            if let Some(study) = place.study_found(&operator, report)? {
                operator.hide_study(study, why, report).await?;
            } else {
                let message = place.found(&operator, report)?;
                operator.hide(message, why, report).await?;
            }
            Message::new(&TEXTS, "moderate-hidden")
        }
        Task::Close {
            who,
            why,
            settles,
            database,
        } => {
            let mut operator = database.open().await?;
            let who = operator.find(who).await?;
            operator.close(&who, why.clone(), settles.report).await?;
            Message::new(&TEXTS, "moderate-closed").with("name", who.name)
        }
        Task::Reopen { who, why, database } => {
            let mut operator = database.open().await?;
            let who = operator.find(who).await?;
            operator.reopen(&who, why.clone()).await?;
            Message::new(&TEXTS, "moderate-reopened").with("name", who.name)
        }
    };
    writeln!(out, "{}", told.sentence(language))?;
    Ok(())
}

impl Place {
    fn study_found(
        &self,
        operator: &Operator,
        report: Option<i64>,
    ) -> Result<Option<StudyPlace>, OperatorError> {
        match (&self.study, report) {
            (Some(study), _) => Ok(Some(StudyPlace {
                study: study.clone(),
                comment: None,
            })),
            (None, Some(report)) if self.match_id.is_none() => operator.study_of(report),
            _ => Ok(None),
        }
    }

    fn found(
        &self,
        operator: &Operator,
        report: Option<i64>,
    ) -> Result<MessagePlace, OperatorError> {
        match (&self.match_id, self.number, report) {
            (Some(match_id), Some(number), _) => Ok(MessagePlace {
                match_id: match_id.clone(),
                room: match self.room.as_deref() {
                    Some("gallery") => Room::Gallery,
                    _ => Room::Players,
                },
                number,
            }),
            (_, _, Some(report)) => operator.message_of(report),
            _ => Err(OperatorError::NoMessage),
        }
    }
}
