//! The table during the search.

mod lines;

use super::search::{CellSearch, Root};
use crate::solve::edge_colours::{ALL_SIDES, LAID, gaps, shown, touched};
use crate::solve::worker::{Flow, Worker};
use crate::{Kind, Solution};
use tantrix::Placement;
use tantrix::side::direction_of;

/// Set while a cell is to stay empty for good.
const SHUT: u32 = 1 << 30;

pub(super) struct Table<'a, 'w, 'h> {
    search: &'a CellSearch,
    worker: &'w mut Worker<'h>,
    cells: Vec<u32>,
    /// Tile and rotation on each cell that has one.
    lies: Vec<(u8, u8)>,
    placed: Vec<usize>,
    /// What lies from the beginning, whether it is laid yet or not.
    lying: &'a [Root],
    /// How often the line of each colour has come to an end.
    stops: [u8; 4],
    /// Tiles that cut the table in two when they were laid.
    cuts: u32,
    seen: Vec<u32>,
    look: u32,
}

/// The cell to decide next.
struct Choice {
    cell: usize,
    must: bool,
    fits: [u64; 6],
}

impl<'a, 'w, 'h> Table<'a, 'w, 'h> {
    pub(super) fn new(search: &'a CellSearch, worker: &'w mut Worker<'h>) -> Self {
        let size = search.square.len();
        let mut cells = vec![0; size];
        if let Some(shape) = &search.shape {
            cells.fill(SHUT);
            for &cell in shape {
                cells[cell] = 0;
            }
        }
        Table {
            search,
            worker,
            cells,
            lies: vec![(0, 0); size],
            placed: Vec::with_capacity(search.laid),
            lying: &[],
            stops: [0; 4],
            cuts: 0,
            seen: vec![0; size],
            look: 0,
        }
    }

    pub(super) fn start(&mut self, root: &Root) -> Flow {
        // Tiles before the first are not laid: each set of tiles has one first.
        let free = u64::MAX >> (64 - self.search.tiles.len()) & !((1 << root.tile) - 1);
        self.lay(root.cell, root.tile, root.rotation, free)
    }

    /// Goes on from tiles that lie already.
    pub(super) fn go_on_from(&mut self, lying: &'a [Root]) -> Flow {
        self.lying = lying;
        self.go_on(u64::MAX >> (64 - self.search.tiles.len()))
    }

    /// Lays the next of the tiles that lie from the beginning; decides a cell when all do.
    fn go_on(&mut self, free: u64) -> Flow {
        match self.lying.get(self.placed.len()) {
            None => self.decide(free),
            Some(root) if free >> root.tile & 1 == 0 => Flow::Continue(()),
            Some(root) => self.lay(root.cell, root.tile, root.rotation, free),
        }
    }

    /// Decides one more cell.
    fn decide(&mut self, free: u64) -> Flow {
        let left = self.search.laid - self.placed.len();
        if free.count_ones() < left as u32 {
            return Flow::Continue(());
        }
        let Some(choice) = self.choose(free, left) else {
            return Flow::Continue(());
        };
        if left == 0 {
            return self.finish();
        }
        for rotation in 0..6 {
            let mut tiles = choice.fits[rotation];
            while tiles != 0 {
                let tile = tiles.trailing_zeros() as usize;
                tiles &= tiles - 1;
                self.lay(choice.cell, tile, rotation, free)?;
            }
        }
        if choice.must {
            Flow::Continue(())
        } else {
            self.shut(choice.cell, free)
        }
    }

    /// Lays a tile, goes on from there and takes it back.
    fn lay(&mut self, cell: usize, tile: usize, rotation: usize, free: u64) -> Flow {
        self.worker.tick()?;
        let search = self.search;
        let is_cut = gaps(touched(self.cells[cell] & ALL_SIDES)) > 1;
        let stops = self.stops;
        self.cuts += u32::from(is_cut);
        self.cells[cell] |= LAID;
        self.lies[cell] = (tile as u8, rotation as u8);
        self.placed.push(cell);
        self.toggle_edges(cell, &search.edge_masks[tile][rotation]);
        let free = free & !(1 << tile);
        if self.stops_are_right(cell)
            && let Some(free) = self.lines_are_right(cell, free)
        {
            if self.placed.len() != search.cut {
                self.go_on(free)?;
            } else if self.worker.is_my_job() {
                self.decide(free)?;
                self.worker.job_done();
            }
        }
        self.toggle_edges(cell, &search.edge_masks[tile][rotation]);
        self.placed.pop();
        self.cells[cell] &= !LAID;
        self.cuts -= u32::from(is_cut);
        self.stops = stops;
        Flow::Continue(())
    }

    /// Leaves a cell empty for good, goes on from there and takes it back.
    fn shut(&mut self, cell: usize, mut free: u64) -> Flow {
        let stops = self.stops;
        self.cells[cell] |= SHUT;
        let mut is_right = true;
        for side in 0..6 {
            let shown = shown(self.cells[cell], side);
            if shown != 0 && self.search.wants[shown - 1].is_some() {
                self.stops[shown - 1] += 1;
                let next = self.search.square.step(cell, direction_of(side));
                match self.line_is_right(next, shown - 1, free) {
                    Some(rest) => free = rest,
                    None => is_right = false,
                }
            }
        }
        if is_right && self.stops.iter().all(|&stops| stops <= 2) {
            self.decide(free)?;
        }
        self.cells[cell] &= !SHUT;
        self.stops = stops;
        Flow::Continue(())
    }

    /// The tightest cell to decide; none if there is no way on from here. With no tile left
    /// to lay, any cell says that nothing is missing.
    fn choose(&mut self, free: u64, left: usize) -> Option<Choice> {
        let enclosed = self.look_around();
        self.look += 1;
        let mut best = Choice {
            cell: 0,
            must: false,
            fits: [0; 6],
        };
        let mut best_rank = (u8::MAX, u32::MAX);
        let mut musts = 0;
        // Cells that the line of each colour leads into; at most two may stay empty.
        let mut ahead = [0; 4];
        for at in 0..self.placed.len() {
            for direction in 0..6 {
                let cell = self.search.square.step(self.placed[at], direction);
                let edges = self.cells[cell];
                let is_enclosed = enclosed && self.seen[cell] + 1 != self.look;
                if self.seen[cell] == self.look || edges & LAID != 0 {
                    continue;
                }
                self.seen[cell] = self.look;
                if edges & SHUT != 0 {
                    if is_enclosed {
                        return None;
                    }
                    continue;
                }
                let (must, lines) = self.led_into(edges);
                let must = must || is_enclosed || self.search.shape.is_some();
                musts += usize::from(must);
                if !must {
                    (0..4).for_each(|colour| ahead[colour] += usize::from(lines[colour]));
                }
                let fits = self.search.fitting(edges, free);
                let many = fits.iter().map(|tiles| tiles.count_ones()).sum();
                if musts > left || must && many == 0 {
                    return None;
                }
                let is_lined = lines.contains(&true);
                let rank = (if must { 0 } else { 2 - u8::from(is_lined) }, many);
                if rank < best_rank {
                    best_rank = rank;
                    best = Choice { cell, must, fits };
                }
            }
        }
        let to_fill = (0..4).map(|c| (ahead[c] + usize::from(self.stops[c])).saturating_sub(2));
        if musts + to_fill.max().unwrap_or(0) > left {
            return None;
        }
        (left == 0 || best_rank.0 < u8::MAX).then_some(best)
    }

    /// Whether a cell must get a tile since a wanted loop, or a line that has both its ends
    /// already, leads into it; and which wanted lines do.
    fn led_into(&self, edges: u32) -> (bool, [bool; 4]) {
        let mut must = false;
        let mut lines = [false; 4];
        for colour in (0..6).filter_map(|side| shown(edges, side).checked_sub(1)) {
            match self.search.wants[colour] {
                None => {}
                Some(Kind::Loop) => must = true,
                Some(Kind::Line) => {
                    lines[colour] = true;
                    must |= self.stops[colour] == 2;
                }
            }
        }
        (must, lines)
    }

    /// Marks the cells outside as seen, if there may be others and it matters; says whether
    /// it did.
    fn look_around(&mut self) -> bool {
        if self.search.holes || self.cuts == 0 {
            return false;
        }
        self.look += 1;
        let width = self.search.square.width;
        // Two cells from the rim, so that steps stay on the square.
        let inside = |cell: usize| {
            (1..width - 1).contains(&(cell % width)) && (1..width - 1).contains(&(cell / width))
        };
        let mut to_do = vec![width + 1];
        self.seen[width + 1] = self.look;
        while let Some(cell) = to_do.pop() {
            for direction in 0..6 {
                let next = self.search.square.step(cell, direction);
                if inside(next) && self.cells[next] & LAID == 0 && self.seen[next] != self.look {
                    self.seen[next] = self.look;
                    to_do.push(next);
                }
            }
        }
        true
    }

    /// All tiles lie and nothing is missing at the cells around: are the lines whole?
    fn finish(&mut self) -> Flow {
        for colour in 0..4 {
            if self.search.wants[colour].is_none() {
                continue;
            }
            let carriers = self
                .placed
                .iter()
                .filter(|&&cell| self.carries(cell, colour));
            if let Some(&first) = carriers.clone().next()
                && self.follow(first, colour).0 != carriers.count()
            {
                return Flow::Continue(());
            }
        }
        // What lay at the beginning may not hang together.
        if !self.lying.is_empty() && !self.hangs_together() {
            return Flow::Continue(());
        }
        if !self.worker.wants_solutions() {
            self.worker.count_solutions(1);
            return Flow::Continue(());
        }
        let placements = self.placed.iter().map(|&cell| {
            let (tile, rotation) = self.lies[cell];
            let tile = self.search.tiles[usize::from(tile)];
            Placement {
                tile,
                cell: self.search.square.cell(cell),
                rotation,
            }
        });
        let solution = Solution::new(placements.collect());
        self.worker.found(&solution)
    }

    fn hangs_together(&mut self) -> bool {
        let Some(&first) = self.placed.first() else {
            return true;
        };
        self.look += 1;
        self.seen[first] = self.look;
        let (mut to_do, mut met) = (vec![first], 1);
        while let Some(cell) = to_do.pop() {
            for direction in 0..6 {
                let next = self.search.square.step(cell, direction);
                if self.cells[next] & LAID != 0 && self.seen[next] != self.look {
                    self.seen[next] = self.look;
                    to_do.push(next);
                    met += 1;
                }
            }
        }
        met == self.placed.len()
    }

    fn toggle_edges(&mut self, cell: usize, edge_masks: &[u32; 6]) {
        for (direction, mask) in edge_masks.iter().enumerate() {
            self.cells[self.search.square.step(cell, direction)] ^= mask;
        }
    }
}
