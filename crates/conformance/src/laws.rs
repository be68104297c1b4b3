use std::collections::BTreeSet;
use std::ops::ControlFlow;

use game::{
    Dice, Explain, Family, FullRules, Game, Language, Line, Message, PlayError, Refuse, Seat,
    SeededDice, Turn, divide, perft,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use scene::{Act, Attempt, Show};

use crate::hiding::{hides_what_is_hidden, nothing_hidden_is_in_a_position};
use crate::images::images_are_alike;
use crate::replay::replays_alike;

/// The longest game anybody may play at random: beyond it, the rules let a game go on for ever.
const ENDLESS: usize = 20_000;

/// Plays `games` random games, each from a seed that proptest chooses and shrinks, and holds every
/// position of them against every law. Panics at the first breach.
pub fn obeys_the_laws<G: FullRules + Show>(game: &G, games: u32) {
    let family = G::family();
    family_is_sound(family);
    assert!(
        size_of::<G::Move>() <= 8,
        "a move of {} takes {} bytes",
        family.id,
        size_of::<G::Move>()
    );
    let again = G::configure(
        &family
            .choose(&game.choices().to_string().parse().unwrap())
            .unwrap(),
    );
    assert_eq!(
        again.choices(),
        game.choices(),
        "the spec does not round-trip"
    );
    assert!(
        family.players.contains(&game.seats()),
        "{} seats are not among {:?}",
        game.seats(),
        family.players
    );

    let config = Config {
        cases: games,
        failure_persistence: None,
        ..Config::default()
    };
    TestRunner::new(config)
        .run(&any::<u64>(), |seed| {
            random_game_is_lawful(game, seed);
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{}: {failure}", game.choices()));
}

/// A family can be shown to people, in every language.
fn family_is_sound(family: &'static Family) {
    assert_eq!(
        family.texts.gaps(),
        Vec::<String>::new(),
        "the texts of {} differ between languages",
        family.id
    );
    assert_eq!(game::TEXTS.gaps(), Vec::<String>::new());
    for code in ["summary", "move-hint"] {
        assert!(
            family.texts.has(Language::English, code),
            "{} has no text {code}",
            family.id
        );
    }
    for kind in family.options {
        assert!(
            kind.values.contains(&kind.default),
            "{}: the default of {} is not a value",
            family.id,
            kind.name
        );
        let code = format!("option-{}", kind.name);
        assert!(
            family.texts.has(Language::English, &code),
            "{} has no text {code}",
            family.id
        );
    }
}

/// Whoever wishes for one of the things that seats have gets it, and everybody has something else.
fn wishes_are_granted<G: FullRules + Show>(game: &G, setup: &G::Setup, dice: &mut impl Dice) {
    let things = G::family().seat_choice;
    let mut order: Vec<usize> = (0..things.len()).collect();
    dice.shuffle(&mut order);
    let wish = |seat: usize| order.get(seat).copied().filter(|_| seat.is_multiple_of(2));
    let wishes: Vec<Option<usize>> = (0..game.seats()).map(wish).collect();
    let granted = game.grant(setup.clone(), &wishes);
    let text = game.setup_text(&granted);
    assert_eq!(game.parse_setup(&text).as_ref(), Ok(&granted));
    let letters: Vec<char> = G::family().seat_letters.chars().collect();
    assert_eq!(letters.len(), things.len(), "each of them has a letter");
    for (wish, letter) in wishes.iter().zip(text.chars()) {
        if let Some(place) = wish {
            assert_eq!(
                letters[*place], letter,
                "setups write it differently: {text}"
            );
        }
    }
    let position = game.start(&granted);
    let names = (0..game.seats()).map(|seat| game.seat_name(&position, Seat::new(seat)));
    let names: Vec<String> = names.map(|name| name.code().to_owned()).collect();
    for (seat, wish) in wishes.iter().enumerate() {
        if let Some(place) = wish {
            assert_eq!(names[seat], things[*place], "a wish was not granted");
        }
        assert!(
            things.is_empty() || !names[..seat].contains(&names[seat]),
            "two seats have the same"
        );
    }
    let nothing = vec![None; game.seats()];
    assert_eq!(game.grant(setup.clone(), &nothing), *setup);
}

fn random_game_is_lawful<G: FullRules + Show>(game: &G, seed: u64) {
    let mut dice = SeededDice::new(seed);
    let setup = game.deal(&mut dice);
    let text = game.setup_text(&setup);
    assert!(
        !text.is_empty() && !text.contains(char::is_whitespace),
        "the setup {text:?} has a space"
    );
    assert_eq!(
        game.parse_setup(&text).as_ref(),
        Ok(&setup),
        "the setup {text} does not round-trip"
    );

    // Dice of their own, so that the game is the one that the seed plays.
    wishes_are_granted(game, &setup, &mut SeededDice::new(!seed));
    let mut line = Line::new(game.clone(), setup);
    // Moves seen so far, and never wiped: what was legal once is a good guess at what is illegal now.
    let mut seen = BTreeSet::new();
    while matches!(line.turn(), Turn::Seat(_)) {
        position_is_lawful(&line, &mut seen);
        let action = game.pick_move(line.position(), &mut dice);
        line.play(action)
            .unwrap_or_else(|refusal| panic!("the picked move was refused: {refusal}"));
        assert!(line.moves().len() < ENDLESS, "the game does not end");
        if line.moves().len().is_power_of_two() {
            hides_what_is_hidden(&line, seed);
        }
    }
    assert_eq!(
        line.turn(),
        Turn::Over,
        "the setup does not reach to the end of the game"
    );
    end_is_lawful(&line, &seen);
    nothing_hidden_is_in_a_position(&line);
    replays_alike(&line, seed);
    images_are_alike(&line);
}

fn position_is_lawful<G: FullRules + Show>(line: &Line<G>, seen: &mut BTreeSet<G::Move>) {
    let (game, position) = (line.game(), line.position());
    let legal = legal_moves(game, position);
    assert!(
        !legal.is_empty(),
        "a seat is to move and can't: {position:?}"
    );
    let as_set: BTreeSet<G::Move> = legal.iter().copied().collect();
    assert_eq!(
        as_set.len(),
        legal.len(),
        "a move was visited twice: {position:?}"
    );
    assert_eq!(
        legal,
        legal_moves(game, position),
        "the order of moves is not the position's alone"
    );
    assert_eq!(
        game.count_moves(position),
        legal.len() as u64,
        "moves counted and moves visited differ"
    );
    assert_eq!(game.outcome(position), None, "an outcome before the end");
    stops_when_told(game, position);

    let mut texts = BTreeSet::new();
    for &action in sample(&legal, 64) {
        let text = game.move_text(action);
        assert!(
            !text.is_empty() && !text.contains(char::is_whitespace),
            "the move {text:?} has a space"
        );
        assert_eq!(
            game.parse_move(&text),
            Ok(action),
            "the move {text} does not round-trip"
        );
        assert!(texts.insert(text), "two moves are written alike");
        assert!(game.is_legal(position, action), "a visited move is illegal");
        let mut played = position.clone();
        game.play(&mut played, action)
            .unwrap_or_else(|refusal| panic!("a visited move was refused: {refusal}"));
        let mut unchecked = position.clone();
        game.play_unchecked(&mut unchecked, action);
        assert_eq!(played, unchecked, "checked and unchecked play differ");
        assert_ne!(&played, position, "a move changed nothing");
    }
    for &action in sample(&legal, 8) {
        let choice = game.choice(position, action);
        // Words are no places: nobody tries them on a board.
        if choice.act != Act::Choose {
            assert_eq!(
                game.attempt(position, &Attempt::from(&choice)),
                Some(action),
                "what is tried where {} lies is another move",
                choice.text
            );
        }
    }
    let others: Vec<G::Move> = seen.difference(&as_set).copied().collect();
    for &action in sample(&others, 64) {
        is_refused(game, position, action);
    }
    seen.extend(sample(&legal, 256));

    // Two plies where that is quick: visiting and counting must agree.
    if legal.len() <= 200 || line.moves().is_empty() && legal.len() <= 2_000 {
        let parts: u64 = divide(game, line.setup(), position, 2)
            .iter()
            .map(|(_, count)| count)
            .sum();
        assert_eq!(
            parts,
            perft(game, line.setup(), position, 2),
            "perft by visiting and by counting differ"
        );
    }
    let picture = game.picture(position);
    assert!(!picture.lines().is_empty(), "nothing to look at");
    assert!(
        picture.legend().is_none_or(Message::is_translated),
        "{picture:?}"
    );
    let remarks = game.remarks(position);
    assert!(remarks.iter().all(Message::is_translated), "{remarks:?}");
}

fn end_is_lawful<G: FullRules>(line: &Line<G>, seen: &BTreeSet<G::Move>) {
    let (game, position) = (line.game(), line.position());
    assert_eq!(legal_moves(game, position), [], "moves after the end");
    assert_eq!(game.count_moves(position), 0, "moves counted after the end");
    assert_eq!(perft(game, line.setup(), position, 1), 0);
    assert_eq!(perft(game, line.setup(), position, 0), 1);
    let outcome = game
        .outcome(position)
        .unwrap_or_else(|| panic!("over without an outcome"));
    assert_eq!(outcome.ranks().as_slice().len(), game.seats());
    assert!(outcome.ranks().as_slice().contains(&0), "nobody is first");
    for &action in sample(&seen.iter().copied().collect::<Vec<_>>(), 16) {
        is_refused(game, position, action);
        assert_eq!(game.explain(position, action), Err(PlayError::GameOver));
    }
    if let Some(reason) = game.reason(position) {
        assert!(
            G::family().texts.has(Language::English, reason.text),
            "no text {}",
            reason.text
        );
    }
}

pub(crate) fn is_refused<G: Explain>(game: &G, position: &G::Position, action: G::Move) {
    let mut after = position.clone();
    let text = game.move_text(action);
    let Err(refusal) = game.play(&mut after, action) else {
        panic!("{text} was played but is not among the legal moves of {position:?}");
    };
    assert_eq!(&after, position, "a refused move changed the position");
    assert!(
        !game.is_legal(position, action),
        "{text} is legal and is not"
    );
    let refusal = refusal.message();
    assert!(
        refusal.is_translated(),
        "the refusal {} of {text} is not in every language",
        refusal.code()
    );
    for language in Language::ALL {
        let sentence = refusal.sentence(language);
        assert!(
            sentence.ends_with(['.', '?', '!']) && sentence.contains(' '),
            "not a sentence: {sentence}"
        );
    }
}

pub(crate) fn legal_moves<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    let _ = game.each_move(position, |action| {
        moves.push(action);
        ControlFlow::Continue(())
    });
    moves
}

fn stops_when_told<G: Game>(game: &G, position: &G::Position) {
    let mut visits = 0;
    let answer = game.each_move(position, |_| {
        visits += 1;
        ControlFlow::Break(())
    });
    assert_eq!(
        (answer, visits),
        (ControlFlow::Break(()), 1),
        "the visitor was not obeyed"
    );
}

/// At most `most` of the things, spread evenly, so that games with thousands of moves stay quick.
fn sample<T>(things: &[T], most: usize) -> impl Iterator<Item = &T> {
    things.iter().step_by(things.len().div_ceil(most).max(1))
}
