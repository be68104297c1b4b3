use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tracing_subscriber::filter::{LevelFilter, Targets};

use super::Settings;

/// One thing that can be configured.
pub(super) struct Setting {
    pub(super) key: &'static str,
    /// Takes a value, unless it makes no sense.
    pub(super) set: fn(&mut Settings, &str) -> Option<()>,
}

impl Setting {
    pub(super) fn called(key: &str) -> Option<&'static Self> {
        SETTINGS.iter().find(|setting| setting.key == key)
    }
}

const fn setting(key: &'static str, set: fn(&mut Settings, &str) -> Option<()>) -> Setting {
    Setting { key, set }
}

pub(super) const SETTINGS: [Setting; 22] = [
    setting("listen", |settings, text| {
        settings.listen_chosen = true;
        address(text).map(|address| settings.server.listen = address)
    }),
    setting("database", |settings, text| {
        (!text.is_empty()).then(|| text.clone_into(&mut settings.server.database))
    }),
    setting("node", |settings, text| {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        settings.server.node.name = Some(text.to_owned());
        ((1..=40).contains(&text.len()) && text.chars().all(plain)).then_some(())
    }),
    setting("node-address", |settings, text| {
        settings.server.node.address = Some(text.to_owned());
        text.starts_with("http://").then_some(())
    }),
    setting("node-secret-file", |settings, text| {
        settings.server.node.secret_file = Some(text.into());
        (!text.is_empty()).then_some(())
    }),
    setting("ledger-file", |settings, text| {
        settings.server.ledger_file = Some(text.into());
        (!text.is_empty()).then_some(())
    }),
    setting("origins", |settings, text| {
        origins(text).map(|origins| settings.server.origins = origins)
    }),
    setting("https", |settings, text| {
        yes(text).map(|yes| settings.server.https = yes)
    }),
    setting("trust-proxy", |settings, text| {
        yes(text).map(|yes| settings.server.trust_proxy = yes)
    }),
    setting("public-metrics", |settings, text| {
        yes(text).map(|yes| settings.server.public_metrics = yes)
    }),
    setting("bot-threads", |settings, text| {
        let threads = text
            .parse()
            .ok()
            .filter(|threads| (0..=1024).contains(threads));
        threads.map(|threads| settings.server.bot_threads = threads)
    }),
    setting("bot-pause", |settings, text| {
        pause(text).map(|pause| settings.server.bot_pause = pause)
    }),
    setting("connections-an-address", |settings, text| {
        let most = limit(text)?;
        settings.server.limits.connections = usize::try_from(most).unwrap_or(usize::MAX);
        Some(())
    }),
    setting("sockets-an-address", |settings, text| {
        let most = limit(text)?;
        settings.server.limits.sockets = usize::try_from(most).unwrap_or(usize::MAX);
        Some(())
    }),
    setting("requests-a-minute", |settings, text| {
        limit(text).map(|most| settings.server.limits.requests_a_minute = most)
    }),
    setting("costly-a-minute", |settings, text| {
        limit(text).map(|most| settings.server.limits.costly_a_minute = most)
    }),
    setting("work-a-minute", |settings, text| {
        limit(text).map(|most| settings.server.limits.work_a_minute = most)
    }),
    setting("guesses-an-account", |settings, text| {
        limit(text).map(|most| settings.server.limits.guesses = most)
    }),
    setting("messages-a-socket", |settings, text| {
        limit(text).map(|most| settings.server.limits.messages = most)
    }),
    setting("site", |settings, text| {
        settings.server.site = server::Site::Folder(text.into());
        (!text.is_empty()).then_some(())
    }),
    setting("log", |settings, text| {
        levels(text).map(|log| settings.log = log)
    }),
    setting("log-format", |settings, text| {
        settings.log_as_json = match text {
            "text" => false,
            "json" => true,
            _ => return None,
        };
        Some(())
    }),
];

/// `127.0.0.1:7007`, `[::]:7007`, `localhost:7007`, or only a port of this machine.
fn address(text: &str) -> Option<SocketAddr> {
    let local = |port: &str| Some((Ipv4Addr::LOCALHOST, port.parse().ok()?).into());
    text.parse()
        .ok()
        .or_else(|| local(text.strip_prefix("localhost:").unwrap_or(text)))
}

fn yes(text: &str) -> Option<bool> {
    match text {
        "true" | "yes" | "on" | "1" => Some(true),
        "false" | "no" | "off" | "0" => Some(false),
        _ => None,
    }
}

/// A limit, where 0 is none.
fn limit(text: &str) -> Option<u32> {
    let most = text.parse().ok()?;
    Some(if most == 0 { u32::MAX } else { most })
}

/// Origins as browsers write them, `https://example.org`, separated by commas.
fn origins(text: &str) -> Option<Vec<String>> {
    let is_origin = |text: &str| {
        let host = text
            .strip_prefix("https://")
            .or_else(|| text.strip_prefix("http://"));
        host.is_some_and(|host| !host.is_empty() && !host.contains(['/', '*', ' ', '@']))
    };
    let words = text.split(',').map(str::trim);
    words
        .filter(|word| !word.is_empty())
        .map(|word| is_origin(word).then(|| word.to_owned()))
        .collect()
}

/// `warn`, or by part: `info,server=debug`. A bare word that is no level would be taken for a part.
fn levels(text: &str) -> Option<Targets> {
    let said = |word: &str| word.contains('=') || word.trim().parse::<LevelFilter>().is_ok();
    text.parse().ok().filter(|_| text.split(',').all(said))
}

/// `500ms-1200ms`, or one time for both.
fn pause(text: &str) -> Option<std::ops::Range<Duration>> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let read = |text| crate::duration::parse(text).ok();
    let (least, most) = (read(least)?, read(most)?);
    (least <= most && most <= Duration::from_mins(1)).then_some(least..most)
}
