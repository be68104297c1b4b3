use std::ops::ControlFlow;

use game::{Family, FullRules, Language, Line, Spec, Turn};
use scene::Show;

use crate::figures::Figure;

/// The sections that every page of rules has; some have one more.
const SECTIONS: usize = 8;

/// What a family tells people about its game is there, in every language, and true: texts, the sample, and
/// the pages of rules with their figures. Panics at the first thing that is not.
pub fn is_presentable<G: FullRules + Show>() {
    let family = G::family();
    texts_are_complete(family);
    players_are_told::<G>(family);
    sample_shows_the_game::<G>(family);
    setups_are_arranged::<G>(family);
    for figure in Figure::all(family.rules.text(Language::English)) {
        figure.check::<G>();
    }
    for language in Language::ALL {
        page_is_sound(family, language);
    }
}

/// The game that a text names.
pub(crate) fn configured<G: FullRules>(spec: &str) -> G {
    let spec: Spec = spec.parse().unwrap();
    G::configure(&G::family().choose(&spec).unwrap())
}

fn texts_are_complete(family: &Family) {
    assert_eq!(family.texts.gaps(), Vec::<String>::new(), "{}", family.id);
    for language in Language::ALL {
        for code in ["summary", "goal", "hint", "move-hint"] {
            assert!(family.texts.has(language, code), "{code} of {}", family.id);
            let text = family.texts.plain(language, code);
            assert!(text.ends_with('.'), "{}: {text}", family.id);
        }
        assert_eq!(family.has_overlay, family.texts.has(language, "overlay"));
        if !family.seat_choice.is_empty() {
            for code in family.seat_choice.iter().chain(&["seat-choice"]) {
                assert!(family.texts.has(language, code), "{code} of {}", family.id);
            }
        }
        for option in family.options {
            let code = format!("option-{}", option.name);
            assert!(family.texts.has(language, &code), "{code} of {}", family.id);
            for value in option.values {
                let plain = value.parse::<u32>().is_ok() || ["on", "off"].contains(value);
                let own = format!("{code}-{value}");
                assert!(plain || family.texts.has(language, &own), "{own}");
                // People choose among these, one below the other.
                let label = family.value_in_words(option.name, value, language);
                assert!(!label.starts_with(char::is_lowercase), "{own}: {label}");
            }
        }
    }
}

fn players_are_told<G: FullRules>(family: &'static Family) {
    let alone = *family.players.end() == 1;
    assert_eq!(alone, family.target.is_some(), "{}", family.id);
    assert!(!alone || family.has_points, "{}", family.id);
    assert!(family.players.contains(&family.usual_players()));
    assert_eq!(configured::<G>(family.id).seats(), family.usual_players());
}

/// The sample is a position of a game that goes on, and hands are there if the family says so.
fn sample_shows_the_game<G: FullRules + Show>(family: &'static Family) {
    let sample = family.sample;
    let game = configured::<G>(sample.spec);
    let line = Line::replay(game, sample.setup, sample.moves.split_whitespace());
    let line = line.unwrap_or_else(|refusal| panic!("the sample of {}: {refusal}", family.id));
    assert!(matches!(line.turn(), Turn::Seat(_)), "{}", family.id);
    assert!(line.moves().len() >= 5, "{} shows nothing", family.id);
    let scene = line.game().scene(line.position(), Language::English);
    let overlay = line.game().overlay(line.position(), Language::English);
    assert_eq!(
        family.has_overlay,
        !overlay.about.is_empty(),
        "{}",
        family.id
    );
    // Whatever is said for a move can be said in every language.
    let _ = line.game().each_move(line.position(), |action| {
        if let Some(why) = line.game().why(line.position(), action) {
            for language in Language::ALL {
                assert!(!why.sentence(language).is_empty(), "{}", family.id);
            }
        }
        ControlFlow::Continue(())
    });
    assert_eq!(
        family.holds_pieces,
        !scene.hands.is_empty(),
        "{}",
        family.id
    );
}

/// Any two things of a setup that can be arranged change places, and back again; what is not there does not.
fn setups_are_arranged<G: FullRules + Show>(family: &'static Family) {
    let game = configured::<G>(family.sample.spec);
    let setup = game.parse_setup(family.sample.setup).unwrap();
    let arrangements = game.arrangements(&setup, Language::English);
    for (index, arrangement) in arrangements.iter().enumerate() {
        let last = arrangement.slots.len() - 1;
        for slots in [[0, last], [0, 1], [0, last / 2]] {
            let exchanged = game.exchanged(&setup, index, slots).unwrap();
            let text = game.setup_text(&exchanged);
            let read = game.parse_setup(&text);
            assert!(read.is_ok(), "{}: {text} is no setup", family.id);
            let now = &game.arrangements(&exchanged, Language::English)[index].slots;
            let before = &arrangement.slots;
            assert_eq!(now[slots[0]].about, before[slots[1]].about, "{}", family.id);
            // What nobody has may be listed elsewhere now.
            let was = &before[slots[0]].about;
            let moved = (now[slots[1]].about == *was).then_some(slots[1]);
            let moved = moved.or_else(|| now.iter().position(|slot| slot.about == *was));
            let back = [slots[0], moved.unwrap()];
            let back = game.exchanged(&exchanged, index, back).unwrap();
            assert_eq!(game.setup_text(&back), family.sample.setup, "{}", family.id);
        }
        assert!(game.exchanged(&setup, index, [0, last + 1]).is_none());
    }
    assert!(game.exchanged(&setup, arrangements.len(), [0, 0]).is_none());
}

/// A page has all sections, options and figures, keeps to what the app can draw, and says the same as the
/// English one, line by line.
fn page_is_sound(family: &Family, language: Language) {
    let (english, text) = (Language::English, family.rules.text(language));
    let name = format!("{language:?} {}", family.id);
    let original = family.rules.text(english);
    let lines = outline(text);
    let count = |kind| lines.iter().filter(|line| **line == kind).count();
    assert_eq!(count("title"), 1, "titles of {name}");
    assert!(count("section") >= SECTIONS, "sections of {name}");
    assert_eq!(lines, outline(original), "outline of {name}");
    for option in family.options {
        let named = text.contains(&format!("`{}=", option.name));
        assert!(named, "{option:?} in {name}");
    }
    for line in text.lines() {
        let mut strange = ["|", "<", "!", "###", "  -", "\t"].into_iter();
        assert!(
            !strange.any(|start| line.starts_with(start)),
            "{name}: {line}"
        );
    }
    let (figures, originals) = (Figure::all(text), Figure::all(original));
    assert!(figures.len() >= 3, "{name} has few figures");
    assert!(figures.iter().any(Figure::is_end), "{name} shows no end");
    assert_eq!(figures.len(), originals.len(), "figures of {name}");
    for (figure, original) in figures.iter().zip(&originals) {
        let translated = language != english;
        figure.says_the_same(original, translated);
    }
}

/// What stands on each line: the same in every language, since a paragraph is one line.
fn outline(text: &str) -> Vec<&'static str> {
    let kind = |line: &str| match line.split(' ').next().unwrap_or_default() {
        "" => "",
        "#" => "title",
        "##" => "section",
        "-" => "item",
        "```position" => "figure",
        number if number.ends_with('.') && number.len() == 2 => "step",
        _ => "text",
    };
    text.lines().map(kind).collect()
}
