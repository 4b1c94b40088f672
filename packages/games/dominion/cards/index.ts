import { registerCards } from '../card.ts';
import { base } from './base.ts';
import { basic } from './basic.ts';
import { intrigue } from './intrigue.ts';

/** The order of the kinds never changes: records name cards by it. */
registerCards([...basic, ...intrigue, ...base]);

export const INTRIGUE_KINDS: readonly number[] = intrigue.map((_, i) => basic.length + i);
export const BASE_KINDS: readonly number[] = base.map((_, i) => basic.length + intrigue.length + i);
