import { below, type Decision, limitOf, type OptionId, type RngState } from '@regalia/kernel';

/** Stands for "no further pick" among the options of a stage; real options are never negative. */
export const STOP: OptionId = -1;

/**
 * What may be picked next when `taken` is picked already: one option, or STOP where the answer may end. A pick takes its
 * options in the order in which they are offered, so that each set is reached in one way. Writes into `next`, which is empty.
 */
export function nextPicks(d: Decision, taken: readonly OptionId[], next: OptionId[]): void {
  if (d.kind === 'amount') {
    if (taken.length === 0) for (let amount = d.min; amount <= d.max; amount++) next.push(amount);
    return;
  }
  if (taken.length >= d.min) next.push(STOP);
  if (taken.length >= d.max) return;
  if (d.kind === 'order') pushFree(d, taken, 0, next);
  else pushInOrder(d, taken, next);
}

/** Whether the answer is complete without saying so. */
export function isComplete(d: Decision, taken: readonly OptionId[]): boolean {
  return d.kind === 'amount' ? taken.length === 1 : taken.length >= d.max;
}

/** Goes on picking at random until the answer is complete. */
export function completeAtRandom(d: Decision, rng: RngState, answer: OptionId[]): void {
  while (!isComplete(d, answer)) {
    const next: OptionId[] = [];
    nextPicks(d, answer, next);
    const option = next[below(rng, next.length)] as OptionId;
    if (option === STOP) return;
    answer.push(option);
  }
}

function pushFree(d: Decision, taken: readonly OptionId[], from: number, next: OptionId[]): void {
  for (let i = from; i < d.options.length; i++) {
    const option = d.options[i] as OptionId;
    if (timesIn(taken, option) < limitOf(d, i)) next.push(option);
  }
}

/** From the last pick on, as long as enough is left to reach the fewest. */
function pushInOrder(d: Decision, taken: readonly OptionId[], next: OptionId[]): void {
  const last = taken.length === 0 ? 0 : d.options.indexOf(taken[taken.length - 1] as OptionId);
  let left = 0;
  for (let i = last; i < d.options.length; i++) left += limitOf(d, i);
  if (taken.length > 0) left -= timesIn(taken, taken[taken.length - 1] as OptionId);
  for (let i = last; i < d.options.length; i++) {
    const option = d.options[i] as OptionId;
    const free = limitOf(d, i) - timesIn(taken, option);
    if (left < d.min - taken.length) return;
    if (free > 0) next.push(option);
    left -= free;
  }
}

function timesIn(taken: readonly OptionId[], option: OptionId): number {
  let times = 0;
  for (let i = 0; i < taken.length; i++) if (taken[i] === option) times++;
  return times;
}
