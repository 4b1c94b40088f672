import { optionOf } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useTargets } from '../turn/aim.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { House } from './House.tsx';
import styles from './Street.module.css';

/** The wagons of a seat, at the end of its street, with the coins on them; the others use them in their turns. */
export function Wagons({ seat }: { readonly seat: Seat }): ReactNode {
  const { view } = useBoard();
  const { speech, cardFace } = useTable();
  const { isTurn } = useTargets();
  const isOthers = isTurn && view.turn?.seat !== seat;
  return view.seats[seat]?.wagons.map(({ card, number, coins, used }) => {
    const says = word(speech, 'wagon', { card: speech.cardName(card), name: speech.nameOf(seat), n: coins });
    return (
      <li key={`wagon ${number}`} className={styles.plot}>
        <Choosable
          {...(isOthers ? { of: 'action', id: optionOf('wagon', number, seat) } : { of: 'card', id: card })}
          card={card}
          place={isOthers ? undefined : 'wagons'}
          seat={seat}
          says={used ? `${says}, ${word(speech, 'wagon.used')}` : says}
          className={styles.building}
        >
          <House card={card} face={cardFace(card)} coin={coins} />
        </Choosable>
      </li>
    );
  });
}
