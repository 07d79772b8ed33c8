import type { ESLint } from 'eslint';

declare const zones: ESLint.Plugin;
export default zones;
