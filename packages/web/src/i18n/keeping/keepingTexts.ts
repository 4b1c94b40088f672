import type { Dictionary } from '@regalia/kernel';
import type { en } from './en.ts';

export type KeepingKey = keyof typeof en;
export type KeepingTexts = Dictionary<KeepingKey>;
