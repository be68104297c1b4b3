//! The fonts of the pages, as TrueType: `npm run picture-fonts` cuts them.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::{Database, ID, Source};
use resvg::usvg::{FontResolver, Options};

pub(crate) const TEXT: &str = "Figtree";
pub(crate) const HEADING: &str = "Fraunces";

/// Text in medium and bold, headings; each in two files, as Fontsource has them. What they call themselves are the
/// fonts that they were cut from.
const FILES: [(&str, &[u8]); 6] = [
    (TEXT, include_bytes!("../fonts/figtree-medium-latin.ttf")),
    (
        TEXT,
        include_bytes!("../fonts/figtree-medium-latin-ext.ttf"),
    ),
    (TEXT, include_bytes!("../fonts/figtree-bold-latin.ttf")),
    (TEXT, include_bytes!("../fonts/figtree-bold-latin-ext.ttf")),
    (HEADING, include_bytes!("../fonts/fraunces-latin.ttf")),
    (HEADING, include_bytes!("../fonts/fraunces-latin-ext.ttf")),
];

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for (name, file) in FILES {
        for id in fonts.load_font_source(Source::Binary(Arc::new(file))) {
            let Some(mut face) = fonts.face(id).cloned() else {
                continue;
            };
            for (family, _) in &mut face.families {
                name.clone_into(family);
            }
            fonts.remove_face(id);
            fonts.push_face_info(face);
        }
    }
    fonts.set_sans_serif_family(TEXT);
    fonts.set_serif_family(HEADING);
    Arc::new(fonts)
});

/// How documents are read: with our fonts, and with nothing from elsewhere.
pub(crate) fn options() -> Options<'static> {
    Options {
        fontdb: Arc::clone(&FONTS),
        font_family: TEXT.to_owned(),
        font_resolver: FontResolver {
            select_font: FontResolver::default_font_selector(),
            select_fallback: Box::new(|letter, used, fonts| other_half(letter, used, fonts)),
        },
        ..Options::default()
    }
}

/// The other file of the same face, for a letter that the first does not have.
fn other_half(letter: char, used: &[ID], fonts: &Database) -> Option<ID> {
    let first = fonts.face(*used.first()?)?;
    let mut same = fonts.faces().filter(|face| {
        let same = face.families == first.families && face.weight == first.weight;
        same && !used.contains(&face.id)
    });
    same.find(|_| is_drawn(letter)).map(|face| face.id)
}

/// Letters between others that one of the two families lacks.
const LACKING: &str = "ĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũſ";

/// Whether our fonts have a letter: those of Europe's Latin alphabets, digits and the usual signs
/// (`web/scripts/letters.mjs`).
pub fn is_drawn(letter: char) -> bool {
    let latin = matches!(letter, ' '..='~' | '\u{a0}'..='\u{17f}');
    latin && !LACKING.contains(letter) || "–—‘’‚“”„…−ȘșȚțẞ".contains(letter)
}
