import { describe, expect, test } from 'vitest';
import type { State, Viewer, Zone } from '../../base/vocabulary.ts';
import { repeatWhile } from '../../flow/combinators.ts';
import { type Part, program } from '../../flow/program.ts';
import type { Game } from '../../game/game.ts';
import { forkFast } from '../../rng/rng.ts';
import { DECK, handOf, type Toy, type ToyState, toyGame } from '../toyGame.ts';
import { runContract } from './runContract.ts';

/** Everybody draws, then all discard a card at once: hidden cards, a joint decision, randomness and an end. */
const mainWith = (...more: readonly Part<Toy>[]) =>
  program<Toy>([
    (x) => x.shuffle(DECK),
    (x) => {
      for (const seat of x.seatsFrom(0)) x.draw(1, seat);
    },
    repeatWhile(
      (x) => x.zone(DECK).cards.length >= x.seats,
      [
        (x) => {
          for (const seat of x.seatsFrom(0)) x.draw(1, seat);
        },
        ...more,
        (x) => x.ask(...x.seatsFrom(0).map((seat) => x.cardsOf(seat))),
        (x) => {
          for (const seat of x.seatsFrom(0)) {
            const card = x.answerOf(seat)?.[0] ?? 0;
            x.move(handOf(seat), card, 1);
            x.gain(card, seat);
          }
        },
      ],
    ),
    (x) => x.finish(),
  ]);
const DEALT = { deck: Array.from({ length: 12 }, (_, card) => card) };
const toyWith = (...more: readonly Part<Toy>[]) => ({
  ...toyGame({ main: mainWith(...more) }, DEALT),
  score: () => [],
});
const toy = toyWith();

const check = (game: Game<ToyState>) => runContract(game as Game, {}, 3, { games: 12, costlyOneIn: 2 });
/** The toy with some of its parts replaced by faulty ones. */
const mutant = (parts: Partial<Game<ToyState>>) => () => check({ ...(toy as Game<ToyState>), ...parts });

test('a correct game passes, with positions small enough for every clause', () => {
  const tally = check(toy as Game<ToyState>);
  expect(tally.games).toBe(12);
  expect(tally.costlyChecks).toBeGreaterThan(10);
  expect(tally.uniformityPositions).toBeGreaterThan(0);
  expect(tally.twins.steps).toBeGreaterThan(50);
  expect([...tally.twins.met.keys()].sort()).toEqual(['cards', 'drew']);
});

describe('faulty bot functions are caught', () => {
  const topIsEven = (s: ToyState) => (s.zones[DECK]?.cards.at(-1) ?? 0) % 2 === 0;

  test('a policy that looks at the deck', () => {
    const policy: Game<ToyState>['policy'] = (s, d, _, answer) =>
      void answer.push((topIsEven(s) ? d.options[0] : d.options.at(-1)) as number);
    expect(mutant({ policy })).toThrow(/hidden information of seat \d/);
  });

  test('a policy that gives an illegal answer', () => {
    expect(mutant({ policy: (_, __, ___, answer) => void answer.push(99) })).toThrow(/gives an illegal answer/);
  });

  test('an observation of the deck', () => {
    expect(mutant({ observe: (s) => Number(topIsEven(s)) })).toThrow(/gets different observations/);
  });

  test('evaluations that disagree', () => {
    expect(mutant({ evaluate: () => 17 })).toThrow(/disagree about seat/);
  });
});

describe('a faulty determinize is caught', () => {
  test('one that does nothing', () => {
    expect(mutant({ determinize: () => {} })).toThrow(/depends on cards it does not know/);
  });

  test('one that only replaces the generator, so that a bot searches the true state', () => {
    const determinize = (s: ToyState, _: number, rng: number[]) => {
      s.flow.rng = forkFast(rng);
    };
    expect(mutant({ determinize })).toThrow(/depends on cards it does not know/);
  });

  test('one that deals from unsorted cards', () => {
    const determinize = (s: ToyState, seat: number, rng: number[]) => {
      const top = s.zones[DECK]?.cards.at(-1) ?? 0;
      if (top % 2 === 0) forkFast(rng);
      toy.determinize(s, seat, rng);
    };
    expect(mutant({ determinize })).toThrow(/depends on cards it does not know/);
  });

  test('one that returns the same world every time', () => {
    const determinize = (s: ToyState, seat: number) => toy.determinize(s, seat, forkFast([0, 1, 2, 3, 4]));
    expect(mutant({ determinize })).toThrow(/always returns the same world/);
  });

  test('one that favors a world', () => {
    const determinize = (s: ToyState, seat: number, rng: number[]) => {
      toy.determinize(s, seat, rng);
      const [left, right] = [1, 2].map((n) => s.zones[handOf((seat + n) % 3)] as Zone);
      if (left && right && (left.cards[0] ?? 0) > (right.cards[0] ?? 0))
        [left.cards, right.cards] = [right.cards, left.cards];
    };
    expect(mutant({ determinize })).toThrow(/samples are not uniform/);
  });

  test("one that keeps another seat's parked answer", () => {
    const determinize = (s: ToyState, seat: number, rng: number[]) => {
      const { given, asked } = s.flow;
      const parked = given.slice();
      toy.determinize(s, seat, rng);
      if (asked.length > 0) s.flow.given = parked;
    };
    expect(mutant({ determinize })).toThrow(/parked answer/);
  });
});

describe('a faulty redealFuture is caught', () => {
  test('one that does nothing', () => {
    expect(mutant({ redealFuture: () => {} })).toThrow(/depends on cards that nobody knows/);
  });

  test('one that keeps the generator', () => {
    const redealFuture = (s: ToyState, rng: number[]) => {
      const kept = s.flow.rng;
      toy.redealFuture(s, rng);
      s.flow.rng = kept;
    };
    expect(mutant({ redealFuture })).toThrow(/keeps the generator/);
  });

  test('one that makes the same world every time', () => {
    const redealFuture = (s: ToyState, rng: number[]) => {
      toy.redealFuture(s, [0, 1, 2, 3, 4]);
      s.flow.rng = forkFast(rng);
    };
    expect(mutant({ redealFuture })).toThrow(/always makes the same world/);
  });

  test('one that deals a hand again', () => {
    const redealFuture = (s: ToyState, rng: number[]) => toy.determinize(s, 0, rng);
    expect(mutant({ redealFuture })).toThrow(/can tell a state from another future/);
  });

  test('one that drops parked answers', () => {
    const redealFuture = (s: ToyState, rng: number[]) => {
      toy.redealFuture(s, rng);
      s.flow.given = s.flow.asked.map(() => null);
    };
    expect(mutant({ redealFuture })).toThrow(/can tell a state|parked answers/);
  });
});

describe('a leak is caught', () => {
  test("a view that shows the others' hands", () => {
    const view = (s: State) => ({ memory: { zones: [], groups: [], absences: [] }, zones: s.zones });
    expect(mutant({ view })).toThrow(/can tell a state from its determinization|cannot know/);
  });

  const mutantWith =
    (...more: readonly Part<Toy>[]) =>
    () =>
      check(toyWith(...more) as Game<ToyState>);
  const topOf = (s: ToyState) => s.zones[DECK]?.cards.at(-1) ?? 0;
  const holds = (x: Toy, seat: number) => x.zone(handOf(seat)).cards.some((card) => card < 4);

  test("a hidden card in a frame's variable", () => {
    const leak = mutantWith((x) => x.set({ next: topOf(x.state) }));
    expect(leak).toThrow(/determinize for seat \d differs between states/);
  });

  test('a hidden card in a field of the state', () => {
    type Leaky = ToyState & { next?: number };
    const clone = (s: Leaky) => ({ ...toy.clone(s), ...(s.next === undefined ? {} : { next: s.next }) });
    const apply: Game<ToyState>['apply'] = (s: Leaky, seat, answer, out) => {
      const facts = toy.apply(s, seat, answer, out);
      s.next = topOf(s);
      return facts;
    };
    expect(mutant({ clone, apply })).toThrow(
      /determinize for seat \d differs between states|replays to a different state/,
    );
  });

  test('a question asked only of the seat that holds a card', () => {
    const leak = mutantWith(
      (x) => x.ask(...x.seatsFrom(0).flatMap((seat) => (holds(x, seat) ? [x.choice(seat, [0, 1])] : []))),
      () => {},
    );
    expect(leak).toThrow(/is no longer asked|is asked only with these cards|cannot know/);
  });

  test('a decision that depends on a hidden fact', () => {
    const leak = mutantWith(
      (x) => {
        if (holds(x, 0)) x.ask(x.choice(1, [0, 1]));
      },
      () => {},
    );
    expect(leak).toThrow(/is no longer asked|is asked only with these cards|cannot know/);
  });

  test('an undo that depends on a hidden fact', () => {
    const leak = mutantWith(
      (x) => x.choose(0, 1),
      (x) => {
        if (topOf(x.state) % 2 === 0) x.blockUndo();
      },
      (x) => x.choose(0, 1),
      () => {},
    );
    expect(leak).toThrow(/receives something it cannot know.*canUndo/);
  });

  test('an event that reveals a drawn card to all', () => {
    expect(mutant({ redact: (event) => event })).toThrow(/receives something it cannot know/);
  });
});

describe('a contract violation is caught', () => {
  test('a clone that shares a zone', () => {
    const clone = (s: ToyState) => ({ ...toy.clone(s), zones: s.zones });
    expect(mutant({ clone })).toThrow(/a clone shares \$\.zones/);
  });

  test('a clone that drops a field', () => {
    const clone = (s: ToyState) => ({ ...toy.clone(s), tokens: s.tokens.map(() => 0) });
    expect(mutant({ clone })).toThrow(/a clone differs/);
  });

  test('an illegal fallback', () => {
    expect(mutant({ fallback: () => [99] })).toThrow(/the fallback for "cards" is not legal/);
  });

  test('a score that does not add up', () => {
    const score = () => [{ seat: 0, total: 7, lines: [] }];
    expect(mutant({ score })).toThrow(/add up to 0, not to the total 7/);
  });

  test('a score declared public that is not', () => {
    const score = (_: ToyState, viewer: Viewer) => (viewer === 0 ? [{ seat: 0, total: 0, lines: [] }] : []);
    expect(mutant({ score, isScorePublic: true })).toThrow(/declared public, but 0 gets a different one/);
  });

  test('a winner that contradicts the score', () => {
    const line = { rule: 'TOY-1', key: 'score', params: {}, card: null, section: 0, preview: false };
    const score = (_: ToyState) => [0, 1, 2].map((seat) => ({ seat, total: seat, lines: [{ ...line, points: seat }] }));
    expect(mutant({ score })).toThrow(/places \d \d \d for 0 1 2 points/);
  });

  test('a final score that differs between viewers', () => {
    const score = (_: ToyState, viewer: Viewer) => (viewer === 'judge' ? [{ seat: 0, total: 0, lines: [] }] : []);
    expect(mutant({ score })).toThrow(/the game is over, but spectator gets a different score/);
  });

  test('a card that gets lost', () => {
    const apply: Game<ToyState>['apply'] = (s, seat, answer, out) => {
      const facts = toy.apply(s, seat, answer, out);
      s.zones[handOf(0)]?.cards.pop();
      return facts;
    };
    expect(mutant({ apply })).toThrow(/there were the cards/);
  });

  test('a withdrawal that does not restore the state', () => {
    const withdraw = (s: ToyState, seat: number) => {
      toy.withdraw(s, seat);
      s.flow.ready = 7;
    };
    expect(mutant({ withdraw })).toThrow(/did not restore the state/);
  });

  test('an accepted answer that was not offered', () => {
    const apply: Game<ToyState>['apply'] = (s, seat, answer, out) =>
      answer[0] === -1 ? null : toy.apply(s, seat, answer, out);
    expect(mutant({ apply })).toThrow(/not offered was accepted/);
  });

  test('a game that does not end', () => {
    const endless = () => runContract(toy as Game, {}, 3, { games: 1, maxAnswers: 2 });
    expect(endless).toThrow(/not over after 2 answers/);
  });
});
