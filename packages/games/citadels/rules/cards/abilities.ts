import type { Card, Program } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { type Action, Menu } from '../menu.ts';
import type { CitadelsState } from '../state.ts';
import { STEPS } from '../steps.ts';
import type { Ability, Use } from './ability.ts';
import { ACTION_CARD_ABILITIES, useWagon } from './actionCards.ts';
import { BUILDING_ABILITIES } from './buildings.ts';
import { CHARACTER_ABILITIES } from './characters.ts';
import { CARDS, isActionCard, isBuilding } from './printed.ts';

const OF_CARDS = new Map([...CHARACTER_ABILITIES, ...BUILDING_ABILITIES, ...ACTION_CARD_ABILITIES]);
const NONE: readonly Ability[] = [];
const BY_CARD: readonly (readonly Ability[])[] = CARDS.map((_, card) => OF_CARDS.get(card) ?? NONE);

/** Everything that can be done in a turn, by name: the action, and for an action card its own name besides. */
const ABILITIES: ReadonlyMap<string, Ability> = new Map<string, Ability>([
  ...[...Object.values(STEPS), useWagon].map((one) => [one.action, one] as const),
  ...BY_CARD.flatMap((abilities, card) => abilities.map((one) => [nameOf(one.action, card), one] as const)),
]);

/** Undefined where a card cannot be used like that, as Acrobat and Frištenský in one's own turn (CIT-9.3). */
export function findAbility(action: Action, card: Card): Ability | undefined {
  return ABILITIES.get(nameOf(action, card));
}

export function abilityFor(action: Action, card: Card): Ability {
  const found = findAbility(action, card);
  if (found === undefined) throw new RangeError(`nothing is called "${action}" for card ${card}`);
  return found;
}

/** A card that can be used in a turn, and how. */
export interface CardUse extends Use {
  readonly card: Card;
  readonly action: Action;
}

/** All that this card can be used for in a turn; nothing where it only stands or answers questions. */
export function usesOf(card: Card): CardUse[] {
  return (BY_CARD[card] ?? NONE).map(({ action, use }) => ({ card, action, ...use }));
}

/** The programs of all abilities, by name. */
export const ABILITY_PROGRAMS: Readonly<Record<string, Program<Turn>>> = Object.fromEntries(
  [...ABILITIES].map(([name, { program }]) => [name, program]),
);

/** Everything that the seat whose turn it is may do now. */
export function menuOf(s: Readonly<CitadelsState>): Menu {
  const menu = new Menu(s);
  STEPS.takeCoins.offer(menu);
  STEPS.takeCards.offer(menu);
  STEPS.build.offer(menu);
  STEPS.takeColorIncome.offer(menu);
  offerAbilities(menu, menu.turn.character);
  const { city } = menu;
  for (let i = 0; i < city.length; i++) if (isBuilding(city[i] as Card)) offerAbilities(menu, city[i] as Card);
  if (s.variant) offerActionCards(menu);
  STEPS.end.offer(menu);
  return menu;
}

function offerActionCards(menu: Menu): void {
  for (const card of menu.kinds) if (isActionCard(card)) offerAbilities(menu, card);
  useWagon.offer(menu);
}

function offerAbilities(menu: Menu, card: Card): void {
  const abilities = BY_CARD[card] ?? NONE;
  for (let i = 0; i < abilities.length; i++) (abilities[i] as Ability).offer(menu);
}

function nameOf(action: Action, card: Card): string {
  return action === 'play' ? `play-${CARDS[card]?.id}` : action;
}
