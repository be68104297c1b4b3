use crate::{Act, Choice, Place};

/// Something that somebody tried on a board, legal or not, in the vocabulary of [`Choice`]: which piece,
/// which places, which turn. The rules make a move of it, so that they can say why it is illegal; a board
/// need not know how moves are written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Attempt {
    /// What it would do, where that is known; else what the game takes it for.
    pub act: Option<Act>,
    /// The key of the piece of the hand that it plays.
    pub piece: Option<String>,
    /// Where something is taken from.
    pub from: Option<Place>,
    /// The places that it covers or goes to, on a board or beside it; for a path, along it.
    pub places: Vec<Place>,
    /// By how many steps of 60 degrees, clockwise, the piece is turned.
    pub turn: u8,
    /// Whether the piece is turned over first.
    pub flipped: bool,
    /// How many pieces move together.
    pub count: u8,
    /// Places of other boards that it is joined to by a link.
    pub drills: Vec<Place>,
}

impl Default for Attempt {
    fn default() -> Self {
        Self {
            act: None,
            piece: None,
            from: None,
            places: Vec::new(),
            turn: 0,
            flipped: false,
            count: 1,
            drills: Vec::new(),
        }
    }
}

impl From<&Choice> for Attempt {
    fn from(choice: &Choice) -> Self {
        Self {
            act: Some(choice.act),
            piece: choice.piece.clone(),
            from: choice.from,
            places: choice.places.clone(),
            turn: choice.turn,
            flipped: choice.flipped,
            count: choice.count,
            drills: choice.drills.clone(),
        }
    }
}

impl Attempt {
    /// Whether it is this choice. Words are no places, so a choice between words is never tried.
    pub fn means(&self, choice: &Choice) -> bool {
        let like = Self {
            act: self.act.and(Some(choice.act)),
            ..Self::from(choice)
        };
        choice.act != Act::Choose && *self == like
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attempt_means_the_choice_with_its_places() {
        let choice = Choice {
            places: vec![Place::new(1, 2)],
            ..Choice::new("a1".to_owned(), Act::Place)
        };
        let tried = Attempt {
            places: choice.places.clone(),
            ..Attempt::default()
        };
        assert!(tried.means(&choice), "whatever it would do");
        assert!(Attempt::from(&choice).means(&choice));
        let elsewhere = Attempt {
            places: vec![Place::new(2, 2)],
            ..tried.clone()
        };
        assert!(!elsewhere.means(&choice));
        let carried = Attempt {
            act: Some(Act::Carry),
            ..tried
        };
        assert!(!carried.means(&choice));
        let word = Choice::new("black".to_owned(), Act::Choose);
        assert!(!Attempt::from(&word).means(&word));
    }
}
