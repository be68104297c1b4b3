use game::{Game, Language, Message};
use scene::{Note, Overlay, Tone};

use crate::cells::each;
use crate::scene::place;
use crate::{Cell, End, Kamon, Position, TEXTS};

/// How many answers each move leaves: whoever is left none has lost.
pub(crate) fn answers(game: &Kamon, position: &Position, language: Language) -> Overlay {
    if position.end().is_some() {
        return Overlay::default();
    }
    let (mut wins, mut left) = (Vec::new(), Vec::new());
    let mut notes = Vec::new();
    for cell in each(position.legal()) {
        let mut next = position.clone();
        game.play_unchecked(&mut next, cell);
        notes.push(if next.end().is_some_and(|end| end != End::Draw) {
            wins.push(cell);
            Note::new(place(cell), Tone::Wins, "★".to_owned())
        } else {
            let count = next.legal().count_ones();
            left.push((count, cell));
            Note::new(place(cell), Tone::Plain, count.to_string())
        });
    }
    let names = |cells: &[Cell]| {
        let names: Vec<String> = cells.iter().map(ToString::to_string).collect();
        names.join(", ")
    };
    let mut about = vec![Message::new(&TEXTS, "overlay-answers")];
    if !wins.is_empty() {
        about.push(Message::new(&TEXTS, "overlay-wins").with("cells", names(&wins)));
    }
    if let Some(&(fewest, _)) = left.iter().min() {
        let cells: Vec<Cell> = left
            .iter()
            .filter(|&&(count, _)| count == fewest)
            .map(|&(_, cell)| cell)
            .collect();
        about.push(
            Message::new(&TEXTS, "overlay-fewest")
                .with("count", fewest)
                .with("cells", names(&cells)),
        );
    }
    Overlay {
        notes,
        about: about
            .iter()
            .map(|message| message.sentence(language))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use game::{Line, Listed, Notation};
    use scene::Show;

    use super::*;

    /// Every number is how many answers there really are, along a whole game.
    #[test]
    fn numbers_are_those_of_the_rules() {
        let family = &crate::family::FAMILY;
        let game = Kamon::configure(&Kamon::family().defaults());
        let mut line = Line::new(game.clone(), game.parse_setup(family.sample.setup).unwrap());
        for action in family.sample.moves.split(' ') {
            let overlay = game.overlay(line.position(), Language::English);
            assert_eq!(
                overlay.notes.len() as u64,
                game.count_moves(line.position())
            );
            for cell in each(line.position().legal()) {
                let note = overlay.notes.iter().find(|note| note.at == place(cell));
                let mut next = line.clone();
                next.play_text(&cell.to_string()).unwrap();
                let count = game.count_moves(next.position());
                assert_eq!(note.unwrap().text, count.to_string());
            }
            line.play_text(action).unwrap();
        }
    }

    /// Who can lock the other out is told so.
    #[test]
    fn winning_moves_are_marked() {
        let game = Kamon::configure(&Kamon::family().defaults());
        let mut dice = game::SeededDice::new(7);
        let mut seen = 0;
        for _ in 0..40 {
            let mut line = Line::new(game.clone(), game.deal(&mut dice));
            while line.position().end().is_none() {
                let legal: Vec<Cell> = each(line.position().legal()).collect();
                let overlay = game.overlay(line.position(), Language::English);
                for &cell in &legal {
                    let mut next = line.clone();
                    next.play_text(&cell.to_string()).unwrap();
                    let wins = next.position().end().is_some_and(|end| end != End::Draw);
                    let note = overlay.notes.iter().find(|note| note.at == place(cell));
                    assert_eq!(note.unwrap().tone == Tone::Wins, wins);
                    seen += u32::from(wins);
                }
                let action = legal[game::Dice::below(&mut dice, legal.len() as u32) as usize];
                line.play_text(&action.to_string()).unwrap();
            }
            let over = game.overlay(line.position(), Language::English);
            assert_eq!(over, Overlay::default());
        }
        assert!(seen > 20, "{seen}");
    }
}
