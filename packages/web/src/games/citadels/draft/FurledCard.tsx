import type { RankView } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import tones from '../../../kit/cards/face/tones.module.css';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './FurledCard.module.css';

interface FurledCardProps {
  readonly rank: RankView;
  /** The viewer picks now, so that this one was not passed on. */
  readonly isPicking: boolean;
  /** Nobody has picked yet. */
  readonly isFirst: boolean;
}

/** A character that cannot be taken: who it is, and why not. */
export function FurledCard({ rank, isPicking, isFirst }: FurledCardProps): ReactNode {
  const { me, view } = useBoard();
  const { speech, cardFace } = useTable();
  const { name, tone, art } = cardFace(rank.card);
  const isOut = rank.state === 'face-up';
  const why = isOut ? 'furled.face-up' : !isPicking ? 'furled.unknown' : isFirst ? 'furled.face-down' : 'furled.taken';
  const reason = word(speech, why);
  return (
    <Choosable
      of="card"
      id={rank.card}
      card={rank.card}
      place="draft"
      seat={view.draft.seat ?? me}
      says={word(speech, 'rank.says', { rank: rank.rank, name, state: reason })}
      className={cx(styles.furled, tones[tone], isOut && styles.out, !isPicking && !isOut && styles.open)}
    >
      <b className={styles.number}>{rank.rank}</b>
      <Icon paths={art} className={styles.art} />
      <b className={styles.name}>{name}</b>
      <span className={styles.why}>{reason}</span>
    </Choosable>
  );
}
