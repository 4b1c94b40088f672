import { describe, expect, test } from 'vitest';
import { dominion } from '../index.ts';
import { table } from '../testing/table.ts';

const FIVE = 'silver silver silver silver silver';

describe('exact knowledge per seat', () => {
  test('DOM-3.14 DOM-3.33 every sample for a seat agrees with what it knows', () => {
    const t = table({ A: { hand: 'scout', deck: 'copper gold silver estate duchy curse' }, B: { hand: 'copper' } });
    t.A.plays('scout');
    t.A.answers('silver copper gold');
    for (let seed = 0; seed < 30; seed++) {
      const worlds = [0, 1].map((seat) => {
        const world = dominion.clone(t.state);
        dominion.determinize(world, seat, [0, seed, 2, 3, 4]);
        return world.zones[0]?.cards.slice(-3) ?? [];
      });
      expect(worlds[0]).toEqual([1, 0, 2]);
      expect([...(worlds[1] ?? [])].sort()).toEqual([0, 1, 2]);
    }
  });

  test('DOM-3.15 ownership is public: samples keep what each player owns', () => {
    const t = table({ A: { hand: 'copper gold', deck: 'estate' }, B: { hand: 'curse', deck: 'duchy silver' } });
    for (let seed = 0; seed < 10; seed++) {
      const world = dominion.clone(t.state);
      dominion.determinize(world, 0, [0, seed, 5, 6, 7]);
      const owned = [5, 6].flatMap((zone) => world.zones[zone]?.cards ?? []);
      expect(owned.sort((a, b) => a - b)).toEqual([1, 4, 6]);
    }
  });

  test('DOM-3.16 a seat knows its own hand and discard pile', () => {
    const t = table({ A: { hand: 'cellar copper estate gold', deck: 'silver silver' } });
    t.A.plays('cellar');
    t.A.answers('copper gold');
    expect([t.A.knowsDiscard('A'), t.B.knowsDiscard('A')]).toEqual(['copper gold', 'gold']);
  });

  test('DOM-3.17 a known place moves down as cards are put on top, and is known in the hand when drawn', () => {
    const t = table({ A: { hand: 'bureaucrat courtyard gold copper', deck: 'estate estate estate' }, actions: 2 });
    t.A.plays('bureaucrat');
    expect(t.B.knowsDeck('A')).toBe('1 silver');
    t.A.plays('courtyard');
    expect(t.B.knowsHand('A')).toBe('silver');
  });

  test('DOM-3.17 after some of a group are drawn the rest is known together', () => {
    const t = table({ A: { hand: 'scout village', deck: 'copper gold silver estate duchy duchy' }, actions: 2 });
    t.A.plays('scout');
    t.A.answers('silver copper gold');
    t.A.plays('village');
    expect(t.B.knowsTogether).toEqual(['copper silver gold in 2 deck A, 1 hand A']);
    const alike = table({ A: { hand: 'scout village', deck: 'copper copper silver estate duchy' }, actions: 2 });
    alike.A.plays('scout');
    alike.A.answers('copper copper silver');
    alike.A.plays('village');
    expect(alike.B.knowsTogether).toEqual(['copper copper silver in 2 deck A, 1 hand A']);
  });

  test('DOM-3.18 a shuffle wipes out every known place; contents survive', () => {
    const t = table({ A: { hand: 'silver gold copper copper copper', deck: '', discard: '' } });
    t.A.playsTreasures('gold silver');
    t.A.buys('');
    expect(t.eventsOf('shuffled')).toHaveLength(1);
    expect([t.B.knowsDeck('A'), t.A.knowsDeck('A')]).toEqual(['', '']);
  });

  test('DOM-3.19 p knows a card in the hand that came there openly or was shown there', () => {
    const post = table({ A: { hand: 'trading-post copper copper' } });
    post.A.plays('trading-post');
    expect(post.B.knowsHand('A')).toBe('silver');
    const mine = table({ A: { hand: 'mine silver' } });
    mine.A.plays('mine');
    mine.A.answers('gold');
    expect(mine.B.knowsHand('A')).toBe('gold');
    const torturer = table({ A: { hand: 'torturer' }, B: { hand: 'copper' } });
    torturer.A.plays('torturer');
    torturer.B.answers('gain-curse');
    expect(torturer.A.knowsHand('B')).toBe('curse');
    const scout = table({ A: { hand: 'scout', deck: 'estate copper' } });
    scout.A.plays('scout');
    expect(scout.B.knowsHand('A')).toBe('estate');
    const adventurer = table({ A: { hand: 'adventurer', deck: 'estate gold silver' } });
    adventurer.A.plays('adventurer');
    expect(adventurer.B.knowsHand('A')).toBe('silver gold');
    const moat = table({ A: { hand: 'witch' }, B: { hand: 'moat gold' } });
    moat.A.plays('witch');
    moat.B.answers('moat');
    expect(moat.A.knowsHand('B')).toBe('moat');
  });

  test('DOM-3.20 a card seen to leave comes off the list; unseen ones blur what is known', () => {
    const t = table({ A: { hand: 'shanty-town courtyard copper copper gold', deck: 'estate estate estate estate' } });
    t.A.plays('shanty-town');
    t.A.plays('courtyard');
    t.A.answers('copper');
    expect(t.B.knowsTogether).toEqual(['copper copper gold in 1 deck A, 5 hand A']);
    for (let seed = 0; seed < 20; seed++) {
      const world = dominion.clone(t.state);
      dominion.determinize(world, 1, [0, seed, 1, 1, 1]);
      expect(world.zones[1]?.cards.filter((card) => card === 0).length).toBeGreaterThan(0);
    }
    t.A.playsTreasures('gold');
    expect(t.B.knowsTogether).toEqual(['copper copper in 1 deck A, 4 hand A']);
  });

  test('DOM-3.20 a whole hand discarded: what p knew in the hand p knows in the discard pile', () => {
    const t = table({ A: { hand: 'shanty-town village curse', deck: FIVE } });
    t.A.plays('shanty-town');
    t.A.endsTurn();
    expect([t.B.knowsDiscard('A'), t.B.knowsTogether]).toEqual(['shanty-town', ['curse village in 2 discard A']]);
  });

  test('DOM-3.21 p knows every card of a discard pile that was public when it came there', () => {
    const t = table({ A: { hand: 'estate gold copper village', deck: `copper ${FIVE}` }, B: { hand: 'copper' } });
    t.A.plays('village');
    t.A.playsTreasures('gold');
    t.A.buys('silver');
    expect(t.B.knowsDiscard('A')).toBe('silver gold village');
    expect(t.view(1).seats[0]?.discard.count).toBe(6);
  });

  test('DOM-3.34 a spectator knows only what all know; a passed card is unknown to it', () => {
    const t = table({ A: { hand: 'masquerade gold estate' }, B: { hand: 'copper' } });
    t.A.plays('masquerade');
    t.A.answers('gold');
    t.B.answers('copper');
    expect(t.logOf('spectator')).toContain('A passes a card to B.');
    expect(t.view('spectator').memory.zones).toEqual([]);
    expect(t.A.knowsHand('B')).toBe('gold');
  });
});
