/// The parameters of a tree search.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The exploration constant: the factor of UCB's square root.
    pub exploration: f32,
    /// The factor of PUCT's term, in which a move's prior is counted against the average of all. A little goes
    /// a long way.
    pub prior_weight: f32,
    /// RAVE's equivalence parameter: at about so many visits a move's own mean counts as much as that of all
    /// later plays of the same move; 0 ignores those.
    pub rave_equivalence: f32,
    /// First-play urgency: the value of a move that was never tried.
    pub first_play: FirstPlay,
    /// How many visits a move's [prior value](crate::Knowledge::prior_value) counts for; 0 does not ask for it.
    pub prior_visits: f32,
    /// A leaf gets children at the visit after so many.
    pub expand_after: u32,
    /// How much [`evaluate`](crate::Knowledge::evaluate) counts beside the playout: 1 plays nothing out.
    pub evaluation_weight: f32,
    /// A playout is broken off after so many steps and evaluated.
    pub max_playout_steps: u32,
    /// Few candidates at first, more as visits grow.
    pub widening: Option<ProgressiveWidening>,
    /// The most candidates that a node keeps, those with the largest priors. A node that does not
    /// keep all its moves can be proved won but not lost. At most 4096.
    pub max_candidates: usize,
    /// The most that the tree may occupy, in bytes. A full tree goes on counting without growing.
    pub memory: usize,
    /// How many threads share the tree. With one, the same seed and number of playouts give the
    /// same result to the bit.
    pub threads: usize,
    /// The dice's seed.
    pub seed: u64,
}

/// First-play urgency: the value of a move that was never tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FirstPlay {
    /// Better than anything: every move is tried once before any is tried again.
    Urgent,
    /// Worth this much.
    Value(f32),
    /// Worth as much as the position so far, less this much.
    BelowParent(f32),
}

/// How many candidates are open after n visits: `initial` + `factor` · n^`exponent`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "see the formula")]
pub struct ProgressiveWidening {
    pub initial: f32,
    pub factor: f32,
    pub exponent: f32,
}

impl Settings {
    /// Plain UCT: no knowledge, no RAVE. What everything else is compared with.
    pub fn plain() -> Self {
        Self {
            exploration: 1.0,
            prior_weight: 0.0,
            rave_equivalence: 0.0,
            first_play: FirstPlay::Urgent,
            prior_visits: 0.0,
            expand_after: 1,
            evaluation_weight: 0.0,
            max_playout_steps: 100_000,
            widening: None,
            max_candidates: 4096,
            memory: 256 << 20,
            threads: 1,
            seed: 0,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            exploration: 0.4,
            prior_weight: 0.02,
            rave_equivalence: 300.0,
            first_play: FirstPlay::BelowParent(0.0),
            ..Self::plain()
        }
    }
}

impl ProgressiveWidening {
    pub(super) fn limit(self, visits: u32) -> usize {
        (self.initial + self.factor * (visits as f32).powf(self.exponent)) as usize
    }
}
