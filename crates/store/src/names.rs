use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// The form in which a name is there once: two names with the same one look the same, or are the same in
/// other letters. Full-width and mathematical letters become plain ones, large letters small ones, and
/// letters of any script become the one that they look like.
pub fn canonical_name(name: &str) -> String {
    // Large letters look like others than small ones do, so that both are looked at.
    let plain = plain_name(name);
    let large: String = skeleton(&plain).flat_map(fold).collect();
    let looks: String = skeleton(&large).flat_map(fold).collect();
    // A capital I and a small L look the same, and which case somebody chose is not known any more.
    looks
        .nfkc()
        .map(|c| if c == 'i' { 'l' } else { c })
        .collect()
}

/// A name in plain letters, as it is kept.
pub fn plain_name(name: &str) -> String {
    name.nfkc().collect()
}

/// What is kept of a name that rests: enough to know it again, and not the name itself.
pub(crate) fn name_hash(canonical: &str) -> String {
    crate::events::digest(&[canonical])
}

/// Without regard to case, also where a small letter has two forms, or becomes two large ones.
fn fold(c: char) -> impl Iterator<Item = char> {
    c.to_uppercase().flat_map(char::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Ada", "ada"),
            ("Ada", "Аda"),
            ("Ada", "Аԁа"),
            ("Ada", "Ａｄａ"),
            ("Ada", "𝒜𝒹𝒶"),
            ("Ada", "𝐀𝐝𝐚"),
            ("paypal", "PAYPAI"),
            ("Al", "AI"),
            ("Bob", "B0b"),
            ("cosmos", "соsmоs"),
            ("BOB", "ВОВ"),
            ("strasse", "straße"),
            ("Žofie", "Z\u{30c}ofie"),
            ("sigmaς", "sigmaσ"),
        ] {
            assert_eq!(canonical_name(one), canonical_name(other), "{one} {other}");
        }
        for (one, other) in [
            ("Ada", "Ida"),
            ("Žofie", "Zofie"),
            ("Иван", "Ivan"),
            ("a-b", "a_b"),
        ] {
            assert_ne!(canonical_name(one), canonical_name(other), "{one} {other}");
        }
    }

    #[test]
    fn the_form_of_the_form_is_itself() {
        for name in ["Ada", "mmm", "Will1am", "Ω-ohm", "Żółw", "ИВАН"] {
            let once = canonical_name(name);
            assert_eq!(canonical_name(&once), once, "{name}");
        }
    }
}
