// Who may import whom: `npm run lint`. What the folders are is in docs/web.md.
const BOARD = '^src/board/(?!tests/|gallery/)';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'what-is-missing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.wasm(\\?|$)', '^svelte/internal'] },
    },
    {
      name: 'the-board-stands-alone',
      comment: 'It draws a scene and says what was meant; of the pages it knows the types of the API alone.',
      severity: 'error',
      from: { path: BOARD },
      to: { pathNot: ['^src/board/', '^src/api/schema\\.d\\.ts$', '^virtual:', '^\\.\\./crates/scene/'] },
    },
    {
      name: 'boards-states-know-no-page',
      severity: 'error',
      from: { path: '^src/board/(state|draw)/' },
      to: { path: '^src/board/dom/' },
    },
    {
      name: 'drawings-know-no-state',
      severity: 'error',
      from: { path: '^src/board/draw/' },
      to: { path: '^src/board/state/' },
    },
    {
      name: 'the-server-is-asked-below-pages',
      comment: 'api may fall back on the engine; neither knows a page.',
      severity: 'error',
      from: { path: '^src/api/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(api|engine|texts)/' },
    },
    {
      name: 'the-engine-knows-types-alone',
      comment: 'Of pages the engine has only the types of what it is asked and answers.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: '^src/', pathNot: '^src/(api|engine|texts)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-stand-at-the-bottom',
      severity: 'error',
      from: { path: '^src/texts/' },
      to: { path: '^src/(?!texts/|settings)' },
    },
    {
      name: 'rules-are-only-text',
      comment: 'Markdown becomes HTML without knowing for whom.',
      severity: 'error',
      from: { path: '^src/rules/' },
      to: { path: '^src/(?!rules/)' },
    },
    {
      name: 'pages-use-no-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(test|fake)\\.ts$|/tests/|/gallery/' },
      to: { path: '\\.(test|fake)\\.ts$|/tests/|/gallery/' },
    },
  ],
  options: {
    // Types count: a circle of types is a circle in the reader's head.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte', '.svelte.ts', '.d.ts', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
