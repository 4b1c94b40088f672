import type { BuildingView } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { spokenFace } from '../../../kit/cards/face/cardFace.ts';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import type { Option } from '../turn/aim.ts';
import { word } from '../words.ts';
import { House } from './House.tsx';
import styles from './Street.module.css';

interface BuildingProps {
  readonly building: BuildingView;
  readonly seat: Seat;
  /** What a tap on it stands for, where the question is about buildings. */
  readonly option: Option | undefined;
  /** Destroying it is what is asked: what that would cost stands on it. */
  readonly priced: boolean;
}

/** A building of a city, with what it cost or what destroying it costs. */
export function Building({ building: { card, price }, seat, option, priced }: BuildingProps): ReactNode {
  const { speech, cardFace } = useTable();
  const face = cardFace(card);
  const isPrice = priced && price !== null;
  const says = isPrice ? `${spokenFace(face)} ${word(speech, 'price', { n: price })}` : spokenFace(face);
  return (
    <Choosable
      {...(option ?? { of: 'card', id: card })}
      card={card}
      place={option ? undefined : 'city'}
      seat={seat}
      says={says}
      motion={`city ${card} ${seat}`}
      from={`hand-${seat}`}
      className={styles.building}
    >
      <House card={card} face={face} coin={isPrice ? (price === 0 ? 0 : `−${price}`) : undefined} isPrice={isPrice} />
    </Choosable>
  );
}
