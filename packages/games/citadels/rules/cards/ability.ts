import { type Part, type Program, program } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import type { Action, Menu } from '../menu.ts';

/** What an action is aimed at: a character, a seat, a building of a city, or a card of one's own hand. */
export type Target = 'character' | 'seat' | 'building' | 'hand';

/** How an ability is used, and what it is worth. */
export interface Use {
  /** What is chosen for it, in this order; nothing if left out. */
  readonly targets?: readonly Target[];
  readonly price?: number;
  readonly coins?: number;
  readonly cards?: number;
}

/** Something that can be done in one's own turn: when it is on the menu, and what happens. */
export interface Ability {
  readonly action: Action;
  readonly rule: string;
  readonly offer: (menu: Menu) => void;
  readonly program: Program<Turn>;
  readonly use: Use;
}

const AT_ONCE: Use = {};

/** `text` is what happens, in the order of the rule; `x.card` and `x.target` are what was chosen. */
export function ability(
  action: Action,
  rule: string,
  offer: (menu: Menu) => void,
  text: readonly Part<Turn>[],
  use: Use = AT_ONCE,
): Ability {
  return { action, rule, offer, program: program(text), use };
}
