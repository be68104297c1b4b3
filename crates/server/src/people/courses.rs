//! What there is to be done in courses, by those who have an account.

use std::collections::HashSet;
use std::sync::OnceLock;

/// Nobody gets more for a step: see [`catalog::lessons::stars`].
pub(crate) const MOST_STARS: i64 = 3;

/// Whether a game's course has such a step.
pub(crate) fn is_step(game: &str, step: &str) -> bool {
    static ALL: OnceLock<HashSet<(&str, String)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let courses = catalog::families()
            .filter_map(|family| Some((family.id, catalog::lessons::steps(family.course?).ok()?)));
        courses
            .flat_map(|(game, steps)| steps.into_iter().map(move |step| (game, step.id)))
            .collect()
    });
    all.contains(&(game, step.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_every_course_is_known() {
        for family in catalog::families() {
            let Some(course) = family.course else {
                continue;
            };
            for step in catalog::lessons::steps(course).unwrap() {
                assert!(is_step(family.id, &step.id), "{} {}", family.id, step.id);
            }
        }
        assert!(!is_step("kamon", "nothing"));
        assert!(!is_step("nothing", "opening"));
    }

    #[test]
    fn nobody_gets_more_stars_than_are_taken() {
        assert_eq!(i64::from(catalog::lessons::stars(1, 1)), MOST_STARS);
    }
}
