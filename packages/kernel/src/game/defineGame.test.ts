import { describe, expect, test } from 'vitest';
import { IllegalAnswer, InvalidInput } from '../base/errors.ts';
import { program } from '../flow/program.ts';
import { seedFast } from '../rng/rng.ts';
import { DECK, type Toy, toyGame } from '../testing/toyGame.ts';

const main = program<Toy>([
  (x) => x.shuffle(DECK),
  (x) => x.choose(1, 2),
  (x) => x.gain(x.random(1000)),
  (x) => x.choose(9),
]);
const game = toyGame({ main }, { deck: [1, 2, 3, 4, 5, 6] });

const refusalOf = (answer: readonly number[]) => {
  try {
    game.apply(game.setup({}, 2, seedFast(1)), 0, answer);
  } catch (error) {
    return error instanceof IllegalAnswer ? [error.seat, error.ruleId, error.refusal.key] : error;
  }
  return undefined;
};

describe('a game', () => {
  test('does not change the generator passed to setup', () => {
    const rng = seedFast(1);
    const state = game.setup({}, 2, rng);
    expect(rng).toEqual(seedFast(1));
    expect(state.flow.rng).not.toEqual(rng);
  });

  test('has no windows, pauses or standing orders by default', () => {
    expect(game.timing).toEqual({ windows: [], pauses: [], standingOrders: [] });
  });

  test('starts with nothing to undo', () => {
    expect(game.setup({}, 3, seedFast(1)).flow).toMatchObject({ undo: [0, 0, 0], answered: 0, step: 0, outcome: null });
  });

  test.each([1, 5])('rejects %i seats', (seats) => {
    expect(() => game.parseOptions({}, seats)).toThrow(InvalidInput);
  });

  test.each([0, 2, 1.5])('rejects revision %s', (revision) => {
    expect(() => game.setup({}, 2, seedFast(1), revision)).toThrow('toy has revisions 1 to 1');
  });

  test('refuses with a rule ID and a text key', () => {
    expect(refusalOf([7])).toEqual([0, 'TOY-1', 'refuse.not-offered']);
    expect(refusalOf([])).toEqual([0, 'TOY-1', 'refuse.too-few']);
    expect(refusalOf([Number.NaN])).toEqual([0, 'TOY-1', 'refuse.malformed']);
    expect(refusalOf([1])).toBeUndefined();
  });
});

describe('a determinized state', () => {
  const worldOf = (seed: number, sample: number) => {
    const state = game.setup({}, 2, seedFast(seed));
    game.determinize(state, 0, seedFast(sample));
    return state;
  };

  test('has its own generator', () => {
    expect(worldOf(1, 5).flow.rng).not.toEqual(game.setup({}, 2, seedFast(1)).flow.rng);
    expect(worldOf(1, 5).flow.rng).not.toEqual(worldOf(1, 6).flow.rng);
  });

  test("depends on the seat's knowledge and the generator only", () => {
    expect(worldOf(1, 5)).toEqual(worldOf(2, 5));
    expect(worldOf(1, 5)).not.toEqual(worldOf(1, 6));
  });
});
