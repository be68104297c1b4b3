//! How much a tree holds. Whatever is beyond is refused in words, and changes nothing.

use crate::{Field, TreeRefusal};

/// Moves and draws in a tree.
pub const MOST_NODES: usize = 3000;
/// Steps from the root to a node: more than any game has, and no more than the engine replays.
pub const MOST_DEPTH: usize = 1000;
/// Characters of a move or draw.
pub const MOST_STEP: usize = 120;
/// Comments at a node.
pub const MOST_COMMENTS: usize = 16;
/// Characters of a comment.
pub const MOST_COMMENT: usize = 4000;
/// Shapes at a node.
pub const MOST_SHAPES: usize = 64;
/// Seats that a value is for.
pub const MOST_SEATS: usize = 8;
/// Tags of a tree.
pub const MOST_TAGS: usize = 32;
/// Characters of all that people wrote into a tree: comments and their authors, goals, hints, answers to
/// deviations, tags.
pub const MOST_TEXT: usize = 200_000;
/// Chapters of a study.
pub const MOST_CHAPTERS: usize = 64;

/// Names that the text form needs for itself, so that no tag has them.
pub(crate) const RESERVED: [&str; 5] = ["tree", "id", "chapter", "spec", "setup"];

/// What would be read as something else in the text form.
const NOT_IN_STEPS: &str = "{}()[]\"!?\\;";

/// Whether a character can be part of a step.
pub(crate) fn is_of_step(character: char) -> bool {
    character.is_ascii_graphic() && !NOT_IN_STEPS.contains(character)
}

/// Whether a text is a step as the text form reads it back.
pub(crate) fn check_step(step: &str) -> Result<(), TreeRefusal> {
    let length = step.chars().count();
    if length > MOST_STEP {
        return Err(TreeRefusal::StepTooLong { most: MOST_STEP });
    }
    // `12.` is the number of a move, also where the move follows without a space.
    let looks_numbered = step
        .trim_start_matches(|c: char| c.is_ascii_digit())
        .starts_with('.');
    if length == 0 || looks_numbered || !step.chars().all(is_of_step) {
        let step = step.to_owned();
        return Err(TreeRefusal::StepMalformed { step });
    }
    Ok(())
}

/// Whether a text of one line is what a field holds.
pub(crate) fn check_line(field: Field, text: &str) -> Result<(), TreeRefusal> {
    check_length(field, text)?;
    if text.chars().any(char::is_control) {
        return Err(TreeRefusal::Unprintable);
    }
    Ok(())
}

/// Whether a text of any number of lines is what a field holds.
pub(crate) fn check_lines(field: Field, text: &str) -> Result<(), TreeRefusal> {
    check_length(field, text)?;
    let strange = |c: char| c.is_control() && c != '\n' && c != '\t';
    if text.chars().any(strange) {
        return Err(TreeRefusal::Unprintable);
    }
    Ok(())
}

fn check_length(field: Field, text: &str) -> Result<(), TreeRefusal> {
    let (most, found) = (field.most(), text.chars().count());
    if found > most {
        return Err(TreeRefusal::TooLong { field, most, found });
    }
    Ok(())
}

/// Whether a text is a word of lower-case letters, digits and dashes, beginning with a letter: a tag's name.
pub(crate) fn is_name(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    text.len() <= 32
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(plain)
}

/// Whether a text can be the name of a tag.
pub(crate) fn check_tag(name: &str, value: &str) -> Result<(), TreeRefusal> {
    if !is_name(name) || RESERVED.contains(&name) {
        let name = name.to_owned();
        return Err(TreeRefusal::TagName { name });
    }
    check_line(Field::Tag, value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_of_every_game_are_steps_and_what_means_something_else_is_none() {
        for step in [
            "f5",
            "4=19",
            "1>2:g6-f6-f5-f4",
            "52@0,-1r0",
            "draw:37",
            "black",
            "7",
        ] {
            assert_eq!(check_step(step), Ok(()), "{step}");
        }
        for step in [
            "", "12.", "12.f5", ".", "f5 b5", "f5!", "(f5", "a}b", "řeka",
        ] {
            let step = step.to_owned();
            assert_eq!(check_step(&step), Err(TreeRefusal::StepMalformed { step }));
        }
        let long = "a".repeat(MOST_STEP + 1);
        let most = MOST_STEP;
        assert_eq!(check_step(&long), Err(TreeRefusal::StepTooLong { most }));
    }
}
