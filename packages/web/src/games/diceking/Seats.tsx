import { type DicekingSeatView, type DicekingView, GEMS_OF } from '@regalia/games/diceking';
import type { Decision, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Choosable } from '../../kit/choice/Choosable.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { Counter } from '../../kit/parts/Counter.tsx';
import { JEWELS } from '../../kit/seats/jewels.ts';
import { SeatBox } from '../../kit/seats/SeatBox.tsx';
import { SeatStrip } from '../../kit/seats/SeatStrip.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { Jokers } from './area/Jokers.tsx';
import styles from './Seats.module.css';
import { castle, fire, GEM_COLORS, gem, superJoker } from './token.tsx';
import { word } from './words.ts';

interface SeatsProps {
  readonly view: DicekingView;
  readonly me: Seat;
}

/** Everybody's area, mine first: castles, fires, gems and the citizens that serve as jokers. */
export function Seats({ view, me }: SeatsProps): ReactNode {
  const { speech } = useTable();
  const { decision } = useChoice();
  const seats = view.seats.map((_, i) => (me + i) % view.seats.length);
  return (
    <SeatStrip
      seats={seats}
      turn={view.turn}
      offers={(seat) => canStealFrom(decision, view, seat)}
      label={word(speech, 'seats')}
      summary={(seat) => <b>{word(speech, 'points', { n: view.seats[seat]?.points ?? 0 })}</b>}
      draw={(seat) => <SeatArea view={view} seat={seat} />}
    />
  );
}

/** Whether what may be stolen lies before this seat. */
function canStealFrom(decision: Decision | null, { seats }: DicekingView, seat: Seat): boolean {
  if (decision?.where?.place !== 'areas') return false;
  return decision.options.some((id) =>
    decision.of === 'gem' ? GEMS_OF.parseId(id).seat === seat : seats[seat]?.faceUp.includes(id),
  );
}

function SeatArea({ view, seat }: { readonly view: DicekingView; readonly seat: Seat }): ReactNode {
  const { speech, isSmall } = useTable();
  const { decision } = useChoice();
  const own = view.seats[seat];
  if (own === undefined) return null;
  // The tab above says whose it is; only where a seat is asked for, its name is what one taps.
  if (isSmall && decision?.of !== 'seat') {
    return (
      <div className={styles.line} data-place={`seat-${seat}`}>
        <Belongings own={own} seat={seat} data={view.data} />
      </div>
    );
  }
  return (
    <SeatBox seat={seat} isTurn={view.turn === seat} className={styles.area}>
      <Belongings own={own} seat={seat} data={view.data} />
      <b className={styles.points}>{word(speech, 'points', { n: own.points })}</b>
    </SeatBox>
  );
}

interface BelongingsProps {
  readonly own: DicekingSeatView;
  readonly seat: Seat;
  readonly data: string;
}

function Belongings({ own, seat, data }: BelongingsProps): ReactNode {
  const { speech } = useTable();
  return (
    <div className={styles.belongings}>
      <div className={styles.counters}>
        <Counter
          icon={castle}
          color={JEWELS[seat]?.color ?? '--onyx'}
          n={own.castles}
          says={`${word(speech, 'castles', { n: own.castles })}, ${word(speech, 'tokens', { n: own.tokens })}`}
          at={`castles-${seat}`}
        />
        <Counter
          icon={fire}
          color="--coral"
          n={own.fires}
          says={word(speech, own.hasMostFires ? 'fires.most' : 'fires', { n: own.fires })}
          at={`fires-${seat}`}
          className={own.hasMostFires ? styles.most : undefined}
        />
        <Gem own={own} seat={seat} kind="white" />
        <Gem own={own} seat={seat} kind="gold" />
        {own.faceDown.length > 0 && (
          <Counter
            icon={superJoker}
            color="--amethyst"
            n={own.faceDown.length}
            says={word(speech, 'supers', { n: own.faceDown.length })}
          />
        )}
      </div>
      <Jokers cards={own.faceUp} seat={seat} data={data} />
    </div>
  );
}

interface GemProps {
  readonly own: DicekingSeatView;
  readonly seat: Seat;
  readonly kind: 'white' | 'gold';
}

/** A thief takes gems from here. */
function Gem({ own, seat, kind }: GemProps): ReactNode {
  const { speech } = useTable();
  const which = kind === 'white' ? 0 : 1;
  const says = word(speech, kind, { n: own[kind] });
  return (
    <Choosable of="gem" id={GEMS_OF.makeId(seat, which)} place="areas" card={null} says={says} className={styles.gem}>
      <Counter icon={gem} color={GEM_COLORS[which] ?? '--onyx'} n={own[kind]} says={says} at={`${kind}-${seat}`} />
    </Choosable>
  );
}
