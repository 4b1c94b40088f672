import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'server.pid';

/** Notes that this process serves the folder. A note only: the log's key keeps two servers apart. */
export function noteServing(folder: string): () => void {
  const file = join(folder, LOCK_FILE);
  writeFileSync(file, String(process.pid), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** Whether a living process has noted that it serves the folder. */
export function isServed(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, LOCK_FILE), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
