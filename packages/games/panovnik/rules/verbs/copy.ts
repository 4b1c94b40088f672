import { at, type Card, callingStep, cardParam, decision, type Part, repeatWhile } from '@regalia/kernel';
import { isLaw } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { isSlot, type Slot } from '../pyramid/pyramid.ts';
import type { PanovnikState } from '../state.ts';
import { colorOf, isEternal } from '../tokens.ts';
import { tokensAt } from '../tokensOnCards.ts';
import { cardsIn, pyramid } from '../zones.ts';
import { tuckOpenly } from './take.ts';
import { gainEternal, putToken } from './tokens.ts';

/** PAN-E.16: characters in slots, on any level. */
export function hosts(s: Readonly<PanovnikState>, seat: number): Card[] {
  return cardsIn(s, pyramid(seat))
    .filter((card) => !isLaw(card) && isSlot(s.place[card] as number))
    .sort((a, b) => a - b);
}

/** Law 66 goes under a character, whose slot is then in `slot`. */
export const hosting: readonly Part<Turn>[] = [
  (x) => {
    const options = hosts(x.state, x.me);
    x.ask(
      decision(x.me, 'host', 'PAN-E.16', 'card', options, {
        params: { source: cardParam(x.card) },
        where: at('pyramid', x.me),
      }),
    );
  },
  (x) => {
    const slot = x.state.place[x.chosen] as Slot;
    x.set({ slot, tokens: tokensAt(x.state, slot).length });
    tuckOpenly(x, x.card, pyramid(x.me), slot);
  },
];

/** One more of every token that lay there; an eternal gem needs a real one. Stored gems lie on laws only. */
export const copyingTokens: readonly Part<Turn>[] = [
  ...repeatWhile<Turn>(
    (x) => x.count('copied') < x.count('tokens'),
    [
      callingStep((x) => {
        const slot = x.count('slot');
        const token = tokensAt(x.state, slot)[x.count('copied')] as number;
        x.set({ copied: x.count('copied') + 1 });
        if (isEternal(token)) x.call(gainEternal, x.me, x.card, { slot, color: colorOf(token) });
        else putToken(x, slot, token);
      }, gainEternal),
    ],
  ),
];
