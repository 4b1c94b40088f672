import type { OptionId } from '@regalia/kernel';
import { cardOf } from './cards/printed.ts';
import { MODES } from './modes.ts';

/** A stable readable name: 'copper', 'gain-curse'. */
export function optionName(of: string, option: OptionId): string {
  return of === 'card' ? cardOf(option).id : (MODES[option] ?? String(option));
}
