use game::Listed;

use super::*;

const WINNING: TantrixEvaluator = TantrixEvaluator {
    kind: EvaluationKind::Winning,
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
                Turn::Chance => WINNING.rollout_draw(&game, &mut position, &mut dice),
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
fn the_prior_value_of_a_placement_is_the_evaluation_after_it() {
    let mut seen = 0;
    each_position(|game, position, dice| {
        let action = game.pick_move(position, dice);
        let look = WINNING.prior_value(game, position, action).unwrap();
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
fn the_rollout_policy_lays_what_is_evaluated_higher() {
    let (mut by_policy, mut uniform) = (0.0, 0.0);
    each_position(|game, position, dice| {
        let action = WINNING.rollout_move(game, position, dice);
        assert!(game.is_legal(position, action));
        by_policy += WINNING.prior_value(game, position, action).unwrap();
        let learned = TantrixEvaluator {
            kind: EvaluationKind::Standing,
        };
        let any = learned.rollout_move(game, position, dice);
        uniform += WINNING.prior_value(game, position, any).unwrap();
    });
    assert!(by_policy > uniform + 10.0, "{by_policy} and {uniform}");
}

#[test]
fn the_best_forced_placement_is_always_found() {
    let mut seen = 0;
    each_position(|game, position, dice| {
        if !matches!(position.phase(), Phase::ForcedBefore | Phase::ForcedAfter) {
            return;
        }
        let look = |action| WINNING.prior_value(game, position, action).unwrap();
        let chosen = look(WINNING.rollout_move(game, position, dice));
        let _ = game.each_move(position, |action| {
            assert!(look(action) <= chosen);
            ControlFlow::Continue(())
        });
        seen += u32::from(game.count_moves(position) > 1);
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn playouts_of_the_best_level_go_to_the_end_and_share_one_reward() {
    each_position(|game, position, dice| {
        let mut end = position.clone();
        let rewards = WINNING.playout(game, &mut end, 16, dice, &mut Vec::new());
        assert_eq!(game.turn(&end), Turn::Over);
        assert!((rewards.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5);
    });
    let learned = TantrixEvaluator {
        kind: EvaluationKind::Standing,
    };
    let game = Tantrix::configure(&Tantrix::family().defaults());
    let mut dice = SeededDice::new(1);
    let mut position = game.start(&game.deal(&mut dice));
    learned.playout(&game, &mut position, 16, &mut dice, &mut Vec::new());
    assert_eq!(position.table().len(), 8, "a draw follows each placement");
}
