use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use super::node::{Children, Node};

/// Nodes by their numbers, in chunks that are made when they are first needed: a search for a tenth
/// of a second does not pay for a gigabyte. Siblings lie in a row and never across two chunks.
#[derive(Debug)]
pub(super) struct NodePool<M, D> {
    chunks: Vec<Chunk<M, D>>,
    next: AtomicU32,
}

type Chunk<M, D> = OnceLock<Box<[Node<M, D>]>>;

const CHUNK_BITS: u32 = 12;
/// The most children that a node can have.
pub(super) const CHUNK: usize = 1 << CHUNK_BITS;
pub(super) const ROOT: u32 = 0;

impl<M: Copy, D: Copy> NodePool<M, D> {
    /// A pool that never takes more than so many bytes, but for the least that it can work with.
    pub(super) fn new(memory: usize) -> Self {
        let chunk_bytes = CHUNK * size_of::<Node<M, D>>();
        let most = u32::MAX as usize >> CHUNK_BITS;
        // What is left after whole chunks is kept back for moving the tree between searches.
        let chunks = (memory / chunk_bytes * 9 / 10).clamp(2, most);
        let pool = Self {
            chunks: (0..chunks).map(|_| OnceLock::new()).collect(),
            next: AtomicU32::new(0),
        };
        pool.allocate(1);
        pool
    }

    pub(super) fn len(&self) -> u64 {
        u64::from(self.next.load(Ordering::Relaxed))
    }

    /// Whether a node could not be given children any more.
    pub(super) fn is_full(&self) -> bool {
        self.len() + CHUNK as u64 > (self.chunks.len() * CHUNK) as u64
    }

    pub(super) fn node(&self, index: u32) -> &Node<M, D> {
        let chunk = self.chunks[(index >> CHUNK_BITS) as usize]
            .get_or_init(|| (0..CHUNK).map(|_| Node::default()).collect());
        &chunk[index as usize % CHUNK]
    }

    /// The first of `count` fresh nodes in a row, if there is room.
    pub(super) fn allocate(&self, count: usize) -> Option<u32> {
        debug_assert!(count <= CHUNK, "siblings fit in a chunk");
        let capacity = self.chunks.len() * CHUNK;
        let place = |next: u32| {
            let next = next as usize;
            let fits = next % CHUNK + count <= CHUNK;
            if fits {
                next
            } else {
                next.next_multiple_of(CHUNK)
            }
        };
        self.next
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |next| {
                let end = place(next) + count;
                (end <= capacity).then_some(end as u32)
            })
            .ok()
            .map(|next| place(next) as u32)
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        let used = self.len() as usize;
        for index in 0..used {
            self.take(index as u32);
        }
        *self.next.get_mut() = 0;
        self.allocate(1);
    }

    /// Makes `root` the root, keeps what grows from it and frees everything else. Nodes only move
    /// down, so that it needs no second pool.
    pub(super) fn retain_subtree(&mut self, root: u32) {
        // The rows of siblings to keep, each with its parent, in the order in which they lie.
        let mut rows: Vec<(Children, u32)> = Vec::new();
        rows.extend(self.node(root).children().map(|row| (row, root)));
        let mut seen = 0;
        while seen < rows.len() {
            for index in rows[seen].0.indices() {
                rows.extend(self.node(index).children().map(|row| (row, index)));
            }
            seen += 1;
        }
        rows.sort_unstable_by_key(|(row, _)| row.first);
        let used = self.len() as usize;
        let kept_root = self.take(root);
        // Where each kept node went: parents may lie before or after their children.
        let mut moved: Vec<(u32, u32, u32)> = Vec::with_capacity(rows.len());
        *self.next.get_mut() = 0;
        self.allocate(1);
        let mut swept = 0;
        for (row, _) in &rows {
            for index in swept..row.first {
                self.take(index);
            }
            swept = row.first + row.count;
            let Some(first) = self.allocate(row.count as usize) else {
                unreachable!("what fitted before fits closer together")
            };
            moved.push((row.first, row.count, first));
            if first != row.first {
                for offset in 0..row.count {
                    let node = self.take(row.first + offset);
                    self.put(first + offset, node);
                }
            }
        }
        for index in swept..used as u32 {
            self.take(index);
        }
        self.put(ROOT, kept_root);
        for ((row, parent), &(_, _, first)) in rows.iter().zip(&moved) {
            let parent = if *parent == root {
                ROOT
            } else {
                let place = moved.partition_point(|&(old, _, _)| old <= *parent) - 1;
                let (old, _, new) = moved[place];
                new + (parent - old)
            };
            self.node(parent).set_children(Children { first, ..*row });
        }
    }

    fn take(&mut self, index: u32) -> Node<M, D> {
        self.slot(index).map(std::mem::take).unwrap_or_default()
    }

    fn put(&mut self, index: u32, node: Node<M, D>) {
        self.node(index);
        if let Some(slot) = self.slot(index) {
            *slot = node;
        }
    }

    fn slot(&mut self, index: u32) -> Option<&mut Node<M, D>> {
        let chunk = self.chunks[(index >> CHUNK_BITS) as usize].get_mut()?;
        Some(&mut chunk[index as usize % CHUNK])
    }
}
