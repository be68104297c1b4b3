use game::{Claim, Course, Lesson, Made, Teach};

use crate::moves::Action;
use crate::{Colour, Pantarei, Position, Tile};

pub(crate) static COURSE: Course = Course::new(
    include_str!("../course/steps.json"),
    include_str!("../course/en.ftl"),
    include_str!("../course/cs.ftl"),
    include_str!("../course/pl.ftl"),
);

/// What its course speaks of. About the line as it lies:
///
/// - `stack(N)`: a stack has at least so many tiles; `own-stack(N)`: one of the learner's has;
/// - `owns(N)`: the learner has at least so many stacks; `theirs(N)`: the opponent has at most so many.
///
/// About the learner's last move:
///
/// - `carries(N)`: it carried exactly so many tiles; `swaps`: it swapped stacks; `chooses(black)`;
/// - `onto(own)`, `onto(theirs)`, `onto(neutral)`: what it carried came to lie on that;
/// - `takes(neutral)`, `takes(own)`, `takes(theirs)`: that travelled below the top tile;
/// - `frees(own)`, `frees(theirs)`, `frees(neutral)`: that came to light where tiles were taken from;
/// - `safe`: the opponent can't win at once.
impl Teach for Pantarei {
    fn claim(&self, lesson: &Lesson<'_, Self>, claim: &Claim) -> Option<bool> {
        let (now, learner) = (lesson.now(), lesson.learner());
        let own = now.colour(learner);
        let is_own = |tile: Tile| own.is_some() && tile.colour() == own;
        let is_theirs = |tile: Tile| own.is_some() && tile.colour() == own.map(Colour::other);
        let stacks = now.stacks().iter();
        let number = claim.number();
        Some(match claim.name() {
            "stack" => tallest(stacks.map(|stack| stack.height())) >= number,
            "own-stack" => {
                let own = stacks.filter(|stack| is_own(stack.top()));
                tallest(own.map(|stack| stack.height())) >= number
            }
            "owns" => stacks.filter(|stack| is_own(stack.top())).count() >= number,
            "theirs" => stacks.filter(|stack| is_theirs(stack.top())).count() <= number,
            "carries" | "swaps" | "chooses" | "onto" | "takes" | "frees" | "safe" => {
                lesson.last().is_some_and(|made| of_move(&made, claim))
            }
            _ => return None,
        })
    }
}

fn tallest(heights: impl Iterator<Item = u32>) -> usize {
    heights.max().unwrap_or(0) as usize
}

fn of_move(made: &Made<'_, Pantarei>, claim: &Claim) -> bool {
    let Made {
        before,
        action,
        after,
    } = *made;
    let what = |tile: Option<Tile>| tile.is_some_and(|tile| whose(before, tile) == claim.about());
    match (claim.name(), action.0) {
        ("safe", _) => after.mover() == before.mover() || after.winning_move().is_none(),
        ("swaps", Action::Swap(..)) => true,
        ("chooses", Action::Choose(colour)) => {
            (colour == Colour::Black) == (claim.about() == "black")
        }
        ("carries", Action::Carry { tiles, .. }) => usize::from(tiles) == claim.number(),
        ("onto", Action::Carry { to, .. }) => what(below(before, to, 0)),
        ("takes", Action::Carry { from, tiles: 2, .. }) => what(below(before, from, 1)),
        ("frees", Action::Carry { from, tiles, .. }) => what(below(before, from, tiles)),
        _ => false,
    }
}

/// The tile of a stack with so many above it.
fn below(position: &Position, stack: u8, above: u8) -> Option<Tile> {
    let stack = position.stacks()[usize::from(stack)];
    stack.tiles().nth(usize::from(above))
}

/// Whose a tile is to the mover.
fn whose(position: &Position, tile: Tile) -> &'static str {
    match tile.colour() {
        None => "neutral",
        colour if colour == position.colour(position.mover()) => "own",
        Some(_) => "theirs",
    }
}
