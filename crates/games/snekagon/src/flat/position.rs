use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use game::{KeyMixer, Seat};
use scene::Growth;

use crate::body::{Body, Reach};
use crate::field::{Spots, bit, each};
use crate::placements::{Placement, Placements};
use crate::scan::Scan;
use crate::snakes::{Joints, Snakes, place};
use crate::tiles::{Hand, Tile};

/// A position of Snekagon.
#[derive(Clone, Debug)]
pub struct Position {
    players: [Player; 2],
    mover: Option<Seat>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    pub(crate) body: Body,
    pub(crate) hand: Hand,
    pub(crate) snakes: Snakes,
    /// Whether nothing of the hand can be placed, now and so for ever.
    out: bool,
    /// A placement that was legal when last looked for, and may still be.
    witness: u16,
}

/// How many placements to look at, by the number of tiles left, before looking for any that is legal:
/// while many are, it is sooner found so.
const PROBES: [u32; 9] = [0, 0, 0, 0, 4, 6, 6, 6, 6];

impl Position {
    pub(crate) fn new() -> Self {
        let player = |hand| Player {
            body: Body::default(),
            hand,
            snakes: Snakes::NONE,
            out: false,
            witness: 0,
        };
        Self {
            players: [
                player(Hand::SNAKES.with(Tile::SINGLE)),
                player(Hand::SNAKES),
            ],
            mover: Some(Seat::new(0)),
        }
    }

    /// Whose move it is; nobody's once the game is over.
    pub const fn mover(&self) -> Option<Seat> {
        self.mover
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Whether the single hex has yet to be placed.
    pub(crate) const fn is_opening(&self) -> bool {
        self.players[0].hand.has(Tile::SINGLE)
    }

    pub(crate) fn owner(&self, spot: u8) -> Option<Seat> {
        [0, 1]
            .map(Seat::new)
            .into_iter()
            .find(|&seat| self.player(seat).body.hexes & bit(spot) != 0)
    }

    /// Where a player's tiles may lie.
    #[inline]
    pub(crate) fn reach(&self, placements: &Placements, seat: Seat) -> Reach {
        let [one, other] = [0, 1].map(|seat| &self.players[seat].body);
        Reach::new(
            &placements.field,
            &self.player(seat).body,
            one.hexes | other.hexes,
            one.beside | other.beside,
            0,
        )
    }

    pub(crate) fn place(&mut self, placements: &Placements, mover: Seat, tile: &Placement) {
        let joints = self.joints(placements, mover, tile);
        let player = &mut self.players[mover.index()];
        player.snakes.add(tile.length, joints);
        let alone = player.body.open & !player.body.beside;
        player
            .body
            .place(&placements.field, tile, [false; 2], alone);
        player.hand = player.hand.without(tile.tile);
        self.pass_on(placements, mover);
    }

    /// What a tile would make of the mover's snakes.
    pub(crate) fn growth(&self, placements: &Placements, mover: Seat, tile: &Placement) -> Growth {
        let joints = self.joints(placements, mover, tile);
        self.player(mover).snakes.growth(tile.length, joints)
    }

    /// The ends of a tile about to be placed, each with the hex that it joins.
    pub(super) fn joints(&self, placements: &Placements, mover: Seat, tile: &Placement) -> Joints {
        let hexes = self.player(mover).body.hexes;
        tile.tips().map(|tip| {
            let joined = each(placements.field.near(tip) & hexes).next();
            (place(0, tip), joined.map(|spot| place(0, spot)))
        })
    }

    /// Gives the move to the other player, or back to the mover if the other is out, or to nobody.
    fn pass_on(&mut self, placements: &Placements, mover: Seat) {
        self.mover = [mover.other(), mover]
            .into_iter()
            .find(|&seat| self.can_move(placements, seat));
    }

    fn can_move(&mut self, placements: &Placements, seat: Seat) -> bool {
        let reach = self.reach(placements, seat);
        let player = &mut self.players[seat.index()];
        if player.out {
            return false;
        }
        let witness = placements.get(player.witness);
        if player.hand.has(witness.tile) && reach.allows(&placements.field, witness) {
            return true;
        }
        let all = placements.count(player.hand);
        for probe in 0..PROBES[player.hand.count()] {
            // Spread over all placements, and not the same ones from move to move.
            let spread = (player.body.beside as u32)
                .wrapping_add(probe)
                .wrapping_mul(0x9E37_79B9);
            let index = (u64::from(spread) * u64::from(all)) >> 32;
            let placement = placements.of_hand(player.hand, index as u32);
            if reach.allows(&placements.field, placements.get(placement)) {
                player.witness = placement;
                return true;
            }
        }
        let scan = Scan::new(placements, reach, player.hand);
        let found = scan.each_placement(|placement| {
            player.witness = placement;
            ControlFlow::Break(())
        });
        player.out = found.is_continue();
        !player.out
    }

    pub(crate) fn key(&self) -> u64 {
        let (bodies, rest) = self.essence();
        KeyMixer::new()
            .wide(bodies[0])
            .wide(bodies[1])
            .word(rest)
            .key()
    }

    /// What everything else follows from: the hexes, the hands, and who is to move.
    fn essence(&self) -> ([Spots; 2], u64) {
        let hands = self.players.map(|player| u64::from(player.hand.bits()));
        let mover = self.mover.map_or(2, Seat::index) as u64;
        (
            self.players.map(|player| player.body.hexes),
            hands[0] | hands[1] << 32 | mover << 62,
        )
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.essence() == other.essence()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
