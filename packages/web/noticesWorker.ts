import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The file that the service worker, made by the build, takes its own part from. */
export const NOTICES_WORKER = 'notices.js';

/** Bundles our part of the service worker into one classic script beside it. */
export function noticesWorker(): Plugin {
  return {
    name: 'notices-worker',
    apply: 'build',
    async generateBundle() {
      const made = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          copyPublicDir: false,
          target: 'es2023',
          lib: {
            entry: join(import.meta.dirname, 'src/serviceWorker/main.ts'),
            formats: ['iife'],
            name: 'notices',
          },
        },
      });
      for (const { output } of Array.isArray(made) ? made : [made as Extract<typeof made, { output: unknown }>]) {
        this.emitFile({ type: 'asset', fileName: NOTICES_WORKER, source: output[0].code });
      }
    },
  };
}
