use std::fmt;
use std::str::FromStr;

use crate::{Lesson, Outcome, Seat, Teach, Turn};

/// What is to be reached in a step of a course, or must not happen: claims of the game joined by `and`, `or` and
/// `not`, such as `joins(border) and not (lost or length(3))`.
///
/// Of every game these claims are known:
///
/// - `over`, `won`, `lost`: it has ended, for the learner alone as the first, or for somebody else;
/// - `score(N)`: the learner has at least so many points;
/// - `moves(N)`: the learner has made at least so many moves.
///
/// All others are the game's own ([`Teach::claim`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// All of these.
    All(Vec<Goal>),
    /// One of these, or more.
    Any(Vec<Goal>),
    /// This is not so.
    Not(Box<Goal>),
    /// A single claim.
    Claim(Claim),
}

/// Something that is true of what was played, or is not: `loop`, `length(7)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    name: String,
    about: String,
}

impl Claim {
    /// A claim without anything in parentheses.
    pub fn named(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            about: String::new(),
        }
    }

    /// What is asked for.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What stands in parentheses.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// The number that stands there; 1 if there is none.
    pub fn number(&self) -> usize {
        self.about.parse().unwrap_or(1)
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.about.as_str() {
            "" => f.write_str(&self.name),
            about => write!(f, "{}({about})", self.name),
        }
    }
}

/// Why a goal can't be read, or not be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GoalError {
    /// It is not written as goals are; this is where that is seen.
    Unreadable(String),
    /// The game has no such claim.
    UnknownClaim(String),
}

impl GoalError {
    /// Where it is seen.
    pub fn what(&self) -> &str {
        match self {
            Self::Unreadable(what) | Self::UnknownClaim(what) => what,
        }
    }
}

impl Goal {
    /// Whether it is reached.
    pub fn holds<G: Teach>(&self, game: &G, lesson: &Lesson<'_, G>) -> Result<bool, GoalError> {
        match self {
            Self::All(goals) => {
                for goal in goals {
                    if !goal.holds(game, lesson)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Self::Any(goals) => {
                for goal in goals {
                    if goal.holds(game, lesson)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Self::Not(goal) => Ok(!goal.holds(game, lesson)?),
            Self::Claim(claim) => of_every_game(game, lesson, claim)
                .or_else(|| game.claim(lesson, claim))
                .ok_or_else(|| GoalError::UnknownClaim(claim.to_string())),
        }
    }

    /// All claims that it speaks of.
    pub fn claims(&self) -> Vec<&Claim> {
        match self {
            Self::All(goals) | Self::Any(goals) => goals.iter().flat_map(Self::claims).collect(),
            Self::Not(goal) => goal.claims(),
            Self::Claim(claim) => vec![claim],
        }
    }
}

fn of_every_game<G: Teach>(game: &G, lesson: &Lesson<'_, G>, claim: &Claim) -> Option<bool> {
    let (now, learner) = (lesson.now(), lesson.learner());
    let outcome = game.outcome(now);
    let ranks = outcome.as_ref().map(Outcome::ranks);
    let is_first = ranks.is_some_and(|ranks| ranks[learner] == 0);
    let others = |(seat, &rank): (Seat, &u8)| seat != learner && rank == 0;
    let is_shared = ranks.is_some_and(|ranks| ranks.iter().any(others));
    Some(match claim.name() {
        "over" => game.turn(now) == Turn::Over,
        "won" => is_first && !is_shared,
        "lost" => ranks.is_some() && !is_first,
        "score" => {
            usize::try_from(game.scores(now)[learner]).is_ok_and(|own| own >= claim.number())
        }
        "moves" => lesson.own().count() >= claim.number(),
        _ => return None,
    })
}

impl FromStr for Goal {
    type Err = GoalError;

    fn from_str(text: &str) -> Result<Self, GoalError> {
        let mut rest = text.trim_start();
        let goal = any(&mut rest)?;
        if rest.is_empty() {
            Ok(goal)
        } else {
            Err(GoalError::Unreadable(rest.to_owned()))
        }
    }
}

fn any(rest: &mut &str) -> Result<Goal, GoalError> {
    let mut goals = vec![all(rest)?];
    while take(rest, "or") {
        goals.push(all(rest)?);
    }
    Ok(one_or(goals, Goal::Any))
}

fn all(rest: &mut &str) -> Result<Goal, GoalError> {
    let mut goals = vec![single(rest)?];
    while take(rest, "and") {
        goals.push(single(rest)?);
    }
    Ok(one_or(goals, Goal::All))
}

fn single(rest: &mut &str) -> Result<Goal, GoalError> {
    let unreadable = |rest: &str| GoalError::Unreadable(rest.to_owned());
    if take(rest, "not") {
        return Ok(Goal::Not(Box::new(single(rest)?)));
    }
    if let Some(inner) = rest.strip_prefix('(') {
        *rest = inner.trim_start();
        let goal = any(rest)?;
        let after = rest.strip_prefix(')').ok_or_else(|| unreadable(rest))?;
        *rest = after.trim_start();
        return Ok(goal);
    }
    let length = word_length(rest);
    let (name, mut after) = rest.split_at(length);
    if name.is_empty() || ["and", "or"].contains(&name) {
        return Err(unreadable(rest));
    }
    let mut about = "";
    if let Some(inner) = after.strip_prefix('(') {
        (about, after) = inner.split_once(')').ok_or_else(|| unreadable(rest))?;
    }
    *rest = after.trim_start();
    Ok(Goal::Claim(Claim {
        name: name.to_owned(),
        about: about.to_owned(),
    }))
}

/// Takes a whole word from the front.
fn take(rest: &mut &str, word: &str) -> bool {
    let found = word_length(rest) == word.len() && rest.starts_with(word);
    if found {
        *rest = rest[word.len()..].trim_start();
    }
    found
}

fn word_length(text: &str) -> usize {
    let end = |c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    text.find(end).unwrap_or(text.len())
}

fn one_or(mut goals: Vec<Goal>, several: fn(Vec<Goal>) -> Goal) -> Goal {
    match goals.len() {
        1 => goals.remove(0),
        _ => several(goals),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(text: &str) -> Goal {
        let (name, about) = text.split_once('=').unwrap_or((text, ""));
        Goal::Claim(Claim {
            name: name.to_owned(),
            about: about.to_owned(),
        })
    }

    #[test]
    fn goals_are_read_as_people_mean_them() {
        let read = |text: &str| text.parse::<Goal>().unwrap();
        assert_eq!(read("loop"), claim("loop"));
        assert_eq!(read(" length(7) "), claim("length=7"));
        assert_eq!(
            read("a or b and not c"),
            Goal::Any(vec![
                claim("a"),
                Goal::All(vec![claim("b"), Goal::Not(Box::new(claim("c")))])
            ])
        );
        assert_eq!(
            read("not (a or on(c3 d4)) and order"),
            Goal::All(vec![
                Goal::Not(Box::new(Goal::Any(vec![claim("a"), claim("on=c3 d4")]))),
                claim("order")
            ])
        );
        assert_eq!(read("a and length(7)").claims().len(), 2);
    }

    #[test]
    fn what_is_no_goal_is_refused() {
        for text in [
            "", "and", "a and", "a b", "(a", "a)", "length(7", "not", "A",
        ] {
            let refused = text.parse::<Goal>();
            assert!(matches!(refused, Err(GoalError::Unreadable(_))), "{text}");
        }
    }
}
