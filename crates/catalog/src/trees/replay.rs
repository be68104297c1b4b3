use tree::{Node, Path, Transpositions, Tree};

use super::{StepFault, Unplayable};
use crate::{Match, configure};

/// Whether every move and draw of a tree can be played; the first that can't, in the order of [`Tree::nodes`].
pub fn verify(tree: &Tree) -> Result<(), Unplayable> {
    walk(tree, |_| {})
}

/// The key of every position of a tree, the root's first, in the order of [`Tree::nodes`].
pub fn keys(tree: &Tree) -> Result<Vec<u64>, Unplayable> {
    let mut keys = Vec::with_capacity(tree.len() + 1);
    walk(tree, |game| keys.push(game.key()))?;
    Ok(keys)
}

/// The positions of a tree that are reached in several ways.
pub fn transpositions(tree: &Tree) -> Result<Transpositions<'_>, Unplayable> {
    let mut keys = keys(tree)?.into_iter();
    Ok(Transpositions::new(tree, |_| keys.next()))
}

/// The game at a path, whether the tree has a node there or not.
pub fn position(tree: &Tree, path: &Path) -> Result<Box<dyn Match>, Unplayable> {
    let mut game = begin(tree)?;
    for (count, step) in path.steps().iter().enumerate() {
        play(game.as_mut(), step).map_err(|fault| Unplayable {
            path: path.steps()[..=count].iter().cloned().collect(),
            fault,
        })?;
    }
    Ok(game)
}

fn begin(tree: &Tree) -> Result<Box<dyn Match>, Unplayable> {
    let rules = configure(tree.spec()).map_err(Unplayable::root)?;
    rules.begin(tree.setup()).map_err(Unplayable::root)
}

/// Goes to every position, each from the one before.
fn walk(tree: &Tree, mut look: impl FnMut(&dyn Match)) -> Result<(), Unplayable> {
    let begun = begin(tree)?;
    let mut line = Line {
        game: begun.boxed_clone(),
        begun,
        steps: Vec::new(),
    };
    look(line.game.as_ref());
    for node in tree.nodes() {
        let Some(step) = node.step() else { continue };
        let played = line.go_to(node, step);
        played.map_err(|fault| Unplayable {
            path: node.path(),
            fault,
        })?;
        look(line.game.as_ref());
    }
    Ok(())
}

/// One line of a tree, as far as it was played.
struct Line<'a> {
    /// Before the first step.
    begun: Box<dyn Match>,
    game: Box<dyn Match>,
    steps: Vec<Node<'a>>,
}

impl<'a> Line<'a> {
    /// Plays a node's step, whose parent is on this line.
    fn go_to(&mut self, node: Node<'a>, step: &str) -> Result<(), StepFault> {
        self.back_to(node.depth() - 1)?;
        play(self.game.as_mut(), step)?;
        self.steps.push(node);
        Ok(())
    }

    /// Takes steps back until so many are left.
    fn back_to(&mut self, left: usize) -> Result<(), StepFault> {
        let undone = self.steps.split_off(left);
        let Some(first) = undone.first() else {
            return Ok(());
        };
        for _ in undone.iter().filter(|node| is_move(node)) {
            self.game.undo();
        }
        if is_move(first) {
            return Ok(());
        }
        // What was told to be drawn is taken back only with the move before it, which is then made once more.
        let last = self.steps.iter().rposition(is_move);
        match last {
            Some(_) => drop(self.game.undo()),
            None => self.game = self.begun.boxed_clone(),
        }
        let again = &self.steps[last.unwrap_or_default()..];
        let mut again = again.iter().filter_map(|node| node.step());
        again.try_for_each(|step| play(self.game.as_mut(), step))
    }
}

fn is_move(node: &Node<'_>) -> bool {
    node.draw().is_none()
}

fn play(game: &mut dyn Match, step: &str) -> Result<(), StepFault> {
    let usual = match step.strip_prefix("draw:") {
        None => {
            game.play(step)?;
            game.last_move()
        }
        Some(draw) => {
            let told = game.public_record().len();
            game.draw(draw)?;
            game.public_record().into_iter().nth(told)
        }
    };
    match usual.filter(|usual| usual != step) {
        None => Ok(()),
        Some(usual) => Err(StepFault::Spelling { usual }),
    }
}
