#!/usr/bin/env node
// The command `regalia`: in a checkout built from its sources when they are newer, in an image as it was built.
import { existsSync } from 'node:fs';

const fromSources = new URL('../../../scripts/regalia.mjs', import.meta.url);
const built = new URL('../../../dist/regalia.js', import.meta.url);
await import((existsSync(fromSources) ? fromSources : built).href);
