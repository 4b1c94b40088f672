import type { Dictionary } from '@regalia/kernel';
import { en, type Key } from './en.ts';

export const sk: Dictionary<Key> = en;
