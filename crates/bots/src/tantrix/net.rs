/// One layer of neurons that read signs and agree on a number.
#[derive(Clone, Debug)]
pub struct Net<const SIGNS: usize, const NEURONS: usize> {
    /// For each sign, what it adds to each neuron.
    pub first: [[f32; NEURONS]; SIGNS],
    /// What each neuron has without any sign.
    pub thresholds: [f32; NEURONS],
    /// What each neuron counts in the end, as far as it is above zero.
    pub output: [f32; NEURONS],
}

impl<const SIGNS: usize, const NEURONS: usize> Net<SIGNS, NEURONS> {
    /// Weights are written down as whole numbers of such parts.
    pub const UNIT: f32 = 128.0;

    pub(super) const fn read(
        first: &[[i16; NEURONS]; SIGNS],
        thresholds: &[i16; NEURONS],
        output: &[i16; NEURONS],
    ) -> Self {
        let mut net = Self {
            first: [[0.0; NEURONS]; SIGNS],
            thresholds: [0.0; NEURONS],
            output: [0.0; NEURONS],
        };
        let mut neuron = 0;
        while neuron < NEURONS {
            let mut sign = 0;
            while sign < SIGNS {
                net.first[sign][neuron] = first[sign][neuron] as f32 / Self::UNIT;
                sign += 1;
            }
            net.thresholds[neuron] = thresholds[neuron] as f32 / Self::UNIT;
            net.output[neuron] = output[neuron] as f32 / Self::UNIT;
            neuron += 1;
        }
        net
    }

    /// What it makes of some signs.
    pub fn value(&self, signs: &[f32; SIGNS]) -> f32 {
        let neurons = self.neurons(signs);
        let fired = neurons.iter().zip(&self.output);
        fired.map(|(neuron, weight)| neuron.max(0.0) * weight).sum()
    }

    /// What comes together in each neuron.
    pub fn neurons(&self, signs: &[f32; SIGNS]) -> [f32; NEURONS] {
        let mut neurons = self.thresholds;
        // Most signs are absent most of the time.
        for (&sign, weights) in signs
            .iter()
            .zip(&self.first)
            .filter(|(sign, _)| **sign != 0.0)
        {
            for (neuron, weight) in neurons.iter_mut().zip(weights) {
                *neuron += sign * weight;
            }
        }
        neurons
    }
}
