import { IllegalAnswer, NotAsked } from '../../base/errors.ts';
import type { Answer, Decision, RngState, State, Viewer } from '../../base/vocabulary.ts';
import { canonicalJson } from '../../crypto/canonical.ts';
import { enumerateAnswers, isLegal, randomAnswer } from '../../decision/decision.ts';
import { openDecisions } from '../../flow/run.ts';
import type { Game } from '../../game/game.ts';
import { below } from '../../rng/rng.ts';
import { isSame } from './isSame.ts';
import { Events, playOn } from './play.ts';

/** Checks of a single state. Each throws ContractViolation with the reason. */
export type Check = (game: Game, s: State, rng: RngState) => void;

const FUTURE = 12;
const ANSWERS_TRIED = 8;
const RULE_ID = /^[A-Z]{3}-/;

export function fail(message: string): never {
  throw new Error(message);
}

/** Decisions are open if and only if the game is not over, and the deciding tie-break exists. */
export const asksUntilOver: Check = (game, s) => {
  const open = openDecisions(s).length;
  if (s.flow.outcome === null ? open === 0 : s.flow.asked.length > 0) fail('open decisions and outcome disagree');
  const decidedBy = s.flow.outcome?.decidedBy ?? -1;
  if (decidedBy > game.tieBreaks) fail(`tie-break ${decidedBy} does not exist; the game has ${game.tieBreaks}`);
};

export const cloneSharesNothing: Check = (game, s, rng) => {
  const before = restored(s);
  const copy = game.clone(s);
  if (!isSame(copy, before)) fail('a clone differs from its original');
  const shared = findShared(s, copy, '$');
  if (shared !== undefined) fail(`a clone shares ${shared} with its original`);
  playOn(game, copy, rng, FUTURE);
  if (!isSame(s, before)) fail('playing on a clone changed the original');
};

export const jsonKeepsFuture: Check = (game, s, rng) => {
  const other = restored(s);
  const live = game.clone(s);
  for (const { seat, answer } of playOn(game, live, rng, FUTURE)) game.apply(other, seat, answer);
  if (!isSame(other, live)) fail('a state restored from JSON plays on differently');
};

/** Throws if something in the state is not plain data. */
export const isPlainData: Check = (_, s) => void canonicalJson(s);

export const offeredAnswersApply: Check = (game, s, rng) => {
  for (const d of openDecisions(s)) {
    const answers = [...enumerateAnswers(d, ANSWERS_TRIED), randomAnswer(d, rng)];
    for (const answer of answers) game.apply(game.clone(s), d.seat, answer);
  }
};

export const otherAnswersAreRefused: Check = (game, s, rng) => {
  const before = restored(s);
  for (const d of openDecisions(s)) {
    for (const answer of wrongAnswers(d, rng)) refuse(game, s, d, answer);
  }
  if (!isSame(s, before)) fail('a refused answer changed the state');
};

export const seatsNotAskedAreRefused: Check = (game, s) => {
  for (let seat = 0; seat <= s.seats; seat++) {
    if (openDecisions(s).some((d) => d.seat === seat)) continue;
    try {
      game.apply(s, seat, [0]);
    } catch (error) {
      if (error instanceof NotAsked) continue;
      throw error;
    }
    fail(`seat ${seat} answered without being asked`);
  }
};

export const jointAnswersCommute: Check = (game, s, rng) => {
  const open = openDecisions(s);
  if (open.length < 2) return;
  const moves = open.map((d) => ({ seat: d.seat, answer: randomAnswer(d, rng) }));
  const results = [moves, moves.slice().reverse()].map((order) => {
    const copy = game.clone(s);
    const events = new Events();
    for (const { seat, answer } of order) game.apply(copy, seat, answer, events);
    return [copy, events.list];
  });
  if (!isSame(results[0], results[1])) fail('the result depends on the order in which joint answers arrive');
};

export const withdrawnAnswersLeaveNoTrace: Check = (game, s, rng) => {
  const open = openDecisions(s);
  if (open.length < 2) return;
  const copy = game.clone(s);
  const d = open[below(rng, open.length)] as Decision;
  game.apply(copy, d.seat, randomAnswer(d, rng));
  game.withdraw(copy, d.seat);
  if (!isSame(copy, s)) fail('withdrawing an answer did not restore the state');
};

export const fallbackIsLegal: Check = (game, s) => {
  for (const d of openDecisions(s)) {
    const answer = game.fallback(s, d);
    if (!isLegal(d, answer)) fail(`the fallback for "${d.prompt}" is not legal: ${answer.join(' ')}`);
  }
};

export const decisionsCiteRules: Check = (_, s) => {
  for (const d of openDecisions(s)) if (!RULE_ID.test(d.rule)) fail(`"${d.prompt}" cites no rule: ${d.rule}`);
};

/** Every breakdown adds up to its total, preview lines excluded. */
export const scoresAddUp: Check = (game, s) => {
  for (const { seat, total, lines } of game.score(s, 'judge')) {
    const sum = lines.reduce((points, line) => (line.preview ? points : points + (line.points ?? 0)), 0);
    if (sum !== total) fail(`the score lines of seat ${seat} add up to ${sum}, not to the total ${total}`);
    const bare = lines.find((line) => !RULE_ID.test(line.rule));
    if (bare !== undefined) fail(`a score line cites no rule: ${bare.key}`);
  }
};

function restored(s: State): State {
  return JSON.parse(JSON.stringify(s)) as State;
}

/** If the game declares its score public, every viewer gets the same score. */
export const publicScoresAgree: Check = (game, s) => {
  const other = game.isScorePublic ? viewerWithOtherScore(game, s) : undefined;
  if (other !== undefined) fail(`the score is declared public, but ${other} gets a different one`);
};

/** Once a game is over, every viewer gets the judge's score. */
export const finalScoresAgree: Check = (game, s) => {
  const other = viewerWithOtherScore(game, s);
  if (other !== undefined) fail(`the game is over, but ${other} gets a different score than the judge`);
};

/** If points decided or all are tied, the places follow from the score sheets. */
export const placesFollowScores: Check = (game, s) => {
  const { outcome } = s.flow;
  if (outcome === null || outcome.winners.length === 0 || outcome.decidedBy > 0) return;
  const totals = game.score(s, 'judge').map(({ total }) => total);
  const isBeaten = (place: number, seat: number) =>
    outcome.places.some((other, rival) => other <= place && (totals[rival] as number) < (totals[seat] as number));
  if (outcome.places.some(isBeaten)) fail(`places ${outcome.places.join(' ')} for ${totals.join(' ')} points`);
};

function viewerWithOtherScore(game: Game, s: State): Viewer | undefined {
  const all = canonicalJson(game.score(s, 'judge'));
  const viewers = ['spectator' as const, ...Array.from({ length: s.seats }, (_, seat) => seat)];
  return viewers.find((viewer) => canonicalJson(game.score(s, viewer)) !== all);
}

function refuse(game: Game, s: State, d: Decision, answer: Answer): void {
  try {
    game.apply(s, d.seat, answer);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    if (!RULE_ID.test(error.ruleId)) fail(`a refusal cites no rule: ${error.refusal.key}`);
    return;
  }
  fail(`an answer that was not offered was accepted for "${d.prompt}": ${answer.join(' ')}`);
}

function wrongAnswers(d: Decision, rng: RngState): Answer[] {
  const legal = randomAnswer(d, rng);
  const tooMany = Array.from({ length: d.max + 1 }, (_, i) => d.options[i % Math.max(1, d.options.length)] ?? 0);
  const absent = Math.max(-1, ...d.options) + 1 + below(rng, 5);
  const candidates = [[], tooMany, [absent], [...legal.slice(1), absent], [...legal, ...legal], [-1], [0.5]];
  return candidates.filter((answer) => !isLegal(d, answer));
}

const MAY_BE_SHARED = /\.flow\.((asked|given|outcome)\b|stack\.\d+\.vars$)/;

/** The path of an object that both share. Decisions, answers, outcomes and vars are immutable and may be shared. */
function findShared(a: unknown, b: unknown, path: string): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return MAY_BE_SHARED.test(path) ? undefined : path;
  for (const key of Object.keys(a)) {
    const found = findShared(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found !== undefined && !/\.flow\.(asked|given|outcome)\./.test(found)) return found;
  }
  return undefined;
}
