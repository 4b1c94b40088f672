import { GAMES } from '@regalia/games';
import {
  type Game,
  hasChoice,
  isLegal,
  openDecisions,
  randomAnswer,
  type SearchPlan,
  type State,
  seedFast,
} from '@regalia/kernel';
import { expect, test } from 'vitest';
import { sampleFor } from '../choose.ts';
import { type SearchBudget, search } from './search.ts';
import { Tree } from './Tree.ts';

const SHORT: SearchPlan = { depth: 12 };
const BUDGET: SearchBudget = { iterations: 60, plan: SHORT };
const never = () => false;

function* positions(game: Game, seats: number, seed: number, count: number): Generator<State> {
  const rng = seedFast(seed);
  const state = game.setup(game.parseOptions(undefined, seats), seats, seedFast(seed + 1));
  for (let i = 0; i < count && state.flow.outcome === null; i++) {
    yield state;
    for (const d of openDecisions(state)) game.apply(state, d.seat, randomAnswer(d, rng));
  }
}

function think(game: Game, state: State, seat: number, budget = BUDGET, stop: () => boolean = never) {
  const sample = sampleFor(game, state, seat, seedFast(7));
  return search({ game, ...sample, rng: seedFast(5), stop }, budget);
}

test.each([...GAMES.values()].map((game) => [game.id, game] as const))(
  '%s: answers are legal and repeatable',
  (_, game) => {
    for (const state of positions(game, game.seats.usual, 11, 12)) {
      for (const d of openDecisions(state)) {
        const { answer } = think(game, state, d.seat);
        expect(isLegal(d, answer)).toBe(true);
        expect(think(game, state, d.seat).answer).toEqual(answer);
      }
    }
  },
);

test('estimates of the first picks add up to the iterations and carry standard errors', () => {
  const game = GAMES.get('tides') as Game;
  const [state] = positions(game, 2, 3, 1);
  const { picks, iterations } = think(game, state as State, 0, {
    iterations: 300,
    plan: { depth: Number.POSITIVE_INFINITY },
  });
  expect(picks.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
  for (const { mean, visits, standardError } of picks) {
    expect(mean).toBeGreaterThanOrEqual(0);
    expect(mean).toBeLessThanOrEqual(1);
    if (visits > 10) expect(standardError).toBeLessThan(0.2);
  }
});

test('it stops when told, and still answers', () => {
  const game = GAMES.get('tides') as Game;
  const [state] = positions(game, 2, 3, 1);
  let asked = 0;
  const { answer, iterations } = think(game, state as State, 0, BUDGET, () => ++asked > 9);
  expect(iterations).toBe(9);
  expect(answer).toHaveLength(1);
});

test('a question without choice costs no search', () => {
  const game = GAMES.get('citadels') as Game;
  for (const state of positions(game, 4, 2, 40)) {
    for (const d of openDecisions(state)) {
      if (!hasChoice(d)) expect(think(game, state, d.seat).iterations).toBe(0);
    }
  }
});

test('a full tree takes no more nodes', () => {
  const tree = new Tree(2, 100);
  expect([tree.add(1, [4, 5]), tree.add(2, [6]), tree.add(3, [7])]).toEqual([0, 1, -1]);
  expect(tree.find(3)).toBe(-1);
  expect(tree.option(tree.firstEdge(1))).toBe(6);
});

test('a full tree takes no more edges', () => {
  const tree = new Tree(100, 5);
  expect([tree.add(1, [4, 5]), tree.add(2, [6, 7, 8, 9]), tree.add(3, [7, 8, 9])]).toEqual([0, -1, 1]);
});

test('a tree keeps what it knows while it grows', () => {
  const tree = new Tree(10_000, 100_000);
  for (let key = 0; key < 5000; key++) tree.credit(tree.add(key, [key, key + 1]), tree.firstEdge(key), key);
  expect(tree.size).toBe(5000);
  for (const key of [0, 127, 128, 4999]) {
    const edge = tree.firstEdge(tree.find(key));
    expect([tree.option(edge), tree.visits(edge), tree.mean(edge), tree.visits(edge + 1)]).toEqual([key, 1, key, 0]);
  }
});

test('it ends early only where no other pick could overtake', () => {
  const game = GAMES.get('tides') as Game;
  const budget = { iterations: 2000, plan: { depth: Number.POSITIVE_INFINITY } };
  const found = Array.from(positions(game, 2, 3, 10), (state) => think(game, state, 0, budget));
  const early = found.filter(({ iterations }) => iterations > 0 && iterations < budget.iterations);
  expect(early.length).toBeGreaterThan(0);
  for (const { picks, iterations } of early) {
    const [most = 0, next = 0] = picks.map(({ visits }) => visits).sort((a, b) => b - a);
    expect(most - next).toBeGreaterThan(budget.iterations - iterations);
  }
});
