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
    // Paper lies below everything, so that nothing is clear: three bytes a dot are enough. Messengers leave large
    // pictures out, and each is drawn once and sent often.
    let colours: Vec<u8> = dots
        .data()
        .chunks_exact(4)
        .flat_map(|dot| [dot[0], dot[1], dot[2]])
        .collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, dots.width(), dots.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header().map_err(NotDrawn::because)?;
    writer
        .write_image_data(&colours)
        .map_err(NotDrawn::because)?;
    writer.finish().map_err(NotDrawn::because)?;
    Ok(bytes)
}
