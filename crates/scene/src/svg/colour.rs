//! Shades and what is mixed of them: the little of CSS that looks are written in.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// The shades of pictures: those of the browser's board by day.
pub(super) static SHADES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        screen: Screen,
    }
    #[derive(Deserialize)]
    struct Screen {
        light: BTreeMap<String, String>,
    }
    let file: File = serde_json::from_str(include_str!("../../shades.json"))
        // A test reads it: it can be read.
        .expect("shades.json is in order");
    file.screen.light
});

/// A colour; everything from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Colour {
    red: f64,
    green: f64,
    blue: f64,
    alpha: f64,
}

impl Colour {
    /// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `transparent`, or two of these mixed:
    /// `color-mix(in srgb, ONE 30%, OTHER)`.
    pub(super) fn read(text: &str) -> Option<Self> {
        if text == "transparent" {
            return Self::of_digits("0000");
        }
        if let Some(digits) = text.strip_prefix('#') {
            return Self::of_digits(digits);
        }
        let mix = text
            .strip_prefix("color-mix(in srgb, ")?
            .strip_suffix(')')?;
        let (one, other) = mix.split_once(", ")?;
        let (one, share) = one.split_once(' ')?;
        let share: f64 = share.strip_suffix('%')?.parse().ok()?;
        Some(Self::read(one)?.mixed(share / 100.0, Self::read(other)?))
    }

    fn of_digits(digits: &str) -> Option<Self> {
        let single = digits.len() < 5;
        let part = |index: usize| {
            let digits = if single {
                digits.get(index..=index)?.repeat(2)
            } else {
                digits.get(2 * index..2 * index + 2)?.to_owned()
            };
            let value = u8::from_str_radix(&digits, 16).ok()?;
            Some(f64::from(value) / 255.0)
        };
        Some(Self {
            red: part(0)?,
            green: part(1)?,
            blue: part(2)?,
            alpha: part(3).unwrap_or(1.0),
        })
    }

    /// So much of this and the rest of another, as CSS mixes: what is clear lends no colour.
    fn mixed(self, share: f64, other: Self) -> Self {
        let alpha = self.alpha * share + other.alpha * (1.0 - share);
        let part = |one: f64, two: f64| {
            (one * self.alpha * share + two * other.alpha * (1.0 - share)) / alpha.max(1e-9)
        };
        Self {
            red: part(self.red, other.red),
            green: part(self.green, other.green),
            blue: part(self.blue, other.blue),
            alpha,
        }
    }

    /// The colour without its alpha, and this, if it is not solid. Programs that show SVG do not all know both in
    /// one.
    pub(super) fn written(self) -> (String, Option<String>) {
        let byte = |part: f64| (part * 255.0).round() as u8;
        let [red, green, blue] = [self.red, self.green, self.blue].map(byte);
        let alpha = (self.alpha < 1.0).then(|| format!("{:.2}", self.alpha));
        (format!("#{red:02x}{green:02x}{blue:02x}"), alpha)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_and_mixed_as_browsers_do() {
        let written = |text: &str| Colour::read(text).unwrap().written();
        assert_eq!(written("#fa3"), ("#ffaa33".to_owned(), None));
        assert_eq!(
            written("#0003"),
            ("#000000".to_owned(), Some("0.20".to_owned()))
        );
        assert_eq!(
            written("color-mix(in srgb, #ffffff 62%, #000)").0,
            "#9e9e9e"
        );
        let clear = written("color-mix(in srgb, #c22525 14%, transparent)");
        assert_eq!(clear, ("#c22525".to_owned(), Some("0.14".to_owned())));
        assert_eq!(Colour::read("blue"), None);
    }
}
