//! How drawings become a document: classes become attributes, in the shades of pictures.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use super::colour::{Colour, SHADES};
use super::drawing::Drawing;
use super::parts::PARTS;

/// How large a unit of the drawing is shown, if nobody asks for another size.
const SCALE: f64 = 0.8;
/// What is referred to in the document is called this and more.
const ID: &str = "sb-";
/// From so many characters on, a path that occurs again is written once.
const LONG: usize = 60;

pub(super) fn document(drawn: &[Drawing], width: f64, height: f64) -> String {
    let mut inside = Writer {
        shared: shared_paths(drawn),
        ..Writer::default()
    };
    for drawing in drawn {
        inside.write(drawing);
    }
    let mut fills = Writer::default();
    for (data, id) in &inside.shared {
        let _ = write!(fills.out, "<path id=\"{ID}{id}\" d=\"{data}\"/>");
    }
    for fill in PARTS.fills.iter().map(|fill| fill.tell(&[])) {
        let id = fill.attribute("id").unwrap_or_default();
        if inside.out.contains(&format!("url(#{ID}{id})")) {
            let id = format!("{ID}{id}");
            fills.write(&fill.with("id", id));
        }
    }
    let paper = SHADES.get("paper").map_or("none", String::as_str);
    let [shown_width, shown_height] = [width, height].map(|length| length * SCALE);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         width=\"{shown_width:.0}\" height=\"{shown_height:.0}\" font-family=\"sans-serif\" \
         font-weight=\"700\" text-anchor=\"middle\" role=\"img\"><defs>{}</defs>\
         <rect width=\"100%\" height=\"100%\" fill=\"{paper}\"/>{}</svg>\n",
        fills.out, inside.out
    )
}

/// The data of longer paths that occur again, each with a number: hexagons, bodies and their shadows, what several
/// hold. They are written once.
fn shared_paths(drawn: &[Drawing]) -> BTreeMap<String, usize> {
    fn count(drawing: &Drawing, paths: &mut BTreeMap<String, usize>) {
        if let Some(data) = drawing.attribute("d").filter(|data| data.len() > LONG) {
            *paths.entry(data.to_owned()).or_default() += 1;
        }
        for child in &drawing.children {
            count(child, paths);
        }
    }
    let mut paths = BTreeMap::new();
    for drawing in drawn {
        count(drawing, &mut paths);
    }
    let repeated = paths.into_iter().filter(|&(_, count)| count > 1);
    let numbered = repeated.enumerate();
    numbered.map(|(id, (data, _))| (data, id)).collect()
}

/// Where among the looks each class stands: later ones change what earlier ones say.
static RULES: LazyLock<BTreeMap<&str, usize>> = LazyLock::new(|| {
    let looks = PARTS.looks.iter().enumerate();
    looks
        .map(|(index, (class, _))| (class.as_str(), index))
        .collect()
});

#[derive(Default)]
struct Writer {
    out: String,
    shared: BTreeMap<String, usize>,
    /// What classes set for everything inside: `--tint` and the like, the innermost last.
    set: Vec<(String, String)>,
}

impl Writer {
    fn write(&mut self, drawing: &Drawing) {
        let classes: Vec<&str> = drawing
            .attribute("class")
            .unwrap_or_default()
            .split_whitespace()
            .collect();
        // Files show what helps those who can't tell the colours.
        if classes.contains(&"sb-unless-marks") {
            return;
        }
        let before = self.set.len();
        let looks = self.looks(&classes);
        let shared = drawing
            .attribute("d")
            .and_then(|data| self.shared.get(data));
        let (tag, data) = match shared {
            Some(id) => ("use", format!(" href=\"#{ID}{id}\"")),
            None => (drawing.tag.as_ref(), String::new()),
        };
        let is_shared = shared.is_some();
        let _ = write!(self.out, "<{tag}{data}");
        for (name, value) in &drawing.attributes {
            let is_written = name == "d" && is_shared;
            if name != "class" && !is_written && !looks.contains_key(name.as_ref()) {
                let value = value.replace("url(#", &format!("url(#{ID}"));
                self.attribute(name, &value);
            }
        }
        for (name, value) in &looks {
            self.look(name, value);
        }
        if drawing.children.is_empty() && drawing.text.is_none() && drawing.title.is_none() {
            self.out.push_str("/>");
        } else {
            self.out.push('>');
            if let Some(title) = &drawing.title {
                let _ = write!(self.out, "<title>{}</title>", escaped(title));
            }
            self.out
                .push_str(&escaped(drawing.text.as_deref().unwrap_or_default()));
            for child in &drawing.children {
                self.write(child);
            }
            let _ = write!(self.out, "</{tag}>");
        }
        self.set.truncate(before);
    }

    /// What these classes look like. What they set for others is set from here on.
    fn looks(&mut self, classes: &[&str]) -> BTreeMap<&'static str, String> {
        let known = classes.iter().filter_map(|class| RULES.get(class));
        let mut known: Vec<usize> = known.copied().collect();
        known.sort_unstable();
        let rules = known.into_iter().flat_map(|index| &PARTS.looks[index].1);
        let rules: Vec<_> = rules.collect();
        for (name, value) in &rules {
            if name.starts_with("--") {
                let value = self.resolved(value);
                self.set.push(((*name).clone(), value));
            }
        }
        let mut looks = BTreeMap::new();
        for (name, value) in rules {
            if !name.starts_with("--") {
                looks.insert(name.as_str(), self.resolved(value));
            }
        }
        looks
    }

    /// A value with what its variables stand for.
    fn resolved(&self, value: &str) -> String {
        let mut text = String::new();
        let mut rest = value;
        while let Some((before, after)) = rest.split_once("var(") {
            let (name, after) = after.split_once(')').unwrap_or((after, ""));
            text.push_str(before);
            let mut set = self.set.iter().rev();
            let set = set.find_map(|(known, value)| (known == name).then_some(value));
            let shade = || SHADES.get(name.trim_start_matches('-'));
            text.push_str(set.or_else(shade).map_or("none", String::as_str));
            rest = after;
        }
        text + rest
    }

    fn look(&mut self, name: &str, value: &str) {
        match Colour::read(value).map(Colour::written) {
            Some((colour, alpha)) => {
                self.attribute(name, &colour);
                if let Some(alpha) = alpha {
                    let opacity = name.trim_end_matches("-color");
                    self.attribute(&format!("{opacity}-opacity"), &alpha);
                }
            }
            None => self.attribute(name, value.trim_end_matches("px")),
        }
    }

    fn attribute(&mut self, name: &str, value: &str) {
        let _ = write!(self.out, " {name}=\"{}\"", escaped(value));
    }
}

fn escaped(words: &str) -> String {
    words
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
