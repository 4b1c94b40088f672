import type { TidesView } from '@regalia/games/tides';
import type { Card, Seat } from '@regalia/kernel';
import { type ReactNode, useMemo } from 'react';
import { Hand } from '../../kit/cards/Hand.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { useTable } from '../../kit/tableContext.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { type Gain, gainOf, monumentGainOf } from './kingdom/forecast.ts';
import styles from './OwnHand.module.css';
import { word } from './words.ts';

interface OwnHandProps {
  readonly view: TidesView;
  readonly seat: Seat;
}

/** My hand: below each card what it would score, at once or, where monuments are put in order, next round. */
export function OwnHand({ view, seat }: OwnHandProps): ReactNode {
  const { decision } = useChoice();
  const { game, speech } = useTable();
  const { cards, count } = view.seats[seat]?.hand ?? { count: 0, cards: null };
  const asked = decision?.kind;
  const says = asked === 'order' ? 'gain.monument' : 'gain';
  const gains = useMemo(() => {
    if (asked === undefined) return new Map<Card, Gain>();
    if (asked === 'pick') return new Map(cards?.map((card) => [card, gainOf(view, seat, card)]));
    const theirs = rememberedIn(game, view, view.seats.length, 'hand', 1 - seat);
    return new Map(cards?.map((card) => [card, monumentGainOf(view, seat, card, theirs)]));
  }, [asked, game, view, seat, cards]);
  if (count === 0 && decision !== null) return <p className={styles.nothing}>{word(speech, 'hand.empty')}</p>;
  return (
    <Hand
      // Hands are swapped after every card, so this is a new list.
      key={`${view.round} ${count}`}
      cards={cards}
      count={count}
      seat={seat}
      as="face"
      each={(card) => {
        const gain = gains.get(card);
        return {
          from: `hand-${1 - seat}`,
          note: gain && spokenGain(gain, says, speech),
          motion: `${card}`,
        };
      }}
      below={(card) => <Forecast gain={gains.get(card)} says={says} />}
    />
  );
}

/** What the forecast below a card shows, in words. */
function spokenGain({ mine, theirs }: Gain, says: ForecastProps['says'], speech: TableSpeech): string {
  const parts = [word(speech, says, { n: mine }), theirs !== 0 && word(speech, 'gain.theirs', { n: signed(theirs) })];
  return `${parts.filter(Boolean).join(', ')}.`;
}

interface ForecastProps {
  readonly gain: Gain | undefined;
  readonly says: 'gain' | 'gain.monument';
}

function Forecast({ gain, says }: ForecastProps): ReactNode {
  const { speech } = useTable();
  if (gain === undefined) return null;
  return (
    <span className={styles.gain} title={word(speech, says, { n: signed(gain.mine) })} aria-hidden="true">
      <b>
        {says === 'gain.monument' && '≈'}
        {signed(gain.mine)}
      </b>
      {gain.theirs !== 0 && <span>{word(speech, 'gain.theirs', { n: signed(gain.theirs) })}</span>}
    </span>
  );
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}
