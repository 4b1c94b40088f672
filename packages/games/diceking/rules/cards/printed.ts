import type { Card } from '@regalia/kernel';
import { CARD_NAMES, CARDS, LANDSCAPES } from '../printed/shape.ts';

/** Citizens are cards 0 to 59, tiles come after them by landscape. */
export const tileOf = (landscape: number): Card => CARDS + landscape;
export const landscapeOf = (tile: Card): number => tile - CARDS;
export const isTile = (card: Card): boolean => card >= CARDS;
/** 'mer-01', 'coast', by number. */
export const NAMES: readonly string[] = [...CARD_NAMES, ...LANDSCAPES];
export const CARD_IDS: ReadonlyMap<string, Card> = new Map(NAMES.map((name, card) => [name, card]));
