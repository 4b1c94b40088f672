import type { Slot } from './pyramid/pyramid.ts';
import type { PanovnikState } from './state.ts';
import type { Token } from './tokens.ts';

/** Tokens lie in slots rather than on cards, since a card that is exchanged leaves its tokens behind (law 65). */
const KINDS = 64;

export const tokenOn = (slot: Slot, token: Token): number => slot * KINDS + token;
export const slotOfToken = (tokenOnSlot: number): Slot => Math.trunc(tokenOnSlot / KINDS);
export const kindOnSlot = (tokenOnSlot: number): Token => tokenOnSlot & (KINDS - 1);

export function tokensAt(s: Readonly<PanovnikState>, slot: Slot): Token[] {
  return s.tokens.filter((token) => slotOfToken(token) === slot).map(kindOnSlot);
}
