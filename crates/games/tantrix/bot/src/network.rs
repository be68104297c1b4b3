/// A network with one hidden layer (rectified) and one output.
#[derive(Clone, Debug)]
pub struct Network<const FEATURES: usize, const NEURONS: usize> {
    /// For each feature, its weight in each hidden neuron.
    pub hidden: [[f32; NEURONS]; FEATURES],
    /// The bias of each hidden neuron.
    pub biases: [f32; NEURONS],
    /// The weight of each hidden neuron in the output.
    pub output: [f32; NEURONS],
}

impl<const FEATURES: usize, const NEURONS: usize> Network<FEATURES, NEURONS> {
    /// Weights are written down as whole numbers of such parts.
    pub const UNIT: f32 = 128.0;

    pub(super) const fn read(
        hidden: &[[i16; NEURONS]; FEATURES],
        biases: &[i16; NEURONS],
        output: &[i16; NEURONS],
    ) -> Self {
        let mut net = Self {
            hidden: [[0.0; NEURONS]; FEATURES],
            biases: [0.0; NEURONS],
            output: [0.0; NEURONS],
        };
        let mut neuron = 0;
        while neuron < NEURONS {
            let mut feature = 0;
            while feature < FEATURES {
                net.hidden[feature][neuron] = hidden[feature][neuron] as f32 / Self::UNIT;
                feature += 1;
            }
            net.biases[neuron] = biases[neuron] as f32 / Self::UNIT;
            net.output[neuron] = output[neuron] as f32 / Self::UNIT;
            neuron += 1;
        }
        net
    }

    /// The output for some features.
    pub fn value(&self, features: &[f32; FEATURES]) -> f32 {
        let neurons = self.neurons(features);
        // None is NaN, so this is `max`, which WebAssembly has no instruction for.
        let fired = neurons.map(|neuron| if neuron > 0.0 { neuron } else { 0.0 });
        let weighed = fired.iter().zip(&self.output);
        weighed.map(|(fired, weight)| fired * weight).sum()
    }

    /// The hidden layer before the activation function.
    pub fn neurons(&self, features: &[f32; FEATURES]) -> [f32; NEURONS] {
        let mut neurons = self.biases;
        // Most features are absent most of the time.
        for (&feature, weights) in features
            .iter()
            .zip(&self.hidden)
            .filter(|(feature, _)| **feature != 0.0)
        {
            for (neuron, weight) in neurons.iter_mut().zip(weights) {
                *neuron += feature * weight;
            }
        }
        neurons
    }
}
