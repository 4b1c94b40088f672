import type { Command } from 'commander';
import { badUsage } from '../failure.ts';
import { failOnInvalid, readRecord } from '../records/file.ts';
import { verifyRecord } from '../records/verify.ts';

const HEX_32_BYTES = /^[0-9a-f]{64}$/;

interface VerifyOptions {
  readonly commitment?: string;
  readonly nonce?: readonly string[];
  readonly deal?: readonly string[];
}

export function registerVerify(program: Command): void {
  program
    .command('verify <record>')
    .description('check the answers, the result and the shuffle of a record')
    .option('--commitment <hex>', 'the commitment you were shown before the game')
    .option('--nonce <hex...>', 'the nonce your page sent')
    .option('--deal <hex...>', 'the digest of each deal your page was shown')
    .addHelpText(
      'after',
      `
Exits with 1 and a message on standard error if a check fails. \`-\` reads from standard input.

Examples:
  regalia verify record.json
  regalia verify record.json --commitment 3f…9a --nonce 77…01
  curl -s https://example.org/tables/7/record | regalia verify -`,
    )
    .action((path: string, { commitment, nonce = [], deal = [] }: VerifyOptions) => {
      const record = readRecord(path);
      if (commitment === undefined && nonce.length + deal.length > 0)
        throw badUsage('--nonce and --deal need --commitment too.');
      for (const value of [...(commitment === undefined ? [] : [commitment]), ...nonce, ...deal])
        if (!HEX_32_BYTES.test(value)) throw badUsage(`"${value}" is not 32 bytes in lower-case hex.`);
      const witness = commitment === undefined ? undefined : { commitment, nonces: nonce, deals: deal };
      console.log(failOnInvalid(record, (game) => verifyRecord(game, record, witness)).join('\n'));
    });
}
