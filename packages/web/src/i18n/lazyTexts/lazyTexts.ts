import type { Dictionary } from '@regalia/kernel';
import type { en } from './en.ts';

export type LazyKey = keyof typeof en;
export type LazyTexts = Dictionary<LazyKey>;
