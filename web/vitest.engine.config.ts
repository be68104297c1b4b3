import { defineConfig } from 'vitest/config';

// The engine for the browser beside the same engine as a program: both must have been built.
export default defineConfig(({ mode }) => ({
  test: {
    include: [mode === 'bench' ? 'engine/**/*.bench.ts' : 'engine/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    testTimeout: 1_800_000,
    disableConsoleIntercept: true,
  },
}));
