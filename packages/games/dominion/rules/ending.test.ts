import { describe, expect, test } from 'vitest';
import { dominion } from '../index.ts';
import { table } from '../testing/table.ts';
import { cardOf } from './cards/printed.ts';
import { IDLE_ROUNDS } from './ending.ts';

const lastProvince = { supply: 'province 1' } as const;

describe('end of the game', () => {
  test('DOM-11.1 the game ends at the end of the turn in which the last Province went', () => {
    const t = table({ ...lastProvince, A: { hand: 'gold gold gold' }, buys: 2 });
    t.A.playsTreasures('gold gold gold');
    t.A.buys('province');
    expect([t.isOver, t.asked]).toEqual([false, 'A']);
    t.A.buys('');
    expect([t.isOver, t.view(0).phase]).toEqual([true, 'over']);
  });

  test('DOM-11.1 or any three piles are empty; nobody gets a further turn', () => {
    const t = table({ A: { hand: 'silver' }, B: { hand: 'copper' }, supply: 'estate 1, village 0, curse 0' });
    t.A.playsTreasures('silver');
    t.A.buys('estate');
    expect([t.isOver, t.eventsOf('turn-began').length]).toEqual([true, 0]);
  });

  test('DOM-11.2 every pile counts: Curses, Coppers, Estates, Kingdom piles', () => {
    for (const supply of ['curse 0, copper 0, estate 0', 'village 0, smithy 0, gold 0']) {
      const t = table({ supply });
      expect(t.view(0).emptyPiles).toBe(3);
      t.A.endsTurn();
      expect(t.isOver).toBe(true);
    }
    const two = table({ supply: 'curse 0, village 0' });
    two.A.endsTurn();
    expect(two.isOver).toBe(false);
  });

  test('DOM-11.3 the test is made once, after Clean-up', () => {
    const t = table({ A: { hand: 'workshop gold', deck: 'copper' }, supply: 'estate 1, village 0, curse 0' });
    t.A.plays('workshop');
    t.A.answers('estate');
    expect([t.isOver, t.view(0).emptyPiles]).toEqual([false, 3]);
    t.A.endsTurn();
    expect([t.isOver, t.A.hand]).toEqual([true, 'copper gold estate workshop']);
  });

  test('DOM-11.4 all own cards count, wherever they are; totals may be negative', () => {
    const t = table({
      ...lastProvince,
      A: { hand: 'gold gold gold estate', deck: 'duchy duchy duchy duchy duchy duchy', discard: 'curse' },
      B: { hand: 'curse curse', deck: 'curse' },
    });
    t.A.playsTreasures('gold gold gold');
    t.A.buys('province');
    expect(dominion.score(t.state, 'spectator').map(({ total }) => total)).toEqual([1 + 18 - 1 + 6, -3]);
    expect(t.outcome).toEqual({ winners: [0], places: [1, 2], decidedBy: 0 });
  });

  test('DOM-11.4 cards in play and set aside count too', () => {
    const t = table({
      A: { hand: 'great-hall library gardens duchy duke', deck: 'copper nobles village copper copper' },
      options: { liveScore: 'on' },
    });
    t.A.plays('great-hall');
    t.A.plays('library');
    t.A.answers('nobles');
    expect([t.A.play, t.A.aside, t.A.options]).toEqual(['great-hall library', 'nobles', 'village']);
    expect(dominion.score(t.state, 1)[0]?.total).toBe(1 + 2 + 3 + 1 + 1);
  });

  test('DOM-11.5 of equals the one who has taken fewer turns wins; still equal, they share', () => {
    const tie = table({ supply: 'province 0', A: { hand: 'estate', turns: 5 }, B: { hand: 'estate', turns: 4 } });
    tie.A.endsTurn();
    expect(tie.outcome).toEqual({ winners: [1], places: [2, 1], decidedBy: 1 });
    const [ended] = tie.eventsOf('ended');
    expect(ended && dominion.texts.ofEvent(ended)?.key).toBe('event.ended-fewer-turns');
    const shared = table({ supply: 'province 0', A: { hand: 'estate', turns: 5 }, B: { hand: 'estate', turns: 5 } });
    shared.A.endsTurn();
    expect(shared.outcome).toEqual({ winners: [0, 1], places: [1, 1], decidedBy: -1 });
  });

  test('DOM-11.6 the values of the Victory cards', () => {
    const cards = 'estate duchy province curse great-hall harem nobles duke gardens copper';
    const t = table({ A: { hand: cards }, options: { liveScore: 'on' } });
    const lines = dominion.score(t.state, 0)[0]?.lines ?? [];
    expect(Object.fromEntries(lines.map(({ card, points }) => [cardOf(card ?? -1).id, points]))).toEqual({
      estate: 1,
      duchy: 3,
      province: 6,
      curse: -1,
      'great-hall': 1,
      harem: 2,
      nobles: 2,
      duke: 1,
      gardens: 1,
    });
  });

  test('DOM-11.7 the places below the winner are by points, then fewer turns; equal in both is the same place', () => {
    const t = table({
      supply: 'province 0',
      A: { hand: 'province', turns: 9 },
      B: { hand: 'estate', turns: 9 },
      C: { hand: 'estate', turns: 8 },
      D: { hand: 'estate', turns: 9 },
    });
    t.A.endsTurn();
    expect(t.outcome?.places).toEqual([1, 3, 2, 3]);
  });

  test('DOM-11.8 the game also ends when nobody has gained or trashed a card for 25 rounds', () => {
    const t = table({ A: { hand: 'copper' }, B: { hand: 'copper' } });
    for (let round = 1; round < IDLE_ROUNDS; round++) {
      t.A.endsTurn();
      t.B.endsTurn();
    }
    t.A.endsTurn();
    expect(t.isOver).toBe(false);
    t.B.endsTurn();
    expect([t.isOver, t.outcome?.winners, IDLE_ROUNDS]).toEqual([true, [0, 1], 25]);
  });

  test('DOM-11.8 the rounds pass by themselves once nobody can do anything', () => {
    const t = table({ A: { hand: 'curse' }, B: { hand: 'curse' }, supply: 'curse 0, copper 0' });
    t.A.endsTurn();
    expect([t.isOver, t.state.turns]).toEqual([true, [IDLE_ROUNDS, IDLE_ROUNDS]]);
  });

  test('DOM-11.8 a gain or a trashed card restarts the count', () => {
    const t = table({ A: { hand: 'chapel curse' }, B: { hand: 'copper' } });
    t.state.idleTurns = 2 * IDLE_ROUNDS - 1;
    t.A.plays('chapel');
    t.A.answers('curse');
    t.A.endsTurn();
    expect([t.isOver, t.state.idleTurns]).toEqual([false, 0]);
    const gains = table({ A: { hand: 'workshop' } });
    gains.state.idleTurns = 2 * IDLE_ROUNDS - 1;
    gains.A.plays('workshop');
    gains.A.answers('silver');
    gains.A.endsTurn();
    expect(gains.isOver).toBe(false);
  });
});
