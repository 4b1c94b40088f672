import type { OptionId } from '@regalia/kernel';
import { cardOf, SYMBOLS } from './cards/printed.ts';

/** A stable readable name: 'kings-nest', 'garden'. */
export function optionName(of: string, option: OptionId): string {
  return of === 'card' ? cardOf(option).id : (SYMBOLS[option] ?? String(option));
}
