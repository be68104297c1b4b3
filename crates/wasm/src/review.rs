//! A finished game gone through, by what the engine that thinks has found: `catalog::review`.

use catalog::review::{Course, Known, Retried, Review, Task};
use serde::Serialize;
use tree::{Edit, Tree};

use crate::{Refusal, RetryWish};

/// What follows from what is known, and what is to be found out next.
#[derive(Serialize)]
pub(crate) struct Reviewing {
    /// The tasks' positions stand behind these.
    spec: String,
    setup: String,
    tasks: Vec<Task>,
    review: Review,
    /// What makes a review of the tree.
    edits: Vec<Edit>,
}

pub(crate) fn review(tree: &Tree, known: &Known) -> Result<Reviewing, Refusal> {
    let course = course(tree)?;
    let review = course.review(known);
    Ok(Reviewing {
        spec: course.spec().to_owned(),
        setup: course.setup().to_owned(),
        tasks: course.tasks(known),
        edits: course.edits(tree, &review, known),
        review,
    })
}

pub(crate) fn retry(wish: &RetryWish) -> Result<Retried, Refusal> {
    let course = course(&wish.tree)?;
    Ok(course.retry(wish.ply as usize, &wish.action, &wish.known)?)
}

fn course(tree: &Tree) -> Result<Course, Refusal> {
    Course::of_tree(tree).map_err(|fault| Refusal::from(fault.message()))
}
