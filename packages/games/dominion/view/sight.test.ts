import { describe, expect, test } from 'vitest';
import { dominion } from '../index.ts';
import { newGame, table } from '../testing/table.ts';

const FIVE = 'silver silver silver silver silver';

describe('zones and who sees what', () => {
  test('DOM-3.1 the top card of a discard pile is visible to all, and nothing else of it or of a deck', () => {
    const t = table({ A: { hand: 'copper', deck: 'gold', discard: 'silver estate' } });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const [seat] = t.view(viewer).seats;
      expect([seat?.discard, seat?.deck]).toEqual([{ count: 2, top: 1 }, 1]);
    }
  });

  test('DOM-3.2 DOM-3.3 deck size, hand size and discard size of everybody are shown', () => {
    const t = table({
      A: { hand: 'copper' },
      B: { hand: 'gold gold', deck: 'copper copper copper', discard: 'estate' },
    });
    const seat = t.view(0).seats[1];
    expect([seat?.hand, seat?.deck, seat?.discard.count]).toEqual([{ count: 2, cards: null }, 3, 1]);
  });

  test('DOM-3.4 Supply pile sizes are public, and the Trash may be looked through', () => {
    const t = table({ A: { hand: 'chapel curse gold estate' } });
    t.A.plays('chapel');
    t.A.answers('gold curse');
    expect(t.view(1).trash).toEqual(t.view('spectator').trash);
    expect(t.view(1).trash).toEqual([2, 6]);
    expect(t.view('spectator').piles).toHaveLength(17);
  });

  test('DOM-3.5 cards in play and set aside are public; drawn cards are seen by their owner only', () => {
    const t = table({ A: { hand: 'smithy', deck: 'gold silver copper' } });
    t.A.plays('smithy');
    expect(t.view(1).seats[0]?.play).toHaveLength(1);
    expect([t.A.log.at(-1), t.B.log.at(-1)]).toEqual(['A draws Copper, Silver, and Gold.', 'A draws 3 cards.']);
    expect(t.logOf('spectator').at(-1)).toBe('A draws 3 cards.');
  });

  test('DOM-3.6 of several cards discarded at once only the top one and the number are seen', () => {
    const t = table({ A: { hand: 'cellar copper estate gold' } });
    t.A.plays('cellar');
    t.A.answers('gold copper estate');
    expect([t.B.log.at(-3), t.A.log.at(-3)]).toEqual([
      'A discards 3 cards, Estate on top.',
      'A discards Gold, Copper, and Estate.',
    ]);
  });

  test('DOM-3.7 the last card named ends on top; in Clean-up the hand goes down first', () => {
    const t = table({ A: { hand: 'village estate copper gold', deck: `curse ${FIVE}` } });
    t.A.plays('village');
    t.A.playsTreasures('copper gold');
    t.A.buys('');
    expect(t.A.discard.split(' ').slice(0, 3).join(' ')).toBe('gold copper village');
    expect(t.B.knowsDiscard('A')).toBe('copper gold village');
  });

  test('DOM-3.7 where a whole hand goes without a selection lots are drawn for the visible card', () => {
    const tops = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const t = table({ A: { hand: 'copper estate gold', deck: FIVE }, seed });
      t.A.endsTurn();
      expect(t.B.knowsDiscard('A').split(' ')).toHaveLength(1);
      tops.add(t.B.knowsDiscard('A'));
    }
    expect([...tops].sort()).toEqual(['copper', 'estate', 'gold']);
  });

  test('DOM-3.8 a card put from the hand onto the deck is seen by its owner only', () => {
    const t = table({ A: { hand: 'courtyard copper gold', deck: 'silver silver silver' } });
    t.A.plays('courtyard');
    t.A.answers('gold');
    expect([t.A.knowsDeck('A'), t.B.knowsDeck('A')]).toEqual(['1 gold', '']);
    expect(t.B.log.at(-1)).toBe('A puts 1 card on the deck.');
  });

  test('DOM-3.9 a passed card is known to giver and receiver only', () => {
    const t = table({ A: { hand: 'masquerade gold estate' }, B: { hand: 'copper' }, C: { hand: 'curse' } });
    t.A.plays('masquerade');
    t.A.answers('gold');
    t.B.answers('copper');
    t.C.answers('curse');
    expect([t.A.knowsHand('B'), t.C.knowsHand('B'), t.A.knowsHand('C')]).toEqual(['gold', '', '']);
    expect(t.C.log.filter((line) => line.includes('passes'))).toEqual([
      'A passes a card to B.',
      'B passes Copper to C.',
      'C passes Curse to A.',
    ]);
  });

  test('DOM-3.10 what is revealed is shown to everybody and returns to where it was', () => {
    const t = table({ A: { hand: 'shanty-town copper village', deck: 'gold' } });
    t.A.plays('shanty-town');
    expect([t.B.knowsHand('A'), t.A.hand]).toEqual(['copper village', 'copper village']);
  });

  test('DOM-3.11 scores are not shown during play unless the table says so', () => {
    const totals = (liveScore: 'on' | 'off') => {
      const t = table({ A: { hand: 'estate duchy' }, B: { hand: 'curse' }, options: { liveScore } });
      return dominion.score(t.state, 1).map(({ total }) => total);
    };
    expect([totals('off'), totals('on')]).toEqual([
      [null, null],
      [4, -1],
    ]);
  });

  test('DOM-3.11 a live score shows a third seat nothing of passed cards', () => {
    const t = table({
      A: { hand: 'masquerade duchy copper' },
      B: { hand: 'curse gold' },
      C: { hand: 'estate silver' },
      options: { liveScore: 'on' },
    });
    t.A.plays('masquerade');
    t.A.answers('duchy');
    t.B.answers('curse');
    t.C.answers('estate');
    const totals = (viewer: number) => dominion.score(t.state, viewer).map(({ total }) => total);
    expect(totals(0)).toEqual([1, null, null]);
    expect(totals(1)).toEqual([null, 3, null]);
    expect(dominion.score(t.state, 'spectator').map(({ total }) => total)).toEqual([null, null, null]);
  });

  test('DOM-3.12 the number of turns each has taken is public', () => {
    const t = newGame({ starter: 'seat-1' });
    t.A.endsTurn();
    expect(t.view('spectator').seats.map(({ turns }) => turns)).toEqual([1, 1]);
  });

  test('DOM-3.13 at the end all cards are shown to everybody', () => {
    const t = table({ A: { hand: 'estate' }, B: { hand: 'duchy', deck: 'gold' }, supply: 'province 0' });
    t.A.endsTurn();
    expect(t.view('spectator').seats.map(({ owned }) => owned)).toEqual([[3], [2, 4]]);
    expect(dominion.score(t.state, 'spectator').map(({ total }) => total)).toEqual([1, 3]);
  });

  test('DOM-3.13 at the end everybody sees every total, also of cards passed unseen', () => {
    const t = table({
      A: { hand: 'masquerade duchy copper' },
      B: { hand: 'curse gold' },
      C: { hand: 'estate silver' },
      supply: 'province 0',
    });
    t.A.plays('masquerade');
    t.A.answers('duchy');
    t.B.answers('curse');
    t.C.answers('estate');
    t.A.answers('');
    t.A.endsTurn();
    for (const viewer of [0, 1, 2, 'spectator', 'judge'] as const) {
      expect(dominion.score(t.state, viewer).map(({ total }) => total)).toEqual([1, 3, -1]);
    }
  });

  test('DOM-3.13 of a game that was given up the judge shows all cards, and nobody else does', () => {
    const t = table({ A: { hand: 'estate' }, B: { hand: 'duchy', deck: 'gold' } });
    expect(t.view('judge').seats.map(({ owned }) => owned)).toEqual([[3], [2, 4]]);
    expect(t.view('spectator').seats.map(({ owned }) => owned)).toEqual([null, null]);
    expect(t.view(0).seats.map(({ owned }) => owned)).toEqual([null, null]);
  });
});
