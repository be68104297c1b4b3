/// How a tree search weighs and how much it may use.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How much the unknown attracts: the factor of UCB's square root.
    pub exploration: f32,
    /// How much promising moves attract before they are known: the factor of PUCT's term, in which
    /// a move's weight is counted against the average of all. A little goes a long way.
    pub prior_weight: f32,
    /// Of how many visits the opinion of all later playings of the same move (RAVE) is worth half;
    /// 0 ignores it.
    pub rave: f32,
    /// What a move that was never tried is taken for.
    pub first_play: FirstPlay,
    /// For how many visits it stands how a move [looks](crate::Knowledge::look); 0 does not look.
    pub looks: f32,
    /// A leaf gets children at the visit after so many.
    pub expand_after: u32,
    /// How much [`evaluate`](crate::Knowledge::evaluate) counts beside the playout: 1 plays nothing out.
    pub evaluation_share: f32,
    /// A playout is broken off after so many steps and evaluated.
    pub longest_playout: u32,
    /// Few candidates at first, more as visits grow.
    pub widening: Option<Widening>,
    /// The most candidates that a node keeps, those with the largest weights. A node that does not
    /// keep all its moves can be proved won but not lost. At most 4096.
    pub most_candidates: usize,
    /// The most that the tree may occupy, in bytes. A full tree goes on counting without growing.
    pub memory: usize,
    /// How many threads share the tree. With one, the same seed and number of playouts give the
    /// same result to the bit.
    pub threads: usize,
    /// The dice's seed.
    pub seed: u64,
}

/// What a move that was never tried is taken for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FirstPlay {
    /// Better than anything: every move is tried once before any is tried again.
    Urgent,
    /// Worth this much.
    Value(f32),
    /// Worth as much as the position so far, less this much.
    BelowParent(f32),
}

/// How many candidates are open after n visits: `first` + `factor` · n^`power`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "see the formula")]
pub struct Widening {
    pub first: f32,
    pub factor: f32,
    pub power: f32,
}

impl Settings {
    /// Plain UCT: no knowledge, no RAVE. What everything else is compared with.
    pub fn plain() -> Self {
        Self {
            exploration: 1.0,
            prior_weight: 0.0,
            rave: 0.0,
            first_play: FirstPlay::Urgent,
            looks: 0.0,
            expand_after: 1,
            evaluation_share: 0.0,
            longest_playout: 100_000,
            widening: None,
            most_candidates: 4096,
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
            rave: 300.0,
            first_play: FirstPlay::BelowParent(0.0),
            ..Self::plain()
        }
    }
}

impl Widening {
    pub(super) fn open(self, visits: u32) -> usize {
        (self.first + self.factor * (visits as f32).powf(self.power)) as usize
    }
}
