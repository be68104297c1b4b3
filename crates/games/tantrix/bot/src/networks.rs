use game::{Game, PerSeat};
use tantrix::{Position, Tantrix};

use super::features::{FEATURES, FeatureExtractor};
use super::network::Network;
use super::standing_weights::{BIASES, HIDDEN, OUTPUT};
use super::winning_weights;

/// How many neurons the hidden layer has.
pub const NEURONS: usize = 32;

/// An evaluation fitted to games that it played against itself: it reads a seat's
/// [`Features`](super::features::Features) and says how well it stands. Whoever stands better is expected to
/// win, as surely as the difference says. How it was fitted is told in `docs/lab/2026-11-16-tantrix.md`.
pub static STANDING: Network<FEATURES, NEURONS> = Network::read(&HIDDEN, &BIASES, &OUTPUT);

/// The same, fitted to who won more than to the margin: a tenth of its reward is the lead, where
/// [`STANDING`]'s is half.
pub static WINNING: Network<FEATURES, NEURONS> = Network::read(
    &winning_weights::HIDDEN,
    &winning_weights::BIASES,
    &winning_weights::OUTPUT,
);

/// How each seat stands: a lead of 1 is worth 73 % of the reward, one of 2 is worth 88 %.
pub fn standings(
    net: &Network<FEATURES, NEURONS>,
    game: &Tantrix,
    position: &Position,
) -> PerSeat<f32> {
    let extractor = FeatureExtractor::new(game, position);
    PerSeat::from_fn(game.seats(), |seat| net.value(&extractor.features(seat)))
}

#[cfg(test)]
mod tests {
    use game::{Listed, Seat, SeededDice, Turn};
    use search::draw_by_weight;

    use super::*;

    fn tantrix(spec: &str) -> Tantrix {
        Tantrix::configure(&Tantrix::family().choose(&spec.parse().unwrap()).unwrap())
    }

    fn step(game: &Tantrix, position: &mut Position, dice: &mut SeededDice) {
        if game.turn(position) == Turn::Chance {
            draw_by_weight(game, position, dice);
        } else {
            let action = game.pick_move(position, dice);
            game.play_unchecked(position, action);
        }
    }

    #[test]
    fn features_are_of_the_order_of_one_in_every_position() {
        for spec in ["tantrix", "tantrix(players=3)", "tantrix(players=4)"] {
            let game = tantrix(spec);
            let mut dice = SeededDice::new(7);
            for _ in 0..20 {
                let mut position = game.start(&game.deal(&mut dice));
                while game.turn(&position) != Turn::Over {
                    let extractor = FeatureExtractor::new(&game, &position);
                    for seat in 0..game.seats() {
                        let features = extractor.features(Seat::new(seat));
                        assert!(
                            features
                                .iter()
                                .all(|feature| (0.0..=12.0).contains(feature))
                        );
                        for net in [&STANDING, &WINNING] {
                            assert!(net.value(&features).abs() < 30.0);
                        }
                    }
                    step(&game, &mut position, &mut dice);
                }
            }
        }
    }

    /// Chance decides the more the more is left in the bag.
    #[test]
    fn it_knows_who_will_win_the_better_the_later() {
        let game = tantrix("tantrix");
        let stages = [(30, 0.6), (42, 0.7), (50, 0.8)];
        for (net, (laid, right_at_least)) in [&STANDING, &WINNING]
            .into_iter()
            .flat_map(|net| stages.map(|stage| (net, stage)))
        {
            let mut dice = SeededDice::new(laid as u64);
            let (mut right, mut decided) = (0.0, 0.0);
            for _ in 0..300 {
                let mut position = game.start(&game.deal(&mut dice));
                let mut lead = 0.0;
                while game.turn(&position) != Turn::Over {
                    if position.table().len() == laid {
                        let stand = standings(net, &game, &position);
                        lead = stand[Seat::new(0)] - stand[Seat::new(1)];
                    }
                    step(&game, &mut position, &mut dice);
                }
                let scores = game.scores(&position);
                let won = scores[Seat::new(0)] - scores[Seat::new(1)];
                if won != 0 {
                    decided += 1.0;
                    right += f32::from(u8::from((won > 0) == (lead > 0.0)));
                }
            }
            assert!(
                right / decided > right_at_least,
                "{laid}: {right} of {decided}"
            );
        }
    }
}
