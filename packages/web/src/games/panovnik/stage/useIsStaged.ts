import { useChoice } from '../../../kit/choice/choice.ts';

/** Options that lie nowhere on the table. */
const STAGED: readonly string[] = ['saving', 'mode', 'law-option', 'deck', 'token'];

export function useIsStaged(): boolean {
  const { decision } = useChoice();
  return decision !== null && STAGED.includes(decision.of);
}
