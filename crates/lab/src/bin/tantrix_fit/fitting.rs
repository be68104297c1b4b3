use game::{Dice, Game, Seat, SeededDice, Turn};
use search::{draw_by_weight, reward_by_rank};
use tantrix::{Placement, Position, Tantrix};
use tantrix_bot::training::{FEATURES, FeatureExtractor, Features, NEURONS, Network, standings};

use crate::games::play_all;
use crate::trainer::Trainer;

pub(crate) type StandingNetwork = Network<FEATURES, NEURONS>;

/// Both seats' features, and what the first got in the end.
struct Sample {
    features: [Features; 2],
    reward: f32,
}

/// The first round plays by points alone, each later one by what was learned before it. The last
/// has half of the games.
const ROUNDS: u64 = 3;
/// How many placements are looked at, and the one taken that leaves the mover best.
const CANDIDATES: u32 = 40;
/// One placement in so many is made at random, so that errors are seen as well.
const RANDOM_PERIOD: u32 = 16;
/// Every so many placements a position is learned from, as long as the bag holds tiles: later,
/// playouts come to the end of the game and nobody asks for standings.
const SAMPLE_PERIOD: usize = 5;
/// A lead of so many points is a clear one.
const CLEAR_LEAD: f32 = 8.0;
const EPOCHS: u32 = 6;
const BATCH: usize = 64;

/// Fits to a reward of which so much is how clearly somebody won, and the rest who did.
pub(crate) fn fit(
    game: &Tantrix,
    games: u64,
    seed: u64,
    margin_weight: f32,
) -> Box<StandingNetwork> {
    let learn = |before: Option<&StandingNetwork>, games, round| {
        let samples = play_all(games, |number| {
            play(game, before, seed, number, margin_weight)
        });
        println!("round {round}: {} positions", samples.len());
        Box::new(train(&samples, seed + round))
    };
    let mut learned: Option<Box<StandingNetwork>> = None;
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
    net: Option<&StandingNetwork>,
    seed: u64,
    number: u64,
    margin_weight: f32,
) -> Vec<Sample> {
    let mut dice = SeededDice::for_game(seed, number);
    let mut position = game.start(&game.deal(&mut dice));
    let mut next = 1 + dice.below(SAMPLE_PERIOD as u32) as usize;
    let mut samples = Vec::new();
    loop {
        let laid = position.table().len();
        match game.turn(&position) {
            Turn::Over => break,
            Turn::Chance => draw_by_weight(game, &mut position, &mut dice),
            Turn::Seat(_) => {
                let action = if dice.below(RANDOM_PERIOD) == 0 {
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
            next = laid + SAMPLE_PERIOD;
            let extractor = FeatureExtractor::new(game, &position);
            samples.push(Sample {
                features: [0, 1].map(|seat| extractor.features(Seat::new(seat))),
                reward: 0.0,
            });
        }
    }
    let reward = reward(game, &position, margin_weight);
    for sample in &mut samples {
        sample.reward = reward;
    }
    samples
}

fn choose(
    game: &Tantrix,
    net: Option<&StandingNetwork>,
    position: &Position,
    dice: &mut SeededDice,
) -> Placement {
    let mover = position.mover();
    let mut best = (f32::NEG_INFINITY, game.pick_move(position, dice));
    let looks = (game.count_moves(position) as u32).min(CANDIDATES);
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
fn reward(game: &Tantrix, position: &Position, margin_weight: f32) -> f32 {
    let [first, second] = [0, 1].map(|seat| game.scores(position)[Seat::new(seat)] as f32);
    let lead = 1.0 / (1.0 + ((second - first) / CLEAR_LEAD).exp());
    (1.0 - margin_weight) * reward_by_rank(game, position)[Seat::new(0)] + margin_weight * lead
}

/// The logistic function of the lead is fitted to the reward.
fn train(samples: &[Sample], seed: u64) -> StandingNetwork {
    let mut dice = SeededDice::new(seed);
    let mut trainer: Box<Trainer<FEATURES, NEURONS>> = Box::new(Trainer::new(&mut dice));
    let (known, kept_back) = samples.split_at(samples.len() / 20 * 19);
    let mut order: Vec<usize> = (0..known.len()).collect();
    for epoch in 0..EPOCHS {
        dice.shuffle(&mut order);
        let rate = 0.002 * 0.5_f32.powi(epoch as i32);
        for batch in order.chunks(BATCH) {
            for &index in batch {
                let Sample { features, reward } = &known[index];
                let wrong = expected(&trainer.net, features) - reward;
                trainer.lower(&features[0], wrong / BATCH as f32);
                trainer.lower(&features[1], -wrong / BATCH as f32);
            }
            trainer.step(rate);
        }
        println!(
            "epoch {epoch}: loss {:.4}, of games not learned from {:.4}",
            loss(&trainer.net, known),
            loss(&trainer.net, kept_back)
        );
    }
    trainer.net
}

fn expected(net: &StandingNetwork, features: &[Features; 2]) -> f32 {
    1.0 / (1.0 + (net.value(&features[1]) - net.value(&features[0])).exp())
}

/// The mean square of how far it is wrong.
fn loss(net: &StandingNetwork, samples: &[Sample]) -> f32 {
    let squares = samples
        .iter()
        .map(|sample| (expected(net, &sample.features) - sample.reward).powi(2));
    (squares.map(f64::from).sum::<f64>() / samples.len().max(1) as f64) as f32
}
