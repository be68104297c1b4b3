//! Trees of variations: read in any form, changed and written; what the page shows of them are positions like any other.

use serde::Deserialize;
use serde::de::IgnoredAny;
use tree::{Edit, Path, Tree};

use crate::Refusal;

/// What tells a tree from a record.
#[derive(Deserialize)]
struct Either {
    nodes: Option<IgnoredAny>,
}

/// A tree in either form, or a recorded game, as somebody wrote it down; every move of it can be played.
pub(crate) fn read(text: &str) -> Result<Tree, Refusal> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let tree = match serde_json::from_str::<Either>(text) {
        Ok(Either { nodes: Some(_) }) => Tree::from_json(text)?,
        Ok(_) => record(text)?,
        // The first of several records, one a line.
        Err(_) if text.starts_with('{') => record(text.lines().next().unwrap_or_default())?,
        Err(_) => Tree::from_text(text).map_err(|misread| Refusal::from(misread.message()))?,
    };
    verify(&tree)?;
    Ok(tree)
}

fn record(text: &str) -> Result<Tree, Refusal> {
    catalog::trees::of_record(text).map_err(|difference| Refusal::from(difference.message))
}

/// The tree with changes, the last of which may depend on those before. What is added can be played.
pub(crate) fn edit(mut tree: Tree, edits: &[Edit]) -> Result<Tree, Refusal> {
    for edit in edits {
        tree.apply(edit)?;
        if let Edit::AddLine { path, steps } = edit {
            let whole: Path = path.steps().iter().chain(steps).cloned().collect();
            catalog::trees::position(&tree, &whole)
                .map_err(|unplayable| Refusal::from(unplayable.message()))?;
        }
    }
    Ok(tree)
}

fn verify(tree: &Tree) -> Result<(), Refusal> {
    catalog::trees::verify(tree).map_err(|unplayable| Refusal::from(unplayable.message()))
}
