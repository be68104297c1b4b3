use std::ops::ControlFlow;

use game::{Dice, Game, Outcome, PerSeat, Seat, SeededDice, Turn};

/// What a Monte-Carlo search may know about its game. Whatever is left out has a plain default, and
/// [`Plain`] leaves out everything.
///
/// Rewards are what a seat strives for, from 0 to 1. Every seat strives only for its own.
pub trait Knowledge<G: Game>: Send + Sync {
    /// Lists the moves worth trying here, each with a weight of 0 or more: how promising it looks
    /// beside the others. Says whether those are all the legal moves there are.
    fn candidates(
        &self,
        game: &G,
        position: &G::Position,
        candidates: &mut Vec<(G::Move, f32)>,
    ) -> bool {
        let _ = game.each_move(position, |action| {
            candidates.push((action, 1.0));
            ControlFlow::Continue(())
        });
        true
    }

    /// A move for a playout. It is a seat's turn.
    fn choose(&self, game: &G, position: &G::Position, dice: &mut SeededDice) -> G::Move {
        game.pick_move(position, dice)
    }

    /// What each seat could expect here, without playing on; nothing if only a playout can tell.
    /// How much it counts beside the playout is [`Settings::evaluation_share`](crate::Settings).
    fn evaluate(&self, _game: &G, _position: &G::Position) -> Option<PerSeat<f32>> {
        None
    }

    /// What the seat to move could expect of a move, as it looks and before anything is tried; nothing
    /// if only playouts can tell. For how many visits it stands is [`Settings::looks`](crate::Settings).
    fn look(&self, _game: &G, _position: &G::Position, _action: G::Move) -> Option<f32> {
        None
    }

    /// Draws of one kind share what the tree learns after them, as if nobody had seen what was drawn:
    /// for draws that hardly change what there is to choose next. Of the moves that follow, only those
    /// are tried that were legal after the first draw of the kind and are legal now. Nothing is
    /// proved there. A draw without a kind is told apart from all others.
    fn kind_of_draw(&self, _game: &G, _position: &G::Position, _draw: G::Draw) -> Option<u32> {
        None
    }

    /// What each seat gets here for sure, if that is plain to see before the game is over.
    fn proof(&self, _game: &G, _position: &G::Position) -> Option<PerSeat<f32>> {
        None
    }

    /// What each seat gets, once it is over.
    fn reward(&self, game: &G, position: &G::Position) -> PerSeat<f32> {
        reward_by_rank(game, position)
    }

    /// Makes a draw of a playout. For games whose draws are found faster than by adding up weights.
    fn draw(&self, game: &G, position: &mut G::Position, dice: &mut SeededDice) {
        draw_by_weight(game, position, dice);
    }

    /// Plays on to the end, writes down every seat's moves, and says what each seat gets. For
    /// playouts that keep more in mind than the position; most only need [`Self::choose`].
    fn play_out(
        &self,
        game: &G,
        position: &mut G::Position,
        longest: u32,
        dice: &mut SeededDice,
        trace: &mut Vec<(Seat, G::Move)>,
    ) -> PerSeat<f32> {
        play_out(self, game, position, longest, dice, trace)
    }
}

/// A playout as most games have it: chosen and drawn as the knowledge says, and evaluated where it is
/// broken off after so many steps.
pub fn play_out<G: Game>(
    knowledge: &(impl Knowledge<G> + ?Sized),
    game: &G,
    position: &mut G::Position,
    longest: u32,
    dice: &mut SeededDice,
    trace: &mut Vec<(Seat, G::Move)>,
) -> PerSeat<f32> {
    for _ in 0..longest {
        match game.turn(position) {
            Turn::Over => return knowledge.reward(game, position),
            Turn::Chance => knowledge.draw(game, position, dice),
            Turn::Seat(seat) => {
                let action = knowledge.choose(game, position, dice);
                trace.push((seat, action));
                game.play_unchecked(position, action);
            }
        }
    }
    if game.turn(position) == Turn::Over {
        return knowledge.reward(game, position);
    }
    knowledge
        .evaluate(game, position)
        .unwrap_or_else(|| PerSeat::all(game.seats(), 0.5))
}

/// No knowledge at all: every move is as good as another, and playouts are uniform.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Game> Knowledge<G> for Plain {}

/// 1 for the sole winner, 0 for the sole last, evenly spaced between; equals share. One who plays
/// alone gets 1 for having scored and 0 for not.
pub fn reward_by_rank<G: Game>(game: &G, position: &G::Position) -> PerSeat<f32> {
    let scores = game.scores(position);
    let outcome = game
        .outcome(position)
        .unwrap_or_else(|| Outcome::by_points(&scores));
    let seats = game.seats();
    if seats == 1 {
        return PerSeat::from_fn(1, |seat| f32::from(scores[seat] > 0));
    }
    let ranks = outcome.ranks().as_slice();
    PerSeat::from_fn(seats, |seat| {
        let own = ranks[seat.index()];
        let beaten = ranks.iter().filter(|&&rank| rank > own).count();
        let ahead = ranks.iter().filter(|&&rank| rank < own).count();
        // Whoever is neither shares with it.
        let equal = seats - 1 - beaten - ahead;
        (beaten as f32 + equal as f32 / 2.0) / (seats - 1) as f32
    })
}

/// Draws something, each as likely as its weight says.
pub fn draw_by_weight<G: Game>(game: &G, position: &mut G::Position, dice: &mut SeededDice) {
    let drawn = pick_draw(game, position, dice);
    game.draw_unchecked(position, drawn);
}

/// Something to draw, each as likely as its weight says.
pub(crate) fn pick_draw<G: Game>(
    game: &G,
    position: &G::Position,
    dice: &mut SeededDice,
) -> G::Draw {
    let mut total = 0;
    let _ = game.each_draw(position, |_, weight| {
        total += weight;
        ControlFlow::Continue(())
    });
    let mut left = dice.below(total);
    let mut drawn = None;
    let _ = game.each_draw(position, |draw, weight| {
        if left < weight {
            drawn = Some(draw);
            return ControlFlow::Break(());
        }
        left -= weight;
        ControlFlow::Continue(())
    });
    drawn.unwrap_or_else(|| unreachable!("less was shown than weighed"))
}
