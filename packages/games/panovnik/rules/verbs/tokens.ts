import { at, cardParam, decision, type Program, program, type Seat } from '@regalia/kernel';
import { ALL_COLORS, type Color } from '../colors.ts';
import type { Turn } from '../effect.ts';
import { type Slot, seatOf } from '../pyramid/pyramid.ts';
import { gemsOf } from '../state.ts';
import { eternal, isUsed, type Token } from '../tokens.ts';
import { kindOnSlot, slotOfToken, tokenOn } from '../tokensOnCards.ts';
import { spendGems } from './gems.ts';

/** PAN-7.10, PAN-11.3: a token comes from an unlimited supply. */
export function putToken(x: Turn, slot: Slot, token: Token): void {
  x.state.tokens.push(tokenOn(slot, token));
  x.out?.push({ t: 'token', seat: seatOf(slot), slot, token });
}

/** PAN-8.7. */
export function gainAttack(x: Turn, seat: Seat): void {
  x.state.attacks[seat] = (x.state.attacks[seat] as number) + 1;
  x.out?.push({ t: 'attack-gained', seat });
}

/** PAN-E.22: everything that lies in one slot comes to lie in another. */
export function moveTokens(x: Turn, from: Slot, to: Slot): void {
  const { tokens } = x.state;
  let moved = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (slotOfToken(tokens[i] as number) !== from) continue;
    tokens[i] = tokenOn(to, kindOnSlot(tokens[i] as number));
    moved++;
  }
  if (moved > 0) x.out?.push({ t: 'moved-tokens', seat: x.me, from, to });
}

/** PAN-7.8: an eternal gem of a color has saved a payment. */
export function useEternal(x: Turn, seat: Seat, color: Color): void {
  const { tokens } = x.state;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as number;
    if (kindOnSlot(token) !== eternal(color) || seatOf(slotOfToken(token)) !== seat) continue;
    tokens[i] = token + USED;
    return;
  }
}

const USED = 4;

/** PAN-7.8: every eternal gem may save again in the next building phase. */
export function freshenEternals(x: Turn): void {
  const { tokens } = x.state;
  for (let i = 0; i < tokens.length; i++) {
    if (isUsed(kindOnSlot(tokens[i] as number))) tokens[i] = (tokens[i] as number) - USED;
  }
}

/** PAN-8.9: an eternal gem of `color` onto `slot`; from the supply, or from behind the screen if the seat likes. */
export const gainEternal: Program<Turn> = program([
  (x) => {
    const color = x.count('color');
    if ((x.state.supply[color] as number) > 0) return;
    const options = gemsOf(x.state, x.me, color) > 0 ? [color] : [];
    const params = { color: { of: 'gem', id: color }, source: cardParam(x.card) };
    x.ask(decision(x.me, 'eternal-own', 'PAN-8.9', 'gem', options, { min: 0, params, where: at('screen', x.me) }));
  },
  (x) => {
    const color = x.count('color');
    const own = x.answerOf(x.me);
    if (own !== undefined && own.length === 0) {
      x.out?.push({ t: 'eternal-missed', seat: x.me, color });
      return;
    }
    if (own === undefined) x.state.supply[color] = (x.state.supply[color] as number) - 1;
    else spendGems(x, x.me, color, 1);
    x.state.tokens.push(tokenOn(x.count('slot'), eternal(color)));
    x.out?.push({ t: 'eternal', seat: x.me, slot: x.count('slot'), color, own: own !== undefined });
  },
]);

/** PAN-9.3: the same with a color of free choice. */
export const chooseEternal: Program<Turn> = program([
  (x) => {
    const params = { source: cardParam(x.card) };
    x.ask(decision(x.me, 'eternal-color', 'PAN-9.3', 'gem', ALL_COLORS, { params, where: at('supply') }));
  },
  (x) => x.call(gainEternal, x.me, x.card, { slot: x.count('slot'), color: x.chosen }),
]);
