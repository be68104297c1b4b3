//! Words that nobody may be called, because others would take them for somebody else: for those who run the
//! place, for the place itself, for a bot, a guest, or somebody who has gone.

use std::collections::HashSet;
use std::sync::LazyLock;

use store::canonical_name;
use texts::Language;
use unicode_normalization::UnicodeNormalization;

use crate::bots::LEVELS;
use crate::people::names::GENERA;

/// In English, Czech and Polish, without accents; what a word needs more is taken away before it is
/// compared.
const WORDS: &str = "
    admin administrator administrace administracja administration root superuser sysadmin system
    systemadmin server serwer serpentarium host hostmaster webmaster postmaster operator owner
    moderator moderators moderace moderacja mod staff team tym zespol support help helpdesk info
    contact abuse security privacy official oficialni oficjalny service api www web site webapp mail
    spravce spravci provozovatel majitel vlastnik podpora pomoc napoveda obsluha technik
    redakce zprava wlasciciel właściciel obsluga obsługa wsparcie kontakt redakcja informacja
    rozhodci sedzia sędzia referee arbiter umpire judge
    bot bots robot robots computer pocitac komputer engine ai cpu machine stroj maszyna
    guest guests host hoste gosc goscie anonym anonymous anonymni anonimowy anonim
    nobody nikdo nikt somebody nekdo ktos everybody everyone vsichni wszyscy all here
    me you ja ty my user users uzivatel uzytkownik użytkownik player players hrac hraci gracz gracze
    opponent souper przeciwnik account ucet konto name jmeno nazwa
    deleted deletedplayer deleteduser deletedaccount smazany smazanyhrac smazanyucet
    usuniety usunietygracz usunietekonto unknown neznamy nieznany null nil none undefined nan true false
    void test tester example
    gm dev developer developers vyvojar billing payments noreply mailer-daemon sudo
";

/// Those who run the place, from whom others would take an order: not as a part of a name either.
const STAFF: &str = "
    admin administrator administrace administracja root superuser sysadmin system systemadmin server serwer serpentarium
    hostmaster webmaster moderator moderators moderace moderacja staff support helpdesk official oficialni oficjalny
    spravce spravci provozovatel podpora wlasciciel właściciel obsluga obsługa wsparcie operator security gamemaster
    админ администратор администрация модератор сервер система поддержка адмін адміністратор διαχειριστής συντονιστής
";

/// What makes no other name of a word.
const NOTHING_MORE: [&str; 4] = ["the", "real", "your", "our"];

static PARTS: LazyLock<HashSet<String>> =
    LazyLock::new(|| STAFF.split_whitespace().map(essence).collect());

static RESERVED: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let levels = 1..=LEVELS;
    let bots =
        levels.flat_map(|level| Language::ALL.map(|language| catalog::level_name(level, language)));
    let words = WORDS.split_whitespace().chain(GENERA).map(str::to_owned);
    words.chain(bots).map(|word| essence(&word)).collect()
});

pub(super) fn is_reserved(name: &str) -> bool {
    let whole = essence(name);
    RESERVED.contains(&whole)
        || parts(name).any(|part| PARTS.contains(&essence(&part)))
        || is_joined(&whole)
}

/// The words of a name, as hyphens, digits and capital letters separate them.
fn parts(name: &str) -> impl Iterator<Item = String> {
    let mut parts = vec![String::new()];
    let mut small = false;
    for c in name.nfkc() {
        if !c.is_alphabetic() || (small && c.is_uppercase()) {
            parts.push(String::new());
        }
        parts.last_mut().into_iter().for_each(|part| part.push(c));
        small = c.is_lowercase();
    }
    parts.into_iter()
}

/// Whether it is one of those who run the place, and before or behind it another reserved word: `theadmin`, `serverteam`.
fn is_joined(whole: &str) -> bool {
    let little = |word: &str| {
        RESERVED.contains(word) || NOTHING_MORE.iter().any(|more| canonical_name(more) == word)
    };
    // As in `xXadminXx`.
    let whole = whole.trim_matches('x');
    PARTS.contains(whole)
        || whole.char_indices().skip(1).any(|(at, _)| {
            let (before, behind) = whole.split_at(at);
            PARTS.contains(before) && little(behind) || PARTS.contains(behind) && little(before)
        })
}

/// What is left of a name without accents, hyphens, and digits behind it.
fn essence(name: &str) -> String {
    let letters: String = name.nfkd().filter(|c| c.is_alphanumeric()).collect();
    canonical_name(letters.trim_end_matches(|c: char| c.is_numeric()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_like_those_who_run_the_place_or_like_a_bot() {
        for name in [
            "admin",
            "Admin",
            "ADMIN1",
            "adm1n",
            "admin-",
            "ad_min",
            "server",
            "Serwer",
            "Serpentarium",
            "správce",
            "Moderátor",
            "guest",
            "Guest42",
            "host",
            "gość",
            "Gość-7",
            "Hatchling",
            "Ouroboros",
            "GrassSnake",
            "Uroboros",
            "Natrix",
            "Naja-123",
            "deleted",
            "DeletedPlayer",
            "deleted-player",
            "SmazanýHráč",
            "usunięty-gracz",
            "Bot",
            "аdmin",
            "null",
            "właściciel",
            "me",
            "TheAdmin",
            "theadmin",
            "admin-team",
            "serverteam",
            "Serpentarium-Admin",
            "real_admin",
            "AdaAdmin",
            "Ada-Správce",
            "Moderator7Ada",
            "xXadminXx",
            "Game-Master",
            "security-team",
            "no-reply",
            "Админ",
            "модератор",
            "Διαχειριστής",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in [
            "Ada",
            "Administrix",
            "Bottle",
            "Hosta",
            "Guesta",
            "Meda",
            "Serverin",
            "Observer",
            "Systematic",
            "Beetroot",
            "Ada-Supports",
            "Maxim",
            "Xena",
            "Devi",
            "Иван",
            "Ondřej",
            "Małgorzata",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
