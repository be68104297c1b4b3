use std::ops::ControlFlow;

use game::{Dice, Game, Outcome, PerSeat, Seat, SeededDice, Turn};

/// Domain knowledge for a Monte-Carlo tree search. Whatever is left out has a plain default, and
/// [`NoKnowledge`] leaves out everything.
///
/// Rewards go from 0 to 1. Every seat maximises its own.
pub trait Knowledge<G: Game>: Send + Sync {
    /// Lists the moves worth trying here, each with a prior of 0 or more, relative to the others'. Says
    /// whether those are all the legal moves there are.
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

    /// The rollout policy: a move for a playout. It is a seat's turn.
    fn rollout_move(&self, game: &G, position: &G::Position, dice: &mut SeededDice) -> G::Move {
        game.pick_move(position, dice)
    }

    /// A static evaluation: what each seat could expect here; nothing if only a playout can tell.
    /// How much it counts beside the playout is [`Settings::evaluation_weight`](crate::Settings).
    fn evaluate(&self, _game: &G, _position: &G::Position) -> Option<PerSeat<f32>> {
        None
    }

    /// A first estimate of a move's value for the seat to move, from 0 to 1; nothing if only playouts can
    /// tell. How many visits it counts for is [`Settings::prior_visits`](crate::Settings).
    fn prior_value(&self, _game: &G, _position: &G::Position, _action: G::Move) -> Option<f32> {
        None
    }

    /// Draws of one class share a node and what is learned below it, as if nobody had seen what was drawn:
    /// for draws that hardly change what there is to choose next. Of the moves that follow, only those
    /// are tried that were legal after the first draw of the class and are legal now. Nothing is
    /// proved there. A draw without a class is told apart from all others.
    fn draw_class(&self, _game: &G, _position: &G::Position, _draw: G::Draw) -> Option<u32> {
        None
    }

    /// What each seat gets here for sure, if that can be told before the game is over.
    fn proven_rewards(&self, _game: &G, _position: &G::Position) -> Option<PerSeat<f32>> {
        None
    }

    /// What each seat gets, once it is over.
    fn reward(&self, game: &G, position: &G::Position) -> PerSeat<f32> {
        reward_by_rank(game, position)
    }

    /// Makes a draw in a playout. For games whose draws are found faster than by adding up weights.
    fn rollout_draw(&self, game: &G, position: &mut G::Position, dice: &mut SeededDice) {
        draw_by_weight(game, position, dice);
    }

    /// A whole playout: plays on to the end, records every seat's moves, and says what each seat gets. For
    /// playouts that need more state than the position; most only need [`Self::rollout_move`].
    fn playout(
        &self,
        game: &G,
        position: &mut G::Position,
        max_steps: u32,
        dice: &mut SeededDice,
        trace: &mut Vec<(Seat, G::Move)>,
    ) -> PerSeat<f32> {
        playout(self, game, position, max_steps, dice, trace)
    }
}

/// The usual playout: moves and draws by the rollout policy, and a static evaluation where it is cut off
/// after so many steps.
pub fn playout<G: Game>(
    knowledge: &(impl Knowledge<G> + ?Sized),
    game: &G,
    position: &mut G::Position,
    max_steps: u32,
    dice: &mut SeededDice,
    trace: &mut Vec<(Seat, G::Move)>,
) -> PerSeat<f32> {
    for _ in 0..max_steps {
        match game.turn(position) {
            Turn::Over => return knowledge.reward(game, position),
            Turn::Chance => knowledge.rollout_draw(game, position, dice),
            Turn::Seat(seat) => {
                let action = knowledge.rollout_move(game, position, dice);
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

/// No knowledge at all: equal priors and uniform playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoKnowledge;

impl<G: Game> Knowledge<G> for NoKnowledge {}

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
