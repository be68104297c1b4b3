// Where each game's puzzles are, by their paths in the source: files of their own, with hashes in their names.
export const addresses = import.meta.glob<string>('../../../crates/games/*/puzzles/*.jsonl', {
  query: '?url',
  import: 'default',
  eager: true,
});
