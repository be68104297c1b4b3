//! Colours and types of snakes that players choose.

use catalog::Rules;
use clap::Args;
use game::Message;

use crate::TEXTS;
use crate::failure::Failure;

/// What players have of their own, a letter for each in turn order. What that is depends on the game, so that both
/// words mean the same.
#[derive(Args, Debug)]
pub(crate) struct Wishes {
    #[arg(long, value_name = "LETTERS", conflicts_with = "types")]
    colours: Option<String>,

    #[arg(long, value_name = "LETTERS")]
    types: Option<String>,
}

impl Wishes {
    /// The setup with what was chosen.
    pub(crate) fn grant(&self, rules: &dyn Rules, setup: String) -> Result<String, Failure> {
        let Some(letters) = self.colours.as_ref().or(self.types.as_ref()) else {
            return Ok(setup);
        };
        let family = rules.family();
        if family.seat_choice.is_empty() {
            let none = Message::new(&TEXTS, "wishes-none");
            return Err(none.with("game", family.title).into());
        }
        let wished: Vec<char> = letters.to_uppercase().chars().collect();
        let place = |letter: &char| {
            family
                .seat_letters
                .chars()
                .position(|known| known == *letter)
        };
        let twice = |at: usize| wished[..at].contains(&wished[at]);
        let places: Option<Vec<usize>> = wished.iter().map(place).collect();
        let sound = wished.len() == rules.seats() && !(0..wished.len()).any(twice);
        let Some(places) = places.filter(|_| sound) else {
            return Err(Message::new(&TEXTS, "wishes-wrong")
                .with_quote("letters", letters)
                .with("seats", rules.seats())
                .with("known", family.seat_letters)
                .into());
        };
        let codes = places.into_iter();
        let codes: Vec<_> = codes
            .map(|place| Some(family.seat_choice[place].to_owned()))
            .collect();
        Ok(rules.grant(&setup, &codes)?)
    }

    /// How to ask for the same again.
    pub(crate) fn again(&self) -> Option<String> {
        let colours = self
            .colours
            .as_ref()
            .map(|letters| format!("--colours {letters}"));
        colours.or_else(|| {
            self.types
                .as_ref()
                .map(|letters| format!("--types {letters}"))
        })
    }
}
