use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::scene::{Act, Choice, Place, Scene, Tint};
use crate::{Choices, Dice, Family, Language, Outcome, PerSeat, Picture, Refusal, Seat, TEXTS};

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player, who has at least one legal move.
    Seat(Seat),
    /// Nobody: something is drawn first.
    Chance,
    /// Nobody, ever again.
    Over,
}

/// What a visitor of moves answers: go on, or that was enough.
pub type Visit = ControlFlow<()>;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// For programs: `connection+loop`.
    pub code: &'static str,
    /// The code of the words for it among the family's texts: `reason-connection-loop`.
    pub text: &'static str,
}

/// The draws of a game in which nothing is drawn: there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoDraw {}

/// The rules of one game, configured: variant, board size, seats. See the crate's first page.
///
/// Tables live in the `Game`, what changes lives in the `Position`, and nothing is allocated where
/// a search passes: moves are visited, not listed, and positions are copied.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Everything random, before and during the game.
    type Setup: Clone + Debug + Eq + Send + Sync;
    /// All that can change and matters for the future, and nothing that players may not know.
    type Position: Clone + Debug + Eq + Hash + Send + Sync;
    /// A decision of a player, in 8 bytes or less. Only the game itself makes values of it.
    type Move: Copy + Debug + Eq + Ord + Hash + Send + Sync;
    /// What chance can decide; [`NoDraw`] where it never does.
    type Draw: Copy + Debug + Eq + Ord + Send + Sync;

    /// The game on the shelf.
    fn family() -> &'static Family;
    /// The game as chosen.
    fn configure(choices: &Choices) -> Self;
    /// What was chosen.
    fn choices(&self) -> &Choices;
    /// How many play.
    fn seats(&self) -> usize;

    /// A setup, each equally likely.
    fn deal(&self, dice: &mut impl Dice) -> Self::Setup;
    /// The position before the first move.
    fn start(&self, setup: &Self::Setup) -> Self::Position;
    /// Who acts next.
    fn turn(&self, position: &Self::Position) -> Turn;
    /// Shows every legal move to the visitor, each once, in an order that depends on the position
    /// alone, until it breaks off. No moves unless it is a seat's turn.
    fn each_move(&self, position: &Self::Position, visit: impl FnMut(Self::Move) -> Visit)
    -> Visit;
    /// Plays a move that is known to be legal.
    fn play_unchecked(&self, position: &mut Self::Position, action: Self::Move);
    /// Why a move is illegal here, in words a player understands; nothing if it is legal.
    fn explain(&self, position: &Self::Position, action: Self::Move) -> Result<(), Refusal>;
    /// Points as they stand, by the game's own count.
    fn scores(&self, position: &Self::Position) -> PerSeat<i32>;
    /// Equal positions have equal keys; others almost never.
    fn key(&self, position: &Self::Position) -> u64;

    /// A setup from its text.
    fn parse_setup(&self, text: &str) -> Result<Self::Setup, Refusal>;
    /// A setup as text, without spaces.
    fn setup_text(&self, setup: &Self::Setup) -> String;
    /// A move from its text, legal anywhere or not.
    fn parse_move(&self, text: &str) -> Result<Self::Move, Refusal>;
    /// A move as text, without spaces.
    fn move_text(&self, action: Self::Move) -> String;
    /// The position for the terminal.
    fn picture(&self, position: &Self::Position) -> Picture;

    /// The position for a screen, with words in a language. The last move and, by
    /// their tints, the seats' signs are added by whoever plays it.
    fn scene(&self, _position: &Self::Position, _language: Language) -> Scene {
        Scene::default()
    }

    /// A legal move as a board on a screen needs it: where it goes, what it takes.
    fn choice(
        &self,
        _position: &Self::Position,
        action: Self::Move,
        _language: Language,
    ) -> Choice {
        Choice::new(self.move_text(action), Act::Place)
    }

    /// The places that a move touched, as they are after it; `before` is the position it was played in.
    fn touched(&self, before: &Self::Position, action: Self::Move) -> Vec<Place> {
        let choice = self.choice(before, action, Language::English);
        choice.from.into_iter().chain(choice.places).collect()
    }

    /// The key of the piece that a legal move plays from the hand, as its choice names it. For a game
    /// that can tell without making the choice.
    fn piece(&self, position: &Self::Position, action: Self::Move) -> Option<Cow<'static, str>> {
        let choice = self.choice(position, action, Language::English);
        choice.piece.map(Cow::Owned)
    }

    /// What players call this seat.
    fn seat_name(&self, _position: &Self::Position, seat: Seat) -> Refusal {
        Refusal::new(&TEXTS, "seat").with("seat", seat.index())
    }

    /// The colour of this seat's pieces, or of whatever counts for it, where it has one by now.
    fn seat_tint(&self, _position: &Self::Position, _seat: Seat) -> Option<Tint> {
        None
    }

    /// Why it ended, for a game that can end in several ways.
    fn reason(&self, _position: &Self::Position) -> Option<Reason> {
        None
    }

    /// Shows everything that can be drawn next, each with its weight. Nothing unless it is chance's turn.
    fn each_draw(
        &self,
        _position: &Self::Position,
        _visit: impl FnMut(Self::Draw, u32) -> Visit,
    ) -> Visit {
        ControlFlow::Continue(())
    }

    /// Draws something that can be drawn.
    fn draw_unchecked(&self, _position: &mut Self::Position, _draw: Self::Draw) {
        unreachable!("nothing is drawn in this game");
    }

    /// What the setup has in store when it is chance's turn; nothing if the setup does not reach so far.
    fn next_draw(&self, _setup: &Self::Setup, _position: &Self::Position) -> Option<Self::Draw> {
        None
    }

    /// The part of a setup that players may know before the first move, as text; all of it, unless
    /// something is drawn later. The rules take it as a setup whose draws are yet to be told.
    fn public_setup_text(&self, setup: &Self::Setup) -> String {
        self.setup_text(setup)
    }

    /// A setup that agrees with everything that players may know in this position, what they may not
    /// know dealt anew. It must not depend on the hidden part of `setup`. Where nothing is hidden, as in
    /// most games, it is the setup itself.
    fn redeal(
        &self,
        setup: &Self::Setup,
        _position: &Self::Position,
        _dice: &mut impl Dice,
    ) -> Self::Setup {
        setup.clone()
    }

    /// A draw from its text.
    fn parse_draw(&self, _text: &str) -> Result<Self::Draw, Refusal> {
        Err(Refusal::new(&TEXTS, "no-draws"))
    }

    /// A draw as text, without spaces.
    fn draw_text(&self, _draw: Self::Draw) -> String {
        unreachable!("nothing is drawn in this game");
    }

    /// How many legal moves there are. For a game that can tell without visiting them.
    fn count_moves(&self, position: &Self::Position) -> u64 {
        let mut count = 0;
        let _ = self.each_move(position, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// How many lines of two moves there are, for a game that can tell without playing the first.
    fn count_two_moves(&self, _position: &Self::Position) -> Option<u64> {
        None
    }

    /// A legal move, each equally likely. It must be a seat's turn.
    fn pick_move(&self, position: &Self::Position, dice: &mut impl Dice) -> Self::Move {
        let mut left = dice.below(self.count_moves(position) as u32);
        let mut picked = None;
        let _ = self.each_move(position, |action| {
            if left == 0 {
                picked = Some(action);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        picked.unwrap_or_else(|| unreachable!("fewer moves were shown than counted"))
    }

    /// Whether a move is legal here.
    fn is_legal(&self, position: &Self::Position, action: Self::Move) -> bool {
        self.explain(position, action).is_ok()
    }

    /// Plays a move if it is legal; otherwise changes nothing and says why not.
    fn play(&self, position: &mut Self::Position, action: Self::Move) -> Result<(), Refusal> {
        self.explain(position, action)?;
        self.play_unchecked(position, action);
        Ok(())
    }

    /// How it ended, once it is over.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome> {
        (self.turn(position) == Turn::Over).then(|| Outcome::by_points(&self.scores(position)))
    }

    /// Lets the setup decide whatever chance decides before a player can act, as far as it reaches.
    fn settle(&self, setup: &Self::Setup, position: &mut Self::Position) {
        self.settle_telling(setup, position, |_| {});
    }

    /// The same, and tells what was drawn.
    fn settle_telling(
        &self,
        setup: &Self::Setup,
        position: &mut Self::Position,
        mut tell: impl FnMut(Self::Draw),
    ) {
        while self.turn(position) == Turn::Chance {
            let Some(draw) = self.next_draw(setup, position) else {
                return;
            };
            self.draw_unchecked(position, draw);
            tell(draw);
        }
    }

    /// Draws something if it can be drawn now; otherwise changes nothing and says so.
    fn draw(&self, position: &mut Self::Position, draw: Self::Draw) -> Result<(), Refusal> {
        let found = self.each_draw(position, |other, _| {
            if other == draw {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if found.is_continue() {
            return Err(Refusal::new(&TEXTS, "not-drawable").with("draw", self.draw_text(draw)));
        }
        self.draw_unchecked(position, draw);
        Ok(())
    }

    /// The refusal of any move once the game is over.
    fn refuse_when_over(&self, position: &Self::Position) -> Result<(), Refusal> {
        if self.turn(position) == Turn::Over {
            Err(Refusal::new(&TEXTS, "game-over"))
        } else {
            Ok(())
        }
    }

    /// The refusal of a text that is no move, with the family's hint at what moves look like.
    fn not_a_move(text: &str) -> Refusal {
        let hint = Refusal::new(Self::family().texts, "move-hint");
        Refusal::new(&TEXTS, "not-a-move")
            .with("text", text)
            .with_message("hint", hint)
    }
}
