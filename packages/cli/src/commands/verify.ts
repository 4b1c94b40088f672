import type { Command } from 'commander';
import { badUsage } from '../failure.ts';
import { failOnInvalid, readRecord } from '../records/file.ts';
import { verifyRecord } from '../records/verify.ts';

interface VerifyOptions {
  readonly commitment?: string;
  readonly nonce?: readonly string[];
}

export function registerVerify(program: Command): void {
  program
    .command('verify <record>')
    .description('check the answers, the result and the shuffle of a record')
    .option('--commitment <hex>', 'the commitment you were shown before the game')
    .option('--nonce <hex...>', 'the nonce your page sent')
    .addHelpText(
      'after',
      `
Exits with 1 and a message on standard error if a check fails. \`-\` reads from standard input.

Examples:
  regalia verify record.json
  regalia verify record.json --commitment 3f…9a --nonce 77…01
  curl -s https://example.org/tables/7/record | regalia verify -`,
    )
    .action((path: string, { commitment, nonce = [] }: VerifyOptions) => {
      const record = readRecord(path);
      if (commitment === undefined && nonce.length > 0) throw badUsage('--nonce needs --commitment too.');
      const witness = commitment === undefined ? undefined : { commitment, nonces: nonce };
      console.log(failOnInvalid(record, (game) => verifyRecord(game, record, witness)).join('\n'));
    });
}
