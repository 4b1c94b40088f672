import type { PanovnikSeatView, PanovnikView } from '@regalia/games/panovnik';
import type { ScoreBreakdown, Seat } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { FinaleProps } from '../../kit/gameUi.ts';
import { FinaleCards } from '../../kit/parts/FinaleCards.tsx';
import { FinaleSeats } from '../../kit/parts/FinaleSeats.tsx';
import type { TableSpeech } from '../../kit/text/speech.ts';
import styles from './Finale.module.css';
import { Gem } from './gems/gems.tsx';
import { Pyramid } from './pyramid/Pyramid.tsx';
import { frameOf } from './pyramid/pyramid.ts';
import { SoloRecord } from './solo/SoloRecord.tsx';
import { word } from './words.ts';

/** All pyramids at the end, with the circles that left-over gems recolored, and the cards that nobody has seen. */
export function Finale(props: FinaleProps<PanovnikView>): ReactNode {
  const { view, score, speech } = props;
  const totalOf = (seat: Seat): number => score.find((one) => one.seat === seat)?.total ?? 0;
  return (
    <>
      {view.seats.length === 1 && <SoloRecord {...props} />}
      <FinaleSeats
        title={word(speech, 'finale.title')}
        count={view.seats.length}
        about={(seat) => (
          <>
            {speech.t('points', { n: totalOf(seat) })}
            <Recolored own={view.seats[seat]} speech={speech} />
          </>
        )}
        draw={(seat) => (
          <AtTheEnd own={view.seats[seat]} seat={seat} score={score.find((one) => one.seat === seat)} speech={speech} />
        )}
      />
    </>
  );
}

interface OwnProps {
  readonly own: PanovnikSeatView | undefined;
  readonly speech: TableSpeech;
}

function Recolored({ own, speech }: OwnProps): ReactNode {
  const recolored = own?.circles.filter((circle) => circle.recolored !== null) ?? [];
  if (recolored.length === 0) return null;
  return (
    <span className={styles.recolored}>
      , {word(speech, 'finale.recolored')}
      {recolored.map(({ slot, recolored: color }) => (
        <Gem key={slot} color={color ?? 0} />
      ))}
    </span>
  );
}

interface AtTheEndProps extends OwnProps {
  readonly seat: Seat;
  readonly score: ScoreBreakdown | undefined;
}

function AtTheEnd({ own, seat, score, speech }: AtTheEndProps): ReactNode {
  if (own === undefined) return null;
  const { columns, levels } = frameOf(own.pyramid);
  const tucked = own.pyramid.flatMap((placed) => placed.tucked.cards);
  const hand = own.hand.cards ?? [];
  return (
    <>
      <div className={styles.pyramid} style={{ '--columns': columns, '--levels': levels } as CSSProperties}>
        <Pyramid own={own} seat={seat} score={score} />
      </div>
      {tucked.length > 0 && <FinaleCards label={word(speech, 'finale.tucked')} cards={tucked} />}
      {hand.length > 0 && <FinaleCards label={word(speech, 'finale.hand')} cards={hand} />}
    </>
  );
}
