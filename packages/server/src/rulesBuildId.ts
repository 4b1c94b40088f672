import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Identifies the rules of this build: a hash of its bundle. Undefined when run from sources, which may change at any time. */
export function rulesBuildId(bundle = fileURLToPath(import.meta.url)): string | undefined {
  return bundle.endsWith('.js') ? createHash('sha256').update(readFileSync(bundle)).digest('hex') : undefined;
}
