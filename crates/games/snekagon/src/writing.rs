use hex::Cell;

use crate::Misread;
use crate::field::{Field, bit};
use crate::placements::Placements;
use crate::tiles::Tile;

/// The cells along a tile, joined by hyphens.
pub(crate) fn path_text(field: &Field, path: &[u8]) -> String {
    let mut text = String::with_capacity(4 * path.len());
    push_path(field, path, &mut text);
    text
}

/// Adds the same to a text.
pub(crate) fn push_path(field: &Field, path: &[u8], text: &mut String) {
    for (index, &spot) in path.iter().enumerate() {
        if index > 0 {
            text.push('-');
        }
        field.name(spot).push_to(text);
    }
}

/// The tile that lies along the cells of a text, and whether the text starts with the end that comes
/// last in reading order. Nothing if the text is not even a list of cells.
pub(crate) fn read_path(
    placements: &Placements,
    text: &str,
) -> Result<Option<(u16, bool)>, Misread> {
    let field = &placements.field;
    let mut cells: Vec<Cell> = Vec::new();
    for name in text.split('-') {
        if !looks_like_a_cell(name) {
            return Ok(None);
        }
        let cell = field.board().parse(name);
        cells.push(cell.ok_or_else(|| Misread::OffBoard(name.to_owned()))?);
    }
    let hexes: Vec<_> = cells.iter().map(|&cell| field.board().hex(cell)).collect();
    if let Some(gap) = hexes
        .windows(2)
        .position(|pair| pair[0].distance(pair[1]) != 1)
    {
        let name = |index: usize| field.board().name(cells[index]);
        return Err(Misread::Gap(name(gap), name(gap + 1)));
    }
    let spots = cells.iter().map(|&cell| field.spot(cell));
    let index = Tile::along(&hexes)
        .and_then(|_| placements.on(spots.fold(0, |spots, spot| spots | bit(spot))));
    match (index, cells.as_slice()) {
        (Some(index), [first, .., last]) => Ok(Some((index, first > last))),
        (Some(index), _) => Ok(Some((index, false))),
        (None, _) if cells.len() > placements.longest => Err(Misread::TooLong {
            count: cells.len(),
            most: placements.longest,
        }),
        (None, _) => Err(Misread::NoTile(text.to_owned())),
    }
}

/// A letter and a number, on the board or not.
fn looks_like_a_cell(name: &str) -> bool {
    let digits = name.strip_prefix(|letter: char| letter.is_ascii_lowercase());
    digits.is_some_and(|digits| {
        (1..=2).contains(&digits.len())
            && !digits.starts_with('0')
            && digits.bytes().all(|digit| digit.is_ascii_digit())
    })
}
