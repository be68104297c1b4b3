import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed.ts';
import { parts } from './parts.ts';
import { serviceWorker } from './service-worker/plugin.ts';
import { shades } from './shades.ts';
import { withoutServer } from './without-server.ts';

/** Where the server listens while the pages are served by Vite. */
const server = process.env.SERPENTARIUM_SERVER ?? 'http://127.0.0.1:7007';

export default defineConfig(({ mode }) => ({
  plugins: [
    mode === 'static' && withoutServer(),
    svelte(),
    shades(),
    parts(),
    serviceWorker(),
    mode !== 'static' && compressed(),
  ],
  define: { 'import.meta.env.VITE_SOURCE': JSON.stringify(process.env.SERPENTARIUM_SOURCE ?? '') },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    port: Number(process.env.PORT ?? 7201),
    // The engine (`make engine`), the rules' pages and the changelog lie outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api/': { target: server, ws: true, changeOrigin: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // What needs a page says so in its first line: to make one takes longer than most tests.
    environment: 'node',
    // No test is about speed: this only ends one that hangs, also where a machine does other things too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
