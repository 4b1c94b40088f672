import {
  type Bot,
  type Decision,
  isLegal,
  type Outcome,
  openDecision,
  openDecisions,
  type Policy,
  randomAnswer,
  seedFast,
} from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { type DominionOptions, type DominionState, dominion } from '../index.ts';
import { playMoneyAndKeyCards } from './yardstick/policy.ts';

const FILLERS = 'village woodcutter festival laboratory market council-room adventurer chapel workshop';
const botNamed = (name: string) => dominion.bots.find((bot) => bot.name === name) as Bot<DominionState>;
const kingdomWith = (card: string): Partial<DominionOptions> => ({ kingdom: 'picked', cards: `${card} ${FILLERS}` });

/** Shares of the games won by the first and by the second, which change seats from game to game. */
function duel(
  first: string,
  second: string,
  kingdom: Partial<DominionOptions>,
  games: number,
): readonly [number, number] {
  const options = dominion.parseOptions(kingdom, 2);
  const won = [0, 0];
  for (let i = 0; i < games; i++) {
    const seated = i % 2 === 0 ? [botNamed(first), botNamed(second)] : [botNamed(second), botNamed(first)];
    const state = dominion.setup(options, 2, seedFast(i));
    const policy: Policy<DominionState> = (_, decision, rng, answer) => {
      const bot = seated[decision.seat] as Bot<DominionState>;
      answer.push(...bot.choose({ game: dominion, state, decision, rng, stop: () => false }));
    };
    dominion.playOut(state, policy, seedFast(1), Number.POSITIVE_INFINITY);
    const { winners } = state.flow.outcome as Outcome;
    const winner = winners.length === 1 ? ((winners[0] as number) + i) % 2 : -1;
    if (winner >= 0) won[winner] = (won[winner] as number) + 1;
  }
  return [(100 * (won[0] as number)) / games, (100 * (won[1] as number)) / games];
}

describe('the named bots win as often as such strategies do elsewhere', () => {
  test.each([
    ['big-money-ultimate', 'basic-big-money', 'moneylender', 81, 16],
    ['smithy-money', 'big-money-ultimate', 'smithy', 72, 22],
    ['double-witch', 'big-money-ultimate', 'witch', 95, 5],
    ['courtyard-money', 'big-money-ultimate', 'courtyard', 83, 12],
  ])(
    '%s against %s, with %s: about %i to %i',
    (first, second, card, wins, losses) => {
      const [won, lost] = duel(first, second, kingdomWith(card), 1000);
      expect(Math.abs(won - wins)).toBeLessThan(5);
      expect(Math.abs(lost - losses)).toBeLessThan(5);
    },
    120_000,
  );
});

test('the usual bot has a sound plan for the Kingdom on the table, whichever it is', () => {
  const [won, lost] = duel('money-and-key-cards', 'big-money-ultimate', { kingdom: 'random', sets: 'both' }, 600);
  expect(won + (100 - won - lost) / 2).toBeGreaterThan(55);
});

test('money and key cards: every answer is legal, in any Kingdom, with any number of seats', () => {
  for (let seed = 0; seed < 120; seed++) {
    const seats = 2 + (seed % 3);
    const options = dominion.parseOptions({ kingdom: seed % 4 === 0 ? 'in-turn' : 'random', sets: 'both' }, seats);
    const state = dominion.setup(options, seats, seedFast(seed));
    for (let left = 4000; state.flow.outcome === null && left > 0; left--) {
      const d = openDecisions(state)[0] as Decision;
      const answer = playMoneyAndKeyCards(state, d);
      expect(isLegal(d, answer), `${d.prompt}: ${answer.join(' ')} of ${d.options.join(' ')}`).toBe(true);
      dominion.apply(state, d.seat, answer);
    }
    expect(state.flow.outcome).not.toBeNull();
  }
}, 120_000);

describe('what a seat cannot know changes no answer', () => {
  test.each(dominion.bots)('of $name, in any Kingdom, with any number of seats', (bot) => {
    for (let seed = 0; seed < 24; seed++) {
      const seats = 2 + (seed % 3);
      const state = dominion.setup(
        dominion.parseOptions({ kingdom: 'random', sets: 'both' }, seats),
        seats,
        seedFast(seed),
      );
      const rng = seedFast(seed);
      for (let left = 300; state.flow.outcome === null && left > 0; left--) {
        const d = openDecisions(state)[0] as Decision;
        const twin = dominion.clone(state);
        dominion.determinize(twin, d.seat, rng);
        const [one, other] = [state, twin].map((truth) => {
          const decision = openDecision(truth, d.seat) as Decision;
          return bot.choose({ game: dominion, state: truth, decision, rng: seedFast(1), stop: () => false });
        });
        expect(other, d.prompt).toEqual(one);
        dominion.apply(state, d.seat, randomAnswer(d, rng));
      }
    }
  });
});

test('a better position is valued more', () => {
  const options = dominion.parseOptions({}, 2);
  const richer = dominion.setup(options, 2, seedFast(1));
  const before = dominion.evaluate(richer, 0);
  richer.zones[0]?.cards.push(5, 2);
  expect(dominion.evaluate(richer, 0)).toBeGreaterThan(before);
  expect(dominion.evaluate(richer, 1)).toBeLessThan(-before);
});
