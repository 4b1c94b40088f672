import { base } from './base.ts';
import { basic } from './basic.ts';
import { intrigue } from './intrigue.ts';

/** The silhouette on each card. */
export const ART: Readonly<Record<string, readonly string[]>> = { ...basic, ...intrigue, ...base };
