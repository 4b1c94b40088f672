import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What names the rules of this build: a hash of the bundle that holds all of them. Undefined when run from sources, of which
 * nobody knows whether they have changed.
 */
export function rulesBuildId(bundle = fileURLToPath(import.meta.url)): string | undefined {
  return bundle.endsWith('.js') ? createHash('sha256').update(readFileSync(bundle)).digest('hex') : undefined;
}
