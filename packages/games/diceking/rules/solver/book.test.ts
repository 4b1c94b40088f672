import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NO_JOKERS } from '../jokers.ts';
import { CARD_NAMES } from '../printed/shape.ts';
import { STANDARD } from '../printed/standard.ts';
import { chanceFromStart } from './chances.ts';

const BOOK = new URL('../../../../../rules/diceking.cards.json', import.meta.url);
const printed = (JSON.parse(readFileSync(BOOK, 'utf8')) as { cards: { id: string; p: number | number[] }[] }).cards;

describe('the chances printed in the book are those of the solver', () => {
  test.each(CARD_NAMES.map((name, card) => [name, card] as const))('%s', (name, card) => {
    const tiers = STANDARD.cards[card]?.tiers ?? [];
    const exact = tiers.map((tier) => chanceFromStart(tier, STANDARD.dice, NO_JOKERS).toFixed(3));
    const told = [printed.find(({ id }) => id === name)?.p ?? []].flat();
    expect(exact).toEqual(told.map((p) => p.toFixed(3)));
  });
});
