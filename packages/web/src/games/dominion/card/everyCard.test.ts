import { CARDS } from '@regalia/games/dominion';
import { expect, test } from 'vitest';
import { SIGNS } from './signs.ts';

/** The drawings need the bundler's icons, so their lists are read as text. */
const DRAWINGS = Object.values(
  import.meta.glob<string>('../art/{basic,intrigue,base}.ts', { query: '?raw', import: 'default', eager: true }),
);
const DRAWN = new Set(
  DRAWINGS.flatMap((text) => Array.from(text.matchAll(/^ {2}'?([a-z-]+)'?(?:,|: )/gm), ([, id]) => id)),
);
const IDS = CARDS.map(({ id }) => id);

test('every card has a drawing, and every drawing a card', () => {
  expect(IDS.filter((id) => !DRAWN.has(id))).toEqual([]);
  expect([...DRAWN].filter((id) => !IDS.includes(id ?? ''))).toEqual([]);
});

test('every Kingdom card but a Treasure has signs, and no other has', () => {
  const kingdom = CARDS.filter(({ rule, types }) => /^DOM-[BI]\d/.test(rule) && !types.includes('treasure'));
  expect(Object.keys(SIGNS).sort()).toEqual(kingdom.map(({ id }) => id).sort());
});
