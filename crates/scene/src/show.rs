use std::borrow::Cow;
use std::ops::ControlFlow;

use game::{Language, Message, Notation, Seat, TEXTS};

use crate::{Arrangement, Attempt, Choice, Overlay, Picture, Place, Scene, Tint};

/// A game that can be seen: on a screen, in a terminal, and in words.
pub trait Show: Notation {
    /// The position for a screen, with words in a language. The last move and, by their tints, the
    /// seats' signs are added by whoever plays it.
    fn scene(&self, position: &Self::Position, language: Language) -> Scene;

    /// A legal move as a board on a screen needs it, without words: where it goes, what it takes.
    fn choice(&self, position: &Self::Position, action: Self::Move) -> Choice;

    /// A legal move in words, for those who listen and for choices that are no place. They cost more than
    /// all else about a choice, and of thousands of moves few are ever told.
    fn words(&self, position: &Self::Position, action: Self::Move, language: Language) -> String;

    /// A legal move with its words.
    fn choice_in_words(
        &self,
        position: &Self::Position,
        action: Self::Move,
        language: Language,
    ) -> Choice {
        Choice {
            about: self.words(position, action, language),
            ..self.choice(position, action)
        }
    }

    /// The move that somebody tried on a board, legal or not; nothing if there is no such move. For a game
    /// that can tell why what is illegal is so; otherwise only legal moves are known.
    fn attempt(&self, position: &Self::Position, attempt: &Attempt) -> Option<Self::Move> {
        let mut meant = None;
        let _ = self.each_move(position, |action| {
            if attempt.means(&self.choice(position, action)) {
                meant = Some(action);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        meant
    }

    /// The position for the terminal.
    fn picture(&self, position: &Self::Position) -> Picture;

    /// What is worth saying about a position beside showing it: what must be answered, what is left.
    fn remarks(&self, _position: &Self::Position) -> Vec<Message> {
        Vec::new()
    }

    /// What the position allows, for a game whose family `has_overlay`.
    fn overlay(&self, _position: &Self::Position, _language: Language) -> Overlay {
        Overlay::default()
    }

    /// Why a legal move that does not win at once may be good, in a sentence, where the game's rules can say it: it
    /// joins, blocks, closes, must be made. For hints; how good it is, a search has found.
    fn why(&self, _position: &Self::Position, _action: Self::Move) -> Option<Message> {
        None
    }

    /// The places that a move touched, as they are after it; `before` is the position it was played in.
    fn touched(&self, before: &Self::Position, action: Self::Move) -> Vec<Place> {
        let choice = self.choice(before, action);
        choice.from.into_iter().chain(choice.places).collect()
    }

    /// Where what was at a place before a move is after it, for a game whose places move; nothing if it
    /// is nowhere any more.
    fn follow(&self, _before: &Self::Position, _action: Self::Move, place: Place) -> Option<Place> {
        Some(place)
    }

    /// The places of what has won the game for a seat, which `scene` shows: its line, or else its longest
    /// snake.
    fn winning(&self, _position: &Self::Position, seat: Seat, scene: &Scene) -> Vec<Place> {
        let is_own = |whose: u8| usize::from(whose) == seat.index();
        let line = scene.lines.iter().find(|line| is_own(line.seat));
        let snakes = scene.snakes.iter().filter(|snake| is_own(snake.seat));
        let longest = snakes
            .map(|snake| &snake.body)
            .max_by_key(|body| body.len());
        let won = line.map(|line| &line.places).or(longest);
        won.cloned().unwrap_or_default()
    }

    /// What of a setup can be arranged, for those who set up a position of their own.
    fn arrangements(&self, _setup: &Self::Setup, _language: Language) -> Vec<Arrangement> {
        Vec::new()
    }

    /// The setup with two slots of one of its arrangements exchanged; nothing if there are no such slots.
    fn exchanged(
        &self,
        _setup: &Self::Setup,
        _arrangement: usize,
        _slots: [usize; 2],
    ) -> Option<Self::Setup> {
        None
    }

    /// The key of the piece that a legal move plays from the hand, as its choice names it. For a game
    /// that can tell without making the choice.
    fn piece(&self, position: &Self::Position, action: Self::Move) -> Option<Cow<'static, str>> {
        self.choice(position, action).piece.map(Cow::Owned)
    }

    /// What players call this seat.
    fn seat_name(&self, _position: &Self::Position, seat: Seat) -> Message {
        Message::new(&TEXTS, "seat").with("number", seat.index() + 1)
    }

    /// The colour of this seat's pieces, or of whatever counts for it, where it has one by now.
    fn seat_tint(&self, _position: &Self::Position, _seat: Seat) -> Option<Tint> {
        None
    }
}
