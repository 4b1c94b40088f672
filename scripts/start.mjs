// Builds what is missing or stale, then starts the server.
import { argv } from 'node:process';
import { buildSite, isSiteStale } from './site.mjs';

if (isSiteStale()) {
  console.log('Building the site ...');
  await buildSite().catch((error) => {
    console.error(`Building the site failed: ${error.message}`);
    console.error('Starting the server with the last build, if there is one.');
  });
}
argv.splice(2, 0, 'serve');
await import('./regalia.mjs');
