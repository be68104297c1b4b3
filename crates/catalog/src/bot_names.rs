use game::Language;

use crate::TEXTS;

/// What bots of a level are called, the same in every game.
pub fn level_name(level: u8, language: Language) -> String {
    TEXTS.plain(language, &format!("bot-{level}"))
}

/// What a bot is called: the second one of a level at a table is another.
pub fn bot_name(level: u8, number: u8, language: Language) -> String {
    const NUMERALS: [&str; 6] = ["", "", " II", " III", " IV", " V"];
    let numeral = NUMERALS.get(number as usize).unwrap_or(&"");
    level_name(level, language) + numeral
}

/// Whom bots of a level suit, in a sentence.
pub fn level_suits(level: u8, language: Language) -> String {
    TEXTS.plain(language, &format!("bot-suits-{level}"))
}

#[cfg(test)]
mod tests {
    use search::Level;

    use super::*;

    #[test]
    fn every_bot_of_a_table_has_a_name_of_its_own() {
        for language in Language::ALL {
            let levels = Level::all().map(Level::number);
            let mut names: Vec<_> = levels
                .flat_map(|level| [1, 2].map(|number| bot_name(level, number, language)))
                .collect();
            names.sort();
            names.dedup();
            assert_eq!(
                names.len(),
                2 * usize::from(Level::BEST.number()),
                "{names:?}"
            );
        }
    }

    #[test]
    fn every_level_suits_somebody() {
        for language in Language::ALL {
            for level in Level::all().map(Level::number) {
                assert!(level_suits(level, language).ends_with('.'));
            }
        }
    }
}
