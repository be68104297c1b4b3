use std::any::Any;
use std::fmt::Debug;

use game::{Family, Goal, Language, Message, Outcome, PerSeat, Reason, Seat, Turn};
use scene::{Attempt, Choice, Overlay, Picture, Played, Scene};

use crate::Refusal;
#[cfg(not(engine_module))]
use crate::explored::Step;
#[cfg(not(engine_module))]
use crate::rules::DiceObject;

/// A game being played, whatever game it is. Setups and moves are texts; draws are taken from the
/// setup as they fall due.
pub trait Match: Debug + Send + Sync {
    /// The game on the shelf.
    fn family(&self) -> &'static Family;
    /// The shortest spec that means this game.
    fn spec(&self) -> String;
    /// How many play.
    fn seats(&self) -> usize;
    /// Everything random. It may hold what players must not know: show it to nobody during a match.
    fn setup(&self) -> String;
    /// A setup that agrees with all that players may know by now, the rest dealt anew from the seed.
    /// With the same moves it leads to the same position; it tells nothing that is hidden.
    fn setup_as_seen(&self, seed: u64) -> String;
    /// The same with dice of one's own.
    #[cfg(not(engine_module))]
    fn setup_dealt_on(&self, dice: &mut dyn DiceObject) -> String;
    /// The moves so far.
    fn moves(&self) -> Vec<String>;
    /// The last of them.
    fn last_move(&self) -> Option<String>;
    /// How many moves have been made.
    fn ply(&self) -> usize;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// The legal moves, sorted as bytes.
    fn legal_moves(&self) -> Vec<String>;
    /// Why a move can't be played now; nothing if it can.
    fn explain(&self, action: &str) -> Result<(), Refusal>;
    /// The move that somebody tried on a board, as text; or why it can't be played now.
    #[cfg(not(without = "scenes"))]
    fn attempt(&self, attempt: &Attempt) -> Result<String, Refusal>;
    /// Plays a move, or changes nothing and says why not.
    fn play(&mut self, action: &str) -> Result<(), Refusal>;
    /// Tells what was drawn, where the setup does not reach so far; or says why it can't be.
    fn draw(&mut self, draw: &str) -> Result<(), Refusal>;
    /// What can be drawn now, each with its weight; nothing unless something is to be, and the setup does not tell.
    fn draws(&self) -> Vec<(String, u32)>;
    /// The part of the setup that players may know before the first move.
    #[cfg(not(all(without = "scenes", without = "study")))]
    fn public_setup(&self) -> String;
    /// Moves and draws in their order, a draw as `draw:37`: with the public setup, all that players
    /// may know.
    #[cfg(not(without = "study"))]
    fn public_record(&self) -> Vec<String>;
    /// Whether move number `index`, from 0, made something be drawn that nobody could know before.
    fn drew(&self, index: usize) -> bool;
    /// Takes the last move back; false if there was none.
    fn undo(&mut self) -> bool;
    /// Points as they stand.
    fn scores(&self) -> PerSeat<i32>;
    /// The ranks, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What its end is worth to each seat, from 0 to 1: as points stand, if it goes on.
    #[cfg(not(all(without = "bots", without = "study")))]
    fn rewards(&self) -> PerSeat<f32>;
    /// Why it ended, for a game that can end in several ways.
    fn reason(&self) -> Option<Reason>;
    /// What the score of a game for one means, in a sentence, and once it is over without the score to
    /// reach, why it is.
    #[cfg(not(without = "scenes"))]
    fn tally(&self) -> Option<Message>;
    /// What players call a seat.
    #[cfg(not(without = "scenes"))]
    fn seat_name(&self, seat: Seat) -> Message;
    /// The position for the terminal.
    #[cfg(not(engine_module))]
    fn picture(&self) -> Picture;
    /// What is worth saying about the position: what must be answered, what is left.
    #[cfg(not(without = "scenes"))]
    fn remarks(&self) -> Vec<Message>;
    /// What the position allows, over the board.
    #[cfg(not(without = "scenes"))]
    fn overlay(&self, language: Language) -> Overlay;
    /// The position for a screen, with what was done last, the points, and what has won.
    #[cfg(not(without = "scenes"))]
    fn scene(&self, language: Language) -> Scene;
    /// The moves made, from number `from` on, in words and with what they moved.
    #[cfg(not(without = "scenes"))]
    fn played(&self, from: usize, language: Language) -> Vec<Played>;
    /// The legal moves for a screen, sorted by their texts: all, or those that play a piece with this key.
    /// With words if a language is told.
    #[cfg(not(without = "scenes"))]
    fn choices(&self, piece: Option<&str>, language: Option<Language>) -> Vec<Choice>;
    /// A legal move in words, as its choice has them; or why it can't be played now.
    #[cfg(not(without = "scenes"))]
    fn words(&self, action: &str, language: Language) -> Result<String, Refusal>;
    /// Why a legal move may be good, in a sentence, where that can be said; or why it can't be played now.
    #[cfg(not(without = "scenes"))]
    fn why(&self, action: &str) -> Result<Option<Message>, Refusal>;
    /// The keys of the pieces that can be played, sorted, each with how many moves play it. Empty in
    /// games in which nobody holds anything.
    #[cfg(not(without = "scenes"))]
    fn playable_pieces(&self) -> Vec<(String, u64)>;
    /// How many legal moves there are.
    fn count_moves(&self) -> u64;
    /// How many sequences of `depth` moves start here.
    #[cfg(not(engine_module))]
    fn perft(&self, depth: u32) -> u64;
    /// The same for each first move, sorted by its text.
    #[cfg(not(engine_module))]
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
    /// Whether a goal of the lesson is reached that began after so many moves.
    #[cfg(not(without = "study"))]
    fn holds(&self, goal: &Goal, begins: usize, learner: Seat) -> Result<bool, Refusal>;
    /// Equal positions have equal keys.
    #[cfg(not(without = "study"))]
    fn key(&self) -> u64;
    /// What was played from each position, for the first `most` moves, with positions and moves told as the explorer
    /// knows them: images of one another are one.
    #[cfg(not(engine_module))]
    fn steps(&self, most: usize) -> Vec<Step>;
    /// The key by which the explorer knows the position: images of one another have the same.
    #[cfg(not(engine_module))]
    fn explored_key(&self) -> u64;
    /// Moves that [`Self::steps`] told of this position, as they are played here; each with those that are the same, sorted.
    #[cfg(not(engine_module))]
    fn own_moves(&self, told: &[String]) -> Result<Vec<Vec<String>>, Refusal>;
    /// A copy that can be played on by itself.
    #[cfg(not(all(without = "bots", without = "study")))]
    fn boxed_clone(&self) -> Box<dyn Match>;
    /// The line of one particular game, for those who know which.
    fn as_any(&self) -> &dyn Any;
}
