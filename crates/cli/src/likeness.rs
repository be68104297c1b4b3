//! What somebody meant who mistyped a name.

/// The one of the names that is most like what was written, if any is much like it.
pub(crate) fn likest<'a>(written: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_lowercase();
    let likely = names.map(|name| (slips(&written, name), name));
    let (slips, name) = likely.min()?;
    (slips <= 1 + name.len() / 6).then_some(name)
}

/// How many letters have to be put in, left out, changed, or exchanged with the next, to make one of the other.
fn slips(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) =
        (one.chars().take(64).collect(), other.chars().collect());
    // Of the beginning of one, row by row, and of each beginning of the other.
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, wanted) in other.iter().enumerate() {
            let changed = rows[i][j] + usize::from(letter != wanted);
            let mut least = changed.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && one[i - 1] == *wanted && *letter == other[j - 1] {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_finger_are_understood_and_other_words_are_not() {
        let names = || ["kamon", "pantarei", "snekagon", "snekagon-5g", "tantrix"].into_iter();
        for (written, meant) in [
            ("kamom", "kamon"),
            ("Kamon", "kamon"),
            ("kmaon", "kamon"),
            ("snekgon", "snekagon"),
            ("snekagon5g", "snekagon-5g"),
            ("tantirx", "tantrix"),
        ] {
            assert_eq!(likest(written, names()), Some(meant), "{written}");
        }
        for written in ["chess", "", "go", "hive", "🐍", "\n"] {
            assert_eq!(likest(written, names()), None, "{written}");
        }
    }
}
