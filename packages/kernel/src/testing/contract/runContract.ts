import type { RngState, State } from '../../base/vocabulary.ts';
import { canonicalJson } from '../../crypto/canonical.ts';
import { hasChoice, randomAnswer } from '../../decision/decision.ts';
import type { Game } from '../../game/game.ts';
import { RECORD_FORMAT } from '../../record/record.ts';
import { replay } from '../../record/replay.ts';
import { below, seedFast } from '../../rng/rng.ts';
import * as botFunctions from './botFunctions.ts';
import * as checks from './checks.ts';
import * as future from './future.ts';
import { Events, type Move, pickOpen, setUp, type Trial } from './play.ts';
import * as secrecy from './secrecy.ts';
import { newTwinTally, type TwinTally, twinsAreSentTheSame } from './twins.ts';
import { samplesAreUniform } from './uniformity.ts';

export interface ContractPlan {
  /** Random games for each combination of options and seats. */
  readonly games: number;
  /** Option values to try; the defaults if omitted. */
  readonly options?: readonly unknown[];
  /** Seat counts to try; all of the game's if omitted. */
  readonly seats?: readonly number[];
  readonly seed?: number;
  /** A longer game counts as endless. */
  readonly maxAnswers?: number;
  /** Costly checks run on one in this many decisions. */
  readonly costlyOneIn?: number;
  /** One in this many games is played again as twins; as often as the costly checks if omitted. */
  readonly twinsOneIn?: number;
  /** What twins must have covered together, over all trials. */
  readonly twins?: TwinPlan;
}

export interface TwinPlan {
  /** The minimum number of answers given to both. */
  readonly steps: number;
  /** Prompts and events that must be among them, such as attacks, draws and reveals. */
  readonly among: readonly string[];
}

const COSTLY: readonly checks.Check[] = [
  checks.isPlainData,
  checks.cloneSharesNothing,
  checks.jsonKeepsFuture,
  checks.offeredAnswersApply,
  checks.otherAnswersAreRefused,
  checks.seatsNotAskedAreRefused,
  checks.jointAnswersCommute,
  checks.withdrawnAnswersLeaveNoTrace,
  checks.fallbackIsLegal,
  checks.scoresAddUp,
  checks.publicScoresAgree,
  secrecy.samplesAreIndistinguishable,
  secrecy.samplesDependOnKnowledgeOnly,
  secrecy.samplesVary,
  secrecy.samplesHaveAnotherFuture,
  future.futureKeepsKnowledge,
  future.futureIsDealtBlindly,
  future.futuresVary,
  botFunctions.evaluationsAgree,
  botFunctions.policyIsLegal,
  botFunctions.botFunctionsKeepSecrets,
];
const CHEAP: readonly checks.Check[] = [
  checks.asksUntilOver,
  checks.decisionsCiteRules,
  (game, s) => game.checkInvariants(s),
];
const UNIFORMITY_POSITIONS = 5;

/** The results of one combination. */
export interface ContractTally {
  games: number;
  decisions: number;
  costlyChecks: number;
  /** Positions small enough for clause (d). */
  uniformityPositions: number;
  readonly twins: TwinTally;
}

/** Plays the trials. Throws at the first contract violation and names the trial that reproduces it. */
export function runContract(game: Game, options: unknown, seats: number, plan: ContractPlan): ContractTally {
  const tally: ContractTally = {
    games: 0,
    decisions: 0,
    costlyChecks: 0,
    uniformityPositions: 0,
    twins: newTwinTally(),
  };
  const first = (plan.seed ?? 1) * 1_000_003;
  for (let i = 0; i < plan.games; i++) {
    const trial = { game, options, seats, seed: first + i };
    try {
      runTrial(trial, plan, tally, i === plan.games - 1);
    } catch (cause) {
      const name = `${game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed ${trial.seed}`;
      throw new Error(`${name}: ${(cause as Error).message}`, { cause });
    }
  }
  return tally;
}

function runTrial(trial: Trial, plan: ContractPlan, tally: ContractTally, isLast: boolean): void {
  const { game } = trial;
  const rng = seedFast(trial.seed ^ 0x5eed);
  const s = setUp(trial, new Events());
  const moves: Move[] = [];
  runChecks(CHEAP, game, s, rng);
  while (s.flow.outcome === null) {
    if (moves.length >= (plan.maxAnswers ?? 20_000)) checks.fail(`not over after ${moves.length} answers`);
    // At least once, however short the games are.
    const isDue = below(rng, plan.costlyOneIn ?? 10) === 0;
    if (isDue || (isLast && tally.costlyChecks === 0)) checkCostly(game, s, rng, tally);
    const d = pickOpen(s, rng);
    if (hasChoice(d)) tally.decisions++;
    const answer = randomAnswer(d, rng);
    game.apply(s, d.seat, answer);
    moves.push({ seat: d.seat, answer });
    runChecks(CHEAP, game, s, rng);
  }
  checkEnd(trial, s, moves);
  if (below(rng, plan.twinsOneIn ?? plan.costlyOneIn ?? 10) === 0) {
    twinsAreSentTheSame(trial, moves, rng, tally.twins);
  }
  tally.games++;
}

function checkCostly(game: Game, s: State, rng: RngState, tally: ContractTally): void {
  runChecks(COSTLY, game, s, rng);
  tally.costlyChecks++;
  for (let seat = 0; seat < s.seats && tally.uniformityPositions < UNIFORMITY_POSITIONS; seat++) {
    if (samplesAreUniform(game, s, seat, rng)) tally.uniformityPositions++;
  }
}

/** The record replays to the same state, and the final score does not change. */
function checkEnd({ game, options, seats, seed }: Trial, s: State, moves: readonly Move[]): void {
  checks.scoresAddUp(game, s, []);
  checks.finalScoresAgree(game, s, []);
  checks.placesFollowScores(game, s, []);
  const play = {
    format: RECORD_FORMAT,
    game: game.id,
    revision: game.revision,
    options,
    seats,
    seed: { kind: 'fast', seed },
    answers: moves.map((move) => ({ ...move, by: 'bot' as const })),
    rewinds: [],
  } as const;
  if (canonicalJson(replay(game, play)) !== canonicalJson(s)) checks.fail('the record replays to a different state');
}

function runChecks(list: readonly checks.Check[], game: Game, s: State, rng: RngState): void {
  for (const check of list) check(game, s, rng);
}

/** All seat counts of the game, fewest first. */
export function seatCounts({ seats }: Game): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
}
