use crate::{Event, FIRST_HASH, StoreError, chain_hash};

/// Whether the events of a match, given from the first on, follow from one another without gaps;
/// otherwise which one does not.
pub fn verify_chain(match_id: &str, events: &[Event]) -> Result<(), StoreError> {
    let mut prev_hash = FIRST_HASH;
    for (event, seq) in events.iter().zip(1..) {
        let hash = chain_hash(prev_hash, match_id, seq, event.at, &event.body);
        if (event.seq, event.prev_hash.as_str(), event.hash.as_str()) != (seq, prev_hash, &hash) {
            return Err(StoreError::Chain {
                id: match_id.to_owned(),
                seq: event.seq,
            });
        }
        prev_hash = &event.hash;
    }
    Ok(())
}
