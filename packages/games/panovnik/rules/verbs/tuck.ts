import { at, cardParam, decision, type Part } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { freeCards, type Slot } from '../pyramid/pyramid.ts';
import { handOf, handSize, pyramid } from '../zones.ts';
import { tuckHidden, tuckOpenly } from './take.ts';
import { moveTokens } from './tokens.ts';

/** Law 72: any number of hand cards, face down (PAN-E.21, E.33). */
export const tuckingHand: readonly Part<Turn>[] = [
  (x) => {
    if (handSize(x.state, x.me) === 0) {
      x.skipRest();
      return;
    }
    const options = handOf(x.state, x.me).sort((a, b) => a - b);
    x.ask(
      decision(x.me, 'tuck-hand', 'PAN-E.33', 'card', options, {
        min: 0,
        max: options.length,
        params: { source: cardParam(x.card) },
        where: at('hand', x.me),
      }),
    );
  },
  (x) => {
    for (const card of x.answer.toSorted((a, b) => a - b)) tuckHidden(x, card, x.slot);
  },
];

/** Law 74: a free card of the pyramid, other than this law; its tokens come along (PAN-E.22, E.35). */
export const tuckingFree: readonly Part<Turn>[] = [
  (x) => {
    const options = otherFree(x);
    if (options.length < 2) return;
    x.ask(
      decision(x.me, 'tuck-free', 'PAN-E.22', 'card', options, {
        params: { source: cardParam(x.card) },
        where: at('pyramid', x.me),
      }),
    );
  },
  (x) => {
    const card = x.answerOf(x.me)?.[0] ?? otherFree(x)[0];
    if (card === undefined) return;
    const from = x.state.place[card] as Slot;
    tuckOpenly(x, card, pyramid(x.me), x.slot);
    moveTokens(x, from, x.slot);
  },
];

const otherFree = (x: Turn): number[] => freeCards(x.state, x.me).filter((card) => card !== x.card);
