import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Starts a thread from its bundle beside the server's own, or in dist/ when run from sources. */
export function startWorker(name: 'store-worker' | 'bot-worker', workerData: unknown): Worker {
  const places = [`./${name}.js`, `../../../../dist/${name}.js`].map((path) => new URL(path, import.meta.url));
  const file = places.find((place) => existsSync(fileURLToPath(place)));
  if (file === undefined) throw new Error(`${name}.js is not built; run "npm run build"`);
  return new Worker(file, { workerData });
}
