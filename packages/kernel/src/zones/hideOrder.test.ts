import { describe, expect, test } from 'vitest';
import { program } from '../flow/program.ts';
import { seedFast } from '../rng/rng.ts';
import { A, B, toyTable } from '../testing/ToyTable.ts';
import { DECK, type Toy } from '../testing/toyGame.ts';

const stop = (x: Toy) => x.choose(9);
const arranging = (deck: readonly number[], count: number) =>
  toyTable(
    {
      main: program<Toy>([(x) => x.revealAll(DECK), (x) => x.hideOrder(DECK, count, 1 << A), stop]),
    },
    { deck, seats: 2 },
  );

describe('cards in an order that only some know', () => {
  test('the keepers know each position, the others only the set', () => {
    const t = arranging([1, 2, 3, 4], 3);
    expect(t.game.view(t.state, A).memory.zones).toEqual([{ zone: DECK, cards: [4, 3, 2, 1], places: [0, 1, 2, 3] }]);
    const { zones, groups } = t.game.view(t.state, B).memory;
    expect(zones).toEqual([{ zone: DECK, cards: [1], places: [3] }]);
    expect(groups).toEqual([{ cards: [2, 3, 4], spots: [{ zone: DECK, count: 3 }] }]);
  });

  test('a sample for another seat permutes them and keeps them on top', () => {
    const t = arranging([1, 2, 3], 2);
    const orders = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const world = t.game.clone(t.state);
      t.game.determinize(world, B, seedFast(seed));
      orders.add(String(world.zones[DECK]?.cards));
    }
    expect([...orders].sort()).toEqual(['1,2,3', '1,3,2']);
  });

  test('of one kind have no order to hide', () => {
    const t = arranging([1, 2, 2], 2);
    expect(t.game.view(t.state, B).memory.zones).toEqual([{ zone: DECK, cards: [2, 2, 1], places: [0, 1, 2] }]);
  });

  test('throws for cards that not everyone knows', () => {
    const main = program<Toy>([(x) => x.hideOrder(DECK, 2, 1 << A), stop]);
    expect(() => toyTable({ main }, { deck: [1, 2, 3] })).toThrow('hideOrder needs cards that everyone knows');
  });
});
