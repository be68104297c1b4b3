//! How a server is configured: by flags, then by the environment, then by a file, then by what suits
//! one person trying it out. Every setting has one name: `--bot-threads`, `SERPENTARIUM_BOT_THREADS`,
//! `bot-threads = 1`.

mod flags;
mod keys;

use std::fs;
use std::path::{Path, PathBuf};

use game::Message;
use server::Config;
use tracing_subscriber::filter::{LevelFilter, Targets};

pub(crate) use flags::{DatabaseFlags, ServerFlags};
use keys::{SETTINGS, Setting};

use crate::TEXTS;

/// All that a server needs to know before it starts.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) server: Config,
    pub(crate) log: Targets,
    pub(crate) log_as_json: bool,
    /// Whether anybody chose where to listen; if not, another port will do as well.
    pub(crate) listen_chosen: bool,
    /// Variables that look like ours and are not: told, but not refused, because container systems
    /// invent such names.
    pub(crate) strangers: Vec<String>,
}

const PREFIX: &str = "SERPENTARIUM_";

/// What flags say: a name and a value each.
pub(crate) type Given<'a> = Vec<(&'static str, &'a str)>;

impl Settings {
    /// What this call, this environment and the file that either names amount to.
    pub(crate) fn read(given: &Given<'_>, file: Option<&Path>) -> Result<Self, Message> {
        let environment = std::env::vars_os().filter_map(|(name, value)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        });
        Self::from(given, file, environment)
    }

    fn from(
        given: &Given<'_>,
        file: Option<&Path>,
        environment: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, Message> {
        let mut settings = Self {
            server: Config {
                database: default_database(),
                ..Config::default()
            },
            log: Targets::new().with_default(LevelFilter::INFO),
            log_as_json: false,
            listen_chosen: false,
            strangers: Vec::new(),
        };
        let ours: Vec<(String, String)> = environment
            .filter_map(|(name, value)| {
                let name = name.strip_prefix(PREFIX)?;
                let key = name.to_ascii_lowercase().replace('_', "-");
                (!value.is_empty()).then_some((key, value))
            })
            .collect();
        let named = ours.iter().find(|(key, _)| key == "config");
        let file = file.or_else(|| named.map(|(_, path)| Path::new(path.as_str())));
        // The last word counts, so the weakest speaks first.
        if let Some(file) = file {
            settings.apply_file(file)?;
        }
        for (key, value) in &ours {
            let variable = || format!("{PREFIX}{}", key.to_ascii_uppercase().replace('-', "_"));
            match Setting::called(key) {
                Some(setting) => settings.apply(setting, value, &variable())?,
                None if ["config", "language"].contains(&key.as_str()) => {}
                None => settings.strangers.push(variable()),
            }
        }
        for (key, value) in given {
            if let Some(setting) = Setting::called(key) {
                settings.apply(setting, value, &format!("--{key}"))?;
            }
        }
        Ok(settings)
    }

    fn apply_file(&mut self, file: &Path) -> Result<(), Message> {
        let about = |code| Message::new(&TEXTS, code).with("file", file.display().to_string());
        let unreadable = |error: String| about("unreadable").with("error", error);
        let text = fs::read_to_string(file).map_err(|error| unreadable(error.to_string()))?;
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
            let at = error.span().map_or(0, |span| span.start);
            let line = text.get(..at).unwrap_or_default().matches('\n').count() + 1;
            // Some of its messages have lines of their own; ours is one sentence.
            let why = error.message().lines().collect::<Vec<_>>().join(" ");
            about("config-malformed")
                .with("line", line)
                .with("error", why)
        })?;
        for (key, value) in &table {
            let setting = Setting::called(key).ok_or_else(|| {
                let known: Vec<&str> = SETTINGS.iter().map(|setting| setting.key).collect();
                about("config-unknown")
                    .with("key", key.as_str())
                    .with("known", known.join(", "))
            })?;
            let place = format!("{key} ({})", file.display());
            match plain(value) {
                Some(text) => self.apply(setting, &text, &place)?,
                None => return Err(bad_value(value.type_str(), &place)),
            }
        }
        Ok(())
    }

    fn apply(&mut self, setting: &Setting, value: &str, place: &str) -> Result<(), Message> {
        (setting.set)(self, value.trim()).ok_or_else(|| bad_value(value, place))
    }
}

fn bad_value(value: &str, place: &str) -> Message {
    Message::new(&TEXTS, "bad-value")
        .with("value", value)
        .with("argument", place)
}

/// A value as the other ways of configuring would write it.
fn plain(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(yes) => Some(yes.to_string()),
        toml::Value::Array(list) => {
            let words: Option<Vec<&str>> = list.iter().map(toml::Value::as_str).collect();
            words.map(|words| words.join(","))
        }
        _ => None,
    }
}

/// Where games are kept unless somebody chooses: with the user's other data, so that it does not
/// matter which folder the server is started from.
fn default_database() -> String {
    let absolute = |name| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let data = absolute("XDG_DATA_HOME").or_else(|| Some(absolute("HOME")?.join(".local/share")));
    let folder = data.map_or_else(PathBuf::new, |data| data.join("serpentarium"));
    folder.join("serpentarium.db").display().to_string()
}

#[cfg(test)]
mod tests;
