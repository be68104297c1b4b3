use unicode_security::{GeneralSecurityProfile, MixedScript};

use crate::people::refusal::AccountRefusal;
use crate::people::reserved::is_reserved;

/// What guests are called: a genus of snakes, the same word in every language, and a number. Those
/// after which snakes of Snekagon 5G are called are left to them.
pub(super) const GENERA: [&str; 32] = [
    "Acanthophis",
    "Ahaetulla",
    "Atheris",
    "Bitis",
    "Boiga",
    "Bothrops",
    "Bungarus",
    "Calabaria",
    "Cerastes",
    "Coluber",
    "Corallus",
    "Coronella",
    "Crotalus",
    "Daboia",
    "Dendrelaphis",
    "Elaphe",
    "Epicrates",
    "Eryx",
    "Eunectes",
    "Heterodon",
    "Lampropeltis",
    "Liasis",
    "Malpolon",
    "Micrurus",
    "Morelia",
    "Naja",
    "Natrix",
    "Pantherophis",
    "Sistrurus",
    "Thamnophis",
    "Xenodon",
    "Zamenis",
];

/// The name of the guest with this id, always the same.
pub(crate) fn guest_name(id: &str) -> String {
    let hash = id.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    let genus = GENERA[(hash >> 32) as usize % GENERA.len()];
    format!("{genus} {}", 100 + hash % 900)
}

/// A name as it is kept, if anybody may have it: letters of one script, plain ones, hyphens only where one sees
/// them, and no word that stands for somebody else.
pub(crate) fn checked_name(name: &str) -> Result<String, AccountRefusal> {
    let name = store::plain_name(name.trim());
    let good = |c: char| c == '-' || (c.is_alphanumeric() && c.identifier_allowed()) || c == '_';
    let parts_are_fine = name.split(['-', '_']).all(|part| !part.is_empty());
    let fine = (2..=20).contains(&name.chars().count())
        && name.starts_with(char::is_alphabetic)
        && parts_are_fine
        && name.chars().all(good);
    if !fine {
        return Err(AccountRefusal::NameNotGood);
    }
    if !name.as_str().is_single_script() {
        return Err(AccountRefusal::NameMixedScripts);
    }
    if is_reserved(&name) {
        return Err(AccountRefusal::NameReserved);
    }
    Ok(name)
}

/// Whether a text could be an id at all.
pub(crate) fn is_id(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_plain_letters_of_one_script() {
        for (written, kept) in [
            ("Ada", "Ada"),
            ("Ａｄａ", "Ada"),
            ("Z\u{30c}ofie", "Žofie"),
            ("Иван_9", "Иван_9"),
            ("Νίκος", "Νίκος"),
            ("žluťoučký-kůň", "žluťoučký-kůň"),
            ("さくらの山", "さくらの山"),
        ] {
            assert_eq!(checked_name(written).as_deref(), Ok(kept), "{written}");
        }
        for mixed in ["\u{410}da", "pаypal", "Iνan", "Bоb"] {
            let refused = checked_name(mixed).unwrap_err();
            assert_eq!(refused, AccountRefusal::NameMixedScripts, "{mixed}");
        }
        for bad in [
            "x",
            "1st",
            "Ada-",
            "Ada_",
            "Ada--Lovelace",
            "Ada-_Lovelace",
            "<b>",
            "a b",
            "a\u{200b}b",
            "a\u{202e}b",
            "a\u{301}\u{301}\u{301}",
            "☃☃",
        ] {
            let refused = checked_name(bad).unwrap_err();
            assert_eq!(refused, AccountRefusal::NameNotGood, "{bad}");
        }
    }
}
