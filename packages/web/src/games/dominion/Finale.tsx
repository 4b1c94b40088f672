import { cardOf, type DominionView } from '@regalia/games/dominion';
import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { FinaleProps } from '../../kit/gameUi.ts';
import { FinaleCards } from '../../kit/parts/FinaleCards.tsx';
import { FinaleSeats } from '../../kit/parts/FinaleSeats.tsx';
import { inHandOrder } from './card/handOrder.ts';
import { word } from './words.ts';

/** Everything each seat owns at the end, with what each kind brought. */
export function Finale({ view: { seats }, score, speech }: FinaleProps<DominionView>): ReactNode {
  const pointsOf = (seat: Seat, card: Card): string | null => {
    const lines = score.find((one) => one.seat === seat)?.lines ?? [];
    const line = cardOf(card).points === 0 ? undefined : lines.find((one) => one.card === card);
    return line?.points == null ? null : speech.t('points', { n: line.points });
  };
  return (
    <FinaleSeats
      title={word(speech, 'finale.title')}
      count={seats.length}
      about={(seat) =>
        [
          word(speech, 'finale.deck', { n: seats[seat]?.owned?.length ?? 0 }),
          word(speech, 'finale.turns', { n: seats[seat]?.turns ?? 0 }),
        ].join(', ')
      }
      draw={(seat) => (
        <FinaleCards cards={inHandOrder(seats[seat]?.owned ?? [])} noteOf={(card) => pointsOf(seat, card)} />
      )}
    />
  );
}
