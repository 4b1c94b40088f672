import { describe, expect, test } from 'vitest';
import { A, B, toyTable } from '../testing/ToyTable.ts';
import { DECK, DISCARD, handOf, type Toy } from '../testing/toyGame.ts';
import { program, type Step } from './program.ts';
import type { StepFacts } from './run.ts';

const SPECTATORS = 2;
const EVERYONE = (1 << A) | (1 << B) | (1 << SPECTATORS);
const HANDS = [
  [4, 5],
  [6, 7],
];

/** What is said about the answer after which the step runs. */
function factsOf(step: Step<Toy>): StepFacts | null {
  const ask = (x: Toy) => x.ask(x.choice(A, [1, 2]));
  const { game, state } = toyTable({ main: program<Toy>([ask, step, ask]) }, { deck: [1, 2, 3], hands: HANDS });
  return game.apply(state, A, [1]);
}

describe('the facts of a step', () => {
  const cases: readonly [string, Step<Toy>, StepFacts][] = [
    ['nothing', (x) => x.gain(1), { hasChance: false, learned: 0 }],
    ['a random number', (x) => void x.random(6), { hasChance: true, learned: 0 }],
    ['a shuffle', (x) => x.shuffle(DECK), { hasChance: true, learned: 0 }],
    ['a card drawn by B', (x) => x.draw(1, B), { hasChance: true, learned: 1 << B }],
    ['a card of the deck laid open', (x) => void x.moveTop(DECK, DISCARD), { hasChance: true, learned: EVERYONE }],
    [
      'a card that its holder lays open',
      (x) => void x.move(handOf(A), 4, DISCARD),
      { hasChance: false, learned: EVERYONE & ~(1 << A) },
    ],
    ['a hand shown to A', (x) => x.revealAll(handOf(B), 1 << A), { hasChance: false, learned: 1 << A }],
    ['something hidden that is not a card', (x) => x.noteLearned(1 << B), { hasChance: false, learned: 1 << B }],
  ];

  test.each(cases)('%s', (_, step, facts) => {
    expect(factsOf(step)).toEqual(facts);
  });

  test('are not known while another answer is awaited', () => {
    const both = (x: Toy) => x.ask(x.choice(A, [1, 2]), x.choice(B, [1, 2]));
    const { game, state } = toyTable({ main: program<Toy>([both, (x) => x.shuffle(DECK), both]) }, { deck: [1, 2] });
    expect(game.apply(state, B, [1])).toBeNull();
    expect(game.apply(state, A, [1])).toEqual({ hasChance: true, learned: 0 });
  });
});
