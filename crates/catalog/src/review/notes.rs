use tree::{Chance, Edit, Path, Tree, TreeRefusal, Value};

use super::course::Course;
use super::evidence::{Evidence, Known};
use super::moves::{Judged, Review, ReviewedMove};

/// Of how a game would go on, so much becomes part of the tree.
const MOST_STEPS: usize = 8;
/// Who says what positions are worth.
const BY: &str = "bot:8";

/// The main line of a tree, cut at its moves.
struct MainLine(Vec<String>);

impl MainLine {
    fn is_move(step: &str) -> bool {
        !step.starts_with("draw:")
    }

    /// The position in which move number `ply` is made.
    fn before(&self, ply: usize) -> Path {
        let mut moves = 0;
        let steps = self.0.iter().take_while(|step| {
            moves += usize::from(Self::is_move(step));
            moves <= ply
        });
        steps.cloned().collect()
    }

    /// The move itself.
    fn of(&self, ply: usize) -> Path {
        let before = self.before(ply);
        match self.0.get(before.steps().len()) {
            Some(step) => before.then(step),
            None => before,
        }
    }
}

impl Course {
    /// A review as a tree: values, glyphs, what was better and what punishes as variations. `tree` is the one whose main
    /// line was reviewed.
    pub fn annotated(
        &self,
        tree: &Tree,
        review: &Review,
        known: &Known,
    ) -> Result<Tree, TreeRefusal> {
        let mut tree = tree.clone();
        for edit in self.edits(&tree, review, known) {
            tree.apply(&edit)?;
        }
        Ok(tree)
    }

    /// The same as changes, for whoever has added something to the tree meanwhile.
    pub fn edits(&self, tree: &Tree, review: &Review, known: &Known) -> Vec<Edit> {
        let line = MainLine(tree.main_line().map(str::to_owned).collect());
        let mut edits = Vec::new();
        for (ply, judged) in review.positions.iter().enumerate() {
            let path = line.before(ply);
            let playouts = self
                .points
                .get(self.depth(ply))
                .and_then(|point| known.get(&point.key()));
            // A score is what came of games that were played on.
            let playouts = playouts.filter(|_| self.scale.whole().is_none());
            let playouts = playouts.map_or(0, Evidence::playouts);
            let value = judged.as_ref().and_then(|judged| value(judged, playouts));
            edits.extend(value.map(|value| Edit::SetValue {
                path,
                value: Some(value),
            }));
        }
        for (ply, one) in review.moves.iter().enumerate() {
            mark(&line, ply, one, &mut edits);
        }
        edits
    }

    /// Where move number `ply` is made among all steps; the end, behind the last.
    fn depth(&self, ply: usize) -> usize {
        let mut depths = self.moves().map(|(depth, _)| depth);
        depths.nth(ply).unwrap_or(self.steps.len())
    }
}

/// What a mistake adds.
fn mark(line: &MainLine, ply: usize, one: &ReviewedMove, edits: &mut Vec<Edit>) {
    let Some(class) = one.class else { return };
    let (before, path) = (line.before(ply), line.of(ply));
    let glyph = Some(class.glyph());
    edits.push(Edit::SetGlyph {
        path: path.clone(),
        glyph,
    });
    let first = |steps: &[String]| steps.iter().take(MOST_STEPS).cloned().collect::<Vec<_>>();
    if let Some(better) = one.better.as_ref().filter(|better| !better.line.is_empty()) {
        let steps = first(&better.line);
        let there = before.then(&steps[0]);
        edits.push(Edit::AddLine {
            path: before,
            steps,
        });
        let value = value(&better.worth, 0);
        edits.extend(value.map(|value| Edit::SetValue {
            path: there,
            value: Some(value),
        }));
    }
    if !one.refutation.is_empty() {
        let steps = first(&one.refutation);
        // What was drawn after the move stands before what punishes it.
        let path = line.before(ply + 1);
        edits.push(Edit::AddLine { path, steps });
    }
}

fn value(judged: &Judged, playouts: u64) -> Option<Value> {
    let chances: Option<Vec<Chance>> = judged
        .values
        .iter()
        .map(|&value| Chance::new(value))
        .collect();
    Some(Value {
        by: if judged.proved { "solver" } else { BY }.to_owned(),
        chances: chances?,
        proved: judged.proved,
        plies: judged.plies.and_then(|plies| u32::try_from(plies).ok()),
        playouts: (playouts > 0).then_some(playouts),
    })
}
