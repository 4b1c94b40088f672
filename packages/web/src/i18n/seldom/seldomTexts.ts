import type { Dictionary } from '@regalia/kernel';
import type { en } from './en.ts';

export type SeldomKey = keyof typeof en;
export type SeldomTexts = Dictionary<SeldomKey>;
