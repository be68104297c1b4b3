use std::hash::{DefaultHasher, Hash, Hasher};

/// Which moves have refuted others before: here at this ply, and anywhere.
#[derive(Debug)]
pub(super) struct Order<M> {
    killers: Vec<[Option<M>; 2]>,
    history: Vec<i32>,
}

const HISTORY: usize = 1 << 12;
const KILLER: i32 = 900_000;
const MOST: i32 = 800_000;

impl<M: Copy + Eq + Hash> Order<M> {
    pub(super) fn new() -> Self {
        Self {
            killers: Vec::new(),
            history: vec![0; HISTORY],
        }
    }

    pub(super) fn forget(&mut self) {
        self.killers.clear();
        self.history.fill(0);
    }

    pub(super) fn praise(&mut self, action: M, depth: u32, ply: u32) {
        let ply = ply as usize;
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let place = place(action);
        self.history[place] += (depth * depth) as i32;
        if self.history[place] > MOST {
            for praise in &mut self.history {
                *praise /= 2;
            }
        }
    }

    pub(super) fn score(&self, action: M, ply: u32) -> i32 {
        let killer = self
            .killers
            .get(ply as usize)
            .is_some_and(|killers| killers.contains(&Some(action)));
        if killer {
            KILLER
        } else {
            self.history[place(action)]
        }
    }
}

fn place<M: Hash>(action: M) -> usize {
    // The same in every run: its keys are fixed.
    let mut hasher = DefaultHasher::new();
    action.hash(&mut hasher);
    hasher.finish() as usize % HISTORY
}
