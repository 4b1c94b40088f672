import { type ParsedOptions, parseBySpec } from '@regalia/kernel';

/** What may be chosen when a table of Tides of Time is opened. */
export const OPTIONS = [
  { key: 'zeroTie', rule: 'TID-5.17', values: ['nest-wins', 'nobody-wins'], standard: 'nest-wins' },
] as const;

export type TidesOptions = ParsedOptions<typeof OPTIONS>;

export function parseOptions(raw: unknown): TidesOptions {
  return parseBySpec(OPTIONS, raw);
}
