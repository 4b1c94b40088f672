import { cardOf } from '@regalia/games/citadels';
import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Backdrop } from '../../../kit/cards/face/Backdrop.tsx';
import { spokenFace } from '../../../kit/cards/face/cardFace.ts';
import { Sign } from '../../../kit/cards/face/Sign.tsx';
import tones from '../../../kit/cards/face/tones.module.css';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { Badge } from '../../../kit/parts/Badge.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { wordIfAny } from '../words.ts';
import styles from './DraftCard.module.css';

/** A character to be drafted: its rank, its picture, and all that it does; in short where that has no room. */
export function DraftCard({ card, seat }: { readonly card: Card; readonly seat: Seat }): ReactNode {
  const { cardFace, speech } = useTable();
  const shown = cardFace(card);
  const { name, tone, art, symbol, text } = shown;
  return (
    <Choosable
      of="card"
      id={card}
      place="draft"
      seat={seat}
      says={spokenFace(shown)}
      className={cx(styles.card, tones[tone])}
    >
      <span className={styles.art}>
        <Backdrop />
        <Icon paths={art} className={styles.picture} />
        <Badge variant="seal" corner="top-left">
          {cardOf(card).rank}
        </Badge>
      </span>
      <b className={styles.name}>
        {name}
        {symbol && <Sign paths={symbol} />}
      </b>
      <span className={styles.text}>{text}</span>
      <span className={styles.brief}>{wordIfAny(speech, `brief.${cardOf(card).id}`)}</span>
    </Choosable>
  );
}
