use super::{Client, Error, Lines};
use crate::{
    API, Created, DoneView, EventLine, GameLine, JoinWish, MatchView, MoveWish, NewMatch, Person,
};

/// What players ask for that needs no more words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// To give up.
    Resign,
    /// To offer a draw, or agree to one.
    OfferDraw,
    /// To decline a draw.
    DeclineDraw,
    /// To take the last own move back, or agree that another does.
    AskTakeback,
    /// To decline that.
    DeclineTakeback,
    /// Not to play, although asked by name.
    DeclineInvitation,
    /// Not to wait any longer for somebody who went away.
    Claim,
    /// To call the match off.
    Abort,
    /// To play again.
    Rematch,
}

impl Act {
    const fn path(self) -> &'static str {
        match self {
            Self::Resign => "resign",
            Self::OfferDraw => "draw",
            Self::DeclineDraw => "draw/decline",
            Self::AskTakeback => "takeback",
            Self::DeclineTakeback => "takeback/decline",
            Self::DeclineInvitation => "decline",
            Self::Claim => "claim",
            Self::Abort => "abort",
            Self::Rematch => "rematch",
        }
    }
}

impl Client {
    /// Who the server says that we are.
    pub async fn me(&self) -> Result<Person, Error> {
        self.get(&format!("{API}/me")).await
    }

    /// Makes a match.
    pub async fn create(&self, wish: &NewMatch) -> Result<Created, Error> {
        self.post(&format!("{API}/matches"), wish).await
    }

    /// A match as it stands.
    pub async fn show(&self, id: &str) -> Result<MatchView, Error> {
        self.get(&format!("{API}/matches/{id}")).await
    }

    /// Sits down.
    pub async fn join(&self, id: &str, wish: &JoinWish) -> Result<DoneView, Error> {
        self.post(&format!("{API}/matches/{id}/join"), wish).await
    }

    /// Makes a move.
    pub async fn make_move(&self, id: &str, wish: &MoveWish) -> Result<DoneView, Error> {
        self.post(&format!("{API}/matches/{id}/moves"), wish).await
    }

    /// Asks for something else in a match.
    pub async fn act(&self, id: &str, act: Act) -> Result<DoneView, Error> {
        let path = format!("{API}/matches/{id}/{}", act.path());
        self.post(&path, &()).await
    }

    /// What happens to us: challenges, matches that begin and end.
    pub async fn events(&self) -> Result<Lines<EventLine>, Error> {
        self.lines(&format!("{API}/stream/events")).await
    }

    /// What happens in a match.
    pub async fn game(&self, id: &str) -> Result<Lines<GameLine>, Error> {
        self.lines(&format!("{API}/stream/matches/{id}")).await
    }
}
