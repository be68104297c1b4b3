// Where the rules' pages of all games are, by their paths in the source: files of their own, with hashes in their names.
export const addresses = import.meta.glob<string>('../../../crates/games/*/rules/**/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});
