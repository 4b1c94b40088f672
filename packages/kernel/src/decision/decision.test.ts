import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Decision } from '../base/vocabulary.ts';
import { seedFast } from '../rng/rng.ts';
import type { DecisionDetails } from './decision.ts';
import {
  at,
  decision,
  enumerateAnswers,
  findFault,
  hasChoice,
  isLegal,
  limitOf,
  randomAnswer,
  totalAvailable,
} from './decision.ts';

const ask = (options: readonly number[], details: DecisionDetails = {}) =>
  decision(0, 'choose', 'TOY-1', 'number', options, details);

const all = (d: Decision) => [...enumerateAnswers(d)];

describe('a decision', () => {
  test('is by default a single secret pick without limits', () => {
    expect(ask([3, 5])).toEqual({
      seat: 0,
      kind: 'pick',
      prompt: 'choose',
      rule: 'TOY-1',
      of: 'number',
      options: [3, 5],
      limits: null,
      min: 1,
      max: 1,
      params: {},
      where: null,
      open: false,
    });
  });

  test('takes the given details', () => {
    const details = {
      kind: 'order',
      limits: [1, 2],
      min: 0,
      max: 3,
      params: { source: { of: 'card', id: 7 }, cost: 4 },
      where: at('hand', 1),
      open: true,
    } as const;
    expect(ask([3, 5], details)).toMatchObject(details);
  });

  test('takes the owner from the place of its options', () => {
    expect([at('supply'), at('hand', 2)]).toEqual([
      { place: 'supply', seat: null },
      { place: 'hand', seat: 2 },
    ]);
  });

  test('counts the copies that can be picked', () => {
    const limited = ask([3, 5], { limits: [1, 2] });
    expect([totalAvailable(ask([3, 5])), totalAvailable(limited), limitOf(limited, 1), limitOf(ask([3]), 0)]).toEqual([
      2, 3, 2, 1,
    ]);
  });
});

describe('answerFault', () => {
  const two = ask([3, 5, 8], { limits: [1, 2, 1], min: 2, max: 3 });
  const amount = ask([], { kind: 'amount', min: 2, max: 6 });
  const cases: readonly [Decision, unknown, string | undefined][] = [
    [two, [3, 5], undefined],
    [two, [5, 3, 5], undefined],
    [two, [5], 'too-few'],
    [two, [3, 5, 5, 8], 'too-many'],
    [two, [3, 4], 'not-offered'],
    [two, [3, 3], 'too-often'],
    [two, [5, 5, 5], 'too-often'],
    [two, [3, Number.NaN], 'malformed'],
    [two, [3, 5.5], 'malformed'],
    [two, [3, '5'], 'malformed'],
    [two, [3, undefined], 'malformed'],
    [two, [3, null], 'malformed'],
    [two, '35', 'malformed'],
    [two, { 0: 3, 1: 5, length: 2 }, 'malformed'],
    [two, null, 'malformed'],
    [two, undefined, 'malformed'],
    [two, 3, 'malformed'],
    [ask([0, 1]), [0], undefined],
    [ask([0, 1]), [-0], 'malformed'],
    [amount, [2], undefined],
    [amount, [6], undefined],
    [amount, [1], 'too-few'],
    [amount, [7], 'too-many'],
    [amount, [], 'malformed'],
    [amount, [2, 2], 'malformed'],
    [amount, [2.5], 'malformed'],
    [amount, [Number.NaN], 'malformed'],
    [amount, ['3'], 'malformed'],
    [amount, 3, 'malformed'],
    [ask([], { kind: 'amount', min: 0, max: 1 }), [-0], 'malformed'],
  ];

  test.each(cases)('%#: %j %j is %j', (d, answer, fault) => {
    expect(findFault(d, answer as Answer)).toBe(fault);
    expect(isLegal(d, answer as Answer)).toBe(fault === undefined);
  });
});

describe('enumeration', () => {
  test('yields picks in option order, sizes ascending', () => {
    expect(all(ask([5, 3], { min: 0, max: 2 }))).toEqual([[], [5], [5, 3], [3]]);
    expect(all(ask([5, 3], { limits: [2, 1], min: 2, max: 2 }))).toEqual([
      [5, 5],
      [5, 3],
    ]);
  });

  test('yields every permutation of an order', () => {
    expect(all(ask([5, 3], { kind: 'order', min: 2, max: 2 }))).toEqual([
      [5, 3],
      [3, 5],
    ]);
    expect(all(ask([5, 3], { kind: 'order', limits: [2, 1], min: 3, max: 3 }))).toEqual([
      [5, 5, 3],
      [5, 3, 5],
      [3, 5, 5],
    ]);
  });

  test('yields amounts in ascending order', () => {
    expect(all(ask([], { kind: 'amount', min: -1, max: 2 }))).toEqual([[-1], [0], [1], [2]]);
  });

  test('stops after the maximum', () => {
    expect([...enumerateAnswers(ask([1, 2, 3]), 2)]).toEqual([[1], [2]]);
    expect([...enumerateAnswers(ask([1, 2, 3]), 0)]).toEqual([]);
  });

  const counts: readonly [string, Decision, number][] = [
    ['one of 7', ask([1, 2, 3, 4, 5, 6, 7]), 7],
    ['3 of 7', ask([1, 2, 3, 4, 5, 6, 7], { min: 3, max: 3 }), 35],
    ['any of 5', ask([1, 2, 3, 4, 5], { min: 0, max: 5 }), 32],
    ['up to 2 of 5', ask([1, 2, 3, 4, 5], { min: 0, max: 2 }), 16],
    ['3 of 2 + 2 + 2', ask([1, 2, 3], { limits: [2, 2, 2], min: 3, max: 3 }), 7],
    ['any of 3 + 1', ask([1, 2], { limits: [3, 1], min: 0, max: 4 }), 8],
    ['3 of 7 in order', ask([1, 2, 3, 4, 5, 6, 7], { kind: 'order', min: 3, max: 3 }), 210],
    ['up to 2 of 4 in order', ask([1, 2, 3, 4], { kind: 'order', min: 0, max: 2 }), 17],
    ['all of 2 + 2 in order', ask([1, 2], { kind: 'order', limits: [2, 2], min: 4, max: 4 }), 6],
    ['an amount from 3 to 9', ask([], { kind: 'amount', min: 3, max: 9 }), 7],
    ['nothing from no options', ask([], { min: 0, max: 3 }), 1],
  ];

  test.each(counts)('counts %s', (_, d, count) => {
    expect(all(d)).toHaveLength(count);
  });
});

const options = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 });

/** Any decision with a legal answer. */
const decisions: fc.Arbitrary<Decision> = fc.oneof(
  fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.nat(4))
    .map(([min, more]) => ask([], { kind: 'amount', min, max: min + more })),
  options
    .chain((offered) =>
      fc.record({
        offered: fc.constant(offered),
        kind: fc.constantFrom('pick', 'order'),
        limits: fc.option(
          fc.array(fc.integer({ min: 1, max: 3 }), { minLength: offered.length, maxLength: offered.length }),
        ),
        min: fc.nat(4),
        more: fc.nat(3),
      }),
    )
    .map(({ offered, kind, limits, min, more }) => {
      const free = ask(offered, { kind, ...(limits && { limits }) });
      const least = Math.min(min, totalAvailable(free));
      return { ...free, min: least, max: least + more };
    }),
);

describe('for any decision', () => {
  test('the enumerated answers are legal and all different', () => {
    fc.assert(
      fc.property(decisions, (d) => {
        const answers = all(d);
        expect(answers.length).toBeGreaterThan(0);
        for (const answer of answers) expect(findFault(d, answer)).toBeUndefined();
        expect(new Set(answers.map(String)).size).toBe(answers.length);
      }),
    );
  });

  test('every legal answer is enumerated, picks in one order', () => {
    const anyAnswer = fc.array(fc.integer({ min: -3, max: 9 }), { maxLength: 5 });
    fc.assert(
      fc.property(decisions, anyAnswer, (d, answer) => {
        const enumerated = new Set(all(d).map((a) => keyOf(d, a)));
        expect(isLegal(d, answer)).toBe(enumerated.has(keyOf(d, answer)));
      }),
      { numRuns: 500 },
    );
  });

  test('there is a choice if and only if there are two or more answers', () => {
    fc.assert(
      fc.property(decisions, (d) => {
        expect(hasChoice(d)).toBe(all(d).length > 1);
      }),
      { numRuns: 500 },
    );
  });

  test('random answers are legal', () => {
    fc.assert(
      fc.property(decisions, fc.nat(), (d, seed) => {
        expect(isLegal(d, randomAnswer(d, seedFast(seed)))).toBe(true);
      }),
    );
  });

  test('drawing random answers leaves the decision unchanged', () => {
    fc.assert(
      fc.property(decisions, fc.nat(), (d, seed) => {
        const before = JSON.stringify(d);
        randomAnswer(d, seedFast(seed));
        expect(JSON.stringify(d)).toBe(before);
      }),
    );
  });

  test('random answers cover every legal answer', () => {
    fc.assert(
      fc.property(
        decisions.filter((d) => all(d).length <= 12),
        (d) => {
          const rng = seedFast(1);
          const reached = new Set(Array.from({ length: 2000 }, () => keyOf(d, randomAnswer(d, rng))));
          expect(reached.size).toBe(all(d).length);
        },
      ),
      { numRuns: 30, seed: 1 },
    );
  });
});

test('random single picks are uniform', () => {
  const rng = seedFast(2);
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i++) counts[randomAnswer(ask([0, 1, 2]), rng)[0]!]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(100);
});

test('random orders are uniform', () => {
  const rng = seedFast(3);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = String(randomAnswer(ask([1, 2, 3], { kind: 'order', min: 3, max: 3 }), rng));
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(100);
});

/** Equal for answers with the same meaning. */
function keyOf(d: Decision, answer: Answer): string {
  return String(d.kind === 'pick' ? answer.toSorted((a, b) => a - b) : answer);
}
