/// What was found of positions, in a fixed number of places.
#[derive(Debug)]
pub(super) struct Table<M> {
    places: Vec<Option<Entry<M>>>,
    age: u8,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    pub(super) key: u64,
    pub(super) action: Option<M>,
    pub(super) value: i32,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether it rests on finished games alone, however deep it was looked.
    pub(super) certain: bool,
    pub(super) age: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    AtLeast,
    AtMost,
    Exactly,
}

impl<M: Copy> Table<M> {
    pub(super) fn new(bytes: usize) -> Self {
        let places = (bytes / size_of::<Option<Entry<M>>>()).max(1);
        Self {
            places: vec![None; 1 << places.ilog2()],
            age: 0,
        }
    }

    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        self.places[self.place(key)].filter(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, entry: Entry<M>) {
        let place = self.place(entry.key);
        let age = self.age;
        let old = &mut self.places[place];
        let worth = |entry: &Entry<M>| entry.depth + if entry.certain { 8 } else { 0 };
        if old.is_none_or(|old| {
            old.key == entry.key || old.age != age || worth(&entry) >= worth(&old)
        }) {
            *old = Some(Entry { age, ..entry });
        }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }
}
