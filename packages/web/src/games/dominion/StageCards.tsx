import { type Decision, limitOf } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardButton } from '../../cards/CardButton.tsx';
import type { BoardProps } from '../gameUi.ts';
import { spokenCard } from './cardText.ts';
import { DominionTile } from './DominionTile.tsx';
import { copiesOf } from './Hand.tsx';
import { OrderMark } from './OrderMark.tsx';
import styles from './Stage.module.css';
import { word } from './words.ts';

interface StageCardsProps extends Pick<BoardProps, 'choice' | 'speech'> {
  readonly decision: Decision;
}

/** Cards to choose from or to put in order: a tap marks, numbers tell the order, another tap takes back. */
export function StageCards({ decision, choice, speech }: StageCardsProps): ReactNode {
  const cards = decision.options.flatMap((card, i) => new Array<number>(limitOf(decision, i)).fill(card));
  const isSingle = decision.max === 1;
  return (
    <>
      <ul className={styles.cards}>
        {copiesOf(cards).map(({ card, copy }) => {
          const marks = choice.picked.flatMap((one, place) => (one === card ? [place] : []));
          const place = marks[copy];
          return (
            <li key={`${card}-${copy}`}>
              <CardButton
                card={card}
                label={spokenCard(card, speech)}
                pressed={place !== undefined}
                glowing={place === undefined}
                onChoose={() => (place !== undefined && !isSingle ? choice.drop(card) : choice.toggle(card))}
              >
                <DominionTile card={card} speech={speech} />
                {place !== undefined && decision.kind === 'order' && (
                  <OrderMark place={place} decision={decision} speech={speech} />
                )}
              </CardButton>
            </li>
          );
        })}
      </ul>
      {decision.kind === 'order' && <p className={styles.note}>{word(speech, 'order.hint', { n: decision.max })}</p>}
    </>
  );
}
