use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;
use scene::Scene;

use crate::NotDrawn;
use crate::fonts::options;

/// How many dots the longer side of a picture has at most.
const LONGEST: f32 = 1600.0;
/// How many dots there are to a unit of the document, where that is not too many.
const SCALE: f32 = 2.0;

/// A scene as a PNG, with everything that its SVG shows.
pub fn png(scene: &Scene) -> Result<Vec<u8>, NotDrawn> {
    let tree = read(&scene::svg(scene))?;
    let longer = tree.size().width().max(tree.size().height());
    encoded(&drawn(&tree, SCALE.min(LONGEST / longer))?)
}

pub(crate) fn read(document: &str) -> Result<Tree, NotDrawn> {
    Tree::from_str(document, &options()).map_err(NotDrawn::because)
}

/// A document as dots, so many to a unit.
pub(crate) fn drawn(tree: &Tree, scale: f32) -> Result<Pixmap, NotDrawn> {
    let dots = |units: f32| (units * scale).round().max(1.0) as u32;
    let [width, height] = [tree.size().width(), tree.size().height()].map(dots);
    let mut dots = Pixmap::new(width, height).ok_or_else(|| NotDrawn::because("it has no size"))?;
    let scale = Transform::from_scale(scale, scale);
    resvg::render(tree, scale, &mut dots.as_mut());
    Ok(dots)
}

pub(crate) fn encoded(dots: &Pixmap) -> Result<Vec<u8>, NotDrawn> {
    dots.encode_png().map_err(NotDrawn::because)
}
