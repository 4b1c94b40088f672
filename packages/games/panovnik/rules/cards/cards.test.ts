import { readFileSync } from 'node:fs';
import { seedFast } from '@regalia/kernel';
import { loadAllTexts } from '@regalia/kernel/testing';
import { expect, test } from 'vitest';
import { CARD_COUNT, CARD_IDS, CHARACTER_COUNT, cardOf, costOf, isLaw, panovnik } from '../../index.ts';
import { COLORS } from '../colors.ts';
import type { Reward } from '../rewards.ts';
import { partsOf } from '../verbs/reward.ts';

await loadAllTexts(panovnik);

interface PrintedReward {
  readonly type: string;
  readonly count?: number;
  readonly value?: number;
  readonly color?: string;
}

interface PrintedCard {
  readonly id: string;
  readonly number: number;
  readonly nameEn: string;
  readonly nameCs: string;
  readonly segments: { readonly topLeft: string; readonly topRight: string; readonly bottom: string };
  readonly costs?: readonly string[];
  readonly rewards?: readonly (readonly PrintedReward[])[];
  readonly params?: { readonly options?: readonly (readonly PrintedReward[])[] };
}

const book = JSON.parse(readFileSync(new URL('../../../../../rules/panovnik.cards.json', import.meta.url), 'utf8')) as {
  readonly characters: readonly PrintedCard[];
  readonly laws: readonly PrintedCard[];
};
const ALL = [...book.characters, ...book.laws];
const KINDS: Readonly<Record<string, string>> = {
  card: 'cards',
  magicBonus: 'magic-bonus',
  circleBonus: 'circle-bonus',
};

const printed = ({ type, count, value, color }: PrintedReward): Reward => ({
  type: (KINDS[type] ?? type) as Reward['type'],
  count: count ?? value ?? 1,
  color: color === undefined || color === 'any' ? null : COLORS.indexOf(color as 'blue'),
});

test('PAN-1.1 PAN-1.2 PAN-1.11 there are 64 characters and 24 laws with numbers of their own', () => {
  expect([CHARACTER_COUNT, CARD_COUNT]).toEqual([64, 88]);
  expect(ALL.map(({ id }) => CARD_IDS.get(id))).toEqual(ALL.map(({ number }) => number));
  expect(ALL.map(({ number }) => isLaw(number))).toEqual(ALL.map((_, i) => i >= 64));
});

test('PAN-1.12 every card has two quarter circles and a half circle of one color', () => {
  for (const { number, segments } of ALL) {
    const names = cardOf(number).segments.map((color) => COLORS[color]);
    expect(names).toEqual([segments.topLeft, segments.topRight, segments.bottom]);
  }
  const triples = book.characters.map(({ number }) => cardOf(number).segments.join());
  expect(new Set(triples).size).toBe(64);
});

test('PAN-1.13 a character has four rows of cost and reward', () => {
  for (const { number, costs = [], rewards = [] } of book.characters) {
    expect(cardOf(number).costs.map((color) => COLORS[color])).toEqual(costs);
    expect(cardOf(number).rewards).toEqual(rewards.map((row) => row.map(printed)));
  }
  for (let row = 0; row < 4; row++) {
    const column = book.characters.map(({ number }) => cardOf(number).costs[row]);
    for (let color = 0; color < 4; color++) expect(column.filter((one) => one === color)).toHaveLength(16);
  }
});

test('PAN-1.14 a law has no cost rows, and the options of its text', () => {
  for (const { number, params } of book.laws) {
    expect(cardOf(number).costs).toEqual([]);
    expect(cardOf(number).rewards).toEqual((params?.options ?? []).map((row) => row.map(printed)));
    expect([1, 2, 3, 4].flatMap((level) => [0, 1, 2, 3].map((color) => costOf(number, level, color)))).toEqual(
      new Array(16).fill(0),
    );
  }
});

test('PAN-1.7 PAN-1.8 PAN-1.9 the rewards of the characters use the tokens of the box', () => {
  const parts = book.characters.flatMap(({ number }) => [0, 1, 2, 3].flatMap((row) => partsOf(number, row)));
  const count = (type: string, value: number, color: number | null = null) =>
    parts.filter((part) => part.type === type && part.count === value && part.color === color).length;
  expect([2, 3, 10, 12].map((value) => count('points', value))).toEqual([8, 8, 8, 8]);
  expect([4, 5, 7, 8].map((value) => count('points', value))).toEqual([4, 4, 4, 4]);
  expect([2, 3, 5].map((value) => count('magic-bonus', value))).toEqual([12, 8, 4]);
  for (let color = 0; color < 4; color++) {
    expect([2, 4].map((value) => count('circle-bonus', value, color))).toEqual([2, 1]);
    expect(count('eternal', 1, color)).toBe(3);
  }
});

test('PAN-1.5 PAN-1.6 PAN-11.3 tokens are not counted: there is no supply of them that could run out', () => {
  const state = panovnik.setup(panovnik.parseOptions({}, 2), 2, seedFast(1));
  expect(Object.keys(state).filter((key) => /token/i.test(key))).toEqual(['tokens']);
  expect(state.tokens.length).toBeLessThan(4);
});

test('the names are those of the book', () => {
  for (const { id, nameEn, nameCs } of ALL) {
    expect(panovnik.texts.dictionary('en')[`card.${id}`]).toBe(nameEn);
    expect(panovnik.texts.dictionary('cs')[`card.${id}`]).toBe(nameCs);
  }
});

const captain = CARD_IDS.get('captain') as number;
const say = (level: number) =>
  [0, 1, 2, 3].map((color) => 'BRGY'.charAt(color).repeat(costOf(captain, level, color))).join('');

test('PAN-T.2 PAN-7.6 Captain at level 1 to 5 costs G, G+B, G+B+Y, G+B+2Y, G+B+3Y', () => {
  expect([1, 2, 3, 4, 5].map(say)).toEqual(['G', 'BG', 'BGY', 'BGYY', 'BGYYY']);
});

test('PAN-T.3 Captain at level 1 to 4 brings 1 card, 5 gems, 1 magic, 12 points', () => {
  const rows = [0, 1, 2, 3].map((row) =>
    partsOf(captain, row)
      .map(({ type, count }) => `${count} ${type}`)
      .join(),
  );
  expect(rows).toEqual(['1 cards', '5 gems', '1 magic', '12 points']);
});

test('PAN-T.4 Captain at level 5 brings 1 card, 5 gems and 1 magic, or 15 points', () => {
  const rows = [4, 5].map((row) =>
    partsOf(captain, row)
      .map(({ type, count }) => `${count} ${type}`)
      .join(' '),
  );
  expect(rows).toEqual(['1 cards 5 gems 1 magic', '15 points']);
});
