use std::fmt;
use std::str::FromStr;

use crate::SpecError;

/// The text that names a configured game, taken apart: `name(option=value,...)`. Whether such a
/// game exists is for the catalog to say, and what its options mean for its [`Family`](crate::Family).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    name: String,
    options: Vec<(String, String)>,
}

impl Spec {
    /// The game's id.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The options in the order given.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let malformed = || SpecError::Malformed {
            text: text.to_owned(),
        };
        let (name, list) = match text.split_once('(') {
            None => (text, ""),
            Some((name, rest)) => (name, rest.strip_suffix(')').ok_or_else(malformed)?),
        };
        let options = match list {
            "" => Vec::new(),
            list => list
                .split(',')
                .map(option)
                .collect::<Option<_>>()
                .ok_or_else(malformed)?,
        };
        if !is_word(name) {
            return Err(malformed());
        }
        let mut seen = Vec::new();
        for (option, _) in &options {
            if seen.contains(&option) {
                return Err(SpecError::OptionTwice {
                    option: option.clone(),
                });
            }
            seen.push(option);
        }
        Ok(Self {
            name: name.to_owned(),
            options,
        })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_spec(
            f,
            &self.name,
            self.options
                .iter()
                .map(|(option, value)| (option.as_str(), value.as_str())),
        )
    }
}

/// Writes `name(option=value,...)`, without parentheses where there are no options.
pub(crate) fn write_spec<'a>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    options: impl Iterator<Item = (&'a str, &'a str)>,
) -> fmt::Result {
    f.write_str(name)?;
    let mut any = false;
    for (option, value) in options {
        write!(f, "{}{option}={value}", if any { ',' } else { '(' })?;
        any = true;
    }
    if any { f.write_str(")") } else { Ok(()) }
}

fn option(text: &str) -> Option<(String, String)> {
    let (option, value) = text.split_once('=')?;
    (is_word(option) && is_word(value)).then(|| (option.to_owned(), value.to_owned()))
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Refuse;

    #[test]
    fn specs_are_read_and_written() {
        for text in [
            "kamon",
            "snekagon(side=5)",
            "snekagon-5g(players=4,advanced=on)",
        ] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert_eq!("kamon()".parse::<Spec>().unwrap().to_string(), "kamon");
    }

    #[test]
    fn anything_else_is_refused_in_words() {
        for text in [
            "",
            "(",
            "kamon(",
            "kamon)",
            "kamon(a)",
            "kamon(a=)",
            "kamon(a=b",
            "kamon(a=b)c",
            "ka mon",
            "kamon(a=b,)",
            "hra(á=b)",
        ] {
            let refusal = text.parse::<Spec>().unwrap_err();
            assert_eq!(refusal.code(), "spec-malformed", "{text:?}");
        }
        let twice = "kamon(a=b,a=c)".parse::<Spec>().unwrap_err();
        assert_eq!(twice.to_string(), "The option “a” is given twice.");
    }
}
