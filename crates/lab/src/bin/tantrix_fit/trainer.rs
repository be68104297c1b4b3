use game::{Dice, SeededDice};
use tantrix_bot::training::Network;

/// A network and its gradients, trained by Adam.
pub(crate) struct Trainer<const FEATURES: usize, const NEURONS: usize> {
    pub(crate) net: Network<FEATURES, NEURONS>,
    gradient: Network<FEATURES, NEURONS>,
    momentum: Network<FEATURES, NEURONS>,
    variance: Network<FEATURES, NEURONS>,
    steps: i32,
}

/// How long the mean gradient and its mean square are remembered.
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;

impl<const FEATURES: usize, const NEURONS: usize> Trainer<FEATURES, NEURONS> {
    /// A net that knows nothing, with small weights by chance.
    pub(crate) fn new(dice: &mut SeededDice) -> Self {
        let mut net = nothing();
        let mut any = |size: f32| size * (dice.below(2001) as f32 / 1000.0 - 1.0);
        net.hidden.as_flattened_mut().fill_with(|| any(0.3));
        net.output.fill_with(|| any(0.5));
        Self {
            net,
            gradient: nothing(),
            momentum: nothing(),
            variance: nothing(),
            steps: 0,
        }
    }

    /// Takes note that the value of these features should be lower, by so much.
    pub(crate) fn lower(&mut self, features: &[f32; FEATURES], much: f32) {
        let neurons = self.net.neurons(features);
        let mut error = [0.0; NEURONS];
        for neuron in 0..NEURONS {
            if neurons[neuron] > 0.0 {
                error[neuron] = much * self.net.output[neuron];
                self.gradient.output[neuron] += much * neurons[neuron];
                self.gradient.biases[neuron] += error[neuron];
            }
        }
        for (&feature, row) in features.iter().zip(&mut self.gradient.hidden) {
            if feature != 0.0 {
                for (gradient, error) in row.iter_mut().zip(error) {
                    *gradient += feature * error;
                }
            }
        }
    }

    /// Goes a step down the gradient of what was noted since the last one.
    pub(crate) fn step(&mut self, rate: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - BETA_2.powi(self.steps)).sqrt() / (1.0 - BETA_1.powi(self.steps));
        let parts = parts(&mut self.net)
            .into_iter()
            .zip(parts(&mut self.gradient))
            .zip(parts(&mut self.momentum))
            .zip(parts(&mut self.variance));
        for (((weights, gradients), momenta), variances) in parts {
            let weights = weights
                .iter_mut()
                .zip(gradients)
                .zip(momenta)
                .zip(variances);
            for (((weight, gradient), momentum), variance) in weights {
                *momentum += (1.0 - BETA_1) * (*gradient - *momentum);
                *variance += (1.0 - BETA_2) * (*gradient * *gradient - *variance);
                *weight -= rate * *momentum / (variance.sqrt() + 1e-6);
                *gradient = 0.0;
            }
        }
    }
}

fn parts<const FEATURES: usize, const NEURONS: usize>(
    net: &mut Network<FEATURES, NEURONS>,
) -> [&mut [f32]; 3] {
    [
        net.hidden.as_flattened_mut(),
        &mut net.biases,
        &mut net.output,
    ]
}

fn nothing<const FEATURES: usize, const NEURONS: usize>() -> Network<FEATURES, NEURONS> {
    Network {
        hidden: [[0.0; NEURONS]; FEATURES],
        biases: [0.0; NEURONS],
        output: [0.0; NEURONS],
    }
}
