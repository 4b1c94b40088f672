import { buildForNode } from '../build.mjs';

/** The server's threads run from bundles, in tests too. */
export async function setup() {
  await buildForNode();
}
