import type { Answer, Decision } from '@regalia/kernel';

/** Parses option numbers counted from 1; 0 chooses none. Undefined if invalid. */
export function readNumbers(d: Decision, line: string): Answer | undefined {
  const numbers = line.split(/[\s,]+/).filter((word) => word !== '');
  if (!numbers.every((word) => /^\d+$/.test(word))) return undefined;
  const values = numbers.map(Number);
  if (d.kind === 'amount') return values;
  if (values.length === 1 && values[0] === 0) return [];
  const options = values.map((value) => d.options[value - 1]);
  return options.every((option) => option !== undefined) ? options : undefined;
}
