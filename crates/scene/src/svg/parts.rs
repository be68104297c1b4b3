//! What everything is drawn of, in files as on the browser's board.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;

use super::drawing::Drawing;

/// `parts.json`. The browser's board reads the same; `web/src/board/parts.d.ts` says what is what.
#[derive(Deserialize)]
pub(super) struct PartsFile {
    /// Classes and what they look like; later ones change what earlier ones say.
    pub(super) looks: Vec<(String, BTreeMap<String, String>)>,
    /// Gradients and patterns that shapes refer to.
    pub(super) fills: Vec<Template>,
    parts: BTreeMap<String, Template>,
    pub(super) stack: StackParts,
    pub(super) tile: TileParts,
    pub(super) snake: SnakeParts,
}

#[derive(Deserialize)]
pub(super) struct StackParts {
    pub(super) lift: f64,
    pub(super) foot: f64,
    pub(super) height: (f64, f64),
}

#[derive(Deserialize)]
pub(super) struct TileParts {
    pub(super) letters: Vec<(f64, f64)>,
}

#[derive(Deserialize)]
pub(super) struct SnakeParts {
    pub(super) girth: f64,
    pub(super) gap: f64,
    pub(super) chin: f64,
    pub(super) neck: Neck,
    pub(super) tail: Tail,
    pub(super) shade: (f64, f64),
    pub(super) scales: Scales,
    pub(super) gleam: (f64, f64),
    pub(super) letter: f64,
    pub(super) coil: Coil,
    pub(super) patterns: BTreeMap<String, Pattern>,
}

#[derive(Deserialize)]
pub(super) struct Neck {
    pub(super) least: f64,
    pub(super) from: f64,
    pub(super) over: f64,
}

#[derive(Deserialize)]
pub(super) struct Tail {
    pub(super) least: f64,
    pub(super) over: f64,
    pub(super) share: f64,
    pub(super) beyond: f64,
    pub(super) ring: f64,
}

#[derive(Deserialize)]
pub(super) struct Scales {
    pub(super) reach: f64,
    pub(super) steps: usize,
}

#[derive(Deserialize)]
pub(super) struct Coil {
    pub(super) steps: usize,
    pub(super) from: f64,
    pub(super) turns: f64,
    pub(super) start: f64,
    pub(super) reach: f64,
    pub(super) opens: f64,
    pub(super) girth: f64,
    pub(super) least: f64,
    pub(super) over: f64,
    pub(super) head: f64,
    pub(super) letter: (f64, f64),
}

#[derive(Deserialize)]
#[serde(default)]
pub(super) struct Pattern {
    pub(super) every: usize,
    pub(super) shape: Vec<(isize, f64)>,
    pub(super) dot: Option<Dot>,
    pub(super) stripes: Vec<(f64, f64)>,
}

impl Default for Pattern {
    fn default() -> Self {
        Self {
            every: 1,
            shape: Vec::new(),
            dot: None,
            stripes: Vec::new(),
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
pub(super) struct Dot {
    pub(super) across: f64,
    pub(super) radius: f64,
}

/// A shape that waits to be told facts.
#[derive(Deserialize)]
#[serde(try_from = "Vec<Value>")]
pub(super) struct Template {
    tag: String,
    attributes: Vec<(String, String)>,
    children: Vec<Template>,
    text: Option<String>,
}

impl TryFrom<Vec<Value>> for Template {
    type Error = &'static str;

    fn try_from(shape: Vec<Value>) -> Result<Self, Self::Error> {
        let mut shape = shape.into_iter();
        let (Some(Value::String(tag)), Some(Value::Object(attributes))) =
            (shape.next(), shape.next())
        else {
            return Err("a shape is its tag, its attributes and what is inside it");
        };
        let plain = |value| match value {
            Value::String(text) => text,
            number => number.to_string(),
        };
        let attributes = attributes.into_iter();
        let mut template = Self {
            tag,
            attributes: attributes
                .map(|(name, value)| (name, plain(value)))
                .collect(),
            children: Vec::new(),
            text: None,
        };
        for inside in shape {
            match inside {
                Value::String(text) => template.text = Some(text),
                Value::Array(child) => template.children.push(Self::try_from(child)?),
                _ => return Err("inside a shape are shapes or words"),
            }
        }
        Ok(template)
    }
}

pub(super) static PARTS: LazyLock<PartsFile> = LazyLock::new(|| {
    // A test reads it: it can be read.
    serde_json::from_str(include_str!("../../parts.json")).expect("parts.json is in order")
});

/// A part about the origin, told these facts. What no part is drawn for, as a number of a new game without dots for
/// it, is left out.
pub(super) fn part(name: &str, facts: &[(&str, &str)]) -> Drawing {
    let template = PARTS.parts.get(name);
    template.map_or_else(|| Drawing::group(Vec::new()), |known| known.tell(facts))
}

impl Template {
    pub(super) fn tell(&self, facts: &[(&str, &str)]) -> Drawing {
        let told = |text: &str| {
            let mut text = text.to_owned();
            for (name, fact) in facts {
                text = text.replace(&format!("{{{name}}}"), fact);
            }
            text.trim().to_owned()
        };
        if self.tag == "part" {
            let name = self.attributes.first().map_or("", |(_, name)| name);
            return part(&told(name), facts);
        }
        let mut drawing = Drawing::new(Cow::Owned(self.tag.clone()));
        let attributes = self.attributes.iter();
        drawing.attributes = attributes
            .map(|(name, value)| (Cow::Owned(name.clone()), told(value)))
            .collect();
        drawing.children = self
            .children
            .iter()
            .map(|child| child.tell(facts))
            .collect();
        drawing.text = self.text.as_deref().map(told);
        drawing
    }
}
