use crate::{Dice, Explain, Game, Hidden, NotDrawable, PlayError, TextError, Turn};

/// A game being played: the setup, the moves so far, and the position that they lead to. Draws are
/// taken from the setup as they fall due, so that setup and moves alone tell the whole story.
#[derive(Clone)]
#[cfg_attr(not(engine_module), derive(Debug))]
pub struct Line<G: Game> {
    game: G,
    setup: G::Setup,
    moves: Vec<G::Move>,
    /// What was drawn, each with the number of moves before it.
    draws: Vec<(usize, G::Draw)>,
    /// The position before each move, and the one now: taking a move back costs nothing.
    positions: Vec<G::Position>,
}

/// Nobody reads it in the browser, where all that it names would have to be loaded.
#[cfg(engine_module)]
impl<G: Game> std::fmt::Debug for Line<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a line")
    }
}

impl<G: Game> Line<G> {
    /// The rules.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Everything random.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The moves so far.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// What was drawn, each with the number of moves before it.
    pub fn draws(&self) -> &[(usize, G::Draw)] {
        &self.draws
    }

    /// The position now.
    pub fn position(&self) -> &G::Position {
        self.positions
            .last()
            .unwrap_or_else(|| unreachable!("the first position stays"))
    }

    /// The position before each move, in their order, and the one now.
    pub fn positions(&self) -> &[G::Position] {
        &self.positions
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn {
        self.game.turn(self.position())
    }

    /// The last move, and the position in which it was made.
    pub fn last(&self) -> Option<(&G::Position, G::Move)> {
        let action = *self.moves.last()?;
        Some((&self.positions[self.moves.len() - 1], action))
    }

    /// Every move with the position in which it was made, in their order.
    pub fn played(
        &self,
    ) -> impl DoubleEndedIterator<Item = (&G::Position, G::Move)> + ExactSizeIterator {
        let before = &self.positions[..self.moves.len()];
        before.iter().zip(self.moves.iter().copied())
    }

    /// Whether move number `index`, from 0, made something be drawn that nobody could know before.
    pub fn drew(&self, index: usize) -> bool {
        let mut position = self.positions[index].clone();
        self.game.play_unchecked(&mut position, self.moves[index]);
        self.game.turn(&position) == Turn::Chance
    }

    /// Takes the last move back; false if there was none.
    pub fn undo(&mut self) -> bool {
        let undone = self.moves.pop().is_some();
        if undone {
            self.positions.pop();
            // What was drawn before the move that is now the last one stays drawn.
            self.draws.retain(|&(moves, _)| moves <= self.moves.len());
        }
        undone
    }
}

impl<G: Hidden> Line<G> {
    /// A game before its first move.
    pub fn new(game: G, setup: G::Setup) -> Self {
        let position = game.start(&setup);
        let mut line = Self {
            game,
            setup,
            moves: Vec::new(),
            draws: Vec::new(),
            positions: vec![position.clone()],
        };
        line.settle(position);
        line
    }

    /// A setup that tells all that players may know by now, and hides the rest behind other dice.
    pub fn setup_as_seen(&self, dice: &mut impl Dice) -> G::Setup {
        let draws: Vec<G::Draw> = self.draws.iter().map(|&(_, draw)| draw).collect();
        let whole = self.game.complete(&self.setup, &draws);
        self.game.redeal(&whole, self.position(), dice)
    }

    /// Takes what the setup has in store, and keeps the position that it leads to.
    fn settle(&mut self, mut position: G::Position) {
        let (moves, draws) = (self.moves.len(), &mut self.draws);
        self.game
            .settle_telling(&self.setup, &mut position, |draw| draws.push((moves, draw)));
        if let Some(last) = self.positions.last_mut() {
            *last = position;
        }
    }
}

impl<G: Explain + Hidden> Line<G> {
    /// The game and its moves from their texts.
    pub fn replay<'a>(
        game: G,
        setup: &str,
        moves: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, TextError<G::Misread, G::Refusal>> {
        let setup = game.parse_setup(setup)?;
        let mut line = Self::new(game, setup);
        for text in moves {
            line.play_text(text)?;
        }
        Ok(line)
    }

    /// Plays a move, or says why not.
    pub fn play(&mut self, action: G::Move) -> Result<(), PlayError<G::Refusal>> {
        let mut position = self.position().clone();
        self.game.play(&mut position, action)?;
        self.moves.push(action);
        self.positions.push(position.clone());
        self.settle(position);
        Ok(())
    }

    /// Tells what was drawn, where the setup does not reach so far; or says why it can't be.
    pub fn draw(&mut self, draw: G::Draw) -> Result<(), NotDrawable> {
        let mut position = self.position().clone();
        self.game.draw(&mut position, draw)?;
        self.draws.push((self.moves.len(), draw));
        self.settle(position);
        Ok(())
    }

    /// Plays a move given as text, or says why not.
    pub fn play_text(&mut self, text: &str) -> Result<(), TextError<G::Misread, G::Refusal>> {
        Ok(self.play(self.game.parse_move(text)?)?)
    }
}
