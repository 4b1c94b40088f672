import {
  type Answer,
  type Bot,
  type Decision,
  type Game,
  type Outcome,
  type RngState,
  type Seat,
  type State,
  seedFast,
  sha256,
  utf8,
} from '@regalia/kernel';
import { chooseFor, chooseFrom } from './choose.ts';

/** The result of one game between bots. Played without a clock, so it is reproducible. */
export interface ArenaGame {
  readonly outcome: Outcome;
  /** Points by seat; null if the game has no points. */
  readonly scores: readonly (number | null)[];
  readonly decisions: number;
}

/** The seeds of deal `index` of a series: for the game and for the bots. */
export function dealSeeds(series: number, index: number): readonly [number, number] {
  const words = new DataView(sha256(utf8(`${series} ${index}`)).buffer);
  return [words.getUint32(0), words.getUint32(4)];
}

/** Which bot has which seat in game `index`. Each deal is played once in each rotation. */
export function seatRotation(bots: number, index: number): number[] {
  return Array.from({ length: bots }, (_, seat) => (seat + index) % bots);
}

/** Plays a game to its end; `bots[seat]` plays that seat. */
export function playArena(
  game: Game,
  options: unknown,
  bots: readonly Bot[],
  [gameSeed, botSeed]: readonly [number, number],
): ArenaGame {
  const state = game.setup(options, bots.length, seedFast(gameSeed));
  const rng = seedFast(botSeed);
  const choose = (d: Decision) => answerOf(game, state, d, bots[d.seat] as Bot, rng);
  if (bots.every((bot) => bot.needsNoSample)) {
    game.playOut(state, (_, d, _rng, answer) => void answer.push(...choose(d)), rng, Number.POSITIVE_INFINITY);
  }
  while (state.flow.outcome === null) {
    const { asked } = state.flow;
    const answers = asked.map(choose);
    for (let i = 0; i < asked.length; i++) game.apply(state, (asked[i] as Decision).seat, answers[i] as Answer);
  }
  const breakdowns = game.score(state, 'judge');
  const totalOf = (seat: Seat) => breakdowns.find((breakdown) => breakdown.seat === seat)?.total ?? null;
  return { outcome: state.flow.outcome, scores: bots.map((_, seat) => totalOf(seat)), decisions: state.flow.answered };
}

function answerOf(game: Game, state: State, decision: Decision, bot: Bot, rng: RngState): Answer {
  if (bot.needsNoSample) return chooseFrom(game, { state, decision }, bot, rng, never);
  return chooseFor(game, state, decision.seat, bot, rng, never);
}

const never = (): boolean => false;
