//! Views of searches: the same wherever they are made, on a server or in a page.

use catalog::SearchReport;

use crate::{Considered, Found};

impl Found {
    /// What a search found, with so many of its best moves.
    pub fn of(report: &SearchReport, most: usize) -> Self {
        let moves = report.candidates.iter().take(most);
        Self {
            values: report.values.as_slice().to_vec(),
            proven: report.proven,
            line: report.line.clone(),
            moves: moves
                .map(|candidate| Considered {
                    text: candidate.action.clone(),
                    visits: candidate.visits,
                    values: candidate.values.as_slice().to_vec(),
                    proven: candidate.proven,
                })
                .collect(),
            playouts: report.playouts,
            nodes: report.nodes,
        }
    }
}
