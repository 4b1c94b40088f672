import type { Command } from 'commander';
import { backup, restore } from '../serve/backup.ts';
import { type ServeOptions, serve } from '../serve/serve.ts';

const DATA = process.env.REGALIA_DATA ?? './data';

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the games to browsers, on one port')
    .option('--port <number>', 'the port', process.env.PORT ?? '3000')
    .option('--host <address>', 'the address to listen on', process.env.HOST ?? '0.0.0.0')
    .option('--data <folder>', 'where everything is kept', DATA)
    .option('--https', 'serve over https, with a certificate made for this machine or your own')
    .option('--cert <file>', 'your own certificate, with --https')
    .option('--key <file>', 'the key of your certificate, with --https')
    .addHelpText(
      'after',
      `
Environment: PORT, HOST, REGALIA_DATA, REGALIA_ORIGINS (other origins of the page, separated by commas),
REGALIA_HOSTS (other names of the server), REGALIA_PROXY (how many reverse proxies stand before it, or their addresses),
REGALIA_METRICS (a port of their own), REGALIA_METRICS_TOKEN, REGALIA_LOG (fatal to trace, or silent),
REGALIA_LIMITS (a factor to all limits per address and person), REGALIA_DELAYS (a factor to bots' moments and windows),
REGALIA_CONTACT (a mailto: or https: address at which push services reach you), REGALIA_OWN_DATA (off: no tables with
corrected game data), REGALIA_ADMIN_TOKEN (opens /admin), REGALIA_CLUB_PASSWORD (lets in only who knows it),
REGALIA_PEOPLE_PER_ADDRESS (for a club behind one address), REGALIA_KEEP_DAYS, REGALIA_KEEP_OPEN_DAYS,
REGALIA_KEEP_GUESTS_DAYS (how long things are kept). docs/operating.md tells more.

Examples:
  regalia serve
  regalia serve --port 8443 --https`,
    )
    .action((options: ServeOptions) => serve(options));
}

export function registerBackup(program: Command): void {
  program
    .command('backup <file>')
    .description('copy all data into a new file, also while the server runs')
    .option('--data <folder>', 'where everything is kept', DATA)
    .action((file: string, options: { readonly data: string }) => backup(file, options.data));
  program
    .command('restore <file>')
    .description('put a backup in the place of the data; stop the server first')
    .option('--data <folder>', 'where everything is kept', DATA)
    .option('--force', 'replace the data that is there')
    .action((file: string, options: { readonly data: string; readonly force?: true }) =>
      restore(file, options.data, options.force ?? false),
    );
}
