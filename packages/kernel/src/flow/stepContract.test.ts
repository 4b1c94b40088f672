import { describe, expect, test } from 'vitest';
import { ContractViolation } from '../base/errors.ts';
import type { DecisionDetails } from '../decision/decision.ts';
import { decision } from '../decision/decision.ts';
import { seedFast } from '../rng/rng.ts';
import { A, B, toyTable } from '../testing/ToyTable.ts';
import { DECK, type Toy, toyGame } from '../testing/toyGame.ts';
import { program, type Step } from './program.ts';
import { registers } from './registers.ts';

const stop = (x: Toy) => x.choose(9);
const nothing = program<Toy>([]);

/** Runs one step with all contract checks on. */
const run = (step: Step<Toy>) => () =>
  toyTable({ main: program<Toy>([step, stop]), nothing }, { deck: [1, 2, 3], hands: [[4, 5]] });

/** Runs one step as in play, with the cheap checks only. */
const runUnchecked = (step: Step<Toy>) => () =>
  toyGame({ main: program<Toy>([step, stop]), nothing }, { deck: [1, 2, 3] }).setup({}, 2, seedFast(1));

describe('a step that asks must do nothing else', () => {
  const asksOnly = new ContractViolation('a step that asks must do nothing else; ask in the next step');
  const changes: readonly [string, (x: Toy) => void][] = [
    ['change the state', (x) => x.gain(1)],
    ['move a card', (x) => x.draw()],
    ['show a card', (x) => x.reveal(DECK, 0)],
    ['use randomness', (x) => x.random(2)],
    ['count', (x) => void x.n++],
    ['go on to another card', (x) => void x.frame.card++],
  ];

  test.each(changes)('such as: %s', (_, change) => {
    const step = (x: Toy) => {
      change(x);
      x.choose(1, 2);
    };
    expect(run(step)).toThrow(asksOnly);
    expect(run(change)).not.toThrow();
  });

  test('not even repeat itself, since the answer belongs to the next step', () => {
    const step = (x: Toy) => {
      x.repeatStep();
      x.choose(1, 2);
    };
    expect(run(step)).toThrow(asksOnly);
  });

  test('not even read an answer, which is gone when the decision is rebuilt', () => {
    const main = program<Toy>([(x) => x.choose(1, 2), (x) => x.choose(x.chosen, 5), stop]);
    expect(() => toyTable({ main }).answer(A, 1)).toThrow('there is no answer');
    const quiet = program<Toy>([(x) => x.choose(1, 2), (x) => x.choose(...(x.answerOf(A) ?? [7]), 5), stop]);
    expect(() => toyTable({ main: quiet }).answer(A, 1)).toThrow('must be the same when it is rebuilt');
  });

  test('not even keep data outside the state', () => {
    let count = 0;
    expect(run((x) => x.choose(count++))).toThrow('must be the same when it is rebuilt');
  });
});

describe('a step does nothing after it has asked, called, skipped the rest or ended', () => {
  const ways: readonly [string, (x: Toy) => void][] = [
    ['asked', (x) => x.choose(1, 2)],
    ['asked nothing', (x) => x.ask()],
    ['called', (x) => x.call(nothing)],
    ['left', (x) => x.skipRest()],
    ['ended', (x) => x.finish()],
  ];
  const goesOn = new ContractViolation('the step continues after suspending; start a new step');

  test.each(ways)('%s, then changed the state', (_, suspend) => {
    const step = (x: Toy) => {
      suspend(x);
      x.gain(1);
    };
    expect(run(step)).toThrow(goesOn);
  });

  test.each(ways)('%s, then said again', (_, suspend) => {
    const step = (x: Toy) => {
      suspend(x);
      x.repeatStep();
    };
    expect(run(step)).toThrow(goesOn);
  });

  test.each(ways)('%s, then suspended again, which is refused in play too', (_, suspend) => {
    for (const [, second] of ways) {
      const step = (x: Toy) => {
        suspend(x);
        second(x);
      };
      expect(run(step)).toThrow(goesOn);
      expect(runUnchecked(step)).toThrow(goesOn);
    }
  });
});

describe('a program is a constant of the game', () => {
  test('one built inside a step is refused', () => {
    const step = (x: Toy) => x.call(program<Toy>([() => {}]));
    expect(runUnchecked(step)).toThrow('must be a constant of the game');
  });

  test('reading an answer without having asked is refused', () => {
    expect(runUnchecked((x) => x.say(x.chosen))).toThrow('there is no answer');
  });
});

describe('a decision needs an existing seat and a legal answer', () => {
  const ask =
    (options: readonly number[], details: DecisionDetails = {}, seat = A) =>
    (x: Toy) =>
      x.ask(decision(seat, 'choose', 'TOY-1', 'number', options, details));

  test('two questions to one seat', () => {
    const step = (x: Toy) => x.ask(x.choice(A, [1]), x.choice(B, [1]), x.choice(A, [2]));
    expect(runUnchecked(step)).toThrow(new ContractViolation('seat 0 is asked "choose" and "choose" at once'));
  });

  test.each([-1, 2, Number.NaN])('a question to seat %s of two', (seat) => {
    expect(runUnchecked(ask([1], {}, seat))).toThrow('which does not exist');
  });

  test('nothing to choose from', () => {
    expect(runUnchecked(ask([]))).toThrow('has no legal answer');
    expect(runUnchecked(ask([1, 2], { min: 3, max: 3 }))).toThrow('has no legal answer');
    expect(runUnchecked(ask([1, 2], { limits: [1, 1], min: 3, max: 3 }))).toThrow('has no legal answer');
    expect(runUnchecked(ask([1], { min: 2 }))).toThrow('has no legal answer');
    expect(runUnchecked(ask([], { kind: 'amount', min: 3, max: 2 }))).toThrow('has no legal answer');
  });

  test('asks a decision that has an answer', () => {
    for (const step of [
      ask([], { min: 0 }),
      ask([1], { limits: [3], min: 3, max: 3 }),
      ask([], { kind: 'amount', min: 3, max: 3 }),
    ]) {
      expect(runUnchecked(step)).not.toThrow();
      expect(run(step)).not.toThrow();
    }
  });

  test('options are distinct, and each can be picked', () => {
    expect(run(ask([1, 2, 1]))).toThrow('offers an option twice');
    expect(run(ask([1, -1]))).toThrow('offers a negative option');
    expect(run(ask([1, 2], { limits: [1] }))).toThrow('a limit of 1 or more for each option');
    expect(run(ask([1, 2], { limits: [1, 0] }))).toThrow('a limit of 1 or more for each option');
  });
});

describe('the checks', () => {
  test('do not outlive a step that failed', () => {
    const step = () => {
      throw new Error('a defect');
    };
    expect(run(step)).toThrow('a defect');
    expect(registers.onSuspend).toBeNull();
  });

  test('emit no event twice', () => {
    const step = (x: Toy) => {
      x.say(1);
      x.choose(1, 2);
    };
    expect(run(step)().said).toBe('A1');
  });
});
