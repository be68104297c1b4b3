use super::{Ending, Over, State};

impl State {
    /// The match, ended in this way; whoever is in `gone` ranks behind all others.
    pub(super) fn ended(&self, ending: Ending, gone: &[bool]) -> Over {
        let game = self.board.as_ref();
        let by_rules = matches!(ending, Ending::Rules);
        let mut over = Over {
            ending,
            reason: game
                .filter(|_| by_rules)
                .and_then(|game| game.reason())
                .map(|reason| reason.code.to_owned()),
            scores: game.map_or_else(Vec::new, |game| game.scores().as_slice().to_vec()),
            penalties: if by_rules {
                self.penalties()
            } else {
                Vec::new()
            },
            ranks: Vec::new(),
            secret: self.secret.reveal(),
            setup: game.map(|game| game.setup()),
        };
        let points = over.points();
        over.ranks = match ending {
            Ending::Aborted => Vec::new(),
            Ending::Agreed => vec![0; self.seats.len()],
            Ending::Rules => ranked(gone, |own, other| points[other] > points[own]),
            // The game was cut short, so that points say nothing about those who stayed.
            Ending::Resigned { .. } | Ending::Time { .. } | Ending::Abandoned { .. } => {
                ranked(gone, |_, _| false)
            }
        };
        over
    }

    /// The points that time has cost by a penalty clock, seat by seat, as of the last move.
    fn penalties(&self) -> Vec<u32> {
        let faces = self.clocks.left.iter();
        let faces = faces.map(|&left| self.terms.clock.face(left));
        faces.filter_map(|face| face.penalty).collect()
    }
}

/// Each seat's rank: how many are before it. Those who are gone are behind all who stayed, and equal.
fn ranked(gone: &[bool], better: impl Fn(usize, usize) -> bool) -> Vec<u8> {
    let before = |own: usize, other: usize| match (gone[own], gone[other]) {
        (true, stayed) => !stayed,
        (false, true) => false,
        (false, false) => better(own, other),
    };
    (0..gone.len())
        .map(|own| (0..gone.len()).filter(|&other| before(own, other)).count() as u8)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::ranked;

    #[test]
    fn whoever_left_ranks_behind_those_who_stayed() {
        let scores = [9, 30, 12, 12];
        let by_scores = |own: usize, other: usize| scores[other] > scores[own];
        assert_eq!(ranked(&[false; 4], by_scores), [3, 0, 1, 1]);
        assert_eq!(
            ranked(&[false, true, false, false], by_scores),
            [2, 3, 0, 0]
        );
        assert_eq!(ranked(&[true, true, false, false], by_scores), [2, 2, 0, 0]);
        assert_eq!(ranked(&[true, false], |_, _| false), [1, 0]);
    }
}
