/// A language that people can read Serpentarium in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, when nothing else is asked for.
    #[default]
    English,
    /// Czech.
    Czech,
    /// Polish.
    Polish,
}

impl Language {
    /// Every language, in the order in which catalogues are given.
    pub const ALL: [Self; 3] = [Self::English, Self::Czech, Self::Polish];

    /// The language's two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Czech => "cs",
            Self::Polish => "pl",
        }
    }

    /// The language that a tag such as `cs`, `pl-PL` or a locale such as `cs_CZ.UTF-8` asks for.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(primary))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_or_a_locale_names_a_language() {
        assert_eq!(Language::from_tag("cs_CZ.UTF-8"), Some(Language::Czech));
        assert_eq!(Language::from_tag("pl-PL"), Some(Language::Polish));
        assert_eq!(Language::from_tag("EN"), Some(Language::English));
        assert_eq!(Language::from_tag("C.UTF-8"), None);
        assert_eq!(Language::from_tag(""), None);
    }
}
