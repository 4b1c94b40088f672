import type { Answer, Decision } from '@regalia/kernel';

/** The answers that a question offers by number, from 1: shortcuts first, then its options. */
function offers(d: Decision, shortcuts: readonly Answer[]): Answer[] {
  return [...shortcuts, ...d.options.map((option) => [option])];
}

/** Parses numbers of offers; 0 chooses none. A shortcut stands alone. Undefined if invalid. */
export function readNumbers(d: Decision, line: string, shortcuts: readonly Answer[] = []): Answer | undefined {
  const numbers = line.split(/[\s,]+/).filter((word) => word !== '');
  if (!numbers.every((word) => /^\d+$/.test(word))) return undefined;
  const values = numbers.map(Number);
  if (d.kind === 'amount') return values;
  if (values.length === 1 && values[0] === 0) return [];
  const all = offers(d, shortcuts);
  const chosen = values.map((value) => all[value - 1]);
  if (chosen.some((offer) => offer === undefined)) return undefined;
  if (chosen.length > 1 && values.some((value) => value <= shortcuts.length)) return undefined;
  return chosen.flatMap((offer) => offer ?? []);
}

/** The numbers to type for an answer. */
export function numbersOf(d: Decision, answer: Answer, shortcuts: readonly Answer[] = []): string {
  if (d.kind === 'amount') return answer.join(' ');
  if (answer.length === 0) return '0';
  return answer.map((option) => shortcuts.length + d.options.indexOf(option) + 1).join(' ');
}
