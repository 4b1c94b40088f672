import type { Command } from 'commander';
import { backup, restore } from '../serve/backup.ts';
import { type ServeOptions, serve } from '../serve/serve.ts';

const DATA = process.env.REGALIA_DATA ?? './data';

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('start the server')
    .option('--port <number>', 'the port', process.env.PORT ?? '3000')
    .option('--host <address>', 'the address to listen on', process.env.HOST ?? '0.0.0.0')
    .option('--data <folder>', 'the data folder', DATA)
    .option('--https', 'serve over https, with your certificate or a self-signed one')
    .option('--cert <file>', 'certificate file, with --https')
    .option('--key <file>', 'private key file, with --https')
    .addHelpText(
      'after',
      `
Environment:
  PORT, HOST, REGALIA_DATA        as the options above
  REGALIA_ORIGINS, REGALIA_HOSTS  other allowed origins and host names, comma-separated
  REGALIA_PROXY                   number of reverse proxies, or their addresses
  REGALIA_METRICS                 a separate port for metrics
  REGALIA_METRICS_TOKEN           allows metrics on the main port
  REGALIA_LOG                     fatal to trace, or silent
  REGALIA_LIMITS                  multiplies all rate limits
  REGALIA_DELAYS                  multiplies bot delays and response windows
  REGALIA_TABLE_MEMORY            MB for tables in memory
  REGALIA_PEOPLE_PER_ADDRESS      for a club behind one address
  REGALIA_CONTACT                 a mailto: or https: address for push services
  REGALIA_OWN_DATA                off: no tables with corrected game data
  REGALIA_ADMIN_TOKEN             enables /admin
  REGALIA_CLUB_PASSWORD           required from everyone
  REGALIA_BACKUPS                 a folder for automatic backups
  REGALIA_BACKUPS_HOURS           hours between two backups (24)
  REGALIA_BACKUPS_KEEP            number of backups to keep (14)
  REGALIA_KEEP_DAYS               days to keep finished tables
  REGALIA_KEEP_OPEN_DAYS          days to keep tables that never started
  REGALIA_KEEP_GUESTS_DAYS        days to keep guests who do not return
Details: docs/operating.md.

Examples:
  regalia serve
  regalia serve --port 8443 --https`,
    )
    .action((options: ServeOptions) => serve(options));
}

export function registerBackup(program: Command): void {
  program
    .command('backup <file>')
    .description('copy all data into a new file; the server may keep running')
    .option('--data <folder>', 'the data folder', DATA)
    .action((file: string, options: { readonly data: string }) => backup(file, options.data));
  program
    .command('restore <file>')
    .description('replace the data with a backup; stop the server first')
    .option('--data <folder>', 'the data folder', DATA)
    .option('--force', 'overwrite existing data')
    .action((file: string, options: { readonly data: string; readonly force?: true }) =>
      restore(file, options.data, options.force ?? false),
    );
}
