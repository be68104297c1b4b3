use std::hash::{DefaultHasher, Hash, Hasher};

/// Killer moves and the history heuristic: which moves caused cutoffs before, at this ply and anywhere.
#[derive(Debug)]
pub(super) struct MoveOrdering<M> {
    killers: Vec<[Option<M>; 2]>,
    history: Vec<i32>,
}

const HISTORY_SIZE: usize = 1 << 12;
const KILLER_SCORE: i32 = 900_000;
const HISTORY_MAX: i32 = 800_000;

impl<M: Copy + Eq + Hash> MoveOrdering<M> {
    pub(super) fn new() -> Self {
        Self {
            killers: Vec::new(),
            history: vec![0; HISTORY_SIZE],
        }
    }

    pub(super) fn forget(&mut self) {
        self.killers.clear();
        self.history.fill(0);
    }

    pub(super) fn record_cutoff(&mut self, action: M, depth: u32, ply: u32) {
        let ply = ply as usize;
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let slot = slot(action);
        self.history[slot] += (depth * depth) as i32;
        if self.history[slot] > HISTORY_MAX {
            for score in &mut self.history {
                *score /= 2;
            }
        }
    }

    pub(super) fn score(&self, action: M, ply: u32) -> i32 {
        let killer = self
            .killers
            .get(ply as usize)
            .is_some_and(|killers| killers.contains(&Some(action)));
        if killer {
            KILLER_SCORE
        } else {
            self.history[slot(action)]
        }
    }
}

fn slot<M: Hash>(action: M) -> usize {
    // The same in every run: its keys are fixed.
    let mut hasher = DefaultHasher::new();
    action.hash(&mut hasher);
    hasher.finish() as usize % HISTORY_SIZE
}
