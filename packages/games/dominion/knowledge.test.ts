import { describe, expect, test } from 'vitest';
import { dominion } from './index.ts';
import { newGame, table } from './testing/table.ts';

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
      'A discards 3 cards, on top Estate.',
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

  test('DOM-3.11 a live score tells a third seat nothing of passed cards', () => {
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

  test('DOM-3.13 at the end everybody is told every total, also of cards passed unseen', () => {
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

  test('DOM-3.17 of a group of which some are drawn the rest is known together', () => {
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

  test('DOM-3.22 Courtyard: the owner knows place 1', () => {
    const t = table({ A: { hand: 'courtyard copper', deck: 'gold silver estate duchy' } });
    t.A.plays('courtyard');
    t.A.answers('copper');
    expect([t.A.knowsDeck('A'), t.B.knowsDeck('A')]).toEqual(['1 copper', '']);
  });

  test('DOM-3.23 Scout: the owner knows the places, the others a group; of one kind also the places', () => {
    const t = table({ A: { hand: 'scout', deck: 'copper gold copper estate duchy' } });
    t.A.plays('scout');
    t.A.answers('copper copper gold');
    expect([t.A.knowsDeck('A'), t.B.knowsDeck('A')]).toEqual(['1 gold, 2 copper, 3 copper', '']);
    expect([t.B.knowsHand('A'), t.B.knowsTogether]).toEqual(['estate', ['copper copper gold in 3 deck A']]);
    const alike = table({ A: { hand: 'scout', deck: 'copper copper estate estate' } });
    alike.A.plays('scout');
    expect(alike.B.knowsDeck('A')).toBe('1 copper, 2 copper');
  });

  test('DOM-3.24 Secret Chamber shown: known in hand, until two cards went back unseen', () => {
    const t = table({ A: { hand: 'militia' }, B: { hand: 'secret-chamber copper gold', deck: 'estate silver duchy' } });
    t.A.plays('militia');
    t.B.answers('secret-chamber');
    expect(t.A.knowsHand('B')).toBe('secret-chamber');
    t.B.answers('gold copper');
    expect([t.A.knowsHand('B'), t.A.knowsDeck('B')]).toEqual(['', '']);
    expect(t.A.knowsTogether).toEqual(['secret-chamber in 2 deck B, 3 hand B']);
    expect(t.B.knowsDeck('B')).toBe('1 copper, 2 gold');
  });

  test('DOM-3.25 Wishing Well: a hit is known in the hand, a miss at place 1', () => {
    const hit = table({ A: { hand: 'wishing-well', deck: 'copper gold estate' } });
    hit.A.plays('wishing-well');
    hit.A.answers('gold');
    expect(hit.B.knowsHand('A')).toBe('gold');
    const miss = table({ A: { hand: 'wishing-well', deck: 'copper gold estate' } });
    miss.A.plays('wishing-well');
    miss.A.answers('silver');
    expect([miss.B.knowsHand('A'), miss.B.knowsDeck('A')]).toEqual(['', '1 gold']);
    expect(miss.B.log).toContain('A wishes for Silver.');
  });

  test('DOM-3.26 Masquerade: for a third seat an unseen move of one card', () => {
    const t = table({
      A: { hand: 'masquerade gold estate' },
      B: { hand: 'copper curse' },
      C: { hand: 'silver duchy' },
    });
    t.A.plays('masquerade');
    t.B.answers('copper');
    expect([t.C.view.memory, t.C.log.length]).toEqual([{ zones: [], groups: [], absences: [] }, t.A.log.length]);
    t.C.answers('silver');
    t.A.answers('gold');
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const world = dominion.clone(t.state);
      dominion.determinize(world, 2, [0, seed, 9, 9, 9]);
      seen.add([...(world.zones[6]?.cards ?? [])].sort((a, b) => a - b).join(' '));
    }
    expect([...seen].sort()).toEqual(['2 6', '3 6']);
    t.A.answers('silver');
    expect(t.C.log.at(-1)).toBe('A trashes Silver.');
  });

  test('DOM-3.27 Spy: put back, place 1 is known to all; discarded, it is known there', () => {
    const t = table({ A: { hand: 'spy', deck: 'copper gold' }, B: { deck: 'estate silver' } });
    t.A.plays('spy');
    t.A.answers('');
    t.A.answers('estate');
    expect([t.B.knowsDeck('A'), t.A.knowsDiscard('B'), t.A.knowsDeck('B')]).toEqual(['1 gold', 'estate', '']);
  });

  test('DOM-3.28 Bureaucrat: the Silver and the shown Victory card are known at place 1', () => {
    const t = table({ A: { hand: 'bureaucrat' }, B: { hand: 'estate copper' }, C: { hand: 'copper curse' } });
    t.A.plays('bureaucrat');
    t.B.answers('estate');
    t.C.answers('');
    expect([t.C.knowsDeck('A'), t.A.knowsDeck('B'), t.A.knowsHand('B')]).toEqual(['1 silver', '1 estate', '']);
    expect([t.A.knowsHand('C'), t.B.knowsHand('C')]).toEqual(['copper curse', 'copper curse']);
  });

  test('DOM-3.29 cards turned up from a deck are public; those discarded go down in the order of revealing', () => {
    const t = table({ A: { hand: 'tribute' }, B: { deck: 'copper estate gold' } });
    t.A.plays('tribute');
    expect([t.B.discard, t.A.knowsDiscard('B'), t.A.knowsDeck('B')]).toEqual(['estate copper', 'copper estate', '']);
    const swindler = table({ A: { hand: 'swindler' }, B: { deck: 'province gold' } });
    swindler.A.plays('swindler');
    expect(swindler.A.knowsDiscard('B')).toBe('province');
  });

  test('DOM-3.30 Library: a kept card is seen by its owner only; a card set aside is public at once', () => {
    const t = table({ A: { hand: 'library', deck: 'village smithy gold' } });
    t.A.plays('library');
    expect(t.B.log.at(-1)).toBe('A plays Library.');
    t.A.answers('');
    expect([t.B.log.at(-1), t.B.knowsHand('A')]).toEqual(['A draws 1 card.', '']);
    t.A.answers('smithy');
    expect(t.B.knowsDiscard('A')).toBe('smithy');
  });

  test('DOM-3.31 Minion: of each discarded hand only the visible card is seen', () => {
    const hand = 'copper estate gold duchy curse';
    const t = table({ A: { hand: 'minion', deck: FIVE }, B: { hand, deck: FIVE } });
    t.A.plays('minion');
    t.A.answers('new-hands');
    expect(t.A.knowsDiscard('B').split(' ')).toHaveLength(1);
    expect(t.B.knowsDiscard('B').split(' ')).toHaveLength(5);
    expect([t.A.knowsHand('B'), t.A.log]).toEqual(['', expect.arrayContaining(['A chooses: New hands of 4 cards.'])]);
  });

  test('DOM-3.32 Chancellor: known places of the deck become known contents of the discard pile', () => {
    const t = table({ A: { hand: 'bureaucrat chancellor', deck: 'estate gold' }, actions: 2 });
    t.A.plays('bureaucrat');
    t.A.plays('chancellor');
    t.A.answers('turn-deck');
    expect([t.A.discard, t.B.knowsDiscard('A')]).toEqual(['gold estate silver', 'silver gold']);
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
