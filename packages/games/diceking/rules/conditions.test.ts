import { describe, expect, test } from 'vitest';
import { levelOf, missingFor } from './conditions.ts';
import { CARD_NAMES, type Condition, makeFace } from './printed/shape.ts';
import { STANDARD } from './printed/standard.ts';
import { tallyOf } from './tally.ts';

const RED = 0;
const BLUE = 1;
const GREEN = 2;

/** Faces of the six dice by the numbers they show, d1 first; colors follow from the dice. */
const faces = (numbers: string) => numbers.split(',').map((shown, die) => STANDARD.dice[die]![Number(shown) - 1]!);
const cardOf = (name: string) => STANDARD.cards[CARD_NAMES.indexOf(name)]!;
const level = (name: string, numbers: string, ...added: number[]) =>
  levelOf(cardOf(name), tallyOf([...faces(numbers), ...added]));
const fulfills = (condition: Condition, dice: readonly (readonly [number, number])[]) =>
  missingFor(condition, tallyOf(dice.map(([color, shown]) => makeFace(color, shown)))) === 0;

/** Every card of the list that a result fulfills, with its stars. */
const all = (numbers: string, ...added: number[]) =>
  CARD_NAMES.flatMap((name) => {
    const reached = level(name, numbers, ...added);
    return reached === 0 ? [] : [name + (name.startsWith('mer') ? '★'.repeat(reached) : '')];
  }).join(' ');

describe('conditions', () => {
  test('DIC-7.1 color: as many dice of the color as shown, and others do not matter', () => {
    const twoAndOne: Condition = { kind: 'color', row: [RED, RED, BLUE], needs: [2, 1, 0] };
    expect(
      fulfills(twoAndOne, [
        [RED, 1],
        [RED, 6],
        [BLUE, 2],
        [GREEN, 2],
      ]),
    ).toBe(true);
    expect(
      fulfills(twoAndOne, [
        [RED, 1],
        [RED, 6],
        [RED, 2],
        [GREEN, 2],
      ]),
    ).toBe(false);
    expect(
      fulfills(twoAndOne, [
        [RED, 1],
        [BLUE, 6],
        [BLUE, 2],
      ]),
    ).toBe(false);
  });

  test('DIC-7.2 number: as many dice of the number as shown', () => {
    const condition = cardOf('sla-01').tiers[0]!;
    expect(
      fulfills(condition, [
        [RED, 1],
        [RED, 6],
        [BLUE, 1],
        [GREEN, 6],
      ]),
    ).toBe(true);
    expect(
      fulfills(condition, [
        [RED, 1],
        [RED, 6],
        [BLUE, 6],
        [GREEN, 6],
      ]),
    ).toBe(false);
  });

  test('DIC-7.3 group: different symbols are different numbers', () => {
    const pairs: Condition = { kind: 'group', sizes: [2, 2] };
    expect(
      fulfills(pairs, [
        [RED, 4],
        [BLUE, 4],
        [RED, 5],
        [RED, 5],
      ]),
    ).toBe(true);
    expect(
      fulfills(pairs, [
        [RED, 4],
        [BLUE, 4],
        [RED, 4],
        [GREEN, 4],
      ]),
    ).toBe(false);
    expect([level('thi-07', '3,3,3,1,1,4'), level('thi-07', '3,3,3,3,1,2')]).toEqual([1, 0]);
  });

  test('DIC-7.4 sum: all dice together reach the value', () => {
    expect([level('thi-08', '6,6,6,6,3,1'), level('thi-08', '6,6,6,6,2,1')]).toEqual([1, 0]);
  });

  test('DIC-7.5 color sum: only dice of that color count', () => {
    const red14: Condition = { kind: 'colorSum', color: RED, least: 14 };
    expect(
      fulfills(red14, [
        [RED, 6],
        [RED, 5],
        [RED, 3],
        [BLUE, 6],
      ]),
    ).toBe(true);
    expect(
      fulfills(red14, [
        [RED, 6],
        [RED, 5],
        [RED, 2],
        [BLUE, 6],
      ]),
    ).toBe(false);
  });

  test('DIC-7.6 color order: strictly falling sums, and a color without dice has none', () => {
    const order: Condition = { kind: 'colorOrder', order: [RED, BLUE, GREEN] };
    expect(
      fulfills(order, [
        [RED, 6],
        [BLUE, 5],
        [GREEN, 4],
      ]),
    ).toBe(true);
    expect(
      fulfills(order, [
        [RED, 6],
        [BLUE, 5],
      ]),
    ).toBe(true);
    expect(fulfills(order, [[RED, 6]])).toBe(false);
    expect(
      fulfills(order, [
        [RED, 5],
        [BLUE, 5],
        [GREEN, 4],
      ]),
    ).toBe(false);
  });

  test('DIC-7.7 straight: without gap, repeats do not help, and 6 is not followed by 1', () => {
    const four: Condition = { kind: 'straight', length: 4 };
    const show = (numbers: readonly number[]) =>
      fulfills(
        four,
        numbers.map((shown) => [RED, shown] as const),
      );
    expect([show([2, 3, 4, 5]), show([2, 2, 3, 4]), show([1, 2, 4, 5]), show([5, 6, 1, 2])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('DIC-7.8 stars: four, five or six dice of the row', () => {
    expect([level('mer-01', '1,6,5,3,1,1'), level('mer-01', '1,6,5,3,2,1'), level('mer-01', '1,6,5,3,2,3')]).toEqual([
      1, 2, 3,
    ]);
  });

  test('DIC-7.9 the highest level counts, with fictional dice', () => {
    expect(level('mer-01', '1,6,5,3,2,2')).toBe(2);
    expect(level('mer-01', '1,6,5,3,2,2', makeFace(RED, 3))).toBe(3);
  });

  test('DIC-7.10 a fictional die can spoil a color order', () => {
    expect(level('thi-10', '1,6,1,3,4,2')).toBe(1);
    expect(level('thi-10', '1,6,1,3,4,2', makeFace(BLUE, 6))).toBe(0);
  });
});

describe('missing dice', () => {
  test.each([
    ['1,6,1,3,4,2', 'sla-01', 1],
    ['1,6,4,3,4,2', 'sla-01', 2],
    ['1,1,1,1,1,1', 'sla-10', 4],
    ['1,2,4,5,5,5', 'mer-07', 1],
    ['2,2,3,3,4,4', 'lan-05', 3],
  ])('%s lacks for %s %i', (numbers, card, missing) => {
    expect(missingFor(cardOf(card).tiers[0]!, tallyOf(faces(numbers)))).toBe(missing);
  });
});

describe('test vectors', () => {
  test('V6 DIC-7.8 straight on deck 1', () => {
    expect([level('mer-07', '2,3,4,5,2,2'), level('mer-07', '2,3,4,5,6,6'), level('mer-07', '1,2,3,4,5,6')]).toEqual([
      1, 2, 3,
    ]);
  });

  test('V7 all cards fulfilled by a result', () => {
    expect(all('1,2,3,4,5,6')).toBe('mer-07★★★ mer-08★★★ mer-10★★★ mer-11★★★ thi-05 thi-06 thi-12 lan-01 lan-02');
    expect(all('6,6,6,6,6,6')).toBe('thi-01 thi-08 sla-08 sla-10 rog-09 rog-10 lan-05 lan-08 lan-11');
    expect(all('6,6,5,4,5,4')).toBe(
      'mer-01★★★ mer-04★ mer-09★ thi-08 thi-09 sla-04 sla-09 sla-10 sla-11 rog-06 rog-08 rog-09 rog-11 lan-09',
    );
    const before = all('1,6,1,3,4,2');
    expect(before).toBe('mer-07★ mer-08★ mer-12★★★ thi-10 thi-12');
    const after = all('1,6,1,3,4,2', makeFace(RED, 6)).split(' ');
    const also = 'mer-01★ mer-04★★★ mer-09★ thi-09 thi-11 sla-01 sla-11 rog-01'.split(' ');
    expect(after.filter((name) => !before.split(' ').includes(name))).toEqual(also);
  });
});
