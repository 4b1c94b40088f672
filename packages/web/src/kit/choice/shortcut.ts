import type { Answer, Decision } from '@regalia/kernel';
import type { Answering } from '../gameUi.ts';

/** A question about one option that may be left is answered by yes or no: yes has a button of its own. */
export function onlyOption(d: Decision, labelOf: (answer: Answer) => string): Answering['shortcut'] {
  const [only] = d.options;
  if (only === undefined || d.options.length !== 1 || d.min !== 0 || d.max !== 1) return undefined;
  return { label: labelOf([only]), answer: [only] };
}
