import { expect, test } from 'vitest';
import { dominion } from '../index.ts';
import { table } from '../testing/table.ts';

/** What is done for an absent player, by name. */
function doneFor(hand: string, deck: string): string {
  const t = table({ A: { hand, deck }, kingdom: 'market' });
  t.A.plays(hand.split(' ')[0] as string);
  const d = t.A.decision;
  return dominion
    .fallback(t.state, d)
    .map((option) => dominion.optionName(d.of, option))
    .join(' ');
}

test('an absent player keeps the Mining Village and leaves the deck', () => {
  expect(doneFor('mining-village', 'copper')).toBe('keep-this');
  expect(doneFor('chancellor', 'gold')).toBe('leave-deck');
});

test('an absent player parts with the least useful card and takes the most useful one', () => {
  expect(doneFor('upgrade curse gold', 'silver')).toBe('curse');
  expect(doneFor('mine silver', '')).toBe('gold');
});
