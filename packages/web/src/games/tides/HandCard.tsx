import { cardOf, type TidesView } from '@regalia/games/tides';
import type { Card, Decision, Seat } from '@regalia/kernel';
import { memo, type ReactNode, useMemo } from 'react';
import { CardButton } from '../../cards/CardButton.tsx';
import type { TableSpeech } from '../../table/speech.ts';
import { cx } from '../../ui/cx.ts';
import { gainOf } from './forecast.ts';
import styles from './Hand.module.css';
import { TidesCard } from './TidesCard.tsx';

interface HandCardProps {
  readonly card: Card;
  readonly view: TidesView;
  readonly seat: Seat;
  readonly decision: Decision | null;
  /** Among the marked ones, from 0; -1 if it is not marked. */
  readonly place: number;
  /** Nothing is marked yet. */
  readonly needsMe: boolean;
  readonly speech: TableSpeech;
  readonly onChoose: (card: Card) => void;
}

export const HandCard = memo(function HandCard(props: HandCardProps): ReactNode {
  const { card, view, seat, decision, place, needsMe, speech, onChoose } = props;
  const isOffered = decision?.options.includes(card) ?? false;
  const slot =
    decision?.kind === 'order' && place >= 0 ? speech.text(`slot.${decision.prompt}.${place + 1}`) : undefined;
  const isPick = decision?.prompt === 'pick';
  const gain = useMemo(() => (isPick ? gainOf(view, seat, card) : null), [isPick, view, seat, card]);
  const says = [
    speech.cardName(card),
    speech.text(`card.${cardOf(card).id}.text`),
    slot,
    gain && speech.t('gain', { n: gain.mine }),
  ];
  return (
    <li className={cx(styles.slot, place >= 0 && styles.marked, decision !== null && !isOffered && styles.dim)}>
      <CardButton
        card={card}
        label={says.filter(Boolean).join(', ')}
        pressed={decision === null ? undefined : place >= 0}
        glowing={isOffered && needsMe}
        motion={String(card)}
        from={`hand-${1 - seat}`}
        onChoose={() => onChoose(card)}
      >
        <TidesCard card={card} speech={speech} />
        {slot && <span className={cx(styles.ribbon, place === 1 && styles.leaving)}>{slot}</span>}
      </CardButton>
      {gain && (
        <span className={styles.gain} aria-hidden="true">
          <b>{signed(gain.mine)}</b>
          {gain.theirs !== 0 && (
            <span className={styles.theirs}>{speech.t('gain.theirs', { n: signed(gain.theirs) })}</span>
          )}
        </span>
      )}
    </li>
  );
});

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}
