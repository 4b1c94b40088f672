import { cardOf } from '@regalia/games/citadels';
import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { spokenLook } from '../../kit/cards/look.ts';
import { Scene } from '../../kit/cards/Scene.tsx';
import { Sign } from '../../kit/cards/Sign.tsx';
import tones from '../../kit/cards/tones.module.css';
import { Choosable } from '../../kit/choice/Choosable.tsx';
import { Badge } from '../../kit/parts/Badge.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DraftCard.module.css';

/** A character to be drafted: its rank, its picture, and all that it does. */
export function DraftCard({ card, seat }: { readonly card: Card; readonly seat: Seat }): ReactNode {
  const { look } = useTable();
  const shown = look(card);
  const { name, tone, art, symbol, text } = shown;
  return (
    <Choosable
      of="card"
      id={card}
      place="draft"
      seat={seat}
      says={spokenLook(shown)}
      className={cx(styles.card, tones[tone])}
    >
      <span className={styles.art}>
        <Scene />
        <Icon paths={art} className={styles.picture} />
        <Badge look="seal" corner="top-left">
          {cardOf(card).rank}
        </Badge>
      </span>
      <b className={styles.name}>
        {name}
        {symbol && <Sign paths={symbol} />}
      </b>
      <span className={styles.text}>{text}</span>
    </Choosable>
  );
}
