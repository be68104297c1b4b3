//! Shapes that a puzzle may ask for.

use std::collections::BTreeSet;

use hex::Hex;

/// The outline that the laid tiles must make, in any of its rotations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Any outline, as long as the tiles hang together.
    Free,
    /// Rows of k, k-1, ... 1 tiles.
    Triangle,
    /// One tile in the middle and six around it.
    Flower,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Shape; 3] = [Shape::Free, Shape::Triangle, Shape::Flower];

    /// The shape's name on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Free => "free",
            Shape::Triangle => "triangle",
            Shape::Flower => "flower",
        }
    }

    /// The shape of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Shape::ALL.into_iter().find(|shape| shape.name() == name)
    }

    /// The cells that `laid` tiles must cover; none if the shape is free, or if that many
    /// tiles cannot make it.
    pub fn cells(self, laid: usize) -> Option<Vec<Hex>> {
        match self {
            Shape::Free => None,
            Shape::Triangle => {
                let rows = (1..=laid as i16).find(|k| k * (k + 1) / 2 >= laid as i16)?;
                let row = |r: i16| (0..rows - r).map(move |q| Hex::new(q, r));
                let cells: Vec<Hex> = (0..rows).flat_map(row).collect();
                (cells.len() == laid).then_some(cells)
            }
            Shape::Flower => {
                let petals = Hex::ORIGIN.neighbours();
                (laid == 7).then(|| std::iter::once(Hex::ORIGIN).chain(petals).collect())
            }
        }
    }

    /// Whether these cells, wherever they lie and however they are turned, make the shape.
    pub fn is_made_by(self, cells: &[Hex]) -> bool {
        if self == Shape::Free {
            return true;
        }
        let Some(model) = self.cells(cells.len()) else {
            return false;
        };
        let wanted = outline(&model, 0);
        (0..6).any(|turns| outline(cells, turns) == wanted)
    }
}

/// The cells turned, and moved so that the first in reading order is the origin.
fn outline(cells: &[Hex], turns: u8) -> BTreeSet<Hex> {
    let mut turned = BTreeSet::new();
    turned.extend(cells.iter().map(|cell| cell.turned(turns)));
    let Some(&first) = turned.first() else {
        return turned;
    };
    let mut outline = BTreeSet::new();
    outline.extend(turned.into_iter().map(|cell| cell - first));
    outline
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways() {
        for shape in Shape::ALL {
            assert_eq!(Shape::from_name(shape.name()), Some(shape));
        }
        assert_eq!(Shape::from_name("square"), None);
    }

    #[test]
    fn triangles_need_triangular_numbers() {
        let makes = |n| Shape::Triangle.cells(n).map(|cells| cells.len());
        let sizes: Vec<usize> = (0..30).filter_map(makes).collect();
        assert_eq!(sizes, [1, 3, 6, 10, 15, 21, 28]);
    }

    #[test]
    fn a_shape_is_known_wherever_it_lies() {
        for (shape, laid) in [(Shape::Triangle, 10), (Shape::Flower, 7)] {
            let model = shape.cells(laid).unwrap();
            for turns in 0..6 {
                let moved: Vec<Hex> = model
                    .iter()
                    .map(|cell| cell.turned(turns))
                    .map(|cell| Hex::new(cell.q + 5, cell.r - 9))
                    .collect();
                assert!(shape.is_made_by(&moved));
                let mut broken = moved.clone();
                broken[1] = Hex::new(50, 50);
                assert!(!shape.is_made_by(&broken));
            }
        }
    }
}
