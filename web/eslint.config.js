import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import zones from './zones.js';

export default defineConfig(
  { ignores: ['node_modules/', 'src/lib/generated.ts'] },
  typescript.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { pithead: zones },
    rules: {
      'pithead/zones': 'error',
      eqeqeq: 'error',
      'no-undef': 'off',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // Plain maps here are caches; what is drawn from is state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
