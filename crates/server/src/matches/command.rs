use serde::{Deserialize, Serialize};

use super::{Event, Millis, Person};

/// What somebody wants to happen.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Command {
    /// Who.
    pub from: Issuer,
    /// What.
    pub what: Action,
}

/// Who wants something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Issuer {
    /// A player, by id.
    Player(String),
    /// A program that plays for a player, by the player's id.
    Program(String),
    /// The server's own player in a seat.
    Bot(usize),
    /// The server itself.
    Server,
}

impl Issuer {
    /// A person, or the program that acts for one.
    pub fn person(person: &super::Person) -> Self {
        if person.bot {
            Self::Program(person.id.clone())
        } else {
            Self::Player(person.id.clone())
        }
    }

    /// The player's id.
    pub fn player(&self) -> Option<&str> {
        match self {
            Self::Player(id) | Self::Program(id) => Some(id),
            Self::Bot(_) | Self::Server => None,
        }
    }
}

/// What is wanted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Action {
    /// To sit down, anywhere if no seat is named.
    Join {
        /// Where.
        seat: Option<usize>,
        /// Who.
        person: Person,
        /// For the shuffle.
        words: Option<String>,
        /// What the person wishes for of the game's things that every seat has one of.
        choice: Option<String>,
    },
    /// To move.
    Move {
        /// How many moves the player saw made.
        ply: usize,
        /// The move.
        text: String,
        /// The client's own mark: the same mark twice is one move.
        client: Option<String>,
    },
    /// To give up.
    Resign,
    /// To offer a draw, or agree to one.
    OfferDraw,
    /// To decline a draw.
    DeclineDraw,
    /// To be told a good move, which the other people in the match hear.
    TakeHint,
    /// To take the last own move back, or agree that another does.
    AskTakeback,
    /// Not to agree to that.
    DeclineTakeback,
    /// Not to play, although asked.
    DeclineInvitation,
    /// Not to wait any longer for the player to move, who went away.
    Claim {
        /// For so long.
        away: Millis,
    },
    /// To call the match off.
    Abort,
    /// To take somebody out of the match who will never come back.
    Withdraw {
        /// Who, by id.
        player: String,
    },
    /// To play again, or agree to.
    Rematch {
        /// The id that the new match would have.
        id: String,
    },
    /// To see whether somebody ran out of time.
    LookAtClock,
    /// To give the player to move time back that the server lost.
    CreditClock {
        /// So much.
        ms: Millis,
    },
}

/// What comes of a command that is not refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// This happens.
    Happens(Vec<Event>),
    /// It has happened before, as the event of this number.
    Already {
        /// The event's number.
        seq: i64,
    },
}
