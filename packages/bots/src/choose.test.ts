import { GAMES } from '@regalia/games';
import {
  type Answer,
  type Bot,
  type Decision,
  enumerateAnswers,
  forkFast,
  type Game,
  hasChoice,
  LEVELS,
  mixInts,
  openDecision,
  openDecisions,
  randomAnswer,
  type Seat,
  type State,
  seedFast,
} from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { BOTS, findBot } from './botLevels.ts';
import { chooseFor } from './choose.ts';
import { findYardstick, yardstickNames } from './yardsticks.ts';

const GENERIC = [...BOTS.values()].map(({ bot }) => bot);

describe.each([...GAMES.values()])('bots at $id', (game) => {
  // Few iterations: what a search may look at does not depend on how long it looks.
  const levels = LEVELS.flatMap((level) => findBot(game, `${level}:40`)?.bot ?? []);
  const tree = findBot(game, 'tree:40');
  const all = [...levels, ...GENERIC, ...game.bots, ...(tree === undefined ? [] : [tree.bot])];
  const joint = jointPositions(game);

  test('all five levels are there', () => {
    expect(levels.map(({ name }) => name)).toEqual(LEVELS.map((level) => `${level}:40`));
  });

  describe.each(all)('$name', (bot) => {
    test('gives the same answer in two states that its seat cannot distinguish', () => {
      expect(compareTwins(game, (truth, seat) => chooseFor(game, truth, seat, bot, seedFast(5)))).toBeGreaterThan(8);
    });

    if (joint.length > 0)
      test('does not depend on parked answers of other seats', () => {
        compareParked(game, joint, (truth, seat) => chooseFor(game, truth, seat, bot, seedFast(5)));
      });
  });

  test('a bot that reads the truth is found out', () => {
    const cheat: Bot = { name: 'cheat', choose: ({ state, decision }) => byHiddenCards(game, state, decision) };
    const peek = (truth: State, seat: Seat) => {
      const decision = openDecision(truth, seat) as Decision;
      return cheat.choose({ game, state: truth, decision, rng: seedFast(5), stop: () => false });
    };
    expect(() => compareTwins(game, peek)).toThrow();
  });

  if (joint.length > 0)
    test('a bot that reads parked answers is found out', () => {
      const peek = (truth: State, seat: Seat) => {
        const answers = [...enumerateAnswers(openDecision(truth, seat) as Decision, 20)];
        const parked = truth.flow.given.flatMap((answer) => answer ?? []);
        return answers[(mixInts(0, parked) >>> 0) % answers.length] as Answer;
      };
      expect(() => compareParked(game, joint, peek)).toThrow();
    });

  const unsampled = everyBotOf(game).filter((bot) => bot.needsNoSample);
  test.each(unsampled)('$name with needsNoSample gives the same answer from the truth and changes nothing', (bot) => {
    const choose = (state: State, seat: Seat) => {
      const before = JSON.stringify(state);
      const decision = openDecision(state, seat) as Decision;
      const answer = bot.choose({ game, state, decision, rng: seedFast(5), stop: () => false });
      expect(JSON.stringify(state)).toBe(before);
      return answer;
    };
    expect(compareTwins(game, choose, 60)).toBeGreaterThan(40);
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

test('every other game asks several seats at once', () => {
  const others = [...GAMES.values()].filter((game) => jointPositions(game).length === 0);
  expect(others.map(({ id }) => id)).toEqual(ONE_AT_A_TIME);
});

/** Games whose standard rules ask one seat at a time: there is no parked answer to read. */
const ONE_AT_A_TIME = ['citadels', 'diceking'];

/** All bots that somebody could meet, each once. */
function everyBotOf(game: Game): Bot[] {
  const planned = Object.values(game.levels(game.seats.usual)).flatMap((plan) => (plan.by === 'own' ? [plan.bot] : []));
  const frozen = yardstickNames(game).flatMap((name) => findYardstick(game, name.replace('N', '40')) ?? []);
  return [...new Map([...GENERIC, ...game.bots, ...planned, ...frozen].map((bot) => [bot.name, bot])).values()];
}

/** Positions of random games in which two seats have a choice at the same time. */
function jointPositions(game: Game): State[] {
  const isJoint = (state: State) => openDecisions(state).filter(hasChoice).length > 1;
  return positions(game, 0, 150, game.seats.usual).filter(isJoint).slice(0, 6);
}

/** Asks one seat while another has parked each of its answers. Throws where the answers differ. */
function compareParked(game: Game, states: readonly State[], choose: (truth: State, seat: Seat) => Answer): void {
  for (const truth of states) {
    const [mine, theirs] = openDecisions(truth).filter(hasChoice) as [Decision, Decision];
    const answers = [...enumerateAnswers(theirs, 6)].map((answer) => {
      const parked = game.clone(truth);
      game.apply(parked, theirs.seat, answer);
      return choose(parked, mine.seat).join();
    });
    expect(answers.length).toBeGreaterThan(1);
    expect(new Set(answers).size, mine.prompt).toBe(1);
  }
}

/**
 * Asks in pairs of states that a seat cannot distinguish, at the fewest and at the most seats; returns how many of the pairs
 * differed and left a choice. Throws where the answers differ.
 */
function compareTwins(game: Game, choose: (truth: State, seat: Seat) => Answer, most = 10): number {
  let compared = 0;
  for (const seats of new Set([Math.max(2, game.seats.min), game.seats.max])) {
    for (const truth of positions(game, 2, most, seats)) {
      for (const d of openDecisions(truth).filter(hasChoice)) {
        const twin = twinFor(game, truth, d.seat);
        expect(choose(truth, d.seat), d.prompt).toEqual(choose(twin, d.seat));
        if (hiddenCards(truth) !== hiddenCards(twin)) compared++;
      }
    }
  }
  return compared;
}

/** The state at every third question of random games, from the `first` on. */
function positions(game: Game, first: number, most = 6, seats = Math.max(2, game.seats.min)): State[] {
  const rng = seedFast(11 + first);
  const found: State[] = [];
  let state = game.setup(game.parseOptions(undefined, seats), seats, rng);
  for (let n = 0; found.length < most; n++) {
    if (n >= first && (n - first) % 3 === 0) found.push(game.clone(state));
    for (const d of openDecisions(state)) game.apply(state, d.seat, randomAnswer(d, rng));
    if (state.flow.outcome !== null) state = game.setup(game.parseOptions(undefined, seats), seats, forkFast(rng));
  }
  return found;
}

/** Another truth that looks the same to the seat: all it does not know lies elsewhere. */
function twinFor(game: Game, truth: State, seat: Seat): State {
  const twin = game.clone(truth);
  game.determinize(twin, seat, seedFast(99));
  return twin;
}

function hiddenCards(s: State): string {
  return JSON.stringify(s.zones.map(({ cards }) => cards));
}

/** An answer that depends on how all cards lie. */
function byHiddenCards(game: Game, s: State, d: Decision): Answer {
  const answers = [...enumerateAnswers(d, 20)];
  const hash = s.zones.reduce((sum, { cards }) => mixInts(sum, cards), game.id.length);
  return answers[(hash >>> 0) % answers.length] as Answer;
}
