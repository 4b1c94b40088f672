import { describe, expect, test } from 'vitest';
import type { Program } from '../flow/program.ts';
import { program } from '../flow/program.ts';
import { placeCards, reachPosition } from './position.ts';
import { ScenarioSeat, ScenarioTable } from './scenario.ts';
import { DISCARD, handOf, type Toy, toyGame } from './toyGame.ts';

const CARDS = new Map([1, 2, 3, 4, 5].map((card) => [`card-${card}`, card]));

/** Seat 0 discards a card from hand, then chooses a number. */
const main: Program<Toy> = program([
  (x) => x.ask(x.cardsOf(0)),
  (x) => {
    x.move(handOf(0), x.chosen, DISCARD);
  },
  (x) => x.choose(6, 7),
  (x) => x.say(x.chosen),
  (x) => x.finish(),
]);

function scene(cards: string) {
  const game = toyGame({ main }, { deck: [3, 4, 5], hands: [[1, 2]] });
  const state = reachPosition(game, { seats: 2 });
  placeCards(
    game,
    state,
    [
      { zone: 'hand', owner: 0, cards },
      { zone: 'deck', owner: null, cards: 'card-2 card-4 card-1' },
    ],
    CARDS,
  );
  const table = new ScenarioTable(game, state, CARDS);
  return { table, A: new ScenarioSeat(table, 0), B: new ScenarioSeat(table, 1) };
}

describe('a position', () => {
  test('has exactly the named cards, draw piles top first, and asks about them', () => {
    const { table, A } = scene('card-5 card-3');
    expect(A.hand).toBe('card-3 card-5');
    expect(table.zone('deck')).toBe('card-2 card-4 card-1');
    expect(table.state.zones[0]?.cards).toEqual([1, 4, 2]);
    expect(A.options).toBe('card-3 card-5');
  });

  test('is known only to those who see it', () => {
    const { A, B } = scene('card-5 card-3');
    expect(A.view.zones[3]).toEqual({ count: 2, cards: [3, 5] });
    expect(B.view.zones[3]).toEqual({ count: 2, cards: null });
    expect(B.view.memory).toEqual({ zones: [], groups: [], absences: [] });
  });

  test('throws if a card is lost or unknown', () => {
    expect(() => scene('card-5')).toThrow('there were the cards');
    expect(() => scene('card-5 card-9')).toThrow('there is no card called "card-9"');
  });

  test('is reached with fallback answers, or throws', () => {
    const game = toyGame({ main }, { hands: [[1, 2]] });
    expect(reachPosition(game, { seats: 2, until: (s) => s.flow.step === 1 }).flow.answered).toBe(1);
    expect(() => reachPosition(game, { seats: 2, until: () => false })).toThrow('over before the wanted moment');
  });
});

describe('a scenario', () => {
  test('is played by names and logs what happened', () => {
    const { table, A } = scene('card-5 card-3');
    expect([table.asked, A.prompt]).toEqual(['A', 'Choose 1 card']);
    A.answers('card-5');
    expect(table.zone('discard')).toBe('card-5');
    A.answers('number-7');
    expect(A.log).toEqual(['A says 7']);
    expect(table.isOver).toBe(true);
  });

  test('expects a refusal by its rule', () => {
    const { A } = scene('card-5 card-3');
    expect(A.isRefused('card-1', 'TOY-2')).toBe('That is not offered');
    expect(() => A.isRefused('card-1', 'TOY-1')).toThrow();
    expect(() => A.isRefused('card-5', 'TOY-2')).toThrow('the answer was accepted');
  });

  test('refuses answers of seats that are not asked, and unknown names', () => {
    const { A, B } = scene('card-5 card-3');
    expect(() => B.answers('card-5')).toThrow('B is not asked anything');
    expect(() => A.answers('crown')).toThrow('knows no card called "crown"');
  });
});
