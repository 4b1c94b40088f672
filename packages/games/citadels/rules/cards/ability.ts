import { type Part, type Program, program } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import type { Action, Menu } from '../menu.ts';

/** Something that can be done in one's own turn: when it is on the menu, and what happens. */
export interface Ability {
  readonly action: Action;
  readonly rule: string;
  readonly offer: (menu: Menu) => void;
  readonly program: Program<Turn>;
}

/** `text` is what happens, in the order of the rule; `x.card` and `x.target` are what was chosen. */
export function ability(
  action: Action,
  rule: string,
  offer: (menu: Menu) => void,
  text: readonly Part<Turn>[],
): Ability {
  return { action, rule, offer, program: program(text) };
}
