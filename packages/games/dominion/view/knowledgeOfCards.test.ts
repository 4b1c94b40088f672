import { describe, expect, test } from 'vitest';
import { dominion } from '../index.ts';
import { table } from '../testing/table.ts';

const FIVE = 'silver silver silver silver silver';

describe('exact knowledge, card by card', () => {
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
    expect(miss.B.log).toContain('A names Silver.');
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
});
