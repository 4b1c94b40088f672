import { type Answer, type Decision, enumerateAnswers, limitOf, type RngState, randomAnswer } from '@regalia/kernel';

const TRIES_PER_ANSWER = 4;

/** All legal answers if there are at most `max`, otherwise up to `max` distinct random ones. */
export function candidates(d: Decision, max: number, rng: RngState): Answer[] {
  const all = [...enumerateAnswers(d, max + 1)];
  return all.length <= max ? all : drawDistinct(d, max, rng);
}

/** The legal answers that add, remove or replace one option of `answer`, or swap two of an order. */
export function neighbors(d: Decision, answer: Answer): Answer[] {
  if (d.kind === 'amount') return neighboringAmounts(d, answer[0] as number);
  const free = d.options.filter((option, i) => answer.filter((taken) => taken === option).length < limitOf(d, i));
  const found: Answer[] = [];
  if (answer.length < d.max) for (const option of free) found.push([...answer, option]);
  for (let at = 0; at < answer.length; at++) {
    if (answer.length > d.min) found.push(answer.toSpliced(at, 1));
    for (const option of free) if (option !== answer[at]) found.push(answer.with(at, option));
  }
  if (d.kind === 'order') found.push(...swaps(answer));
  return found;
}

/** Equal for equivalent answers: the order of options matters only for `order`. */
export function answerKey(d: Decision, answer: Answer): string {
  return (d.kind === 'order' ? answer : answer.toSorted((a, b) => a - b)).join(' ');
}

function neighboringAmounts(d: Decision, amount: number): Answer[] {
  return [amount - 1, amount + 1].filter((other) => other >= d.min && other <= d.max).map((other) => [other]);
}

function swaps(answer: Answer): Answer[] {
  return answer.flatMap((first, i) =>
    answer.slice(i + 1).map((second, k) => answer.with(i, second).with(i + 1 + k, first)),
  );
}

function drawDistinct(d: Decision, max: number, rng: RngState): Answer[] {
  const drawn = new Map<string, Answer>();
  for (let tries = max * TRIES_PER_ANSWER; tries > 0 && drawn.size < max; tries--) {
    const answer = randomAnswer(d, rng);
    drawn.set(answerKey(d, answer), answer);
  }
  return [...drawn.values()];
}
