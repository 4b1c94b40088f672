import { Command } from 'commander';
import { COMMANDS } from './commands/index.ts';

// A reader that has seen enough, as in `regalia rules | head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const program = new Command('regalia')
  .description('Five games of kings on one table.')
  .showHelpAfterError()
  .configureHelp({ showGlobalOptions: true });
for (const register of COMMANDS) register(program);
await program.parseAsync();
