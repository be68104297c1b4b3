use game::{Game, Message};

use crate::cells::{grown, reached};
use crate::{Cell, Cells, Kamon, Position, TEXTS};

/// Fewer answers than this are worth telling: whoever is left none has lost.
const FEW: u32 = 4;

/// Why a move that does not win at once may be good: it takes the cell where the opponent would win, leaves few
/// answers, or joins what was apart.
pub(crate) fn why(game: &Kamon, position: &Position, cell: Cell) -> Option<Message> {
    let own = position.player(position.mover());
    let other = position.player(game::Seat::new(1 - position.mover().index()));
    if other.winning() & cell.bit() != 0 {
        return Some(Message::new(&TEXTS, "why-blocks").with("cell", cell.to_string()));
    }
    let mut next = position.clone();
    game.play_unchecked(&mut next, cell);
    let answers = next.legal().count_ones();
    if next.end().is_none() && answers < FEW {
        return Some(Message::new(&TEXTS, "why-few").with("count", answers));
    }
    let joined = chains_beside(own.pieces(), cell);
    (joined > 1).then(|| Message::new(&TEXTS, "why-joins").with("count", joined))
}

/// How many separate chains of pieces a cell touches.
fn chains_beside(pieces: Cells, cell: Cell) -> usize {
    let mut beside = grown(cell.bit()) & pieces;
    let mut chains = 0;
    while beside != 0 {
        beside &= !reached(beside & beside.wrapping_neg(), pieces);
        chains += 1;
    }
    chains
}

#[cfg(test)]
mod tests {
    use game::{Dice, Line, Listed, SeededDice};

    use super::*;
    use crate::cells::each;

    /// Along many games every reason is what the rules say when one looks plainly.
    #[test]
    fn reasons_are_true() {
        let game = Kamon::configure(&Kamon::family().defaults());
        let mut dice = SeededDice::new(3);
        let mut said = [0; 3];
        for _ in 0..60 {
            let mut line = Line::new(game.clone(), game.deal(&mut dice));
            while line.position().end().is_none() {
                let legal: Vec<Cell> = each(line.position().legal()).collect();
                for &cell in &legal {
                    let Some(reason) = why(&game, line.position(), cell) else {
                        continue;
                    };
                    let mut next = line.clone();
                    next.play_text(&cell.to_string()).unwrap();
                    let other = line
                        .position()
                        .player(game::Seat::new(1 - line.position().mover().index()));
                    match reason.code() {
                        "why-blocks" => {
                            assert_ne!(other.winning() & cell.bit(), 0);
                            said[0] += 1;
                        }
                        "why-few" => {
                            let left = game.count_moves(next.position());
                            let told = reason.to_string();
                            assert!((1..4).contains(&left), "{told}");
                            said[1] += 1;
                        }
                        _ => said[2] += 1,
                    }
                }
                let action = legal[dice.below(legal.len() as u32) as usize];
                line.play_text(&action.to_string()).unwrap();
            }
        }
        assert!(said.iter().all(|&times| times > 10), "{said:?}");
    }

    #[test]
    fn chains_are_counted_plainly() {
        let bits = |names: &str| {
            let cells = names.split(' ').filter_map(Cell::parse);
            cells.fold(0, |bits, cell| bits | cell.bit())
        };
        let middle = Cell::parse("d4").unwrap();
        let around: Vec<Cell> = each(grown(middle.bit()) & !middle.bit()).collect();
        assert_eq!(around.len(), 6);
        assert_eq!(chains_beside(0, middle), 0);
        assert_eq!(chains_beside(grown(middle.bit()), middle), 1);
        let apart = around
            .iter()
            .find(|cell| grown(cell.bit()) & around[0].bit() == 0)
            .unwrap();
        assert_eq!(chains_beside(around[0].bit() | apart.bit(), middle), 2);
        assert_eq!(chains_beside(bits("a1"), middle), 0, "it is far away");
    }
}
