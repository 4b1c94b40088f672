import type { TidesView } from '@regalia/games/tides';
import type { Seat } from '@regalia/kernel';
import { type ReactNode, useMemo } from 'react';
import { Hand } from '../../kit/cards/Hand.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { useTable } from '../../kit/tableContext.ts';
import { type Gain, gainOf } from './forecast.ts';
import styles from './OwnHand.module.css';
import { word } from './words.ts';

interface OwnHandProps {
  readonly view: TidesView;
  readonly seat: Seat;
}

/** My hand: below each card what it would bring at once. */
export function OwnHand({ view, seat }: OwnHandProps): ReactNode {
  const { decision } = useChoice();
  const { speech } = useTable();
  const { cards, count } = view.seats[seat]?.hand ?? { count: 0, cards: null };
  const isPick = decision?.prompt === 'pick';
  const gains = useMemo(
    () => new Map(isPick ? cards?.map((card) => [card, gainOf(view, seat, card)]) : []),
    [isPick, view, seat, cards],
  );
  if (count === 0 && decision !== null) return <p className={styles.nothing}>{word(speech, 'hand.empty')}</p>;
  return (
    <Hand
      cards={cards}
      count={count}
      seat={seat}
      as="face"
      each={(card) => {
        const gain = gains.get(card);
        return {
          from: `hand-${1 - seat}`,
          note: gain && `${word(speech, 'gain', { n: gain.mine })}.`,
          motion: `${card}`,
        };
      }}
      below={(card) => <Forecast gain={gains.get(card)} />}
    />
  );
}

function Forecast({ gain }: { readonly gain: Gain | undefined }): ReactNode {
  const { speech } = useTable();
  if (gain === undefined) return null;
  return (
    <span className={styles.gain} aria-hidden="true">
      <b>{signed(gain.mine)}</b>
      {gain.theirs !== 0 && <span>{word(speech, 'gain.theirs', { n: signed(gain.theirs) })}</span>}
    </span>
  );
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}
