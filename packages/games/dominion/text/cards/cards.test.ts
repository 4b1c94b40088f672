import { readFileSync } from 'node:fs';
import { LOCALES } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { dominion } from '../../index.ts';
import { CARD_IDS, CARDS, cardOf } from '../../rules/cards/printed.ts';

await Promise.all(LOCALES.map((locale) => dominion.texts.load(locale)));

interface PrintedCard {
  readonly id: string;
  readonly ruleId?: string;
  readonly nameEn: string;
  readonly nameCs: string;
  readonly cost: number;
  readonly types: readonly string[];
  readonly treasureValue?: number;
  readonly vp?: number;
}

test('DOM-1.1 DOM-1.2 names, costs and types are those of the book', () => {
  const book = JSON.parse(readFileSync('rules/dominion.cards.json', 'utf8')) as Record<string, PrintedCard[]>;
  const printed = [...(book.basicCards ?? []), ...(book.intrigueKingdom ?? []), ...(book.baseKingdom ?? [])];
  expect(printed.map(({ id }) => id).sort()).toEqual([...CARD_IDS.keys()].sort());
  for (const card of printed) {
    const { cost, types, coins, rule } = cardOf(CARD_IDS.get(card.id)!);
    expect([cost, [...types].sort()], card.id).toEqual([card.cost, [...card.types].sort()]);
    expect(coins, card.id).toBe(card.treasureValue ?? 0);
    if (card.ruleId !== undefined) expect(rule).toBe(card.ruleId);
    expect(dominion.texts.dictionary('en')[`card.${card.id}`]).toBe(card.nameEn);
    expect(dominion.texts.dictionary('cs')[`card.${card.id}`]).toBe(card.nameCs);
  }
});

test.each(LOCALES)('%s has the same numbers on every card', (locale) => {
  for (const { id } of CARDS) {
    const numbersIn = (text: string | undefined) => (text?.match(/\d+/g) ?? []).sort();
    const own = numbersIn(dominion.texts.dictionary(locale)[`card.${id}.text`]);
    expect(own, id).toEqual(numbersIn(dominion.texts.dictionary('en')[`card.${id}.text`]));
  }
});
