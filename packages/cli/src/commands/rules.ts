import type { Command } from 'commander';
import { coverRules, isBroken } from '../rules/coverage.ts';
import { loadBooks, loadTests } from '../rules/load.ts';
import { reportCoverage } from '../rules/report.ts';

interface RulesOptions {
  readonly finished?: true;
  readonly gaps?: true;
  readonly json?: true;
  readonly root: string;
}

export function registerRules(program: Command): void {
  program
    .command('rules')
    .description('list the rule IDs of the books, the tests that name them, and the gaps')
    .option('--gaps', 'only what has no test, or is not in the book')
    .option('--finished', 'only the games whose rules are implemented completely')
    .option('--json', 'one JSON object per line and book')
    .option('--root <folder>', 'the project whose rules/ and tests are read', '.')
    .addHelpText(
      'after',
      `
Exit code 1 if a finished game has a gap.

Examples:
  regalia rules --gaps --finished
  regalia rules --json | jq '.gaps | length'`,
    )
    .action(listRules);
}

function listRules(options: RulesOptions): void {
  const books = coverRules(loadBooks(options.root), loadTests(options.root));
  for (const book of books) {
    if (options.finished && !book.finished) continue;
    if (options.json) console.log(JSON.stringify(options.gaps ? { ...book, rules: undefined } : book));
    else console.log(reportCoverage(book, !options.gaps).join('\n'));
  }
  if (books.some(isBroken)) process.exitCode = 1;
}
