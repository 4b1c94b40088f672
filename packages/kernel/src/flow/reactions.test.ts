import { describe, expect, test } from 'vitest';
import type { Card } from '../base/vocabulary.ts';
import { A, B, C, toyTable } from '../testing/ToyTable.ts';
import { handOf, TABLE, type Toy } from '../testing/toyGame.ts';
import { eachSeat, repeatWhile, when } from './combinators.ts';
import { type Program, program } from './program.ts';

/**
 * A seat that is attacked may first show reactions from its hand, one after the other. Which cards react is looked up at
 * that moment, never subscribed. Every seat is asked, so that the question does not reveal who holds one.
 */

const PASS = 0;
const SHIELD = 1;
const STRIKE_BACK = 2;

const attack: Program<Toy> = program<Toy>([
  repeatWhile(
    () => true,
    [
      (x) => x.choose(PASS, ...[SHIELD, STRIKE_BACK].filter((card) => x.zone(x.hand).cards.includes(card))),
      (x) => {
        x.frame.card = x.chosen;
      },
      when((x) => x.frame.card === PASS, [(x) => x.gain(-1), (x) => x.skipRest()]),
      (x) => x.move(x.hand, x.frame.card, TABLE),
      (x) => x.call(reactionOf(x.frame.card), x.me, x.frame.card, { n: x.frame.cause }),
      when((x) => x.frame.card === SHIELD, [(x) => x.skipRest()]),
    ],
  ),
]);

const shield = program<Toy>([(x) => x.say(SHIELD)]);

/** Attacks the attacker, whose seat is passed as a number; it may react in turn. */
const strikeBack: Program<Toy> = program<Toy>([(x) => x.say(STRIKE_BACK), (x) => x.call(attack, x.n)]);

const reactionOf = (card: Card) => (card === SHIELD ? shield : strikeBack);

const main = program<Toy>([eachSeat((x) => x.others(), attack), (x) => x.choose(9)]);

const table = (...hands: readonly Card[][]) => toyTable({ main, attack, strikeBack, shield }, { hands, seats: 3 });

describe('reactions', () => {
  test('interrupt an effect, which then skips this seat', () => {
    const t = table([], [SHIELD]);
    expect(t.asked).toEqual([B]);
    t.answer(B, SHIELD).answer(C, PASS);
    expect([t.said, t.tokens, t.options(A)]).toEqual(['B1', [0, 0, -1], [9]]);
  });

  test('may act before the effect continues', () => {
    const t = table([], [STRIKE_BACK]).answer(B, STRIKE_BACK);
    expect(t.asked).toEqual([A]);
    expect(t.state.flow.stack.map((frame) => `${frame.program} on ${frame.seat} by ${frame.cause}`)).toEqual([
      'main on 0 by 0',
      'attack on 1 by 0',
      'strikeBack on 1 by 1',
      'attack on 0 by 1',
    ]);
    t.answer(A, PASS).answer(B, PASS).answer(C, PASS);
    expect(t.tokens).toEqual([-1, -1, -1]);
  });

  test('may trigger reactions, recursively', () => {
    const t = table([STRIKE_BACK], [STRIKE_BACK, SHIELD]).answer(B, STRIKE_BACK).answer(A, STRIKE_BACK);
    expect(t.options(B)).toEqual([PASS, SHIELD]);
    t.answer(B, SHIELD).answer(A, PASS);
    expect([t.said, t.tokens]).toEqual(['B2 A2 B1', [-1, 0, 0]]);
    expect(t.options(B)).toEqual([PASS]);
    t.answer(B, PASS);
    expect([t.tokens, t.asked]).toEqual([[-1, -1, 0], [C]]);
  });

  test('several may be shown to one attack', () => {
    const t = table([], [SHIELD, STRIKE_BACK]).answer(B, STRIKE_BACK).answer(A, PASS).answer(B, SHIELD);
    expect([t.said, t.tokens, t.asked]).toEqual(['B2 B1', [-1, 0, 0], [C]]);
  });

  test('are looked up at that moment: a card that has left the hand does not react', () => {
    const t = table([], [STRIKE_BACK]).answer(B, STRIKE_BACK).answer(A, PASS);
    expect(t.state.zones[handOf(B)]?.cards).toEqual([]);
    expect(() => t.answer(B, STRIKE_BACK)).toThrow('refuse.not-offered (TOY-1)');
  });
});
