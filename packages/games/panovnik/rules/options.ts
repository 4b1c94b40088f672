import { InvalidInput, type ParsedOptions, parseBySpec } from '@regalia/kernel';

/** What may be chosen when a table of Panovník is opened. */
export const OPTIONS = [
  { key: 'virtuals', rule: 'PAN-13.1', values: ['usual', 'none', 'one', 'two', 'three'], standard: 'usual' },
  { key: 'start', rule: 'PAN-14.1', values: ['two-cards', 'four-cards'], standard: 'two-cards' },
  { key: 'selling', rule: 'PAN-14.2', values: ['off', 'on'], standard: 'off' },
] as const;

export type PanovnikOptions = ParsedOptions<typeof OPTIONS>;

const MOST_BIDDERS = 4;
const NUMBERS = ['none', 'one', 'two', 'three'] as const;

/** PAN-13.1: seats and virtual opponents together are at most four, and nobody plays without any opponent. */
export function parseOptions(raw: unknown, seats: number): PanovnikOptions {
  const options = parseBySpec(OPTIONS, raw);
  const virtuals = virtualsOf(options, seats);
  if (seats === 1 && virtuals === 0) {
    throw new InvalidInput('invalid-options', 'a game for one needs one to three virtual opponents (PAN-13.1)');
  }
  if (seats + virtuals > MOST_BIDDERS) {
    const most = MOST_BIDDERS - seats;
    throw new InvalidInput(
      'invalid-options',
      `with ${seats} seats there can be at most ${most} virtual opponents (PAN-13.1)`,
    );
  }
  return options;
}

export function virtualsOf({ virtuals }: PanovnikOptions, seats: number): number {
  if (virtuals === 'usual') return seats === 1 ? 1 : 0;
  return NUMBERS.indexOf(virtuals);
}
