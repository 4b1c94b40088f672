import { describe, expect, test } from 'vitest';
import { newGame, table } from '../testing/table.ts';
import { DECKS } from './printed/shape.ts';
import { cardsIn, deck } from './zones.ts';

const NOTHING = 'mer-01 thi-05 sla-03 rog-09 lan-01';
/** Fulfills none of these. */
const DULL = '1 1 2 2 3 1';

describe('a turn', () => {
  test('DIC-5.1 turns go clockwise: roll, check, then a citizen or the alarm', () => {
    const t = table({ seats: 3, dice: DULL, display: NOTHING });
    t.A.stops();
    t.A.answers('lan-01');
    t.playUntil(() => t.asked === 'B');
    expect(t.eventTypes.filter((kind) => kind !== 'turned-up')).toEqual([
      ...['stopped', 'laid-down', 'drew', 'burned', 'turn-began', 'rolled'],
    ]);
    t.playUntil(() => t.asked === 'C');
    t.playUntil(() => t.asked === 'A');
  });

  test('DIC-5.2 six dice are rolled, and two re-rolls follow', () => {
    const t = newGame(2);
    expect(t.view.dice.faces).toHaveLength(6);
    expect(t.view.dice.rerolls).toBe(2);
  });

  test('DIC-5.3 any dice may be rolled again, also one kept before', () => {
    const t = table({ rerolls: 2, dice: '4 4 4 5 5 5' });
    t.A.answers('d1 d2 d3');
    expect(t.view.dice.kept).toEqual([false, false, false, true, true, true]);
    expect(t.view.dice.rolled.slice(3)).toEqual([4, 4, 4]);
    t.A.answers('d4');
    expect(t.view.dice.kept).toEqual([true, true, true, false, true, true]);
  });

  test('DIC-5.4 one may stop after any roll, and the third is final', () => {
    const t = table({ rerolls: 2, dice: DULL, display: NOTHING });
    t.A.stops();
    expect(t.A.decision.prompt).toBe('lay-down');
    const other = table({ rerolls: 1, dice: DULL });
    other.A.answers('d1');
    expect(other.isOver || other.state.rerolls === 0 || other.asked !== 'A').toBe(true);
  });

  test('DIC-5.5 if the dice fulfill a card, a citizen must be taken, that one or one with jokers', () => {
    const t = table({ dice: '4 4 4 1 2 2', display: NOTHING, A: { down: 'sla-01 sla-02 sla-04 sla-05' } });
    t.A.stops();
    expect(t.A.isRefused('', 'DIC-5.5')).toBe('Your dice fulfill a card, so you must win a citizen.');
    expect(t.A.options.split(' ')).toEqual(expect.arrayContaining(['sla-03', 'thi-05+jokers']));
    t.A.answers('thi-05+jokers');
    expect(t.A.decision.prompt).toBe('pair');
  });

  test('DIC-5.6 of several fulfilled cards one is chosen', () => {
    const t = table({ dice: '4 4 4 4 1 2', display: 'sla-08 rog-09', fires: 'A1 A3' });
    const both = table({ dice: '6 6 6 6 6 6', display: 'thi-08 sla-08 rog-09 lan-11', fires: 'A1 A3' });
    both.A.stops();
    expect(both.A.options).toBe('thi-08 sla-08 rog-09 lan-11');
    both.A.answers('sla-08');
    both.A.answers('A3');
    expect([both.A.up, both.A.castles]).toEqual(['sla-08', 'A3']);
    t.A.stops();
    expect(t.A.decision.prompt).toBe('slay');
  });

  test('DIC-5.7 nobody must spend jokers', () => {
    const t = table({ dice: DULL, display: NOTHING, A: { down: 'sla-01 sla-02 sla-04 sla-05' } });
    t.A.stops();
    expect([t.A.decision.prompt, t.A.decision.min]).toEqual(['claim', 0]);
    t.A.answers('');
    t.A.answers('lan-01');
    expect(t.A.down).toBe('sla-01 sla-02 sla-04 sla-05 lan-01');
  });

  test('DIC-5.8 with no card fulfilled any visible card becomes a super-joker, and the dragon comes', () => {
    const t = table({ dice: DULL, display: NOTHING });
    t.A.stops();
    expect(t.A.options).toBe(NOTHING);
    t.A.answers('rog-09');
    expect(t.A.down).toBe('rog-09');
    expect(t.eventTypes).toContain('drew');
  });

  test('DIC-5.9 the card is laid face up and all it does is done', () => {
    const t = table({ dice: '4 4 4 1 2 2', display: NOTHING, fires: 'A1', gold: 'A1' });
    t.A.stops();
    expect([t.A.up, t.A.castles, t.A.treasure]).toEqual(['sla-03', 'A1', '1 1 0']);
  });

  test('DIC-5.10 the next card of the deck is visible at once', () => {
    const t = table({ dice: '4 4 4 1 2 2', display: NOTHING, fires: 'A1' });
    const next = cardsIn(t.state, deck(2)).at(-1);
    t.A.stops();
    expect(t.view.decks[2]).toMatchObject({ card: next, count: 11 });
  });

  test('DIC-5.11 an empty deck is no problem', () => {
    const t = table({ dice: DULL, display: '-merchant -thief -slayer -rogue lan-01' });
    t.A.stops();
    expect(t.A.down).toBe('lan-01');
    expect(t.view.decks.map(({ count }) => count)).toEqual([0, 0, 0, 0, 11]);
  });

  test('DIC-5.12 a card that can do nothing must be taken if it is the only one fulfilled, and stays a joker', () => {
    const t = table({ dice: '4 4 4 1 2 2', display: NOTHING });
    t.A.stops();
    expect(t.eventTypes).toContain('no-effect');
    expect([t.A.up, t.A.castles]).toEqual(['sla-03', '']);
  });

  test('DIC-5.13 a re-roll names one to six dice; none is to stop', () => {
    const t = table({ rerolls: 2, dice: DULL });
    t.A.isRefused('7', 'DIC-5.13');
    t.A.isRefused('d1 d1', 'DIC-5.3');
    t.A.answers('d1 d2 d3 d4 d5 d6');
    expect(t.view.dice.kept).not.toContain(true);
  });

  test('DIC-5.14 every turn begins with a tile in the supply', () => {
    const t = newGame(4, 3);
    t.playUntil(() => t.isOver);
    expect(t.isOver).toBe(true);
    expect(t.view.supply.tiles).toBe(0);
    expect(t.view.decks).toHaveLength(DECKS.length);
  });
});
