import type { Answer, Card, Decision, OptionId } from '@regalia/kernel';
import { cardOf } from '../rules/cards/printed.ts';
import { optionOf } from '../rules/menu.ts';
import type { CitadelsState } from '../rules/state.ts';

const COINS: OptionId = optionOf('coins');
const END: OptionId = optionOf('end');

/** CIT-14.11: for an absent person: income in coins, then the end of the turn; windows are passed. */
export function fallback(_: Readonly<CitadelsState>, d: Decision): Answer {
  if (d.prompt === 'turn') return [COINS, END].filter((option) => d.options.includes(option)).slice(0, 1);
  const copies = d.options.flatMap((option, i) => new Array<Card>(d.limits?.[i] ?? 1).fill(option));
  const takes = d.prompt === 'keep' || d.prompt === 'take';
  if (takes) copies.sort((a, b) => cardOf(b).cost - cardOf(a).cost || a - b);
  return copies.slice(0, d.min);
}
