use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};

/// What proof searches remember: proof and disproof numbers by key, in a fixed number of slots that
/// threads share without locks. When a bucket is full, the slot that was least work is given up.
#[derive(Debug)]
pub struct ProofTable {
    buckets: Vec<Bucket>,
    /// How many slots of the first [`SAMPLE`] buckets are in use. Keys are spread evenly, so they speak
    /// for all; to count every slot would make threads wait for each other.
    used: AtomicU64,
}

const SAMPLE: usize = 1024;

/// Proof and disproof number of a position, as df-pn has them: phi and delta are seen by the seat to move. 0
/// means solved; then the other is [`ProofNumbers::INFINITY`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofNumbers {
    /// How hard for the seat to move to get what it wants.
    pub phi: u32,
    /// How hard for the other.
    pub delta: u32,
    /// Set beside a finished proof where the defender does more than avoid a loss: it wins.
    pub defender_wins: bool,
}

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The key is kept mixed with the data: a slot torn by two writers matches no key.
#[derive(Debug, Default)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

const NUMBER_BITS: u32 = 27;

impl ProofNumbers {
    /// The number of what cannot happen.
    pub const INFINITY: u32 = (1 << NUMBER_BITS) - 1;
    /// The seat to move gets what it wants.
    pub const PROVED: Self = Self {
        phi: 0,
        delta: Self::INFINITY,
        defender_wins: false,
    };
    /// It does not.
    pub const DISPROVED: Self = Self {
        phi: Self::INFINITY,
        delta: 0,
        defender_wins: false,
    };

    /// Whether one of the two is done.
    pub const fn is_solved(self) -> bool {
        self.phi == 0 || self.delta == 0
    }

    fn pack(self, work: u64) -> u64 {
        u64::from(self.phi)
            | u64::from(self.delta) << NUMBER_BITS
            | u64::from(self.defender_wins) << (2 * NUMBER_BITS)
            | work_class(work) << (2 * NUMBER_BITS + 1)
    }

    const fn unpack(data: u64) -> Self {
        Self {
            phi: data as u32 & Self::INFINITY,
            delta: (data >> NUMBER_BITS) as u32 & Self::INFINITY,
            defender_wins: data >> (2 * NUMBER_BITS) & 1 != 0,
        }
    }
}

/// Work on a scale that doubles every eight steps: it needs 9 bits.
fn work_class(work: u64) -> u64 {
    let work = work + 8;
    let bits = u64::from(work.ilog2());
    (bits - 3) * 8 + (work >> (bits - 3) & 7) + 1
}

const fn work_in(data: u64) -> u64 {
    data >> (2 * NUMBER_BITS + 1)
}

impl ProofTable {
    /// A table of at most so many bytes, a power of two of slots.
    pub fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        let buckets = 1_usize << buckets.ilog2();
        Self {
            buckets: (0..buckets).map(|_| Bucket::default()).collect(),
            used: AtomicU64::new(0),
        }
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// How much of it is in use, from 0 to 1.
    pub fn load_factor(&self) -> f64 {
        self.used.load(Ordering::Relaxed) as f64 / (4 * self.buckets.len().min(SAMPLE)) as f64
    }

    /// What is known of a position.
    pub fn get(&self, key: u64) -> Option<ProofNumbers> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (slot.mixed.load(Ordering::Relaxed) ^ data == key && data != 0)
                .then(|| ProofNumbers::unpack(data))
        })
    }

    /// Prefetches the bucket of a position that will be asked about soon.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        #[expect(unsafe_code, reason = "proofs in a large table take a fifth less time")]
        // SAFETY: a hint reads nothing, and the address is that of a reference.
        unsafe {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(self.bucket(key)).cast());
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// How much work a position was, on a scale that doubles every eight steps; 0 if it is not known.
    pub fn work(&self, key: u64) -> u64 {
        let slots = self.bucket(key).0.iter();
        let data = slots.map(|slot| {
            (
                slot.mixed.load(Ordering::Relaxed),
                slot.data.load(Ordering::Relaxed),
            )
        });
        data.filter(|&(mixed, data)| mixed ^ data == key && data != 0)
            .map(|(_, data)| work_in(data))
            .next()
            .unwrap_or(0)
    }

    /// Remembers a position, on which so much work was done.
    pub fn put(&self, key: u64, numbers: ProofNumbers, work: u64) {
        self.put_data(key, numbers.pack(work));
    }

    fn put_data(&self, key: u64, data: u64) {
        let mut least: Option<(&Slot, u64)> = None;
        let index = self.index(key);
        for slot in &self.buckets[index].0 {
            let old = slot.data.load(Ordering::Relaxed);
            if old == 0 || slot.mixed.load(Ordering::Relaxed) ^ old == key {
                least = Some((slot, old));
                break;
            }
            if least.is_none_or(|(_, data)| work_in(old) < work_in(data)) {
                least = Some((slot, old));
            }
        }
        if let Some((slot, old)) = least {
            if old == 0 && index < SAMPLE {
                self.used.fetch_add(1, Ordering::Relaxed);
            }
            slot.data.store(data, Ordering::Relaxed);
            slot.mixed.store(key ^ data, Ordering::Relaxed);
        }
    }

    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[self.index(key)]
    }

    const fn index(&self, key: u64) -> usize {
        // The high bits choose, so that a table of another size keeps the order of a stream of entries.
        let bits = self.buckets.len().trailing_zeros();
        if bits == 0 {
            0
        } else {
            (key >> (64 - bits)) as usize
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = Slot::default();
        }
        *self.used.get_mut() = 0;
    }

    /// The same knowledge in a table of another size.
    #[must_use]
    pub fn resized(&self, bytes: usize) -> Self {
        let table = Self::new(bytes);
        for (key, data) in self.entries() {
            table.put_data(key, data);
        }
        table
    }

    fn entries(&self) -> impl Iterator<Item = (u64, u64)> {
        let slots = self.buckets.iter().flat_map(|bucket| &bucket.0);
        slots.filter_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (data != 0).then(|| (slot.mixed.load(Ordering::Relaxed) ^ data, data))
        })
    }

    /// Writes everything down that was more than `work`, under a name that says what it is about, with
    /// the number of nodes that it all took; and in the end how many entries there are, and a checksum.
    pub fn save(&self, about: u64, nodes: u64, work: u64, to: &mut impl Write) -> io::Result<()> {
        let least = work_class(work);
        let mut sum = Checksum::default();
        let mut pair = |sum: &mut Checksum, one: u64, other: u64| {
            sum.add(one);
            sum.add(other);
            to.write_all(&one.to_le_bytes())?;
            to.write_all(&other.to_le_bytes())
        };
        pair(&mut sum, MAGIC, about)?;
        let mut entries = 0;
        pair(&mut sum, nodes, least)?;
        for (key, data) in self.entries().filter(|&(_, data)| work_in(data) >= least) {
            pair(&mut sum, key, data)?;
            entries += 1;
        }
        let end = sum.0;
        pair(&mut sum, entries, end)?;
        to.flush()
    }

    /// Reads what was written down about the same thing, and says how many nodes it took. Anything else, and
    /// whatever is damaged, is invalid data, and nothing of it is known then.
    pub fn load(&self, about: u64, from: &mut impl Read) -> io::Result<u64> {
        let nodes = self.read(about, from);
        if nodes.is_err() {
            self.forget();
        }
        nodes
    }

    fn read(&self, about: u64, from: &mut impl Read) -> io::Result<u64> {
        let invalid = || io::Error::from(io::ErrorKind::InvalidData);
        let mut sum = Checksum::default();
        let mut next = || -> io::Result<Option<(u64, u64)>> {
            let mut pair = [0; 16];
            match from.read_exact(&mut pair) {
                Ok(()) => Ok(Some((word(&pair, 0), word(&pair, 8)))),
                Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
                Err(error) => Err(error),
            }
        };
        if next()? != Some((MAGIC, about)) {
            return Err(invalid());
        }
        let (nodes, least) = next()?.ok_or_else(invalid)?;
        for head in [MAGIC, about, nodes, least] {
            sum.add(head);
        }
        // The last pair is no entry.
        let mut entries = 0;
        let mut pair = next()?.ok_or_else(invalid)?;
        while let Some(after) = next()? {
            let (key, data) = pair;
            sum.add(key);
            sum.add(data);
            entries += 1;
            self.put_data(key, data);
            pair = after;
        }
        if pair == (entries, sum.0) {
            Ok(nodes)
        } else {
            Err(invalid())
        }
    }

    fn forget(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.data.store(0, Ordering::Relaxed);
            slot.mixed.store(0, Ordering::Relaxed);
        }
        self.used.store(0, Ordering::Relaxed);
    }
}

/// What a file of knowledge begins with.
const MAGIC: u64 = u64::from_le_bytes(*b"SERPROO3");

/// Tells damage: whatever one word is changed to, the sum is another.
#[derive(Default)]
struct Checksum(u64);

impl Checksum {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

fn word(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(std::array::from_fn(|offset| bytes[at + offset]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(index: u64) -> u64 {
        index.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn numbers(phi: u32, delta: u32) -> ProofNumbers {
        ProofNumbers {
            phi,
            delta,
            defender_wins: phi % 2 == 1,
        }
    }

    #[test]
    fn remembers_and_keeps_what_was_most_work() {
        let table = ProofTable::new(1 << 10);
        assert_eq!(table.bytes(), 1 << 10);
        for index in 1..1_000 {
            table.put(key(index), numbers(index as u32, 5), index);
        }
        table.put(key(77), ProofNumbers::PROVED, 1 << 40);
        for index in 1_000..2_000 {
            table.put(key(index), numbers(index as u32, 5), 3);
        }
        assert_eq!(table.get(key(77)), Some(ProofNumbers::PROVED));
        assert!((table.load_factor() - 1.0).abs() < 1e-9);
        for index in (1..2_000).filter(|&index| index != 77) {
            let found = table.get(key(index));
            assert!(found.is_none_or(|found| found == numbers(index as u32, 5)));
        }
    }

    #[test]
    fn survives_a_file_and_another_size() {
        let table = ProofTable::new(1 << 16);
        for index in 1..500 {
            table.put(key(index), numbers(index as u32, 9), index);
        }
        let mut file = Vec::new();
        table.save(42, 1234, 100, &mut file).unwrap();
        let other = ProofTable::new(1 << 17);
        assert_eq!(other.load(42, &mut file.as_slice()).unwrap(), 1234);
        for index in 1..500 {
            let expected = Some(numbers(index as u32, 9));
            assert_eq!(table.get(key(index)), expected);
            if index > 100 {
                assert_eq!(other.get(key(index)), expected);
            } else if index < 80 {
                assert_eq!(other.get(key(index)), None);
            }
        }
        assert_eq!(table.resized(1 << 18).get(key(300)), table.get(key(300)));
        assert!(other.load(43, &mut file.as_slice()).is_err());
        assert!(other.load(42, &mut &b"SERPROOF"[..]).is_err());
    }

    #[test]
    fn a_damaged_file_is_refused_and_nothing_of_it_is_known() {
        let table = ProofTable::new(1 << 12);
        for index in 1..20 {
            table.put(key(index), numbers(index as u32, 9), 1_000);
        }
        let mut file = Vec::new();
        table.save(42, 1234, 100, &mut file).unwrap();
        let other = ProofTable::new(1 << 12);
        let refused = |file: &[u8]| {
            let error = other.load(42, &mut &*file).unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::InvalidData);
            assert_eq!(other.get(key(7)), None);
        };
        for at in 0..file.len() {
            let mut damaged = file.clone();
            damaged[at] ^= 0x10;
            refused(&damaged);
        }
        for end in 0..file.len() {
            refused(&file[..end]);
        }
        refused(&[&file[..], &[0; 16]].concat());
        assert_eq!(other.load(42, &mut file.as_slice()).unwrap(), 1234);
    }

    #[test]
    fn the_scale_of_work_rises() {
        let mut last = 0;
        for work in (0..4_000).chain((4_000..u64::MAX / 2).step_by(1 << 55)) {
            let size = work_class(work);
            assert!(size >= last && size < 512, "{work}");
            last = size;
        }
    }
}
