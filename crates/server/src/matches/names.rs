//! What the players of a match are called.

use game::Seat;
use protocol::Occupant;
use texts::Language;

use crate::matches::State;
use crate::message;

/// What everybody is called, in seat order: by who sits there. Where two would be called the same, at one screen
/// or among bots, by what their seats are called; before seats have a name, by their number.
pub(super) fn player_names(state: &State, language: Language) -> Vec<String> {
    let sitters = state.seats.iter().map(|seat| &seat.sitter);
    let own: Vec<String> = sitters.map(|sitter| called(sitter, language)).collect();
    let seat_name = |index: usize| {
        let name = state.board.as_deref()?.seat_name(Seat::new(index));
        (name.code() != "seat").then(|| name.sentence(language))
    };
    let name = |(index, name): (usize, &String)| {
        let alike = own.iter().filter(|&other| other == name).count();
        if alike < 2 || name.is_empty() {
            return name.clone();
        }
        seat_name(index).unwrap_or_else(|| format!("{name} {}", index + 1))
    };
    own.iter().enumerate().map(name).collect()
}

fn called(sitter: &Occupant, language: Language) -> String {
    match sitter {
        Occupant::Open => String::new(),
        Occupant::Person(person) | Occupant::Invited(person) if person.is_deleted() => {
            message("player-deleted").sentence(language)
        }
        Occupant::Person(person) | Occupant::Invited(person) => person.name.clone(),
        &Occupant::Bot { level, number } => catalog::bot_name(level, number, language),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::view::match_view;
    use crate::matches::{ClockRules, Ending, Event, Over, Person, Plan, Secret, Terms};

    fn begun(spec: &str, seats: Vec<Occupant>) -> State {
        let plan = Plan {
            id: "m1".to_owned(),
            terms: Terms {
                spec: spec.to_owned(),
                clock: ClockRules::None,
                rated: false,
                public: true,
                takebacks: false,
                overlay: false,
            },
            seats,
            words: Vec::new(),
            by: "Ana".to_owned(),
            rematch_of: None,
            start: None,
            choices: Vec::new(),
        };
        plan.begin(Secret::fair("5e".repeat(32)), 5).unwrap().0
    }

    fn person(name: &str) -> Occupant {
        Occupant::Person(Person {
            id: name.to_owned(),
            name: name.to_owned(),
            guest: true,
            bot: false,
            rating: None,
        })
    }

    const BOT: Occupant = Occupant::Bot {
        level: 3,
        number: 1,
    };

    fn ended(mut state: State, ending: Ending, ranks: &[u8]) -> State {
        let over = Over {
            ranks: ranks.to_vec(),
            scores: vec![0; ranks.len()],
            ending,
            reason: None,
            penalties: Vec::new(),
            secret: "5e".repeat(32),
            setup: None,
        };
        state.apply(6, &Event::Over(over)).unwrap();
        state
    }

    #[test]
    fn players_are_called_by_who_they_are_or_by_their_seats_where_two_are_called_the_same() {
        let names = |spec: &str, seats| player_names(&begun(spec, seats), Language::English);
        let bot = catalog::bot_name(3, 1, Language::English);
        assert_eq!(names("kamon", vec![person("Ana"), BOT]), ["Ana", &bot]);
        assert_eq!(
            names("kamon", vec![person("Ana"), person("Ana")]),
            ["Black", "White"]
        );
        // Before colours are chosen a seat has only a number.
        assert_eq!(
            names("pantarei", vec![person("Ana"), person("Ana")]),
            ["Ana 1", "Ana 2"]
        );
    }

    #[test]
    fn how_a_game_ended_is_told_by_the_names_of_those_who_played() {
        for language in Language::ALL {
            for ending in [
                Ending::Rules,
                Ending::Resigned { seat: 0 },
                Ending::Time { seat: 0 },
            ] {
                let state = begun("kamon", vec![person("Ana"), BOT]);
                let named =
                    player_names(&state, language)[usize::from(ending == Ending::Rules)].clone();
                let state = ended(state, ending, &[1, 0]);
                let said = match_view(&state, 7, language, false)
                    .result
                    .unwrap()
                    .sentence;
                assert!(said.contains(&named), "{said}");
                for seat in [0, 1] {
                    let colour = state.board.as_ref().unwrap().seat_name(Seat::new(seat));
                    assert!(!said.contains(&colour.sentence(language)), "{said}");
                }
            }
        }
    }
}
