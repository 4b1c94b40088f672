import type { Command } from 'commander';
import { registerBench } from './bench.ts';
import { registerHost } from './host.ts';
import { registerPlay } from './play.ts';
import { registerReplay } from './replay.ts';
import { registerRules } from './rules.ts';
import { registerBackup, registerServe } from './serve.ts';
import { registerSimulate } from './simulate.ts';
import { registerTournament } from './tournament.ts';
import { registerVerify } from './verify.ts';

/** All commands of `regalia`, in the order of its help. */
export const COMMANDS: readonly ((program: Command) => void)[] = [
  registerServe,
  registerBackup,
  registerPlay,
  registerSimulate,
  registerTournament,
  registerReplay,
  registerVerify,
  registerHost,
  registerBench,
  registerRules,
];
