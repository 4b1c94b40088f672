import { expect, test } from 'vitest';
import { CARD_IDS } from '../../index.ts';
import { table } from '../../testing/table.ts';
import { cardOf } from '../cards/printed.ts';
import {
  adjacentCharacters,
  circleAt,
  circleColor,
  freeCards,
  levelOf,
  lookAtPyramid,
  openSlots,
  slotAt,
  xOf,
} from './pyramid.ts';

const slots = (pyramid: string, card = 'captain'): string => {
  const { state } = table({ A: { pyramid } });
  return openSlots(state, 0, CARD_IDS.get(card) as number)
    .map((slot) => `${levelOf(slot)}:${xOf(slot)}`)
    .join(' ');
};
const free = (pyramid: string): string =>
  freeCards(table({ A: { pyramid } }).state, 0)
    .map((card) => cardOf(card).id)
    .join(' ');

const ROW3 = 'mentor 1:0, knight 1:1, druid 1:2';
const STEPS = `${ROW3}, witch 2:0, baron 2:1`;

test('PAN-T.8 PAN-2.1 PAN-2.2 PAN-2.3 a card goes to an end of the row or onto two cards side by side', () => {
  expect(slots('mentor 1:0')).toBe('1:-1 1:1');
  expect(slots('mentor 1:0, knight 1:1')).toBe('1:-1 1:2 2:0');
});

test('PAN-2.3 an occupied slot, and one without both supporters, cannot be chosen', () => {
  expect(slots(`${ROW3}, witch 2:0`)).toBe('1:-1 1:3 2:1');
  expect(slots(STEPS)).toBe('1:-1 1:3 3:0');
});

test('PAN-2.4 rows above the first may have gaps, which may be left and filled', () => {
  expect(slots(`${ROW3}, fence 1:3, witch 2:0`)).toBe('1:-1 1:4 2:1 2:2');
  expect(slots(`${ROW3}, fence 1:3, witch 2:0, baron 2:2`)).toBe('1:-1 1:4 2:1');
});

const FIVE = 'mentor 1:0, knight 1:1, druid 1:2, fence 1:3, regent 1:4';
const FOUR_UP = `${FIVE}, witch 2:0, baron 2:1, agent 2:2, miner 2:3, general 3:0, marshal 3:1, scout 3:2, fairy 4:0, gunner 4:1`;

test('PAN-2.5 PAN-2.6 there are five levels, and laws do not lie on the fifth', () => {
  expect(slots(FOUR_UP)).toContain('5:0');
  expect(slots(FOUR_UP, 'census')).not.toContain('5:');
  expect(slots(`${FOUR_UP}, paladin 5:0`)).not.toContain('5:');
});

test('PAN-2.7 cards stay where they lie while others are placed', () => {
  const t = table({ A: { pyramid: ROW3, hand: 'census', gems: 'BRGY' } });
  t.all('census');
  t.A.answers('2:1');
  expect(t.A.pyramid).toBe('mentor 1:0, knight 1:1, druid 1:2, census 2:1');
});

test('PAN-T.19 PAN-2.8 PAN-2.9 TR blue, TL blue and BOT blue make a one-colored circle of level 2 and bring a blue gem', () => {
  const t = table({ A: { pyramid: 'arcanist 1:0, ambassador 1:1', hand: 'mentor', gems: 'BBGGYYRR'.slice(2) } });
  t.all('mentor');
  t.A.answers('2:0');
  lookAtPyramid(t.state, 0);
  expect(circleColor(circleAt(slotAt(0, 2, 0)))).toBe(0);
  expect(circleAt(slotAt(0, 2, 0)).level).toBe(2);
  expect(t.eventsOf('closed')).toMatchObject([{ color: 0, gem: true }]);
});

test('PAN-2.9 other colors make a circle of several colors, which brings nothing', () => {
  const t = table({ A: { pyramid: 'arcanist 1:0, ambassador 1:1', hand: 'census' } });
  t.all('census');
  t.A.answers('2:0');
  lookAtPyramid(t.state, 0);
  expect(circleColor(circleAt(slotAt(0, 2, 0)))).toBe(-1);
  expect(t.A.gems).toBe('');
});

test('PAN-2.10 adjacent are two beside, two below and two above', () => {
  const { state } = table({ A: { pyramid: `${FIVE}, witch 2:0, census 2:1, agent 2:2, general 3:0, marshal 3:1` } });
  lookAtPyramid(state, 0);
  expect(adjacentCharacters(slotAt(0, 2, 1))).toBe(6);
  expect(adjacentCharacters(slotAt(0, 1, 0))).toBe(2);
});

test.each([
  ['mentor 1:0, knight 1:1, census 2:0', 2, 0, 2],
  ['mentor 1:0, knight 1:1, druid 1:2, census 2:1', 2, 1, 2],
  ['mentor 1:0, census 1:1, druid 1:2, witch 2:0', 1, 1, 3],
  ['mentor 1:0, census 1:1, druid 1:2, baron 2:1', 1, 1, 3],
])('PAN-2.10 no card farther away is adjacent: %s', (pyramid, level, x, neighbors) => {
  const { state } = table({ A: { pyramid } });
  lookAtPyramid(state, 0);
  expect(adjacentCharacters(slotAt(0, level, x))).toBe(neighbors);
});

test('PAN-T.9 PAN-2.11 a tucked card is no neighbor: 4 cards around it count', () => {
  const { state } = table({ A: { pyramid: 'mentor 1:0 < dual-mandate, knight 1:1, druid 1:2, witch 2:0, baron 2:1' } });
  lookAtPyramid(state, 0);
  expect(adjacentCharacters(slotAt(0, 1, 1))).toBe(4);
});

test('PAN-2.11 a tucked card has no segments, no slot and no number', () => {
  const t = table({ A: { pyramid: 'knight 1:0 < boatswain' }, B: { pyramid: 'ambassador 1:0' } });
  expect(t.view(0).priority).toEqual([1, 0]);
  expect(t.A.view.seats[0]?.circles).toEqual([]);
  expect(slots('knight 1:0 < boatswain')).toBe('1:-1 1:1');
});

test('PAN-2.12 free is what carries nothing and lies at an end, at a gap or on the highest level', () => {
  expect(free('mentor 1:0')).toBe('mentor');
  expect(free(ROW3)).toBe('mentor druid');
  expect(free(STEPS)).toBe('witch baron');
  expect(free(`${ROW3}, fence 1:3, regent 1:4, witch 2:0, baron 2:1, agent 2:2`)).toBe(
    'agent witch regent baron'
      .split(' ')
      .sort((a, b) => (CARD_IDS.get(a) as number) - (CARD_IDS.get(b) as number))
      .join(' '),
  );
});

test('PAN-2.12 below the highest level only cards at an end or a gap are free', () => {
  const wide = `${FIVE}, witch 2:0, baron 2:1, agent 2:2, miner 2:3, general 3:0`;
  expect(free(wide)).toBe('general miner');
});

test('PAN-2.12 under what something is tucked is not free', () => {
  expect(free('mentor 1:0 < census, knight 1:1')).toBe('knight');
});
