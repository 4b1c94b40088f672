import type { CitadelsView } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import type { FinaleProps } from '../../kit/gameUi.ts';
import { FinaleCards } from '../../kit/parts/FinaleCards.tsx';
import { FinaleSeats } from '../../kit/parts/FinaleSeats.tsx';
import { inHandOrder } from './city/groups.ts';
import { word } from './words.ts';

/** Every city and every hand as they were at the end. */
export function Finale({ view: { seats }, score, speech }: FinaleProps<CitadelsView>): ReactNode {
  const totalOf = (seat: number): number => score.find((one) => one.seat === seat)?.total ?? 0;
  return (
    <FinaleSeats
      title={word(speech, 'finale.title')}
      count={seats.length}
      about={(seat) =>
        `${speech.t('points', { n: totalOf(seat) })}, ${word(speech, 'coins', { n: seats[seat]?.coins ?? 0 })}`
      }
      draw={(seat) => {
        const hand = inHandOrder(seats[seat]?.hand.cards ?? []);
        return (
          <>
            <FinaleCards cards={inHandOrder(seats[seat]?.city.map(({ card }) => card) ?? [])} />
            <FinaleCards label={word(speech, hand.length === 0 ? 'finale.hand.empty' : 'finale.hand')} cards={hand} />
          </>
        );
      }}
    />
  );
}
