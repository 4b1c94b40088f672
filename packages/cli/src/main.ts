import { Command } from 'commander';
import { COMMANDS } from './commands/index.ts';
import { BAD_USAGE, exitCodeFor } from './failure.ts';
import { tuneEngine } from './tuneEngine.ts';

tuneEngine();

// A closed pipe, as in `regalia rules | head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const program = new Command('regalia')
  .description('Five games of kings on one table.')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : BAD_USAGE))
  .showHelpAfterError('(--help shows examples)')
  .configureHelp({ showGlobalOptions: true })
  .addHelpText(
    'after',
    `
Examples:
  regalia play tides
  regalia simulate tides --seats greedy,random --games 1000
  regalia verify record.json

Exit codes: 0 success, 1 check failed, 2 bad usage.`,
  );
for (const register of COMMANDS) register(program);
try {
  await program.parseAsync();
} catch (error) {
  const exitCode = exitCodeFor(error);
  if (exitCode === undefined) throw error;
  console.error((error as Error).message);
  process.exitCode = exitCode;
}
