import react from '@vitejs/plugin-react';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './chunks.ts';
import { shortClassName } from './classNames.ts';
import { NOTICES_WORKER, noticesWorker } from './noticesWorker.ts';
import { manifest, translatedManifests } from './pwa.config.ts';

/** Icons become the path data of their drawing, so that `Icon` decides about size and color. */
const pathData = {
  extension: 'ts',
  compiler: (svg: string) =>
    `export const paths = ${JSON.stringify([...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]))};`,
};

/** The built site runs on Preact, a fifth of React's size; development keeps React's fast refresh and strict mode. */
const PREACT = [
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

/** The folder of what workers load. */
const WORKERS = 'assets/workers';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? PREACT : [] },
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  plugins: [
    react(),
    Icons({ compiler: pathData }),
    noticesWorker(),
    translatedManifests(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // Pictures that only chat programs look at; texts, which bots do not read.
        globIgnores: ['og*.png', `${WORKERS}/{en,cs,sk}-*.js`],
        importScripts: [NOTICES_WORKER],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/(healthz|readyz|metrics)$/],
        cleanupOutdatedCaches: true,
        // A first visit is kept from losing its chunks too.
        clientsClaim: true,
      },
    }),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 300,
    // Every browser that reads es2023 knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: `${WORKERS}/[name]-[hash].js` } } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
}));
