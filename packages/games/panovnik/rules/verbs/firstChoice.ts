import { at, type Card, callingStep, cardParam, decision, type Part, when } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { cardsIn, OFFER, SMALL } from '../zones.ts';
import { archiveOpen, takeFromOffer } from './take.ts';

/** PAN-E.18: any card of the offer into the hand, and the top card of the small deck to its position. */
export const takingFirst: readonly Part<Turn>[] = [
  ...when<Turn>(
    (x) => cardsIn(x.state, OFFER).length > 0,
    [
      (x) => {
        const options = cardsIn(x.state, OFFER).toSorted((a, b) => a - b);
        x.ask(
          decision(x.me, 'first-choice', 'PAN-E.18', 'card', options, {
            params: { source: cardParam(x.card) },
            where: at('offer'),
          }),
        );
      },
      (x) => {
        const position = x.state.offer.indexOf(x.chosen);
        x.set({ taken: x.chosen, position });
        takeFromOffer(x, x.me, x.chosen);
        x.out?.push({ t: 'won', seat: x.me, card: x.chosen, by: 'law' });
      },
      callingStep((x) => x.call(archiveOpen, x.me, x.count('taken')), archiveOpen),
      (x) => refill(x, x.count('position')),
    ],
  ),
];

function refill(x: Turn, position: number): void {
  const card: Card = x.moveTop(SMALL, OFFER);
  if (card < 0) return;
  x.state.offer[position] = card;
  x.out?.push({ t: 'refilled', card, position });
}
