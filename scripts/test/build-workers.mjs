import { buildForNode } from '../build.mjs';

/** Builds the bundles that the server's threads run from. */
export async function setup() {
  await buildForNode();
}
