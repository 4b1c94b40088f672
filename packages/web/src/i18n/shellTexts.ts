import type { Dictionary } from '@regalia/kernel';
import type { en } from './en.ts';

export type ShellKey = keyof typeof en;
export type ShellTexts = Dictionary<ShellKey>;
