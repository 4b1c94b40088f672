import { type Answer, type Decision, openDecisions, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { diceking, GEMS_OF, SPACE_NAMES } from '../../index.ts';
import { CARD_IDS } from '../../rules/cards/printed.ts';
import { type Setting, table } from '../../testing/table.ts';
import { spitesOf } from './spite.ts';
import { steward } from './steward.ts';

/** A has to take the only card; the steward answers for it until it is asked for that, and this is what it then takes. */
function answerTo(prompt: string, { display, ...setting }: Setting & { readonly display: string }): Answer {
  const decks = ['merchant', 'thief', 'slayer', 'rogue', 'landowner'];
  const others = decks.filter((deck) => !deck.startsWith(display.slice(0, 3))).map((deck) => `-${deck}`);
  const t = table({ seats: 3, ...setting, display: [display, ...others].join(' ') });
  t.A.stops();
  for (let left = 5; left > 0; left--) {
    const d = openDecisions(t.state)[0] as Decision;
    const task = { game: diceking, state: t.state, decision: d, rng: seedFast(1), stop: () => false };
    const answer = steward.choose(task as never);
    if (d.prompt === prompt) return answer;
    diceking.apply(t.state, d.seat, answer);
  }
  throw new Error(`nobody was asked to ${prompt}`);
}

describe('the steward', () => {
  test('counts the loss of others by how they stand, and that of the only other in full', () => {
    const { state } = table({ seats: 4, C: { gold: 4 }, D: { gold: 2 } });
    const [own, b, c, d] = spitesOf(state, 0) as [number, number, number, number];
    expect(own).toBe(0);
    expect([c > 2 * d, d > b]).toEqual([true, true]);
    expect(b + c + d).toBeCloseTo(1);
    expect(spitesOf(table({ B: { gold: 4 } }).state, 1)).toEqual([1, 0]);
  });

  test.each([
    ['B', { B: { gold: 2 }, C: { gold: 1 } }],
    ['C', { B: { gold: 1 }, C: { gold: 2 } }],
  ])('steals the gem of %s, who stands best', (who, areas) => {
    const taken = answerTo('steal-gem', { display: 'thi-11', dice: '1 2 6 6 3 3', ...areas });
    expect(taken.map(GEMS_OF.parseId)).toEqual([{ seat: 'ABC'.indexOf(who), gem: 1 }]);
  });

  test.each([
    ['mer-01', { B: { up: 'mer-01', gold: 2 }, C: { up: 'mer-02' } }],
    ['mer-02', { B: { up: 'mer-01' }, C: { up: 'mer-02', gold: 2 } }],
    ['mer-01', { A: { up: 'rog-01' }, B: { up: 'mer-01' }, C: { up: 'mer-02', gold: 2 } }],
  ])('steals the card %s: one that makes a pair, or else one of who stands best', (card, areas) => {
    const taken = answerTo('steal-card', { display: 'thi-05', dice: '1 2 3 4 5 5', ...areas });
    expect(taken).toEqual([CARD_IDS.get(card)]);
  });

  test.each([
    ['A1', { B: { castles: 'A1', gold: 2 }, C: { castles: 'A7' } }],
    ['A7', { B: { castles: 'A1' }, C: { castles: 'A7', gold: 2 } }],
  ])('captures %s, the castle of who stands best, where they bring as much', (space, areas) => {
    const taken = answerTo('capture', { display: 'rog-04', dice: '1 6 6 6 2 3', A: { castles: 'A6' }, ...areas });
    expect(taken.map((one) => SPACE_NAMES[one])).toEqual([space]);
  });
});
