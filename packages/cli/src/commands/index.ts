import type { Command } from 'commander';
import { registerBench } from './bench.ts';
import { registerRules } from './rules.ts';
import { registerSimulate } from './simulate.ts';

/** Every command of `regalia`, in the order of its help. A new one is a file beside this and a line here. */
export const COMMANDS: readonly ((program: Command) => void)[] = [registerSimulate, registerBench, registerRules];
