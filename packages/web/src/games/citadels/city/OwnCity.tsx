import { COLORS, cardOf } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardRow } from '../../../kit/cards/CardRow.tsx';
import { Sign } from '../../../kit/cards/face/Sign.tsx';
import { StandingMenu } from '../../../kit/choice/StandingMenu.tsx';
import { Badge } from '../../../kit/parts/Badge.tsx';
import { SeatBox } from '../../../kit/seats/SeatBox.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { Belongings } from './Belongings.tsx';
import { SIGNS, TONES } from './colors.ts';
import { inHandOrder } from './groups.ts';
import styles from './OwnCity.module.css';
import { Street } from './Street.tsx';

/** What a building costs, on the corner of its picture. */
function Cost({ card }: { readonly card: Card }): ReactNode {
  const { cost } = cardOf(card);
  return (
    cost > 0 && (
      <Badge variant="coin" corner="bottom-right">
        {cost}
      </Badge>
    )
  );
}

/** My own city and what I own; on a phone, while characters take the room, also what I could build. */
export function OwnCity({ withHand }: { readonly withHand: boolean }): ReactNode {
  const { view, me, standing } = useBoard();
  const { speech } = useTable();
  const { city = [], hand } = view.seats[me] ?? {};
  const isTurn = (view.turn?.seat ?? view.draft.seat) === me;
  return (
    <SeatBox
      seat={me}
      isTurn={isTurn}
      isAcross
      className={styles.own}
      tags={
        <span className={styles.facts}>
          <Belongings seat={me} withPoints />
          <span className={styles.count} title={word(speech, 'city', { name: speech.nameOf(me), n: city.length })}>
            <b>{city.length}</b> / 8
          </span>
          <span className={styles.colors}>
            {COLORS.map((color) => {
              const n = city.filter(({ card }) => cardOf(card).color === color).length;
              const says = word(speech, `group.${color}`, { n });
              return (
                <span key={color} className={cx(styles.color, n === 0 && styles.none)} title={says}>
                  <Sign paths={SIGNS[color]} tone={TONES[color]} />
                  <span aria-hidden="true">{n}</span>
                  <span className="visually-hidden">{says}</span>
                </span>
              );
            })}
          </span>
          {standing && view.variant && (
            <StandingMenu
              standing={standing}
              title={word(speech, 'standing.title')}
              hint={word(speech, 'standing.hint')}
              nameOf={(id) => speech.text(`order.${id}`) ?? ''}
            />
          )}
        </span>
      }
    >
      <div className={styles.line}>
        <Street seat={me} />
        {withHand && hand?.cards && (
          <CardRow
            cards={inHandOrder(hand.cards)}
            label={speech.text('zone.hand')}
            at="hand"
            moves
            className={styles.hand}
            each={(card) => ({ children: <Cost card={card} /> })}
          />
        )}
      </div>
    </SeatBox>
  );
}
