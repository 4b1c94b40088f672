// Builds what is missing or out of date, then serves everything on one port.
import { argv } from 'node:process';
import { buildSite, isSiteStale } from './site.mjs';

if (isSiteStale()) {
  console.log('Building the site ...');
  await buildSite().catch((error) => {
    console.error(`The site could not be built: ${error.message}`);
    console.error('The server starts without it; what was built before is served.');
  });
}
argv.splice(2, 0, 'serve');
await import('./regalia.mjs');
