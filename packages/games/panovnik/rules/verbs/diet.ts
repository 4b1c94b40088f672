import { at, callingStep, cardParam, decision, type Part } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { cardsIn, LAWS, laws } from '../zones.ts';
import { archiveFresh, drawLaws, freshCards, hasArchive, settleFresh, waitAgain } from './take.ts';

/** Law 70: draws laws and puts all but one as many from the hand back on the deck (PAN-E.20, E.36). */
export const returningLaws = (count: number): readonly Part<Turn>[] => [
  (x) => x.set({ drawn: drawLaws(x, count) }),
  (x) => {
    const back = x.count('drawn') - 1;
    if (back < 1) return;
    const options = cardsIn(x.state, laws(x.me))
      .concat(freshCards(x))
      .sort((a, b) => a - b);
    x.ask(
      decision(x.me, 'return-laws', 'PAN-E.20', 'card', options, {
        kind: 'order',
        min: back,
        max: back,
        params: { source: cardParam(x.card), n: back },
        where: at('hand', x.me),
      }),
    );
  },
  (x) => putBack(x, x.answerOf(x.me) ?? []),
  callingStep((x) => {
    if (x.state.fresh > 0) x.call(archiveFresh);
  }, archiveFresh),
];

function putBack(x: Turn, back: readonly number[]): void {
  const drawn = freshCards(x).filter((card) => !back.includes(card));
  if (back.length > 0) {
    if (x.state.fresh > 0) settleFresh(x, -1);
    for (const card of back) x.move(laws(x.me), card, LAWS);
    x.out?.push({ t: 'returned-laws', seat: x.me, count: back.length, cards: back });
    if (hasArchive(x, x.me)) waitAgain(x, drawn);
  }
}
