import { expect, test } from 'vitest';
import { CARD_IDS, ESTATE, GOLD, PROVINCE, SILVER } from '../../rules/cards/printed.ts';
import { table } from '../../testing/table.ts';
import { chooseByPlan, type PlanLine, planLine } from './plan.ts';

const kind = (id: string) => CARD_IDS.get(id) as number;
const SMITHY = kind('smithy');

/** A owns a Smithy, two Coppers and a Gold; all Provinces but `provinces` are gone. */
function choose(lines: readonly PlanLine[], offered: readonly number[], provinces = 8): number {
  const t = table({
    A: { hand: 'copper copper', deck: 'smithy', discard: 'gold' },
    supply: `province ${provinces}`,
    asks: 'buy',
  });
  return chooseByPlan({ lines, coinsKept: 0 }, t.state, 0, offered);
}

test('the first line that applies and is on offer is bought', () => {
  const lines = [planLine(PROVINCE), planLine(GOLD), planLine(SILVER)];
  expect(choose(lines, [SILVER, GOLD])).toBe(GOLD);
  expect(choose(lines, [ESTATE])).toBe(-1);
});

test('a line ends with its number of copies, wherever they lie', () => {
  expect(choose([planLine(SMITHY, { most: 1 })], [SMITHY])).toBe(-1);
  expect(choose([planLine(SMITHY, { most: 2 })], [SMITHY])).toBe(SMITHY);
});

test('a share of the Treasures is not exceeded', () => {
  expect(choose([planLine(SMITHY, { perTreasures: 3 })], [SMITHY])).toBe(-1);
  expect(choose([planLine(SMITHY, { perTreasures: 2 })], [SMITHY])).toBe(SMITHY);
});

test('some lines wait for the Provinces to run out, or for money', () => {
  const late = [planLine(ESTATE, { provincesLeft: 2 })];
  expect(choose(late, [ESTATE], 3)).toBe(-1);
  expect(choose(late, [ESTATE], 2)).toBe(ESTATE);
  expect(choose([planLine(PROVINCE, { coinsAbove: 5 })], [PROVINCE])).toBe(-1);
  expect(choose([planLine(PROVINCE, { coinsAbove: 4 })], [PROVINCE])).toBe(PROVINCE);
});
