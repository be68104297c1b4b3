use catalog::{Match, Rules};
use game::Turn;
#[cfg(not(without = "scenes"))]
use game::{Language, SeededDice};
#[cfg(not(without = "scenes"))]
use protocol::Legal;
#[cfg(not(without = "scenes"))]
use scene::{Act, Scene};
#[cfg(not(without = "scenes"))]
use serde::Serialize;

#[cfg(not(without = "scenes"))]
use crate::rows::LegalRows;
#[cfg(not(without = "scenes"))]
use crate::{DealWish, ExchangeWish};
use crate::{PositionWish, Refusal};

/// Longer than any game.
const MOST_MOVES: usize = 1000;

/// Everything that a page shows of a position.
#[cfg(not(without = "scenes"))]
#[derive(Serialize)]
pub(crate) struct Shown {
    ply: usize,
    /// The seat to move; nothing if something is to be drawn, or the game is over.
    turn: Option<usize>,
    /// Whether something is to be drawn before anybody can move.
    draws: bool,
    scores: Vec<i32>,
    /// The rank of each seat, from 0, once it is over.
    ranks: Option<Vec<usize>>,
    reason: Option<&'static str>,
    tally: Option<String>,
    seats: Vec<SeatShown>,
    remarks: Vec<String>,
    scene: Scene,
    /// The legal moves, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<LegalRows>,
}

/// What players call a seat, and the same for programs: see `protocol::SeatView`.
#[cfg(not(without = "scenes"))]
#[derive(Serialize)]
struct SeatShown {
    name: String,
    code: &'static str,
}

/// The rules and the position that were asked for last.
#[derive(Debug)]
pub(crate) struct Table {
    rules: Box<dyn Rules>,
    line: Option<Line>,
}

#[derive(Debug)]
struct Line {
    setup: String,
    moves: Vec<String>,
    game: Box<dyn Match>,
}

/// Nobody can interrupt an engine that replays.
pub(crate) fn not_too_long(moves: &[String]) -> Result<(), Refusal> {
    if moves.len() > MOST_MOVES {
        return Err(Refusal::TooLong { most: MOST_MOVES });
    }
    Ok(())
}

impl Table {
    pub(crate) fn new(spec: &str) -> Result<Self, Refusal> {
        let rules = catalog::configure(spec)?;
        Ok(Self { rules, line: None })
    }

    pub(crate) fn rules(&self) -> &dyn Rules {
        &*self.rules
    }

    /// The position, from the one before if it is not far from there.
    pub(crate) fn reach(&mut self, wish: &PositionWish) -> Result<&dyn Match, Refusal> {
        not_too_long(&wish.moves)?;
        // Only what could be replayed to its end is kept.
        let kept = self.line.take().and_then(|line| line.back_to(wish));
        let mut line = match kept {
            Some(line) => line,
            None => Line {
                setup: wish.setup.clone(),
                moves: Vec::new(),
                game: self.rules.begin(&wish.setup)?,
            },
        };
        for action in &wish.moves[line.moves.len()..] {
            match action.strip_prefix("draw:") {
                Some(draw) => line.game.draw(draw)?,
                None => line.game.play(action)?,
            }
            line.moves.push(action.clone());
        }
        Ok(&*self.line.insert(line).game)
    }
}

impl Line {
    /// The same game as far as it has come, or taken back to where it parts from what is wished.
    fn back_to(mut self, wish: &PositionWish) -> Option<Self> {
        let common = self.moves.iter().zip(&wish.moves);
        let common = common.take_while(|(one, other)| one == other).count();
        let undone = &self.moves[common..];
        // Taking a move back takes back what the setup made be drawn after it, but not what was told.
        if self.setup != wish.setup || undone.iter().any(|action| action.starts_with("draw:")) {
            return None;
        }
        for _ in undone {
            self.game.undo();
        }
        self.moves.truncate(common);
        Some(self)
    }
}

/// What can be drawn, where nobody has decided it yet.
#[cfg(not(without = "scenes"))]
pub(crate) fn draws(game: &dyn Match) -> Vec<String> {
    let draws = game.draws().into_iter();
    draws.map(|(draw, _)| draw).collect()
}

#[cfg(not(without = "scenes"))]
pub(crate) fn deal(wish: &DealWish) -> Result<String, Refusal> {
    let rules = catalog::configure(&wish.spec)?;
    let dealt = rules.deal(&mut SeededDice::new(wish.seed));
    let setup = rules.grant(&dealt, &wish.choices)?;
    Ok(if wish.open {
        rules.begin(&setup)?.public_setup()
    } else {
        setup
    })
}

/// A setup with two things exchanged.
#[cfg(not(without = "scenes"))]
pub(crate) fn exchange(rules: &dyn Rules, wish: &ExchangeWish) -> Result<String, Refusal> {
    let slots = wish.slots.map(|slot| slot as usize);
    Ok(rules.exchanged(&wish.setup, wish.arrangement as usize, slots)?)
}

/// What players may know of a position.
#[cfg(not(without = "scenes"))]
#[derive(Serialize)]
pub(crate) struct Concealed {
    /// A setup that leads to it, in which nothing that is hidden is what it really is.
    setup: String,
    /// Whether each of the moves made something be drawn.
    drew: Vec<bool>,
}

#[cfg(not(without = "scenes"))]
pub(crate) fn conceal(game: &dyn Match, seed: u64) -> Concealed {
    Concealed {
        setup: game.setup_as_seen(seed),
        drew: (0..game.ply()).map(|index| game.drew(index)).collect(),
    }
}

#[cfg(not(without = "scenes"))]
pub(crate) fn legal(game: &dyn Match, piece: Option<&str>, language: Language) -> LegalRows {
    let Some(seat) = turn(game) else {
        return Legal::none(game.ply(), None).into();
    };
    let mut legal = Legal::of(game, Some(seat), piece, None);
    let words = legal.moves.iter_mut();
    for choice in words.filter(|choice| choice.act == Act::Choose) {
        choice.about = game.words(&choice.text, language).unwrap_or_default();
    }
    legal.into()
}

#[cfg(not(without = "scenes"))]
pub(crate) fn show(game: &dyn Match, with_legal: bool, language: Language) -> Shown {
    let seats = (0..game.seats()).map(|seat| game.seat_name(game::Seat::new(seat)));
    let remarks = game.remarks().into_iter();
    let ranks = |outcome: game::Outcome| {
        outcome
            .ranks()
            .as_slice()
            .iter()
            .map(|&rank| usize::from(rank))
            .collect()
    };
    Shown {
        ply: game.ply(),
        turn: turn(game),
        draws: game.turn() == Turn::Chance,
        scores: game.scores().as_slice().to_vec(),
        ranks: game.outcome().map(ranks),
        reason: game.reason().map(|reason| reason.code),
        tally: game.tally().map(|tally| tally.sentence(language)),
        seats: seats
            .map(|name| SeatShown {
                name: name.sentence(language),
                code: name.code(),
            })
            .collect(),
        remarks: remarks.map(|remark| remark.sentence(language)).collect(),
        scene: game.scene(language),
        legal: with_legal.then(|| legal(game, None, language)),
    }
}

pub(crate) fn turn(game: &dyn Match) -> Option<usize> {
    match game.turn() {
        Turn::Seat(seat) => Some(seat.index()),
        Turn::Chance | Turn::Over => None,
    }
}
