use std::ops::ControlFlow;

use game::{MAX_SEATS, Seat, Visit};

use super::action::{Move, neighbours};
use super::drills::{DrillScan, Hatches};
use super::group::{Drills, Group};
use super::position::Position;
use crate::body::Reach;
use crate::field::{Field, Spots, bit, each};
use crate::placements::{Placement, Placements};
use crate::scan::Scan;
use crate::survey::Ends;
use crate::tiles::{Hand, Tile};

/// A player about to move: what may be placed, and where.
#[derive(Debug)]
pub(crate) struct Mover<'a> {
    placements: &'a Placements,
    position: &'a Position,
    seat: Seat,
    advanced: bool,
    /// The only open ends to be joined, if not all, and then nothing is founded.
    only: Option<Ends>,
}

impl<'a> Mover<'a> {
    pub(crate) const fn new(
        placements: &'a Placements,
        position: &'a Position,
        seat: Seat,
        advanced: bool,
    ) -> Self {
        Self {
            placements,
            position,
            seat,
            advanced,
            only: None,
        }
    }

    /// The same player, who means to join one of these open ends.
    pub(crate) const fn joining(mut self, ends: Ends) -> Self {
        self.only = Some(ends);
        self
    }

    pub(crate) const fn field(&self) -> &'a Field {
        &self.placements.field
    }

    pub(crate) const fn hand(&self) -> Hand {
        self.position.hand(self.seat)
    }

    pub(crate) fn reach(&self, board: usize) -> Reach {
        let reach = self.position.reach(self.field(), self.seat, board);
        match self.only {
            None => reach,
            Some(ends) => reach.joining(self.field(), ends[board]),
        }
    }

    /// The reach on every board.
    pub(crate) fn reaches(&self) -> [Reach; MAX_SEATS] {
        let boards = self.position.boards();
        std::array::from_fn(|board| self.reach(board.min(boards - 1)))
    }

    pub(crate) fn open(&self, board: usize) -> Spots {
        let open = self.position.body(self.seat, board).open;
        self.only.map_or(open, |ends| open & ends[board])
    }

    /// Shows every legal move, in groups.
    pub(crate) fn each_group(&self, mut visit: impl FnMut(&Group<'_>) -> Visit) -> Visit {
        for board in 0..self.position.boards() {
            let reach = self.reach(board);
            let group = Group {
                placements: self.placements,
                board,
                pose: 0,
                hubs: 0,
                drills: Drills::Fixed([None; 2]),
            };
            Scan::new(self.placements, reach, self.hand()).each_pose(|pose, hubs| {
                visit(&Group {
                    pose,
                    hubs,
                    ..group
                })
            })?;
            if self.hand().has(Tile::SINGLE) {
                self.each_single(board, &reach, |hubs, drills| {
                    let drills = Drills::Fixed(drills);
                    visit(&Group {
                        hubs,
                        drills,
                        ..group
                    })
                })?;
            }
            let hatches = self.hatches(board, reach.inner);
            if hatches.any() {
                let mut scan = DrillScan::new(self.placements, &reach, &hatches);
                scan.each_pose(self.hand(), |pose, hubs, kinds| {
                    let drills = Drills::Through(&hatches, kinds);
                    visit(&Group {
                        pose,
                        hubs,
                        drills,
                        ..group
                    })
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Any legal move: the one given, if it still is.
    pub(crate) fn any_move(&self, witness: Option<Move>) -> Option<Move> {
        let still = |action: &Move| {
            self.hand().has(action.tile(self.placements).tile)
                && self.allows(&self.reach(action.board()), *action)
        };
        if let Some(action) = witness.filter(still) {
            return Some(action);
        }
        let mut found = None;
        let _ = self.each_group(|group| {
            found = group.moves().next();
            ControlFlow::Break(())
        });
        found
    }

    /// Whether a tile of the hand may lie so, given the reach on its board.
    #[inline]
    pub(crate) fn allows(&self, reach: &Reach, action: Move) -> bool {
        let tile = action.tile(self.placements);
        let drills = action.drills();
        if tile.length == 1 {
            return self.allows_single(reach, tile, action.board(), drills);
        }
        if drills == [None; 2] {
            return reach.allows(self.field(), tile);
        }
        if tile.cells & !reach.end != 0 {
            return false;
        }
        // Whatever joins a snake on this board must be an end that is not drilled.
        let mut joints = tile.ends;
        for (end, tip) in tile.tips().into_iter().enumerate() {
            if let Some(other) = drills[end] {
                joints &= !bit(tip);
                if self.open(other) & bit(tip) == 0 {
                    return false;
                }
            }
        }
        tile.cells & !reach.inner & !joints == 0 && self.keeps_heading(tile, drills)
    }

    /// Whether a tile of two or more hexes goes on through its drills without turning back.
    pub(crate) fn keeps_heading(&self, tile: &Placement, drills: [Option<usize>; 2]) -> bool {
        let ends = tile.tips().into_iter().zip(drills).zip(tile.arrivals);
        !self.advanced
            || ends.into_iter().all(|((tip, other), arrival)| {
                let back =
                    other.and_then(|other| self.position.back(self.field(), self.seat, other, tip));
                back.is_none_or(|back| wide(back, (arrival + 3) % 6))
            })
    }

    /// Whether the single hex may lie so.
    fn allows_single(
        &self,
        reach: &Reach,
        tile: &Placement,
        board: usize,
        drills: [Option<usize>; 2],
    ) -> bool {
        let [spot, _] = tile.tips();
        let [taken, _] = self.position.crowd(board);
        if (taken | !self.field().playable()) & tile.cells != 0 {
            return false;
        }
        let met = tile.near & reach.hexes;
        let drilled = drills.iter().flatten().count() as u32;
        if met == 0 && drilled == 0 {
            return reach.clear & tile.cells != 0;
        }
        let open = met & !self.open(board) == 0
            && drills
                .iter()
                .flatten()
                .all(|&other| self.open(other) & tile.cells != 0);
        let sharp = each(met).any(|spot| self.field().near(spot) & met != 0);
        open && !sharp
            && met.count_ones() + drilled <= 2
            && (!self.advanced || self.single_keeps_heading(spot, board, met, drills))
    }

    fn single_keeps_heading(
        &self,
        spot: u8,
        board: usize,
        met: Spots,
        drills: [Option<usize>; 2],
    ) -> bool {
        let field = self.field();
        let barred = self
            .position
            .guide(self.seat, board)
            .map_or(0, |guide| guide.barred(field));
        // The directions in which the snake leaves this field, on whichever board.
        let mut ways = drills
            .into_iter()
            .flatten()
            .filter_map(|other| self.position.back(field, self.seat, other, spot))
            .chain(each(met).filter_map(|met| {
                field
                    .direction(spot, met)
                    .map(|direction| direction.index() as u8)
            }));
        let turns = match (ways.next(), ways.next()) {
            (Some(one), Some(other)) => wide(one, other),
            _ => true,
        };
        barred & bit(spot) == 0 && turns
    }

    /// Shows where the single hex may lie on a board, and with which drills.
    fn each_single(
        &self,
        board: usize,
        reach: &Reach,
        mut visit: impl FnMut(Spots, [Option<usize>; 2]) -> Visit,
    ) -> Visit {
        let field = self.field();
        let [taken, _] = self.position.crowd(board);
        let free = field.playable() & !taken;
        visit_any(&mut visit, reach.clear | reach.joints(), [None; 2])?;
        let mut try_all = |spots: Spots, drills: [Option<usize>; 2]| {
            let fits = |spot: &u8| {
                let action = Move::drilled(board, self.placements.single(*spot), drills);
                self.allows(reach, action)
            };
            let legal = each(spots & free)
                .filter(fits)
                .fold(0, |legal, spot| legal | bit(spot));
            visit_any(&mut visit, legal, drills)
        };
        try_all(between_two(field, self.open(board)), [None; 2])?;
        let mut lower = None;
        for other in neighbours(self.position.boards(), board) {
            try_all(self.open(other), [Some(other), None])?;
            if let Some(lower) = lower {
                let both = self.open(lower) & self.open(other);
                try_all(both, [Some(lower), Some(other)])?;
            }
            lower = Some(other);
        }
        ControlFlow::Continue(())
    }

    /// Where tiles of two or more hexes may be drilled to the neighbouring boards.
    fn hatches(&self, board: usize, inner: Spots) -> Hatches {
        let mut hatches = Hatches::NONE;
        for other in neighbours(self.position.boards(), board) {
            let open = self.open(other) & inner;
            if open != 0 {
                hatches.add(other, self.by_arrival(other, open));
            }
        }
        hatches
    }

    /// The open ends on a board that a tile may be drilled to, by the direction in which it arrives.
    fn by_arrival(&self, board: usize, open: Spots) -> [Spots; 6] {
        if !self.advanced {
            return [open; 6];
        }
        let hexes = self.position.body(self.seat, board).hexes;
        let mut backs: [Spots; 6] =
            std::array::from_fn(|back| open & self.field().look(hexes, back));
        if let Some(guide) = self.position.guide(self.seat, board) {
            backs[usize::from(guide.back())] |= open & bit(guide.spot());
        }
        let headless = backs.iter().fold(open, |rest, ends| rest & !ends);
        // Arriving in the direction that leads back, or nearly so, is going straight on.
        std::array::from_fn(|arrival| {
            let on = [5, 0, 1].map(|turn| backs[(arrival + turn) % 6]);
            headless | on[0] | on[1] | on[2]
        })
    }
}

fn visit_any(
    visit: &mut impl FnMut(Spots, [Option<usize>; 2]) -> Visit,
    spots: Spots,
    drills: [Option<usize>; 2],
) -> Visit {
    if spots == 0 {
        return ControlFlow::Continue(());
    }
    visit(spots, drills)
}

/// Whether two directions are at least 120 degrees apart.
const fn wide(one: u8, other: u8) -> bool {
    matches!((one + 6 - other) % 6, 2..=4)
}

/// The spots with at least two of the hexes beside them.
fn between_two(field: &Field, hexes: Spots) -> Spots {
    let mut once = 0;
    let mut twice = 0;
    for direction in 0..6 {
        let beside = field.look(hexes, direction);
        twice |= once & beside;
        once |= beside;
    }
    twice
}
