import { type Answer, type Decision, enumerateAnswers, limitOf, type RngState, randomAnswer } from '@regalia/kernel';

const TRIES_PER_ANSWER = 4;

/** All legal answers if there are at most `most`, else that many different ones or a few less, drawn by `rng`. */
export function candidates(d: Decision, most: number, rng: RngState): Answer[] {
  const all = [...enumerateAnswers(d, most + 1)];
  return all.length <= most ? all : drawDifferent(d, most, rng);
}

/** The legal answers that differ from `answer` in one pick (one more, one less, another in its place) or in two places. */
export function neighbors(d: Decision, answer: Answer): Answer[] {
  if (d.kind === 'amount') return neighboringAmounts(d, answer[0] as number);
  const free = d.options.filter((option, i) => answer.filter((taken) => taken === option).length < limitOf(d, i));
  const found: Answer[] = [];
  if (answer.length < d.max) for (const option of free) found.push([...answer, option]);
  for (let at = 0; at < answer.length; at++) {
    if (answer.length > d.min) found.push(answer.toSpliced(at, 1));
    for (const option of free) if (option !== answer[at]) found.push(answer.with(at, option));
  }
  if (d.kind === 'order') found.push(...exchanges(answer));
  return found;
}

/** The same text for answers that mean the same: only `order` cares for the order of its picks. */
export function answerKey(d: Decision, answer: Answer): string {
  return (d.kind === 'order' ? answer : answer.toSorted((a, b) => a - b)).join(' ');
}

function neighboringAmounts(d: Decision, amount: number): Answer[] {
  return [amount - 1, amount + 1].filter((other) => other >= d.min && other <= d.max).map((other) => [other]);
}

function exchanges(answer: Answer): Answer[] {
  return answer.flatMap((first, i) =>
    answer.slice(i + 1).map((second, k) => answer.with(i, second).with(i + 1 + k, first)),
  );
}

function drawDifferent(d: Decision, most: number, rng: RngState): Answer[] {
  const drawn = new Map<string, Answer>();
  for (let tries = most * TRIES_PER_ANSWER; tries > 0 && drawn.size < most; tries--) {
    const answer = randomAnswer(d, rng);
    drawn.set(answerKey(d, answer), answer);
  }
  return [...drawn.values()];
}
