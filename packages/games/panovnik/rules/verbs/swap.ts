import { at, cardParam, decision, type Part, type Seat, seatParam } from '@regalia/kernel';
import { ALL_COLORS } from '../colors.ts';
import type { Turn } from '../effect.ts';
import { seatOf } from '../pyramid/pyramid.ts';
import { gemCount, type PanovnikState } from '../state.ts';
import { isSwappable } from '../tokens.ts';
import { kindOnSlot, slotOfToken, tokenOn } from '../tokensOnCards.ts';
import { gemsIn, ownGems, spendGems } from './gems.ts';

/** PAN-E.17: what law 67 costs. */
const RANSOM = 3;

/** Swappable tokens in slots, of one seat or of all others; each kind in each slot once. */
function swappable({ tokens }: Readonly<PanovnikState>, seat: Seat, own: boolean): number[] {
  const found = tokens.filter(
    (token) => isSwappable(kindOnSlot(token)) && (seatOf(slotOfToken(token)) === seat) === own,
  );
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Law 67: one token for another, and three gems to the seat that had it; or nothing at all. */
export const swapping: readonly Part<Turn>[] = [
  (x) => {
    const possible = gemCount(x.state, x.me) >= RANSOM && swappable(x.state, x.me, false).length > 0;
    const options = possible ? swappable(x.state, x.me, true) : [];
    if (options.length === 0) {
      x.skipRest();
      return;
    }
    x.ask(
      decision(x.me, 'swap-own', 'PAN-E.17', 'token', options, {
        min: 0,
        params: { source: cardParam(x.card) },
        where: at('pyramid', x.me),
      }),
    );
  },
  (x) => {
    if (x.chosen < 0) {
      x.skipRest();
      return;
    }
    x.set({ own: x.chosen });
  },
  (x) => {
    const options = swappable(x.state, x.me, false);
    x.ask(
      decision(x.me, 'swap-other', 'PAN-E.17', 'token', options, {
        params: { source: cardParam(x.card) },
        where: at('pyramid'),
      }),
    );
  },
  (x) => x.set({ other: x.chosen }),
  (x) => {
    const { options, limits } = ownGems(x);
    const about = seatParam(seatOf(slotOfToken(x.count('other'))));
    x.ask(
      decision(x.me, 'swap-gems', 'PAN-E.17', 'gem', options, {
        limits,
        min: RANSOM,
        max: RANSOM,
        params: { source: cardParam(x.card), about },
        where: at('screen', x.me),
      }),
    );
  },
  (x) => swap(x, x.count('own'), x.count('other'), gemsIn(x.answer)),
];

function swap(x: Turn, own: number, theirs: number, paid: readonly number[]): void {
  const { tokens, counted } = x.state;
  const other = seatOf(slotOfToken(theirs));
  for (const color of ALL_COLORS) {
    const gems = paid[color] as number;
    if (gems === 0) continue;
    spendGems(x, x.me, color, gems);
    counted[4 * other + color] = (counted[4 * other + color] as number) + gems;
  }
  const [slot, token] = [slotOfToken(own), kindOnSlot(own)];
  const [otherSlot, otherToken] = [slotOfToken(theirs), kindOnSlot(theirs)];
  const [mine, yours] = [tokens.indexOf(own), tokens.indexOf(theirs)];
  tokens[mine] = tokenOn(slot, otherToken);
  tokens[yours] = tokenOn(otherSlot, token);
  x.out?.push({ t: 'swapped', seat: x.me, other, slot, token, otherSlot, otherToken, paid });
}
