import { describe, expect, test } from 'vitest';
import type { OptionId } from '../base/vocabulary.ts';
import { type DecisionDetails, decision } from '../decision/decision.ts';
import { seedFast } from '../rng/rng.ts';
import { A, B, toyTable } from '../testing/ToyTable.ts';
import { ALWAYS_ASKED, type Toy } from '../testing/toyGame.ts';
import { program } from './program.ts';

const offer = (options: readonly OptionId[], details: DecisionDetails = {}, seat = A) =>
  decision(seat, 'choose', 'TOY-1', 'number', options, details);

const sayAll = (x: Toy) => {
  for (const n of x.answer) x.say(n);
};

const table = (...given: Parameters<typeof offer>) =>
  toyTable({ main: program<Toy>([(x) => x.askUnlessForced(offer(...given)), sayAll, (x) => x.choose(9)]) });

describe('askUnlessForced', () => {
  test.each([
    ['one option', offer([4]), 'A4'],
    ['all of two', offer([4, 5], { min: 2, max: 2 }), 'A4 A5'],
    ['all copies', offer([4], { limits: [3], min: 3, max: 3 }), 'A4 A4 A4'],
    ['nothing', offer([], { min: 0, max: 2 }), ''],
    ['one amount', offer([], { kind: 'amount', min: 3, max: 3 }), 'A3'],
  ])('with %s to take gives the answer to the next step at once', (_, d, said) => {
    const main = program<Toy>([(x) => x.askUnlessForced(d), sayAll, (x) => x.choose(9)]);
    const t = toyTable({ main });
    expect([t.said, t.options(A), t.state.flow.answered]).toEqual([said, [9], 0]);
  });

  test('with a choice is asked', () => {
    const t = table([4, 5]);
    expect(t.options(A)).toEqual([4, 5]);
    expect(t.answer(A, 5).said).toBe('A5');
  });

  test('is still asked in a sampled state where it would be forced, since the seat was asked', () => {
    const main = program<Toy>([(x) => x.askUnlessForced(x.cardsOf(B)), (x) => x.say(0), (x) => x.choose(9)]);
    const t = toyTable({ main }, { deck: [7, 7, 7], hands: [[], [7, 8]] });
    for (let sample = 0; sample < 20; sample++) {
      const world = t.game.clone(t.state);
      t.game.determinize(world, A, seedFast(sample));
      expect(world.flow.asked.map((d) => d.seat)).toEqual([B]);
    }
  });

  test('needs a legal answer and an existing seat', () => {
    expect(() => table([])).toThrow('has no legal answer');
    expect(() => table([4], {}, 5)).toThrow('which does not exist');
  });

  test('leaves nothing behind when a step fails', () => {
    let fails = true;
    const step = (x: Toy) => {
      x.askUnlessForced(offer([4]));
      if (fails) throw new Error('a defect');
    };
    const main = program<Toy>([(x) => x.choose(1, 2), step, sayAll, (x) => x.choose(9)]);
    const t = toyTable({ main });
    expect(() => t.game.apply(t.game.clone(t.state), A, [1])).toThrow('a defect');
    fails = false;
    expect(t.answer(A, 1).said).toBe('A4');
  });

  test('throws where canSkipForced does not allow it', () => {
    const d = decision(A, 'choose', ALWAYS_ASKED, 'number', [4]);
    expect(() => toyTable({ main: program<Toy>([(x) => x.askUnlessForced(d)]) })).toThrow(
      'canSkipForced does not allow skipping "choose"',
    );
  });
});
