use std::env;

use texts::Language;

/// The language to speak: `--language`, then `SERPENTARIUM_LANGUAGE`, then what the system is set
/// to. It is looked up before the arguments are read, because their help and errors are spoken too.
pub(crate) fn chosen() -> Language {
    from_arguments(env::args_os().map(|argument| argument.to_string_lossy().into_owned()))
        .or_else(|| {
            ["SERPENTARIUM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()))
                .and_then(|tag| Language::from_tag(&tag))
        })
        .unwrap_or_default()
}

fn from_arguments(mut arguments: impl Iterator<Item = String>) -> Option<Language> {
    while let Some(argument) = arguments.next() {
        if argument == "--language" {
            return Language::from_tag(&arguments.next()?);
        }
        if let Some(tag) = argument.strip_prefix("--language=") {
            return Language::from_tag(tag);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        let from = |line: &str| from_arguments(line.split(' ').map(str::to_owned));
        assert_eq!(
            from("serpentarium games --language cs"),
            Some(Language::Czech)
        );
        assert_eq!(
            from("serpentarium --language=pl games"),
            Some(Language::Polish)
        );
        assert_eq!(from("serpentarium --language xx games"), None);
        assert_eq!(from("serpentarium games --language"), None);
    }
}
