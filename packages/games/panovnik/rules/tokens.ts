import type { Color } from './colors.ts';

/** A kind of token that can lie on a card, by its index here. Eternal gems and stored gems are among them. */
export type Token = number;

/** The values of power-point tokens (PAN-1.7). */
const POINT_VALUES = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15] as const;
const BONUS_VALUES = [2, 3, 5] as const;

export const MAGIC: Token = 10;
export const SCIENCE: Token = 11;
export const DEFENSE: Token = 12;
const FIRST_BONUS = 13;
const FIRST_CIRCLE_BONUS = 16;
const FIRST_ETERNAL = 24;
const FIRST_USED = 28;
const FIRST_STORED = 32;
export const TOKEN_KINDS = 36;

export function pointToken(value: number): Token {
  return POINT_VALUES.indexOf(value as (typeof POINT_VALUES)[number]);
}

export function magicBonus(value: number): Token {
  return FIRST_BONUS + BONUS_VALUES.indexOf(value as (typeof BONUS_VALUES)[number]);
}

export function circleBonus(color: Color, value: number): Token {
  return FIRST_CIRCLE_BONUS + color + (value === 4 ? 4 : 0);
}

/** PAN-7.8: an eternal gem that has not yet saved a payment in this building phase. */
export const eternal = (color: Color): Token => FIRST_ETERNAL + color;
/** A gem put away by law 76. */
export const storedGem = (color: Color): Token => FIRST_STORED + color;

export const isPoints = (token: Token): boolean => token < MAGIC;
export const isEternal = (token: Token): boolean => token >= FIRST_ETERNAL && token < FIRST_STORED;
export const isUsed = (token: Token): boolean => token >= FIRST_USED && token < FIRST_STORED;
export const isGem = (token: Token): boolean => token >= FIRST_ETERNAL;
/** PAN-E.17: everything but gems. */
export const isSwappable = (token: Token): boolean => token < FIRST_ETERNAL;

/** Of a circle bonus or a gem. */
export const colorOf = (token: Token): Color => token & 3;

/** Points, or the value of a bonus; 1 for the others. */
export function tokenValue(token: Token): number {
  if (isPoints(token)) return POINT_VALUES[token] as number;
  if (token < FIRST_BONUS || token >= FIRST_ETERNAL) return 1;
  if (token < FIRST_CIRCLE_BONUS) return BONUS_VALUES[token - FIRST_BONUS] as number;
  return token < FIRST_CIRCLE_BONUS + 4 ? 2 : 4;
}

export type TokenKind =
  | 'points'
  | 'magic'
  | 'science'
  | 'defense'
  | 'magic-bonus'
  | 'circle-bonus'
  | 'eternal'
  | 'stored';

export function kindOf(token: Token): TokenKind {
  if (isPoints(token)) return 'points';
  if (token === MAGIC) return 'magic';
  if (token === SCIENCE) return 'science';
  if (token === DEFENSE) return 'defense';
  if (token < FIRST_CIRCLE_BONUS) return 'magic-bonus';
  if (token < FIRST_ETERNAL) return 'circle-bonus';
  return token < FIRST_STORED ? 'eternal' : 'stored';
}
