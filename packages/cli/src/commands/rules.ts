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
    .description('list the rule IDs of the rule books and the tests that cover them')
    .option('--gaps', 'only rules without a test, and IDs that no book has')
    .option('--finished', 'only games whose rules are complete')
    .option('--json', 'one JSON object per line, one line per book')
    .option('--root <folder>', 'the project folder', '.')
    .addHelpText(
      'after',
      `
Exits with 1 if a finished game has a gap.

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
