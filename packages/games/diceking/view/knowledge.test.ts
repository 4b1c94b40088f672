import { seedFast, type Zone } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { diceking } from '../index.ts';
import { CARD_IDS } from '../rules/cards/printed.ts';
import { BOX, deck, TILES } from '../rules/zones.ts';
import { newGame, table } from '../testing/table.ts';

const MER = 'mer-01 thi-05 sla-03 rog-09 lan-01';

/** Two stars show coast and lava; coast is built, lava goes back. */
function afterMerchant() {
  const t = table({ dice: '1 6 5 3 2 2', display: MER, tiles: 'coast lava' });
  t.A.stops();
  t.A.answers('A2');
  return t;
}

describe('who sees what', () => {
  test('DIC-11.1 dice, areas, gems, fires, map, deck sizes and display are the same for all', () => {
    const t = newGame(3, 5);
    const { memory: _, ...mine } = t.A.view;
    const { memory: __, ...theirs } = diceking.view(t.state, 'spectator');
    expect(mine).toEqual(theirs);
  });

  test('DIC-11.2 tiles drawn and those shuffled back are seen by all', () => {
    const t = afterMerchant();
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(t.logOf(viewer)).toEqual(
        expect.arrayContaining(['A draws 2 castle tiles: coast and lava.', 'A shuffles lava back in.']),
      );
    }
  });

  test('DIC-11.3 nobody knows the order of the supply or the tiles in the box; the judge sees them', () => {
    const t = newGame(2, 3);
    const worlds = Array.from({ length: 30 }, (_, seed) => {
      const world = diceking.clone(t.state);
      diceking.determinize(world, 0, seedFast(seed));
      return world.zones[BOX]!.cards.toSorted().join();
    });
    expect(new Set(worlds).size).toBeGreaterThan(8);
    expect(t.A.view.memory).toEqual({ zones: [], groups: [], absences: [] });
  });

  test('DIC-11.3 a tile shown and shuffled back is in the supply, not in the box', () => {
    const t = afterMerchant();
    const lava = CARD_IDS.get('lava')!;
    const others = (t.state.zones[BOX] as Zone).cards
      .concat(t.state.zones[TILES]!.cards)
      .filter((tile) => tile === lava);
    expect(others).toHaveLength(2);
    for (let seed = 0; seed < 60; seed++) {
      for (const seat of [0, 1]) {
        const world = diceking.clone(t.state);
        diceking.determinize(world, seat, seedFast(seed));
        expect(world.zones[TILES]!.cards).toContain(lava);
      }
    }
    expect(t.B.view.memory.groups).toEqual([{ cards: [lava], spots: [{ zone: TILES, count: t.view.supply.tiles }] }]);
  });

  test('DIC-11.4 cards below the top of a deck are unknown, and stay in their deck', () => {
    const t = newGame(2, 3);
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const world = diceking.clone(t.state);
      diceking.determinize(world, 1, seedFast(seed));
      orders.add(world.zones[deck(2)]!.cards.join());
      expect(world.zones[deck(2)]!.cards.toSorted((a, b) => a - b)).toEqual(
        t.state.zones[deck(2)]!.cards.toSorted((a, b) => a - b),
      );
    }
    expect(orders.size).toBe(20);
  });

  test('DIC-11.5 what lies under a super-joker was visible and stays known', () => {
    const t = table({ display: MER });
    t.A.stops();
    t.A.answers('rog-09');
    expect(t.B.view.seats[0]!.faceDown).toEqual([CARD_IDS.get('rog-09')]);
  });

  test('the supply is shown by landscape, the box included', () => {
    const t = newGame(4, 2);
    expect(t.view.supply.unseen.reduce((sum, n) => sum + n, 0)).toBe(28);
  });
});
