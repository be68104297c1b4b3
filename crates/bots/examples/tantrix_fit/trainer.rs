use bots::tantrix::learning::Net;
use game::{Dice, SeededDice};

/// A net that follows the slope of what it is told is wrong with it, by Adam's rule.
pub(crate) struct Trainer<const SIGNS: usize, const NEURONS: usize> {
    pub(crate) net: Net<SIGNS, NEURONS>,
    slope: Net<SIGNS, NEURONS>,
    drift: Net<SIGNS, NEURONS>,
    spread: Net<SIGNS, NEURONS>,
    steps: i32,
}

/// How long the mean slope and its mean square are remembered.
const DRIFT: f32 = 0.9;
const SPREAD: f32 = 0.999;

impl<const SIGNS: usize, const NEURONS: usize> Trainer<SIGNS, NEURONS> {
    /// A net that knows nothing, with small weights by chance.
    pub(crate) fn new(dice: &mut SeededDice) -> Self {
        let mut net = nothing();
        let mut any = |size: f32| size * (dice.below(2001) as f32 / 1000.0 - 1.0);
        net.first.as_flattened_mut().fill_with(|| any(0.3));
        net.output.fill_with(|| any(0.5));
        Self {
            net,
            slope: nothing(),
            drift: nothing(),
            spread: nothing(),
            steps: 0,
        }
    }

    /// Takes note that the value of these signs should be lower, by so much.
    pub(crate) fn lower(&mut self, signs: &[f32; SIGNS], much: f32) {
        let neurons = self.net.neurons(signs);
        let mut blame = [0.0; NEURONS];
        for neuron in 0..NEURONS {
            if neurons[neuron] > 0.0 {
                blame[neuron] = much * self.net.output[neuron];
                self.slope.output[neuron] += much * neurons[neuron];
                self.slope.thresholds[neuron] += blame[neuron];
            }
        }
        for (&sign, row) in signs.iter().zip(&mut self.slope.first) {
            if sign != 0.0 {
                for (slope, blame) in row.iter_mut().zip(blame) {
                    *slope += sign * blame;
                }
            }
        }
    }

    /// Goes a step down the slope of what was noted since the last one.
    pub(crate) fn step(&mut self, rate: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - SPREAD.powi(self.steps)).sqrt() / (1.0 - DRIFT.powi(self.steps));
        let parts = parts(&mut self.net)
            .into_iter()
            .zip(parts(&mut self.slope))
            .zip(parts(&mut self.drift))
            .zip(parts(&mut self.spread));
        for (((weights, slopes), drifts), spreads) in parts {
            let weights = weights.iter_mut().zip(slopes).zip(drifts).zip(spreads);
            for (((weight, slope), drift), spread) in weights {
                *drift += (1.0 - DRIFT) * (*slope - *drift);
                *spread += (1.0 - SPREAD) * (*slope * *slope - *spread);
                *weight -= rate * *drift / (spread.sqrt() + 1e-6);
                *slope = 0.0;
            }
        }
    }
}

fn parts<const SIGNS: usize, const NEURONS: usize>(
    net: &mut Net<SIGNS, NEURONS>,
) -> [&mut [f32]; 3] {
    [
        net.first.as_flattened_mut(),
        &mut net.thresholds,
        &mut net.output,
    ]
}

fn nothing<const SIGNS: usize, const NEURONS: usize>() -> Net<SIGNS, NEURONS> {
    Net {
        first: [[0.0; NEURONS]; SIGNS],
        thresholds: [0.0; NEURONS],
        output: [0.0; NEURONS],
    }
}
