use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::ops::Range;

#[cfg(not(without = "scenes"))]
use game::Language;
use game::{Dice, Family, Line};
#[cfg(not(without = "scenes"))]
use scene::Arrangement;
use search::{BotConfig, Engine};

use crate::games::Catalogued;
use crate::players::{self, Player, PlayerKind, Solver};
#[cfg(not(engine_module))]
use crate::puzzles::PuzzleMaker;
use crate::random::{Tally, play_at_random};
use crate::{Match, Refusal};

/// The rules of some configured game.
pub trait Rules: Debug + Send + Sync {
    /// The game on the shelf.
    fn family(&self) -> &'static Family;
    /// The shortest spec that means this game.
    fn spec(&self) -> String;
    /// How many play.
    fn seats(&self) -> usize;
    /// A setup, each equally likely.
    fn deal(&self, dice: &mut dyn DiceObject) -> String;
    /// A setup in which seats have what they wish for, by its code in the family's `seat_choice`; unknown
    /// wishes are none.
    fn grant(&self, setup: &str, wishes: &[Option<String>]) -> Result<String, Refusal>;
    /// What of a setup can be arranged, for those who set up a position of their own.
    #[cfg(not(without = "scenes"))]
    fn arrangements(&self, setup: &str, language: Language) -> Result<Vec<Arrangement>, Refusal>;
    /// The setup with two slots of one of its arrangements exchanged.
    #[cfg(not(without = "scenes"))]
    fn exchanged(
        &self,
        setup: &str,
        arrangement: usize,
        slots: [usize; 2],
    ) -> Result<String, Refusal>;
    /// A match before its first move.
    fn begin(&self, setup: &str) -> Result<Box<dyn Match>, Refusal>;
    /// Plays random games. Game number *i* depends on the seed and *i* alone, so it does not matter
    /// how many are played in one call.
    #[cfg(not(without = "bots"))]
    fn play_at_random(&self, seed: u64, games: Range<u64>) -> Tally;
    /// Somebody to play it.
    #[cfg(not(without = "bots"))]
    fn player(&self, kind: PlayerKind, config: &BotConfig) -> Box<dyn Player>;
    /// Somebody to solve it, if it is a game of two without chance. They take so many bytes and
    /// threads at most.
    #[cfg(not(without = "bots"))]
    fn solver(&self, memory: usize, threads: usize) -> Option<Box<dyn Solver>>;
    /// Somebody to make puzzles of it and to prove them, if it is for two. They take so many bytes at most.
    #[cfg(not(engine_module))]
    fn puzzle_maker(&self, memory: usize) -> Option<Box<dyn PuzzleMaker>>;
}

/// Dice behind one face: any [`Dice`] will do.
pub trait DiceObject {
    /// 64 fair bits.
    fn bits(&mut self) -> u64;
}

impl<D: Dice> DiceObject for D {
    fn bits(&mut self) -> u64 {
        Dice::bits(self)
    }
}

pub(crate) struct Faced<'a>(pub(crate) &'a mut dyn DiceObject);

impl Dice for Faced<'_> {
    fn bits(&mut self) -> u64 {
        self.0.bits()
    }
}

/// A configured game, and the engine that plays it.
pub(crate) struct Configured<G, E> {
    game: G,
    engine: PhantomData<fn() -> E>,
}

impl<G, E> Configured<G, E> {
    pub(crate) const fn new(game: G) -> Self {
        Self {
            game,
            engine: PhantomData,
        }
    }
}

impl<G: Debug, E> Debug for Configured<G, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Nobody reads it in the browser, where all that it names would have to be loaded.
        if cfg!(engine_module) {
            return f.write_str("rules");
        }
        self.game.fmt(f)
    }
}

impl<G: Catalogued, E: Engine<G>> Rules for Configured<G, E> {
    fn family(&self) -> &'static Family {
        G::family()
    }

    fn spec(&self) -> String {
        self.game.choices().to_string()
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn deal(&self, dice: &mut dyn DiceObject) -> String {
        self.game.setup_text(&self.game.deal(&mut Faced(dice)))
    }

    fn grant(&self, setup: &str, wishes: &[Option<String>]) -> Result<String, Refusal> {
        let things = G::family().seat_choice;
        let place = |wish: &String| things.iter().position(|thing| thing == wish);
        let mut places: Vec<Option<usize>> = wishes
            .iter()
            .map(|wish| wish.as_ref().and_then(place))
            .collect();
        places.resize(self.game.seats(), None);
        let setup = self.game.grant(self.game.parse_setup(setup)?, &places);
        Ok(self.game.setup_text(&setup))
    }

    #[cfg(not(without = "scenes"))]
    fn arrangements(&self, setup: &str, language: Language) -> Result<Vec<Arrangement>, Refusal> {
        let setup = self.game.parse_setup(setup)?;
        Ok(self.game.arrangements(&setup, language))
    }

    #[cfg(not(without = "scenes"))]
    fn exchanged(
        &self,
        setup: &str,
        arrangement: usize,
        slots: [usize; 2],
    ) -> Result<String, Refusal> {
        let setup = self.game.parse_setup(setup)?;
        let exchanged = self.game.exchanged(&setup, arrangement, slots);
        Ok(self.game.setup_text(&exchanged.ok_or(Refusal::NoSuchSlot)?))
    }

    fn begin(&self, setup: &str) -> Result<Box<dyn Match>, Refusal> {
        Ok(Box::new(Line::new(
            self.game.clone(),
            self.game.parse_setup(setup)?,
        )))
    }

    #[cfg(not(without = "bots"))]
    fn play_at_random(&self, seed: u64, games: Range<u64>) -> Tally {
        play_at_random(&self.game, seed, games)
    }

    #[cfg(not(without = "bots"))]
    fn player(&self, kind: PlayerKind, config: &BotConfig) -> Box<dyn Player> {
        players::player::<G, E>(&self.game, kind, config)
    }

    #[cfg(not(without = "bots"))]
    fn solver(&self, memory: usize, threads: usize) -> Option<Box<dyn Solver>> {
        players::solver::<G, E>(&self.game, memory, threads)
    }

    #[cfg(not(engine_module))]
    fn puzzle_maker(&self, memory: usize) -> Option<Box<dyn PuzzleMaker>> {
        crate::puzzles::puzzle_maker::<G, E>(&self.game, memory)
    }
}
