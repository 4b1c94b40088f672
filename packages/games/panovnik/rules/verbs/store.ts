import { at, cardParam, decision, type Part } from '@regalia/kernel';
import { ALL_COLORS } from '../colors.ts';
import type { Turn } from '../effect.ts';
import { gemCount } from '../state.ts';
import { storedGem } from '../tokens.ts';
import { tokenOn } from '../tokensOnCards.ts';
import { gemsIn, ownGems, spendGems } from './gems.ts';

/** Law 76: up to `most` gems from behind the screen onto this law, out of circulation (PAN-E.24). */
export const storing = (most: number): readonly Part<Turn>[] => [
  (x) => {
    const max = Math.min(most, gemCount(x.state, x.me));
    if (max === 0) {
      x.skipRest();
      return;
    }
    const { options, limits } = ownGems(x);
    x.ask(
      decision(x.me, 'store', 'PAN-E.24', 'gem', options, {
        limits,
        min: 0,
        max,
        params: { source: cardParam(x.card), max },
        where: at('screen', x.me),
      }),
    );
  },
  (x) => {
    const gems = gemsIn(x.answer);
    for (const color of ALL_COLORS) {
      const count = gems[color] as number;
      if (count > 0) spendGems(x, x.me, color, count);
      for (let i = 0; i < count; i++) x.state.tokens.push(tokenOn(x.slot, storedGem(color)));
    }
    x.out?.push({ t: 'stored', seat: x.me, slot: x.slot, gems });
  },
];
