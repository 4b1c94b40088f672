import { cardOf, type TidesView } from '@regalia/games/tides';
import type { Card, Seat } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { CardButton } from '../../cards/CardButton.tsx';
import { CardBack } from '../../cards/CardFace.tsx';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../gameUi.ts';
import { gainOf } from './forecast.ts';
import styles from './Hand.module.css';
import { TidesCard } from './TidesCard.tsx';

interface HandProps extends BoardProps {
  readonly view: TidesView;
  readonly seat: Seat;
}

/** My hand, fanned: what each card would bring at once, and what I marked. */
export function Hand(props: HandProps): ReactNode {
  const { view, seat, speech, choice } = props;
  const hand = view.seats[seat]?.hand ?? { count: 0, cards: null };
  const cards = hand.cards ?? [];
  return (
    <ul
      className={styles.hand}
      style={{ '--count': hand.count } as CSSProperties}
      aria-label={speech.text('zone.hand')}
      data-place="hand"
    >
      {cards.map((card) => (
        <HandCard key={card} {...props} card={card} />
      ))}
      {hand.cards === null &&
        Array.from({ length: hand.count }, (_, i) => (
          <li key={`back-${i}`} className={styles.slot} aria-hidden="true">
            <CardBack />
          </li>
        ))}
      {hand.count === 0 && choice.decision !== null && <li className={styles.nothing}>{speech.t('hand.empty')}</li>}
    </ul>
  );
}

function HandCard({ card, view, seat, speech, choice }: HandProps & { readonly card: Card }): ReactNode {
  const { decision } = choice;
  const marked = choice.parked ?? choice.picked;
  const place = marked.indexOf(card);
  const isOffered = decision?.options.includes(card) ?? false;
  const slot =
    decision?.kind === 'order' && place >= 0 ? speech.text(`slot.${decision.prompt}.${place + 1}`) : undefined;
  const isPick = decision?.prompt === 'pick';
  const gain = isPick ? gainOf(view, seat, card) : null;
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
        glowing={isOffered && marked.length === 0}
        from={`hand-${1 - seat}`}
        onChoose={() => choice.toggle(card)}
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
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}
