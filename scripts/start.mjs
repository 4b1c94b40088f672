// Builds what is missing or stale, then starts the server.
import { argv } from 'node:process';
import { buildApart } from './build-apart.mjs';
import { isSiteStale } from './site.mjs';

if (isSiteStale()) {
  console.log('Building the site ...');
  if (!buildApart('site')) {
    console.error('Building the site failed. Starting the server with the last build, if there is one.');
  }
}
argv.splice(2, 0, 'serve');
await import('./regalia.mjs');
