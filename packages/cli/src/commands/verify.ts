import type { Command } from 'commander';
import { badUsage } from '../failure.ts';
import { askOf, readRecord } from '../records/file.ts';
import { verifyRecord } from '../records/verify.ts';

interface VerifyOptions {
  readonly commitment?: string;
  readonly nonce?: readonly string[];
}

export function registerVerify(program: Command): void {
  program
    .command('verify <record>')
    .description('check that a record leads where it says, and that its shuffle was committed to')
    .option('--commitment <hex>', 'the commitment you were shown before the game')
    .option('--nonce <hex...>', 'the nonce your page sent')
    .addHelpText(
      'after',
      `
Exit code 1, and a sentence on standard error, if anything is wrong. \`-\` reads from standard input.

Examples:
  regalia verify record.json
  regalia verify record.json --commitment 3f…9a --nonce 77…01
  curl -s https://example.org/tables/7/record | regalia verify -`,
    )
    .action((path: string, { commitment, nonce = [] }: VerifyOptions) => {
      const record = readRecord(path);
      if (commitment === undefined && nonce.length > 0) throw badUsage('Give --commitment too.');
      const witness = commitment === undefined ? undefined : { commitment, nonces: nonce };
      console.log(askOf(record, (game) => verifyRecord(game, record, witness)).join('\n'));
    });
}
