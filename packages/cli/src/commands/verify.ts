import type { Command } from 'commander';
import { gameOf, readRecord } from '../records/file.ts';
import { verifyRecord } from '../records/verify.ts';

export function registerVerify(program: Command): void {
  program
    .command('verify <record>')
    .description('check that a record leads where it says, and that its shuffle was committed to')
    .addHelpText(
      'after',
      `
Exit code 1, and a sentence on standard error, if anything is wrong. \`-\` reads from standard input.

Examples:
  regalia verify record.json
  curl -s https://example.org/tables/7/record | regalia verify -`,
    )
    .action((path: string) => {
      const record = readRecord(path);
      console.log(verifyRecord(gameOf(record), record).join('\n'));
    });
}
