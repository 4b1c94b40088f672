import { ascending, type Card, sortByCardNumber } from '@regalia/kernel';
import { REVISIONS } from '../revisions.ts';
import { BASE, BASIC, type CardType, type DominionCard, INTRIGUE, TYPES } from './sets.ts';

export * from './basicKinds.ts';
export { type CardType, type DominionCard, TYPES } from './sets.ts';

/** All kinds in the order of their numbers, the basic ones first; a kind is named by its place here. */
export const CARDS: readonly DominionCard[] = sortByCardNumber(REVISIONS, [...BASIC, ...INTRIGUE, ...BASE]);
/** All kinds by name. */
export const CARD_IDS: ReadonlyMap<string, Card> = new Map(CARDS.map(({ id }, kind) => [id, kind]));

export function cardOf(kind: Card): DominionCard {
  const found = CARDS[kind];
  if (found === undefined) throw new RangeError(`there is no card ${kind}`);
  return found;
}

const kindsIn = (set: readonly DominionCard[]) => ascending(set.map(({ id }) => CARD_IDS.get(id) as Card));

export const INTRIGUE_KINDS: readonly Card[] = kindsIn(INTRIGUE);
export const BASE_KINDS: readonly Card[] = kindsIn(BASE);

const typeBit = (type: CardType): number => 1 << TYPES.indexOf(type);
const ACTION = typeBit('action');
const ATTACK = typeBit('attack');
const REACTION = typeBit('reaction');
const TREASURE = typeBit('treasure');
const VICTORY = typeBit('victory');

const typeBits: readonly number[] = CARDS.map(({ types }) => types.reduce((bits, type) => bits | typeBit(type), 0));
const printedCosts: readonly number[] = CARDS.map(({ cost }) => cost);
const printedCoins: readonly number[] = CARDS.map(({ coins }) => coins);

function is(kind: Card, type: number): boolean {
  return ((typeBits[kind] as number) & type) !== 0;
}

export const isAction = (kind: Card): boolean => is(kind, ACTION);
export const isAttack = (kind: Card): boolean => is(kind, ATTACK);
export const isReaction = (kind: Card): boolean => is(kind, REACTION);
export const isTreasure = (kind: Card): boolean => is(kind, TREASURE);
export const isVictory = (kind: Card): boolean => is(kind, VICTORY);
export const printedCost = (kind: Card): number => printedCosts[kind] as number;
export const printedCoinsOf = (kind: Card): number => printedCoins[kind] as number;
