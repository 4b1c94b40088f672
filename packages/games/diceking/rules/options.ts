import { type ParsedOptions, parseBySpec } from '@regalia/kernel';
import { canonicalText } from './printed/index.ts';

/** What may be chosen when a table of King of the Dice is opened. */
export const OPTIONS = [
  { key: 'land', rule: 'DIC-12.2', values: ['standard', 'random'], standard: 'standard' },
  { key: 'chances', rule: 'DIC-5.3', values: ['off', 'on'], standard: 'off' },
  /** The whole of dice, map, set-ups and cards, corrected; empty for ours. The file as it is has 35,000 characters. */
  { key: 'data', rule: 'DIC-2.4', values: [], text: 65_536, standard: '' },
] as const;

export type DicekingOptions = ParsedOptions<typeof OPTIONS>;

export function parseOptions(raw: unknown): DicekingOptions {
  const options = parseBySpec(OPTIONS, raw);
  return { ...options, data: canonicalText(options.data) };
}
