import { InvalidInput, type ParsedOptions, parseBySpec, type Seat } from '@regalia/kernel';
import { NOBODY } from './state.ts';

/** What may be chosen when a table of Citadels is opened. */
export const OPTIONS = [
  { key: 'actionCards', rule: 'CIT-2.1', values: ['off', 'on'], standard: 'off' },
  { key: 'purpleSet', rule: 'CIT-7.14', values: ['original', 'wall'], standard: 'original' },
  {
    key: 'crown',
    rule: 'CIT-2.4',
    values: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7'],
    standard: 'random',
  },
] as const;

export type CitadelsOptions = ParsedOptions<typeof OPTIONS>;

export function parseOptions(raw: unknown, seats: number): CitadelsOptions {
  const options = parseBySpec(OPTIONS, raw);
  if (crownOf(options) < seats) return options;
  throw new InvalidInput('invalid-options', `"crown" is random or one of the ${seats} seats; not "${options.crown}"`);
}

/** CIT-2.4: the seat that begins with the office; NOBODY if lots are drawn. */
export function crownOf({ crown }: CitadelsOptions): Seat {
  return crown === 'random' ? NOBODY : Number(crown.slice('seat-'.length)) - 1;
}
