// Lints for scripts and pages. Style is prettier's business; who may import whom is dependency-cruiser's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist', 'public', 'screenshots', 'src/api/schema.d.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `== null` is how one asks for null and undefined at once.
      eqeqeq: ['error', 'smart'],
      // The compiler knows names better.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // `let { a, b = $bindable() } = $props()` is one statement: Svelte's own rule knows that, and that what is
      // changed inside is state nevertheless.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$state'] }],
      // Takes `export type { Board }` for an assignment; the compiler finds the real ones.
      'no-import-assign': 'off',
      // Takes every word of the reason in `svelte-ignore code: reason` for a code; svelte-check finds what is left over.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps and sets are values here: held by `$state.raw`, filled before they are shown, and replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
      // The board and its pictures know no framework: a page hands them an element that Svelte leaves empty.
      'svelte/no-dom-manipulating': 'off',
      // `{' '}` is how prettier keeps a space at the end of a line.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
