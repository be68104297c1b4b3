use std::fmt;

use crate::Colour;

/// A move: choosing a colour, carrying tiles, or swapping stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(pub(crate) Action);

/// Stacks are counted from 0 here, and from 1 in texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Choose(Colour),
    Carry {
        from: u8,
        to: u8,
        tiles: u8,
    },
    /// The left stack first.
    Swap(u8, u8),
}

impl Move {
    /// Whether it swaps stacks.
    pub const fn is_swap(self) -> bool {
        matches!(self.0, Action::Swap(..))
    }

    /// The move with this text: `black`, `white`, `5>7`, `5>>7` or `3=7`.
    pub fn parse(text: &str) -> Option<Self> {
        let action = match text {
            "black" => Action::Choose(Colour::Black),
            "white" => Action::Choose(Colour::White),
            _ => {
                if let Some((one, other)) = text.split_once('=') {
                    let (one, other) = (stack(one)?, stack(other)?);
                    Action::Swap(one.min(other), one.max(other))
                } else if let Some((from, to)) = text.split_once(">>") {
                    Action::Carry {
                        from: stack(from)?,
                        to: stack(to)?,
                        tiles: 2,
                    }
                } else {
                    let (from, to) = text.split_once('>')?;
                    Action::Carry {
                        from: stack(from)?,
                        to: stack(to)?,
                        tiles: 1,
                    }
                }
            }
        };
        is_one(action).then_some(Self(action))
    }

    /// The move, if there can be such a one in some line: with two stacks, and one tile to carry or two.
    pub(crate) fn checked(action: Action) -> Option<Self> {
        let last = match action {
            Action::Choose(_) => 0,
            Action::Carry { from, to, .. } => from.max(to),
            Action::Swap(_, right) => right,
        };
        (is_one(action) && last < MOST_STACKS).then_some(Self(action))
    }
}

/// No line is ever longer.
const MOST_STACKS: u8 = 19;

/// Whether it is a move at all. That the line has such stacks is for the rules to say.
const fn is_one(action: Action) -> bool {
    match action {
        Action::Choose(_) => true,
        Action::Carry { from, to, tiles } => from != to && matches!(tiles, 1 | 2),
        Action::Swap(left, right) => left != right,
    }
}

fn stack(text: &str) -> Option<u8> {
    let plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    let number: u8 = text.parse().ok().filter(|_| plain)?;
    number.checked_sub(1)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Action::Choose(Colour::Black) => f.write_str("black"),
            Action::Choose(Colour::White) => f.write_str("white"),
            Action::Carry { from, to, tiles: 1 } => write!(f, "{}>{}", from + 1, to + 1),
            Action::Carry { from, to, .. } => write!(f, "{}>>{}", from + 1, to + 1),
            Action::Swap(left, right) => write!(f, "{}={}", left + 1, right + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_and_written() {
        for text in [
            "black", "white", "5>7", "19>16", "5>>7", "3=7", "1=19", "4>20",
        ] {
            assert_eq!(Move::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(
            Move::parse("7=3"),
            Move::parse("3=7"),
            "the order of a swap does not matter"
        );
        for bad in [
            "", "Black", "5", "5>", ">7", "5>5", "3=3", "0>1", "256>255", "05>7", "5>>>7", "5=>7",
            "+5>7", "5 > 7",
        ] {
            assert_eq!(Move::parse(bad), None, "{bad}");
        }
    }
}
