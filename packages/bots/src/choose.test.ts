import { GAMES } from '@regalia/games';
import {
  type Bot,
  type Decision,
  type Game,
  openDecision,
  openDecisions,
  randomAnswer,
  type State,
  seedFast,
} from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { BOTS, findBot } from './botLevels.ts';
import { chooseFor } from './choose.ts';

describe.each([...GAMES.values()])('bots at $id', (game) => {
  const tree = findBot(game, 'tree:60');
  const sampling = [...BOTS.values(), ...(tree === undefined ? [] : [tree])].map(({ bot }) => bot);
  describe.each(sampling)('$name', (bot) => {
    test('gives the same answer in two states that its seat cannot distinguish', () => {
      for (const truth of positions(game, 6)) {
        for (const { seat } of openDecisions(truth)) {
          const twin = twinFor(game, truth, seat);
          const [one, other] = [truth, twin].map((state) => chooseFor(game, state, seat, bot, seedFast(5)));
          expect(one).toEqual(other);
        }
      }
    });

    test('does not depend on parked answers of other seats', () => {
      const truth = positions(game, 0)[0] as State;
      const [mine, theirs] = openDecisions(truth);
      if (mine === undefined || theirs === undefined) return;
      const answers = theirs.options.map((option) => {
        const parked = game.clone(truth);
        game.apply(parked, theirs.seat, [option]);
        return chooseFor(game, parked, mine.seat, bot, seedFast(5)).join();
      });
      expect(new Set(answers).size).toBe(1);
    });
  });

  const unsampled = [...BOTS.values()]
    .map(({ bot }) => bot)
    .concat(game.bots)
    .filter((bot) => bot.needsNoSample);
  test.each(unsampled)('$name with needsNoSample gives the same answer in such states and changes nothing', (bot) => {
    for (const seed of [1, 2, 3]) {
      for (const truth of positions(game, seed, 150)) {
        for (const { seat } of openDecisions(truth)) {
          const answers = [truth, twinFor(game, truth, seat)].map((state) => {
            const before = JSON.stringify(state);
            const decision = openDecision(state, seat) as Decision;
            const answer = bot.choose({ game, state, decision, rng: seedFast(5), stop: () => false });
            expect(JSON.stringify(state)).toBe(before);
            return answer;
          });
          expect(answers[0]).toEqual(answers[1]);
        }
      }
    }
  });

  test('a bot gets a copy with its own generator and cannot change the true state', () => {
    const truth = game.setup(game.parseOptions(undefined, game.seats.min), game.seats.min, seedFast(3));
    const before = JSON.stringify(truth);
    const vandal: Bot = {
      name: 'vandal',
      choose({ state, decision, rng }) {
        expect(state.flow.rng).not.toEqual(truth.flow.rng);
        state.zones.length = 0;
        return randomAnswer(decision, rng);
      },
    };
    chooseFor(game, truth, openDecisions(truth)[0]?.seat as number, vandal, seedFast(1));
    expect(JSON.stringify(truth)).toBe(before);
  });

  test("an illegal answer throws with the bot's name", () => {
    const truth = game.setup(game.parseOptions(undefined, game.seats.min), game.seats.min, seedFast(3));
    const cheat: Bot = { name: 'cheat', choose: () => [-7] };
    const seat = openDecisions(truth)[0]?.seat as number;
    expect(() => chooseFor(game, truth, seat, cheat, seedFast(1))).toThrow('the bot "cheat" gave an illegal answer');
  });
});

/** The state at every third question of a random game, from the `first` on. */
function positions(game: Game, first: number, most = 6): State[] {
  const rng = seedFast(11 + first);
  const state = game.setup(game.parseOptions(undefined, game.seats.min), game.seats.min, rng);
  const found: State[] = [];
  for (let n = 0; state.flow.outcome === null && found.length < most; n++) {
    if (n >= first && (n - first) % 3 === 0) found.push(game.clone(state));
    for (const d of openDecisions(state)) game.apply(state, d.seat, randomAnswer(d, rng));
  }
  return found;
}

/** Another truth that looks the same to the seat: all it does not know lies elsewhere. */
function twinFor(game: Game, truth: State, seat: number): State {
  const twin = game.clone(truth);
  game.determinize(twin, seat, seedFast(99));
  return twin;
}
