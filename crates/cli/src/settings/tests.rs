use std::io::Write as _;
use std::time::Duration;

use tempfile::NamedTempFile;

use super::*;

fn file(text: &str) -> NamedTempFile {
    let mut file = NamedTempFile::new().unwrap();
    file.write_all(text.as_bytes()).unwrap();
    file
}

fn read(
    given: &Given<'_>,
    environment: &[(&str, &str)],
    text: Option<&str>,
) -> Result<Settings, Message> {
    let file = text.map(file);
    let environment = environment
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Settings::from(given, file.as_ref().map(NamedTempFile::path), environment)
}

#[test]
fn flags_win_over_the_environment_and_both_over_the_file() {
    let text = "listen = '127.0.0.1:1'\ndatabase = 'file.db'\nbot-threads = 3\n";
    let environment = [
        ("SERPENTARIUM_LISTEN", "127.0.0.1:2"),
        ("SERPENTARIUM_DATABASE", "environment.db"),
        ("SERPENTARIUM_LANGUAGE", "cs"),
        ("SERPENTARIUM_HTTPS", ""),
        ("PATH", "/bin"),
    ];
    let given = vec![("listen", "127.0.0.1:3")];
    let settings = read(&given, &environment, Some(text)).unwrap();
    assert_eq!(settings.server.listen.port(), 3);
    assert_eq!(settings.server.database, "environment.db");
    assert_eq!(settings.server.bot_threads, 3);
    assert!(settings.listen_chosen);
    assert!(!settings.server.https, "an empty variable says nothing");
    assert_eq!(settings.strangers, Vec::<String>::new());
}

#[test]
fn the_environment_may_name_the_file_and_a_flag_another() {
    let (one, other) = (file("bot-threads = 5"), file("bot-threads = 6"));
    let environment = || {
        let path = one.path().display().to_string();
        std::iter::once(("SERPENTARIUM_CONFIG".to_owned(), path))
    };
    let settings = Settings::from(&Vec::new(), None, environment()).unwrap();
    assert_eq!(settings.server.bot_threads, 5);
    let settings = Settings::from(&Vec::new(), Some(other.path()), environment()).unwrap();
    assert_eq!(settings.server.bot_threads, 6);
}

#[test]
fn every_setting_can_be_written_in_the_file() {
    let text = r#"
        listen = 8080
        database = "postgres://localhost/games"
        node = "one"
        node-address = "http://10.0.0.1:7100"
        node-secret-file = "secret.txt"
        ledger-file = "roots.txt"
        origins = ["https://example.org", "http://localhost:5173"]
        https = true
        trust-proxy = "yes"
        public-metrics = false
        bot-threads = 2
        bot-pause = "100ms-2s"
        connections-an-address = 7
        sockets-an-address = 0
        requests-a-minute = 60
        costly-a-minute = 5
        guesses-an-account = 4
        work-a-minute = 9000
        messages-a-socket = 50
        site = "web/dist"
        log = "warn,server=debug"
        log-format = "json"
    "#;
    let keys = text.lines().filter(|line| line.contains('=')).count();
    assert_eq!(keys, SETTINGS.len(), "a setting is not tried here");
    let settings = read(&Vec::new(), &[], Some(text)).unwrap();
    let config = &settings.server;
    assert_eq!(config.listen, ([127, 0, 0, 1], 8080).into());
    assert_eq!(config.origins.len(), 2);
    assert_eq!(config.node.name.as_deref(), Some("one"));
    assert!(config.node.address.is_some() && config.node.secret_file.is_some());
    assert!(config.https && config.trust_proxy && !config.public_metrics);
    assert_eq!(
        config.bot_pause,
        Duration::from_millis(100)..Duration::from_secs(2)
    );
    assert_eq!(config.limits.requests_a_minute, 60);
    assert_eq!(config.limits.guesses, 4);
    assert_eq!(config.limits.work_a_minute, 9_000);
    assert_eq!(config.limits.connections, 7);
    assert!(config.limits.sockets >= u32::MAX as usize, "0 is no limit");
    assert!(settings.log_as_json);
}

#[test]
fn what_makes_no_sense_is_refused_wherever_it_stands() {
    let bad = [
        ("listen", "nowhere"),
        ("listen", "127.0.0.1:70000"),
        ("database", ""),
        ("ledger-file", ""),
        ("node", "two words"),
        ("node-address", "https://10.0.0.1:7100"),
        ("node-secret-file", ""),
        ("origins", "example.org"),
        ("origins", "https://example.org/path"),
        ("https", "perhaps"),
        ("bot-threads", "1025"),
        ("bot-threads", "-1"),
        ("bot-pause", "2s-1s"),
        ("requests-a-minute", "many"),
        ("log", "louder"),
        ("log-format", "xml"),
        ("site", ""),
    ];
    for (key, value) in bad {
        let refusal = read(&vec![(key, value)], &[], None).unwrap_err();
        assert_eq!(refusal.code(), "bad-value", "{key}={value}");
        if !value.is_empty() {
            let name = format!("SERPENTARIUM_{}", key.to_uppercase().replace('-', "_"));
            let refusal = read(&Vec::new(), &[(&name, value)], None).unwrap_err();
            let sentence = refusal.sentence(texts::Language::English);
            assert!(sentence.contains(&name), "{sentence}");
        }
        let line = format!("{key} = '{value}'");
        let refusal = read(&Vec::new(), &[], Some(&line)).unwrap_err();
        assert_eq!(refusal.code(), "bad-value", "{line}");
    }
    for (text, code) in [
        ("lisen = 1", "config-unknown"),
        ("[listen]\nport = 1", "bad-value"),
        ("origins = [1, 2]", "bad-value"),
        ("listen = ", "config-malformed"),
        ("listen = 1\nlisten = 2", "config-malformed"),
        ("\u{0}", "config-malformed"),
    ] {
        let refusal = read(&Vec::new(), &[], Some(text)).unwrap_err();
        assert_eq!(refusal.code(), code, "{text}");
        let sentence = refusal.sentence(texts::Language::Czech);
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
    }
    let missing = Settings::from(&Vec::new(), Some(Path::new("/no/such")), std::iter::empty());
    assert_eq!(missing.unwrap_err().code(), "unreadable");
}

#[test]
fn strange_variables_are_told_and_not_refused() {
    let environment = [("SERPENTARIUM_SERVICE_HOST", "10.0.0.1")];
    let settings = read(&Vec::new(), &environment, None).unwrap();
    assert_eq!(settings.strangers, ["SERPENTARIUM_SERVICE_HOST"]);
}
