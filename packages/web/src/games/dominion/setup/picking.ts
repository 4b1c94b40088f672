import { CARD_IDS, CARDS, cardOf, makeKingdomCode, parseKingdomCode } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';

export const KINGDOM_KINDS = 10;
const BASIC_KINDS = 7;

/** All kinds that can be picked, by name as the language sorts. */
export const PICKABLE: readonly Card[] = CARDS.map((_, card) => card).slice(BASIC_KINDS);

/** The kinds of the option as far as they are picked: their names with commas, or a code. */
export function readPicked(cards: string): Card[] {
  if (/^[0-9a-zA-Z]{8}$/.test(cards)) {
    try {
      return parseKingdomCode(cards);
    } catch {
      return [];
    }
  }
  return cards.split(',').flatMap((id) => CARD_IDS.get(id) ?? []);
}

/** Ten kinds are a code; fewer are a list of names that no table takes. */
export function writePicked(kinds: readonly Card[]): string {
  return kinds.length === KINGDOM_KINDS ? makeKingdomCode(kinds) : kinds.map((card) => cardOf(card).id).join(',');
}

/** Fills up to ten at random. */
export function fillUp(kinds: readonly Card[]): Card[] {
  const filled = [...kinds];
  const left = PICKABLE.filter((card) => !kinds.includes(card));
  while (filled.length < KINGDOM_KINDS) {
    const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
    filled.push(...left.splice(lot % left.length, 1));
  }
  return filled;
}
