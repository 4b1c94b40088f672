import { buildId, type PanovnikView } from '@regalia/games/panovnik';
import { type Decision, paramId, type Seat } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Choosable } from '../../kit/choice/Choosable.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { SeatPlate } from '../../kit/seats/SeatPlate.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { CardHere } from './card/CardHere.tsx';
import { Screen, Tray } from './gems/Purse.tsx';
import { auctionStatus, Priority } from './OtherSeats.tsx';
import styles from './OwnHand.module.css';
import { word } from './words.ts';

interface OwnHandProps {
  readonly view: PanovnikView;
  readonly me: Seat;
}

/** My cards, and what lies behind my screen. */
export function OwnHand({ view, me }: OwnHandProps): ReactNode {
  const { speech, isSmall } = useTable();
  const { decision } = useChoice();
  const own = view.seats[me];
  if (own === undefined) return null;
  const canSell = decision?.of === 'build';
  const turned = own.turnedUp ?? placedCard(decision);
  return (
    <section className={styles.mine} data-place={`seat-${me}`}>
      <div className={styles.head}>
        {!isSmall && <SeatPlate seat={me} />}
        <Priority view={view} seat={me} />
        <span className={styles.standing}>{auctionStatus(view, me, speech)}</span>
        <Tray place="screen" />
        <Screen own={own} />
      </div>
      <ul
        className={styles.hand}
        data-place="hand"
        data-arrows
        aria-label={word(speech, 'hand', { n: own.hand.count })}
      >
        {turned !== null && (
          <li className={styles.card} style={placed(0)}>
            <CardHere card={turned} place="turned-up" seat={me} note={word(speech, 'turned-up')} />
            <span className={styles.ribbon} aria-hidden="true">
              {word(speech, 'turned-up')}
            </span>
          </li>
        )}
        {(own.hand.cards ?? []).map((card, i) => (
          <li key={card} className={styles.card} style={placed(turned === null ? i : i + 1)}>
            <CardHere
              card={card}
              place="hand"
              seat={me}
              option={canSell ? { of: 'build', id: buildId.makeId(0, card) } : undefined}
            />
            {canSell && (
              <Choosable
                of="build"
                id={buildId.makeId(1, card)}
                place="hand"
                seat={me}
                card={null}
                says={`${word(speech, 'sell')}: ${speech.cardName(card)}`}
                className={styles.sell}
              >
                {word(speech, 'sell')}
              </Choosable>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const placed = (i: number): CSSProperties => ({ '--i': i }) as CSSProperties;

/** The card that a slot is chosen for: it has left the hand and lies nowhere yet. */
function placedCard(decision: Decision | null): number | null {
  return decision?.of === 'slot' ? paramId(decision.params, 'card') : null;
}
