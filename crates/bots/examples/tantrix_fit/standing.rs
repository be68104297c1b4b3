use bots::tantrix::learning::{NEURONS, Net, SIGNS, Signs, View, standings};
use game::{Dice, Game, Seat, SeededDice, Turn};
use search::{draw_by_weight, reward_by_rank};
use tantrix::{Placement, Position, Tantrix};

use crate::games::play_all;
use crate::trainer::Trainer;

pub(crate) type Standing = Net<SIGNS, NEURONS>;

/// Both seats' signs, and what the first got in the end.
struct Sample {
    signs: [Signs; 2],
    reward: f32,
}

/// The first round plays by points alone, each later one by what was learned before it. The last
/// has half of the games.
const ROUNDS: u64 = 3;
/// How many placements are looked at, and the one taken that leaves the mover best.
const LOOKS: u32 = 40;
/// One placement in so many is made at random, so that errors are seen as well.
const STRAY: u32 = 16;
/// Every so many placements a position is learned from, as long as the bag holds tiles: later,
/// playouts come to the end of the game and nobody asks for standings.
const APART: usize = 5;
/// A lead of so many points is a clear one.
const CLEAR: f32 = 8.0;
const PASSES: u32 = 6;
const BATCH: usize = 64;

/// Fits to a reward of which so much is how clearly somebody won, and the rest who did.
pub(crate) fn fit(game: &Tantrix, games: u64, seed: u64, clearly: f32) -> Box<Standing> {
    let learn = |before: Option<&Standing>, games, round| {
        let samples = play_all(games, |number| play(game, before, seed, number, clearly));
        println!("round {round}: {} positions", samples.len());
        Box::new(train(&samples, seed + round))
    };
    let mut learned: Option<Box<Standing>> = None;
    let mut first = 0;
    // Each plays games by what was learned before it, and learns from them.
    for round in 1..ROUNDS {
        learned = Some(learn(learned.as_deref(), first..first + games / 4, round));
        first += games / 4;
    }
    learn(learned.as_deref(), first..first + games / 2, ROUNDS)
}

fn play(
    game: &Tantrix,
    net: Option<&Standing>,
    seed: u64,
    number: u64,
    clearly: f32,
) -> Vec<Sample> {
    let mut dice = SeededDice::for_game(seed, number);
    let mut position = game.start(&game.deal(&mut dice));
    let mut next = 1 + dice.below(APART as u32) as usize;
    let mut samples = Vec::new();
    loop {
        let laid = position.table().len();
        match game.turn(&position) {
            Turn::Over => break,
            Turn::Chance => draw_by_weight(game, &mut position, &mut dice),
            Turn::Seat(_) => {
                let action = if dice.below(STRAY) == 0 {
                    game.pick_move(&position, &mut dice)
                } else {
                    choose(game, net, &position, &mut dice)
                };
                game.play_unchecked(&mut position, action);
            }
        }
        // Before the draw or after it, as it happens.
        let learns = laid >= next && !position.bag().is_empty() && dice.below(2) == 0;
        if learns && game.turn(&position) != Turn::Over {
            next = laid + APART;
            let view = View::new(game, &position);
            samples.push(Sample {
                signs: [0, 1].map(|seat| view.signs(Seat::new(seat))),
                reward: 0.0,
            });
        }
    }
    let reward = reward(game, &position, clearly);
    for sample in &mut samples {
        sample.reward = reward;
    }
    samples
}

fn choose(
    game: &Tantrix,
    net: Option<&Standing>,
    position: &Position,
    dice: &mut SeededDice,
) -> Placement {
    let mover = position.mover();
    let mut best = (f32::NEG_INFINITY, game.pick_move(position, dice));
    let looks = (game.count_moves(position) as u32).min(LOOKS);
    for _ in 0..looks {
        let action = game.pick_move(position, dice);
        let mut after = position.clone();
        game.play_unchecked(&mut after, action);
        let worth = if let Some(net) = net.filter(|_| game.turn(&after) != Turn::Over) {
            let standings = standings(net, game, &after);
            standings[mover] - standings[mover.other()]
        } else {
            let scores = game.scores(&after);
            20.0 * (scores[mover] - scores[mover.other()]) as f32
        };
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}

/// So much of it is how clearly somebody won: a narrow victory is often luck.
fn reward(game: &Tantrix, position: &Position, clearly: f32) -> f32 {
    let [first, second] = [0, 1].map(|seat| game.scores(position)[Seat::new(seat)] as f32);
    let lead = 1.0 / (1.0 + ((second - first) / CLEAR).exp());
    (1.0 - clearly) * reward_by_rank(game, position)[Seat::new(0)] + clearly * lead
}

/// The logistic function of the lead is fitted to the reward.
fn train(samples: &[Sample], seed: u64) -> Standing {
    let mut dice = SeededDice::new(seed);
    let mut trainer: Box<Trainer<SIGNS, NEURONS>> = Box::new(Trainer::new(&mut dice));
    let (known, kept_back) = samples.split_at(samples.len() / 20 * 19);
    let mut order: Vec<usize> = (0..known.len()).collect();
    for pass in 0..PASSES {
        dice.shuffle(&mut order);
        let rate = 0.002 * 0.5_f32.powi(pass as i32);
        for batch in order.chunks(BATCH) {
            for &index in batch {
                let Sample { signs, reward } = &known[index];
                let wrong = expected(&trainer.net, signs) - reward;
                trainer.lower(&signs[0], wrong / BATCH as f32);
                trainer.lower(&signs[1], -wrong / BATCH as f32);
            }
            trainer.step(rate);
        }
        println!(
            "pass {pass}: surprise {:.4}, of games not learned from {:.4}",
            surprise(&trainer.net, known),
            surprise(&trainer.net, kept_back)
        );
    }
    trainer.net
}

fn expected(net: &Standing, signs: &[Signs; 2]) -> f32 {
    1.0 / (1.0 + (net.value(&signs[1]) - net.value(&signs[0])).exp())
}

/// The mean square of how far it is wrong.
fn surprise(net: &Standing, samples: &[Sample]) -> f32 {
    let squares = samples
        .iter()
        .map(|sample| (expected(net, &sample.signs) - sample.reward).powi(2));
    (squares.map(f64::from).sum::<f64>() / samples.len().max(1) as f64) as f32
}
