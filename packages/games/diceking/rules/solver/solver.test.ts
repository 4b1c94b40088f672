import { below, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { levelOf, missingFor } from '../conditions.ts';
import { jokersOf, NO_JOKERS } from '../jokers.ts';
import { STANDARD } from '../printed/standard.ts';
import { tallyOf } from '../tally.ts';
import { bestKeep, solve, worthsBefore } from './best.ts';
import { chancesOf } from './chances.ts';
import { bestOf, meansOfKeeps, spread } from './keeping.ts';

const { dice, cards } = STANDARD;
const ALL = 63;
const facesOf = (rolled: readonly number[]) => rolled.map((side, die) => dice[die]![side]!);
const level = (card: number, rolled: readonly number[]) => levelOf(cards[card]!, tallyOf(facesOf(rolled)));

/** All results that come of rolling the dice not kept. */
function* rolls(rolled: readonly number[], keep: number, die = 0): Generator<number[]> {
  if (die === 6) {
    yield rolled.slice();
    return;
  }
  if ((keep >> die) & 1) {
    yield* rolls(rolled, keep, die + 1);
    return;
  }
  for (let side = 0; side < 6; side++) yield* rolls(rolled.with(die, side), keep, die + 1);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the dice solver against brute force', () => {
  test('one re-roll: every set of dice that leaves three or fewer to roll', () => {
    const rolled = [0, 5, 0, 2, 3, 1];
    for (const card of [0, 12, 17, 24, 31, 45]) {
      const [chances] = chancesOf(cards[card]!, { dice, rolled, rerolls: 1, jokers: NO_JOKERS });
      for (const keep of [ALL, 0b011111, 0b001111, 0b110010, 0b101010]) {
        const brute = mean([...rolls(rolled, keep)].map((result) => (level(card, result) > 0 ? 1 : 0)));
        expect(chances![keep]).toBeCloseTo(brute, 12);
      }
    }
  });

  test('two re-rolls: after two dice are rolled the best are kept again', () => {
    const rolled = [0, 5, 0, 2, 3, 1];
    const card = 24;
    const chance = (from: readonly number[], keep: number) =>
      mean([...rolls(from, keep)].map((result) => (level(card, result) > 0 ? 1 : 0)));
    const [twice] = chancesOf(cards[card]!, { dice, rolled, rerolls: 2, jokers: NO_JOKERS });
    const keep = 0b001111;
    const outcomes = [...rolls(rolled, keep)];
    const once = outcomes.map((result) => {
      const [later] = chancesOf(cards[card]!, { dice, rolled: result, rerolls: 1, jokers: NO_JOKERS });
      return Math.max(...later!);
    });
    expect(twice![keep]).toBeCloseTo(mean(once), 12);
    expect(Math.max(...once)).toBeGreaterThanOrEqual(chance(rolled, keep));
  });

  test('jokers count: a missing die that a pair makes is no loss', () => {
    const rolled = [0, 5, 0, 2, 3, 1];
    const michi = jokersOf(cards, [47, 53], 0);
    const [chances] = chancesOf(cards[24]!, { dice, rolled, rerolls: 1, jokers: michi });
    expect(chances![ALL]).toBe(1);
    const [without] = chancesOf(cards[24]!, { dice, rolled, rerolls: 1, jokers: NO_JOKERS });
    expect(without![ALL]).toBe(0);
  });

  test('the best set for given worths is the best of all sets, and the alarm cannot be chosen where a card is due', () => {
    const prizes = [0, 24].map((card) => ({ condition: cards[card]!.tiers[0]!, worth: card === 0 ? 1 : 5 }));
    const aims = { dice, prizes, jokers: NO_JOKERS, pairPrice: 1, alarm: 2 };
    const solution = solve(aims);
    const rolled = [0, 5, 4, 2, 1, 1];
    const worth = (result: readonly number[]) => {
      const due = prizes.filter(({ condition }) => missingFor(condition, tallyOf(facesOf(result))) === 0);
      return due.length === 0 ? aims.alarm : Math.max(...due.map((prize) => prize.worth));
    };
    const brute = (keep: number) => mean([...rolls(rolled, keep)].map(worth));
    const worths = worthsBefore(solution, rolled, 1);
    for (const keep of [ALL, 0b111100, 0b000111]) expect(worths[keep]).toBeCloseTo(brute(keep), 12);
    expect(bestKeep(solution, rolled, 1).worth).toBe(Math.max(...worths));
  });
});

test('the dice solver against random rolls: playing by its tables wins as often as it says', () => {
  const games = Number(process.env.REGALIA_ROLLS ?? 20_000);
  const rng = seedFast(7);
  const prize = { condition: cards[24]!.tiers[0]!, worth: 1 };
  const solution = solve({ dice, prizes: [prize], jokers: NO_JOKERS, pairPrice: 1, alarm: 0 });
  spread(solution.withTwo);
  let won = 0;
  for (let i = 0; i < games; i++) {
    let rolled = Array.from({ length: 6 }, () => below(rng, 6));
    for (const table of [solution.withTwo, solution.withOne]) {
      const { keep } = bestOf(meansOfKeeps(table, rolled));
      rolled = rolled.map((side, die) => ((keep >> die) & 1 ? side : below(rng, 6)));
    }
    if (level(24, rolled) > 0) won++;
  }
  const deviation = Math.sqrt((0.455 * 0.545) / games);
  expect(Math.abs(won / games - 0.455)).toBeLessThan(5 * deviation + 0.0005);
});
