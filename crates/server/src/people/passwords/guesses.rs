//! Which passwords are guessed first. Guessing programs go through lists of what people choose, put digits
//! and signs around it, write `@` for `a`, try the name of the account, what lies side by side on a
//! keyboard, and whatever repeats itself.
//!
//! `common.txt` has the list, from zxcvbn (npm, version 4.4.2, MIT licence, Dan Wheeler and Dropbox): the 30,000
//! most frequent passwords of published leaks, and, since each word is in only one of its lists, first names, the
//! 3,000 most frequent surnames and the 7,000 most frequent words of encyclopedia and films; and our own: what
//! Czechs and Poles choose and are called, months, days and the like in three languages, and our games. All in lower
//! case and sorted; those that follow from a shorter one by the rules below are left out.

use unicode_normalization::UnicodeNormalization;

use crate::people::refusal::AccountRefusal;

const SHORTEST: usize = 8;
const LONGEST: usize = 200;
/// So many signs around a word hide nothing.
const DECORATION: usize = 4;
/// Digits alone are no password up to here.
const LONGEST_NUMBER: usize = 12;
/// Shorter words are in too many good passwords.
const SHORTEST_WORD: usize = 4;

const COMMON: &str = include_str!("common.txt");

/// What lies side by side, on keyboards of our readers and in the alphabet.
const ROWS: [&str; 10] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    // Counting.
    "1234567891011121314151617181920212223242526272829",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
    "1q2w3e4r5t6y7u8i9o0p",
];
/// Fewer in a row are chance.
const SHORTEST_RUN: usize = 3;
/// A password of more runs than this was thought about.
const MOST_RUNS: usize = 4;

/// Whether a password is worth hashing, for an account of this name.
pub(crate) fn check_password(password: &str, name: &str) -> Result<(), AccountRefusal> {
    let length = password.chars().count();
    if length < SHORTEST {
        return Err(AccountRefusal::PasswordShort { least: SHORTEST });
    }
    if length > LONGEST {
        return Err(AccountRefusal::PasswordLong { most: LONGEST });
    }
    if is_name(password, name) {
        return Err(AccountRefusal::PasswordName);
    }
    if is_guessed(password) {
        return Err(AccountRefusal::PasswordCommon);
    }
    Ok(())
}

/// Whether a password is little more than the account's name, forwards or backwards.
fn is_name(password: &str, name: &str) -> bool {
    let forwards = letters_and_digits(name);
    let backwards = backwards(&forwards);
    let plain = letters_and_digits(password);
    [forwards, backwards].iter().any(|name: &String| {
        let spelled = [
            (plain.clone(), name.clone()),
            (unmasked(&plain), unmasked(name)),
        ];
        spelled.iter().any(|(plain, name)| {
            let rest = plain.replace(name.as_str(), "");
            rest.len() < plain.len() && rest.chars().count() <= DECORATION
        })
    })
}

fn is_guessed(password: &str) -> bool {
    let lower = password.trim().to_lowercase();
    let plain = letters_and_digits(password);
    is_number(&lower)
        || [lower, plain].iter().any(|word| {
            repeats_itself(word)
                || is_runs(word)
                || is_runs(&once(word))
                || is_common(word)
                || is_common(undecorated(&backwards(word)))
                || is_little(word)
                || is_common(undecorated(word))
                || is_common(&unmasked(word))
                || is_common(undecorated(&unmasked(undecorated(word))))
        })
}

fn backwards(word: &str) -> String {
    word.chars().rev().collect()
}

/// Without what is around the letters, unless it is so much that it counts itself.
fn undecorated(word: &str) -> &str {
    let inner = word.trim_matches(|c: char| !c.is_alphabetic());
    let start = word.find(inner).unwrap_or_default();
    let (before, after) = (&word[..start], &word[start + inner.len()..]);
    let trivial = |part: &str| {
        let (digits, signs): (Vec<char>, Vec<char>) = part.chars().partition(|c| c.is_numeric());
        let little = digits.len().max(signs.len()) <= DECORATION;
        little || is_runs(part) || is_common(part)
    };
    if trivial(before) && trivial(after) {
        inner
    } else {
        word
    }
}

/// A letter or two, and around them what hides nothing: `a123456789`.
fn is_little(word: &str) -> bool {
    let inner = word.trim_matches(|c: char| !c.is_alphabetic());
    let around = word.replacen(inner, "", 1);
    (1..SHORTEST_WORD).contains(&inner.chars().count()) && (is_runs(&around) || is_common(&around))
}

/// A date, a telephone number, a figure on a block of digits: few enough of them to try all.
fn is_number(word: &str) -> bool {
    let (digits, signs): (Vec<char>, Vec<char>) = word.chars().partition(|c| c.is_numeric());
    let no_letters = !signs.iter().any(|c| c.is_alphabetic());
    no_letters && signs.len() <= DECORATION && digits.len() <= LONGEST_NUMBER
}

/// Without what stands twice or more in a row: `11223344`, `aabbccdd`.
fn once(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    letters.dedup();
    letters.into_iter().collect()
}

/// With the letters that signs and digits stand for.
fn unmasked(word: &str) -> String {
    let meant = |c: char| match c {
        '@' | '4' => 'a',
        '3' => 'e',
        '1' | '!' => 'i',
        '0' => 'o',
        '$' | '5' => 's',
        '7' => 't',
        other => other,
    };
    word.chars().map(meant).collect()
}

/// In lower case, without accents, spaces and signs.
fn letters_and_digits(text: &str) -> String {
    let kept = text.nfkd().filter(|c| c.is_alphanumeric());
    let lower = kept.flat_map(char::to_lowercase);
    // Its stroke is no accent.
    lower.map(|c| if c == 'ł' { 'l' } else { c }).collect()
}

/// One part, of up to four characters or half of it, over and over again; or nothing at all.
fn repeats_itself(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let half = letters.len() / 2;
    let period = |&part: &usize| letters.iter().zip(&letters[part..]).all(|(a, b)| a == b);
    letters.is_empty()
        || (1..=half.min(DECORATION)).any(|part| period(&part))
        || (half > 0
            && letters.len().is_multiple_of(2)
            && period(&half)
            && is_common_word(&letters[..half]))
}

fn is_common_word(letters: &[char]) -> bool {
    is_common(&letters.iter().collect::<String>())
}

/// Whether all of it lies side by side, in a few runs: `abc12345`, `qwerty123`, `111222333`.
fn is_runs(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let mut rest = &letters[..];
    for _ in 0..MOST_RUNS {
        let run = longest_run(rest);
        // The last few may be what is left of a row.
        if run < SHORTEST_RUN.min(rest.len()) {
            return false;
        }
        rest = &rest[run..];
        if rest.is_empty() {
            return true;
        }
    }
    false
}

fn longest_run(letters: &[char]) -> usize {
    let same = letters.iter().take_while(|c| **c == letters[0]).count();
    let along = |row: &mut dyn Iterator<Item = char>| {
        let row: Vec<char> = row.collect();
        let runs = (0..row.len()).map(|start| {
            let pairs = row[start..].iter().zip(letters);
            pairs.take_while(|(a, b)| a == b).count()
        });
        runs.max().unwrap_or(0)
    };
    let rows = ROWS
        .iter()
        .map(|row| along(&mut row.chars()).max(along(&mut row.chars().rev())));
    rows.chain([same]).max().unwrap_or(0)
}

/// Whether a word is on the list.
fn is_common(word: &str) -> bool {
    if word.chars().count() < SHORTEST_WORD {
        return false;
    }
    let (mut low, mut high) = (0, COMMON.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        let start = COMMON[..middle].rfind('\n').map_or(0, |end| end + 1);
        let end = COMMON[middle..]
            .find('\n')
            .map_or(COMMON.len(), |end| middle + end);
        match COMMON[start..end].cmp(word) {
            std::cmp::Ordering::Equal => return true,
            std::cmp::Ordering::Less => low = end + 1,
            std::cmp::Ordering::Greater => high = start,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_long_sorted_and_found_through() {
        let words: Vec<&str> = COMMON.lines().collect();
        assert!(words.len() > 20_000, "{}", words.len());
        assert!(words.is_sorted() && words.iter().all(|word| word.is_ascii()));
        for word in &words {
            assert!(is_common(word), "{word}");
            assert_eq!(*word, word.to_lowercase());
        }
        assert!(!is_common("zzzzz-after-everything") && !is_common("  before"));
    }

    #[test]
    fn what_is_guessed_first_is_refused() {
        for password in [
            "password123",
            "Password1!",
            "P@ssw0rd",
            "p4ssw0rd2024",
            "password12345678",
            "        ",
            "\t \t \t \t \t",
            "aaaaaaaa",
            "abababab",
            "12341234",
            "11112222",
            "12345678",
            "87654321",
            "abcdefgh",
            "abc12345",
            "qwertyui",
            "qwertzui",
            "asdfghjkl",
            "qwerty123456",
            "1q2w3e4r5t",
            "1qaz2wsx3edc",
            "zaq12wsx",
            "letmein!!",
            "iloveyou2",
            "Summer2024",
            "welcome1",
            "dragon99",
            "admin1234",
            "!!monkey!!",
            "heslo12345",
            "Heslo.123",
            "haslo123",
            "kochanie1",
            "sluníčko1",
            "misiek99",
            "sparta2024",
            "trustno1",
            "football!",
            "passwordpassword",
            "pass word",
            "SERPENTARIUM",
            "tantrix2026",
            "********",
            "1111111a",
            "19901990",
            "P@ssword2024!",
            "31121999",
            "12.12.1999",
            "159753159",
            "+420 777 123 456",
            "11223344",
            "aabbccdd",
            "January2026",
            "Company123",
            "Leden2026!",
            "styczeń2026",
            "jennifer",
            "Michal123",
            "Zuzanka99!",
            "małgorzata",
            "guest1234",
            "computer2024",
            "letmeinplease",
            "CorrectHorseBatteryStaple",
            "retsnom11",
            "a123456789",
            "xy12345678!",
            "123456789101112",
        ] {
            let refused = check_password(password, "Ada");
            assert_eq!(refused, Err(AccountRefusal::PasswordCommon), "{password:?}");
        }
    }

    #[test]
    fn the_own_name_is_no_password() {
        for (name, password) in [
            ("Rattlesnake", "rattlesnake"),
            ("Rattlesnake", "Rattlesnake1!"),
            ("Rattlesnake", "123rattlesnake"),
            ("Rattlesnake", "R4ttl3sn4k3"),
            ("Rattlesnake", "ekanselttar"),
            ("Ada-Lovelace", "adalovelace99"),
            ("Hadrian", "hadrianhadrian"),
            ("Žofie", "žofie2024"),
        ] {
            let refused = check_password(password, name).unwrap_err();
            assert_eq!(refused, AccountRefusal::PasswordName, "{name} {password}");
        }
    }

    #[test]
    fn what_somebody_thought_about_is_taken() {
        for password in [
            "correct horse",
            "incorrect horse",
            "Tr0ub4dor&3-wagon",
            "my dragon eats 17 plums",
            "xK9#mQ2v",
            "žluťoučký kůň",
            "adalovelacewrites",
            "koloběžka na mostě",
            "9f8a3c71",
            "4711-0815-2349-66",
            "wsporniki-zielone",
            "computer garden 12",
            "michal a zuzka",
            "k7.83-20x5",
            "47ab1109",
        ] {
            assert_eq!(check_password(password, "Ada"), Ok(()), "{password}");
        }
    }
}
