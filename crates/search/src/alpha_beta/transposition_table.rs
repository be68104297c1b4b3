/// What was found of positions, in a table of fixed size.
#[derive(Debug)]
pub(super) struct TranspositionTable<M> {
    entries: Vec<Option<Entry<M>>>,
    generation: u8,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    pub(super) key: u64,
    pub(super) action: Option<M>,
    pub(super) value: i32,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether it rests on finished games alone, whatever the depth.
    pub(super) proven: bool,
    pub(super) generation: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

impl<M: Copy> TranspositionTable<M> {
    pub(super) fn new(bytes: usize) -> Self {
        let entries = (bytes / size_of::<Option<Entry<M>>>()).max(1);
        Self {
            entries: vec![None; 1 << entries.ilog2()],
            generation: 0,
        }
    }

    pub(super) fn start_search(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        self.entries[self.slot(key)].filter(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, entry: Entry<M>) {
        let slot = self.slot(entry.key);
        let generation = self.generation;
        let old = &mut self.entries[slot];
        let priority = |entry: &Entry<M>| entry.depth + if entry.proven { 8 } else { 0 };
        if old.is_none_or(|old| {
            old.key == entry.key
                || old.generation != generation
                || priority(&entry) >= priority(&old)
        }) {
            *old = Some(Entry {
                generation,
                ..entry
            });
        }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}
