use super::*;

const WINNING: Judge = Judge {
    sight: Sight::Winning,
};

/// Positions of random games in which somebody is to lay a tile.
fn each_position(mut visit: impl FnMut(&Tantrix, &Position, &mut SeededDice)) {
    let game = Tantrix::configure(&Tantrix::family().defaults());
    let mut dice = SeededDice::new(3);
    for _ in 0..10 {
        let mut position = game.start(&game.deal(&mut dice));
        loop {
            match game.turn(&position) {
                Turn::Over => break,
                Turn::Chance => WINNING.draw(&game, &mut position, &mut dice),
                Turn::Seat(_) => {
                    visit(&game, &position, &mut dice);
                    let action = game.pick_move(&position, &mut dice);
                    game.play_unchecked(&mut position, action);
                }
            }
        }
    }
}

#[test]
fn a_placement_looks_as_the_table_does_after_it() {
    let mut seen = 0;
    each_position(|game, position, dice| {
        let action = game.pick_move(position, dice);
        let look = WINNING.look(game, position, action).unwrap();
        let mut after = position.clone();
        game.play_unchecked(&mut after, action);
        let expected = match game.turn(&after) {
            Turn::Over => WINNING.reward(game, &after),
            _ if after.bag().is_empty() => return,
            _ => Knowledge::evaluate(&WINNING, game, &after).unwrap(),
        };
        assert!((look - expected[position.mover()]).abs() < 1e-6);
        seen += 1;
    });
    assert!(seen > 300, "{seen}");
}

#[test]
fn thoughtful_playouts_lay_what_looks_better() {
    let (mut thoughtful, mut uniform) = (0.0, 0.0);
    each_position(|game, position, dice| {
        let action = WINNING.choose(game, position, dice);
        assert!(game.is_legal(position, action));
        thoughtful += WINNING.look(game, position, action).unwrap();
        let learned = Judge {
            sight: Sight::Learned,
        };
        let any = learned.choose(game, position, dice);
        uniform += WINNING.look(game, position, any).unwrap();
    });
    assert!(thoughtful > uniform + 10.0, "{thoughtful} and {uniform}");
}

#[test]
fn the_best_forced_placement_is_always_found() {
    let mut seen = 0;
    each_position(|game, position, dice| {
        if !matches!(position.phase(), Phase::ForcedBefore | Phase::ForcedAfter) {
            return;
        }
        let look = |action| WINNING.look(game, position, action).unwrap();
        let chosen = look(WINNING.choose(game, position, dice));
        let _ = game.each_move(position, |action| {
            assert!(look(action) <= chosen);
            ControlFlow::Continue(())
        });
        seen += u32::from(game.count_moves(position) > 1);
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn thoughtful_playouts_go_to_the_end_and_share_one_reward() {
    each_position(|game, position, dice| {
        let mut end = position.clone();
        let rewards = WINNING.play_out(game, &mut end, 16, dice, &mut Vec::new());
        assert_eq!(game.turn(&end), Turn::Over);
        assert!((rewards.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5);
    });
    let learned = Judge {
        sight: Sight::Learned,
    };
    let game = Tantrix::configure(&Tantrix::family().defaults());
    let mut dice = SeededDice::new(1);
    let mut position = game.start(&game.deal(&mut dice));
    learned.play_out(&game, &mut position, 16, &mut dice, &mut Vec::new());
    assert_eq!(position.table().len(), 8, "a draw follows each placement");
}
