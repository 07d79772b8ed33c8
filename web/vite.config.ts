/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` finds the table server. */
const server = process.env['PITHEAD_SERVER'] ?? 'http://127.0.0.1:8765';

/** Letters come beside the code: what is drawn with others first would be laid out twice. */
const letters = (base: string): Plugin => ({
  name: 'letters',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-[47]00-normal-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `${base}${file}`,
          },
          injectTo: 'head',
        })),
  },
});

/** A folder of files may lie anywhere (building/offline.py); a server has the page at its root. */
const baseOf = (mode: string) => (mode === 'offline' ? './' : '/');

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), letters(baseOf(mode))],
  base: baseOf(mode),
  worker: { format: 'es' as const },
  build: {
    // Into the Python package, so that the built pages ship inside the wheel.
    outDir: mode === 'offline' ? '../build/offline' : '../src/pithead/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Which files a part of the page needs: the server names them before the page asks.
    manifest: 'parts.json',
    rolldownOptions: {
      input: mode === 'offline' ? 'offline.html' : 'index.html',
      output: {
        // What all boards stand on comes in one piece, not in fifteen.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'runtime', test: /rolldown\/runtime|node_modules\/(svelte|clsx|esm-env)\// },
            {
              name: 'kit',
              test: /src\/(boards\/kit\/(?!drawing)|lib\/scale|art\/tallies)/,
            },
          ],
        },
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': server } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}));
