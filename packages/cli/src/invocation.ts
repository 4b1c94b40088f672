import { basename, relative } from 'node:path';
import { argv, cwd, env } from 'node:process';

/** How this command line was started, for hints that work as they are printed. */
export function invocation(script = argv[1] ?? '', npmCommand = env.npm_command): string {
  if (npmCommand === 'exec') return 'npx regalia';
  if (npmCommand === 'run-script') return 'npm run --silent regalia --';
  return basename(script) === 'regalia' ? 'regalia' : `node ${relative(cwd(), script)}`;
}
