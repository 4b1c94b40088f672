import { at, type Card, callingStep, cardParam, decision, type Part } from '@regalia/kernel';
import { TOP_LAW_LEVEL } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { isSlot, levelOf, type Slot, slotsAbove } from '../pyramid/pyramid.ts';
import type { PanovnikState } from '../state.ts';
import { cardsIn, pyramid } from '../zones.ts';
import { closeCircle } from './place.ts';
import { archiveOpen, handFor } from './take.ts';

/** PAN-E.30: cards in slots of levels 1 to 4. */
export function exchangeable(s: Readonly<PanovnikState>, seat: number): Card[] {
  const inSlots = cardsIn(s, pyramid(seat)).filter((card) => isSlot(s.place[card] as number));
  return inSlots.filter((card) => levelOf(s.place[card] as Slot) <= TOP_LAW_LEVEL).sort((a, b) => a - b);
}

/** Law 65: takes the slot of another card, which goes to the hand; what lies on and under it stays (PAN-E.13). */
export const exchanging: readonly Part<Turn>[] = [
  (x) => {
    const options = exchangeable(x.state, x.me);
    x.ask(
      decision(x.me, 'exchange', 'PAN-E.30', 'card', options, {
        params: { source: cardParam(x.card) },
        where: at('pyramid', x.me),
      }),
    );
  },
  (x) => {
    const { place } = x.state;
    const card = x.chosen;
    const slot = place[card] as Slot;
    place[x.card] = slot;
    place[card] = 0;
    x.move(pyramid(x.me), card, handFor(x.me, card));
    x.out?.push({ t: 'exchanged', seat: x.me, slot, card, law: x.card });
    for (const circle of [slot, ...slotsAbove(slot)]) closeCircle(x, circle);
    x.set({ taken: card });
  },
  callingStep((x) => x.call(archiveOpen, x.me, x.count('taken')), archiveOpen),
];
