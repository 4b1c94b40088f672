import type { Answer, Decision, DecisionKind, OptionId, Params, RngState, Seat, Where } from '../base/vocabulary.ts';
import { below } from '../rng/rng.ts';

/** The optional parts of a decision. */
export interface DecisionDetails {
  readonly kind?: DecisionKind;
  readonly limits?: readonly number[];
  readonly min?: number;
  readonly max?: number;
  readonly params?: Params;
  readonly where?: Where | null;
  readonly open?: boolean;
}

const PLAIN: DecisionDetails = {};
const NO_PARAMS: Params = {};

/** Makes a decision. By default the seat picks exactly one option, and the others do not see when. */
export function decision(
  seat: Seat,
  prompt: string,
  rule: string,
  of: string,
  options: readonly OptionId[],
  details: DecisionDetails = PLAIN,
): Decision {
  return {
    seat,
    kind: details.kind ?? 'pick',
    prompt,
    rule,
    of,
    options,
    limits: details.limits ?? null,
    min: details.min ?? 1,
    max: details.max ?? 1,
    params: details.params ?? NO_PARAMS,
    where: details.where ?? null,
    open: details.open ?? false,
  };
}

/** A place of the game and the seat that owns it. */
export function at(place: string, seat: Seat | null = null): Where {
  return { place, seat };
}

export type AnswerFault = 'malformed' | 'too-few' | 'too-many' | 'not-offered' | 'too-often';

/** What is wrong with an answer; undefined if and only if it is legal. */
export function findFault(d: Decision, answer: Answer): AnswerFault | undefined {
  if (!Array.isArray(answer)) return 'malformed';
  if (d.kind === 'amount') return findAmountFault(d, answer);
  if (answer.length < d.min) return 'too-few';
  if (answer.length > d.max) return 'too-many';
  for (let i = 0; i < answer.length; i++) {
    const option = answer[i] as OptionId;
    const at = d.options.indexOf(option);
    if (at < 0) return Number.isInteger(option) ? 'not-offered' : 'malformed';
    if (Object.is(option, -0)) return 'malformed';
    if (countBefore(answer, option, i) >= limitOf(d, at)) return 'too-often';
  }
  return undefined;
}

export function isLegal(d: Decision, answer: Answer): boolean {
  return findFault(d, answer) === undefined;
}

export function limitOf(d: Decision, index: number): number {
  return d.limits === null ? 1 : (d.limits[index] as number);
}

/** Whether there are two or more legal answers. Does not enumerate them. */
export function hasChoice(d: Decision): boolean {
  if (d.kind === 'amount') return d.max > d.min;
  const available = totalAvailable(d);
  const most = Math.min(d.max, available);
  if (most > d.min) return true;
  if (most === 0 || d.options.length <= 1) return false;
  return most < available || d.kind === 'order';
}

/** The only legal answer of a decision without choice. */
export function onlyAnswer(d: Decision): Answer {
  return d.kind === 'amount' ? [d.min] : allCopies(d).slice(0, d.max);
}

/** The most options that can be chosen, counting copies. */
export function totalAvailable(d: Decision): number {
  if (d.limits === null) return d.options.length;
  let sum = 0;
  for (let i = 0; i < d.limits.length; i++) sum += d.limits[i] as number;
  return sum;
}

/** A random legal answer: first a uniform size, then uniform copies of options. */
export function randomAnswer(d: Decision, rng: RngState): Answer {
  const answer: OptionId[] = [];
  pushRandomAnswer(d, rng, answer);
  return answer;
}

/** Writes a random legal answer into `answer`, which must be empty. */
export function pushRandomAnswer(d: Decision, rng: RngState, answer: OptionId[]): void {
  if (d.kind === 'amount') {
    answer.push(d.min + below(rng, d.max - d.min + 1));
    return;
  }
  const available = totalAvailable(d);
  const most = Math.min(d.max, available);
  const size = d.min + (most > d.min ? below(rng, most - d.min + 1) : 0);
  if (size === 0) return;
  if (size === 1) {
    answer.push(copyAt(d, below(rng, available)));
    return;
  }
  pushCopies(d, answer);
  for (let i = 0; i < size; i++) {
    const j = i + below(rng, answer.length - i);
    const held = answer[i] as OptionId;
    answer[i] = answer[j] as OptionId;
    answer[j] = held;
  }
  while (answer.length > size) answer.pop();
}

/** Yields every legal answer, picks in the order of the options; stops after `max`. */
export function* enumerateAnswers(d: Decision, max = Number.POSITIVE_INFINITY): Generator<Answer> {
  let count = 0;
  for (const answer of d.kind === 'amount' ? amounts(d) : selections(d, [], 0)) {
    if (count++ >= max) return;
    yield answer;
  }
}

function findAmountFault(d: Decision, answer: Answer): AnswerFault | undefined {
  const amount = answer[0];
  if (answer.length !== 1 || amount === undefined || !Number.isInteger(amount)) return 'malformed';
  if (Object.is(amount, -0)) return 'malformed';
  if (amount < d.min) return 'too-few';
  return amount > d.max ? 'too-many' : undefined;
}

function countBefore(answer: Answer, option: OptionId, before: number): number {
  let times = 0;
  for (let i = 0; i < before; i++) if (answer[i] === option) times++;
  return times;
}

function allCopies(d: Decision): OptionId[] {
  const copies: OptionId[] = [];
  pushCopies(d, copies);
  return copies;
}

function pushCopies(d: Decision, copies: OptionId[]): void {
  for (let i = 0; i < d.options.length; i++) {
    for (let left = limitOf(d, i); left > 0; left--) copies.push(d.options[i] as OptionId);
  }
}

/** Equals `allCopies(d)[index]`. */
function copyAt(d: Decision, index: number): OptionId {
  if (d.limits === null) return d.options[index] as OptionId;
  let left = index;
  let at = 0;
  while (left >= limitOf(d, at)) left -= limitOf(d, at++);
  return d.options[at] as OptionId;
}

function* amounts(d: Decision): Generator<Answer> {
  for (let amount = d.min; amount <= d.max; amount++) yield [amount];
}

function* selections(d: Decision, taken: OptionId[], from: number): Generator<Answer> {
  if (taken.length >= d.min) yield taken.slice();
  if (taken.length === d.max) return;
  for (let i = d.kind === 'order' ? 0 : from; i < d.options.length; i++) {
    const option = d.options[i] as OptionId;
    if (countBefore(taken, option, taken.length) >= limitOf(d, i)) continue;
    taken.push(option);
    yield* selections(d, taken, i);
    taken.pop();
  }
}
