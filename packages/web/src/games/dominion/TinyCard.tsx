import { cardOf } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import { memo, type ReactNode } from 'react';
import faceStyles from '../../cards/CardFace.module.css';
import { useZoom } from '../../cards/zoom.ts';
import type { TableSpeech } from '../../table/speech.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ART } from './art/index.ts';
import { lookOf } from './looks.ts';
import styles from './TinyCard.module.css';

interface TinyCardProps {
  readonly card: Card;
  readonly speech: TableSpeech;
}

/** A card of which there is only room for the picture; its name on request. */
export const TinyCard = memo(function TinyCard({ card, speech }: TinyCardProps): ReactNode {
  const zoom = useZoom();
  const kind = cardOf(card);
  const name = speech.cardName(card);
  return (
    <button
      type="button"
      className={cx(styles.tiny, faceStyles[lookOf(kind).tone])}
      aria-label={name}
      title={name}
      onClick={() => zoom.open(card)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && zoom.hover(card, event.currentTarget)}
      onPointerLeave={zoom.unhover}
    >
      <Icon paths={ART[kind.id] ?? []} className={styles.picture} />
    </button>
  );
});
