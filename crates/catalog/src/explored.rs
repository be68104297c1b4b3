//! Positions as the explorer knows them: those that are images of one another are one, and so are moves. Every position
//! is told by the smallest key of its images, and a move by its smallest text in the images that have this key.

use game::{FullRules, KeyMixer, Line};

use crate::Refusal;

/// Changes with how positions are known and moves are written, so that whoever keeps [`Step`]s knows that they must be made
/// anew. A test says when.
pub const STEPS_VERSION: u32 = 1;

/// What was played from a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// The position, whichever of its images it was.
    pub key: u64,
    /// The move as it is written in the image that tells the position.
    pub action: String,
}

/// A game in all its images at once.
struct Images<'a, G: FullRules> {
    line: &'a Line<G>,
    positions: Vec<G::Position>,
    /// Equal positions of two games, or of two boards, are not the same.
    seed: KeyMixer,
    moves: usize,
}

impl<'a, G: FullRules> Images<'a, G> {
    /// Before the first move.
    fn of(line: &'a Line<G>) -> Self {
        let game = line.game();
        let setups = (0..game.images()).map(|image| game.setup_image(line.setup(), image));
        let spec = game.choices().to_string();
        let seed = KeyMixer::new();
        let mut images = Self {
            line,
            positions: setups.map(|setup| game.start(&setup)).collect(),
            seed: spec.bytes().fold(seed, |seed, byte| seed.word(byte.into())),
            moves: 0,
        };
        images.draw();
        images
    }

    /// As the line stands.
    fn now(line: &'a Line<G>) -> Self {
        let mut images = Self::of(line);
        while images.next().is_some() {
            images.play();
        }
        images
    }

    fn next(&self) -> Option<G::Move> {
        self.line.moves().get(self.moves).copied()
    }

    /// Plays the next move of the line, in every image.
    fn play(&mut self) {
        let Some(action) = self.next() else { return };
        let (game, before) = (self.line.game(), &self.line.positions()[self.moves]);
        for (image, position) in self.positions.iter_mut().enumerate() {
            game.play_unchecked(position, game.move_image(before, action, image));
        }
        self.moves += 1;
        self.draw();
    }

    fn draw(&mut self) {
        for &(moves, draw) in self.line.draws() {
            if moves == self.moves {
                for position in &mut self.positions {
                    self.line.game().draw_unchecked(position, draw);
                }
            }
        }
    }

    /// The key that tells the position, and the images that have it.
    fn key(&self) -> (u64, Vec<usize>) {
        let keys = self.positions.iter();
        let keys: Vec<u64> = keys
            .map(|position| self.line.game().key(position))
            .collect();
        let smallest = keys.iter().copied().min().unwrap_or_default();
        let images = (0..keys.len()).filter(|&image| keys[image] == smallest);
        (self.seed.word(smallest).key(), images.collect())
    }
}

/// What was played, for the first `most` moves.
pub(crate) fn steps<G: FullRules>(line: &Line<G>, most: usize) -> Vec<Step> {
    let game = line.game();
    let mut images = Images::of(line);
    let mut steps = Vec::new();
    while let Some(action) = images.next().filter(|_| steps.len() < most) {
        let (key, same) = images.key();
        let before = &line.positions()[images.moves];
        let texts = same
            .iter()
            .map(|&image| game.move_text(game.move_image(before, action, image)));
        let action = texts.min().unwrap_or_default();
        steps.push(Step { key, action });
        images.play();
    }
    steps
}

/// The key of the position as the explorer knows it.
pub(crate) fn key<G: FullRules>(line: &Line<G>) -> u64 {
    Images::now(line).key().0
}

/// Moves as the explorer writes them, as they are to be played here: each with all that are the same but for how one
/// looks at the board.
pub(crate) fn own_moves<G: FullRules>(
    line: &Line<G>,
    told: &[String],
) -> Result<Vec<Vec<String>>, Refusal> {
    let game = line.game();
    let images = Images::now(line);
    let (_, same) = images.key();
    let own = told.iter().map(|text| {
        let action = game.parse_move(text)?;
        let mut own = Vec::new();
        for &image in &same {
            let position = &images.positions[image];
            // Who reads a table that somebody else wrote takes nothing for granted.
            game.explain(position, action)?;
            let back = game.move_image(position, action, game.image_back(image));
            own.push(game.move_text(back));
        }
        own.sort_unstable();
        own.dedup();
        Ok(own)
    });
    own.collect()
}
