import { describe, expect, test } from 'vitest';
import type { Seat } from '../base/vocabulary.ts';
import { A, B, toyTable } from '../testing/ToyTable.ts';
import { DECK, DISCARD, handOf, type Toy } from '../testing/toyGame.ts';
import { program, type Step } from './program.ts';

const HANDS = [
  [4, 5],
  [6, 7],
];

/** A answers twice without effect, then `step` runs after its third answer; nothing happens after that. */
const after = (step: Step<Toy>) => {
  const main = program<Toy>([ask(A), ask(A), ask(A), step, ask(A), ask(A)]);
  return toyTable({ main }, { deck: [1, 2, 3], hands: HANDS })
    .answer(A, 1)
    .answer(A, 1)
    .answer(A, 1);
};

const ask = (seat: Seat) => (x: Toy) => x.ask(x.choice(seat, [1, 2]));

describe('free undo', () => {
  test('goes back over every answer that a seat alone has given', () => {
    const t = after((x) => x.gain(1));
    expect(t.mayUndo).toEqual([A]);
    expect(t.state.flow.undo).toEqual([0, 3]);
  });

  test('is not possible before the first answer', () => {
    const t = toyTable({ main: program<Toy>([(x) => x.shuffle(DECK), ask(A), ask(A)]) }, { deck: [1, 2, 3] });
    expect([t.mayUndo, t.state.flow.undo]).toEqual([[], [0, 0]]);
  });

  const stops: readonly [string, Step<Toy>][] = [
    ['at a random number', (x) => void x.random(6)],
    ['at a shuffle', (x) => x.shuffle(DECK)],
    ['at a card drawn', (x) => x.draw()],
    ['at a card shown from the deck', (x) => x.reveal(DECK, 0)],
    ['at a card that another seat drew', (x) => x.draw(1, B)],
    ['at a hand the seat looked at', (x) => x.revealAll(handOf(B), 1 << A)],
    ['at a card turned up from the deck', (x) => void x.moveTop(DECK, DISCARD)],
    ['at something hidden that is not a card', (x) => x.noteLearned(1 << A)],
    ['at a step marked as final', (x) => x.blockUndo()],
  ];

  test.each(stops)('stops %s', (_, step) => {
    const t = after(step);
    expect([t.mayUndo, t.state.flow.undo[A]]).toEqual([[], 3]);
    t.answer(A, 2);
    expect([t.mayUndo, t.state.flow.undo[A]]).toEqual([[A], 3]);
  });

  const passes: readonly [string, Step<Toy>][] = [
    ['a card of its own that it showed', (x) => x.revealAll(handOf(A))],
    ['a card of its own that it laid open', (x) => void x.move(handOf(A), 4, DISCARD)],
    ['something only another seat learned', (x) => x.noteLearned(1 << B)],
  ];

  test.each(passes)('goes back over %s', (_, step) => {
    const t = after(step);
    expect([t.mayUndo, t.state.flow.undo[A]]).toEqual([[A], 0]);
  });

  test('stops at the answer of another seat, for both', () => {
    const t = toyTable({ main: program<Toy>([ask(A), ask(A), ask(B), ask(A), ask(A)]) });
    t.answer(A, 1).answer(A, 1);
    expect(t.mayUndo).toEqual([A]);
    t.answer(B, 1);
    expect([t.mayUndo, t.state.flow.undo]).toEqual([[B], [3, 2]]);
    t.answer(A, 1);
    expect([t.mayUndo, t.state.flow.undo]).toEqual([[A], [3, 4]]);
  });

  test('stops at a joint decision, and a parked answer is withdrawn instead', () => {
    const both = (x: Toy) => x.ask(x.choice(A, [1, 2]), x.choice(B, [1, 2]));
    const t = toyTable({ main: program<Toy>([ask(A), both, ask(A), ask(A)]) })
      .answer(A, 1)
      .answer(A, 2);
    expect([t.mayUndo, t.state.flow.answered]).toEqual([[A], 1]);
    t.withdraw(A).answer(A, 1).answer(B, 1);
    expect([t.mayUndo, t.state.flow.undo]).toEqual([[], [3, 3]]);
  });
});
