import type { CardPlan, CircleView, PanovnikSeatView, PlacedView } from '@regalia/games/panovnik';
import type { ScoreBreakdown, Seat } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { CardHere } from '../card/CardHere.tsx';
import { COLORS, GemShape } from '../gems/gems.tsx';
import { colorName } from '../gems/gemText.ts';
import { word } from '../words.ts';
import { EmptySlot } from './EmptySlot.tsx';
import { PlacedCard, pointsOf } from './PlacedCard.tsx';
import styles from './Pyramid.module.css';
import { byLevel, frameOf, roomAround, spotStyle } from './pyramid.ts';

interface PyramidProps {
  readonly own: PanovnikSeatView;
  readonly seat: Seat;
  readonly score: ScoreBreakdown | undefined;
  /** The card that is to be placed, with the places it could lie in. */
  readonly plan?: CardPlan | undefined;
  /** Whether the next cards have their room already, so that what lies there keeps its place when one is chosen. */
  readonly hasRoom?: boolean;
  /** Drawn and nothing more. */
  readonly isStill?: boolean;
}

/** A pyramid level by level, the circles between its cards, and the places where a card could go. */
export function Pyramid({ own, seat, score, plan, hasRoom = false, isStill = false }: PyramidProps): ReactNode {
  const places = plan?.places ?? [];
  const frame = frameOf([...own.pyramid, ...places, ...(hasRoom ? roomAround(own.pyramid) : [])], hasRoom);
  return (
    <div
      className={cx(styles.pyramid, isStill && styles.still)}
      style={{ '--columns': frame.columns, '--levels': frame.levels } as CSSProperties}
      data-place={`pyramid-${seat}`}
      data-arrows={isStill ? undefined : true}
    >
      {own.pyramid.toSorted(byLevel).map((placed) => (
        <div key={placed.card} className={styles.spot} style={spotStyle(frame, placed)}>
          {isStill ? (
            <PlacedCard placed={placed} score={score} />
          ) : (
            <Placed placed={placed} seat={seat} score={score} />
          )}
        </div>
      ))}
      {own.circles.map((circle) => (
        <Circle
          key={circle.slot}
          circle={circle}
          style={spotStyle(frame, circle)}
          points={pointsOf(score, 'circles', own.pyramid.find(({ slot }) => slot === circle.slot)?.card ?? 0)}
        />
      ))}
      {plan !== undefined &&
        places.map((place) => (
          <div key={place.slot} className={styles.spot} style={spotStyle(frame, place)}>
            <EmptySlot card={plan.card} place={place} pyramid={own.pyramid} />
          </div>
        ))}
    </div>
  );
}

interface PlacedProps {
  readonly placed: PlacedView;
  readonly seat: Seat;
  readonly score: ScoreBreakdown | undefined;
}

function Placed({ placed, seat, score }: PlacedProps): ReactNode {
  const { game, speech } = useTable();
  const { card, level, tokens, tucked } = placed;
  const note = [
    word(speech, 'level', { n: level }),
    ...tokens.map((token) => speech.plain(game.texts.ofEntity('token', token))),
    tucked.count > 0 && word(speech, 'tucked', { n: tucked.count }),
  ];
  return (
    <CardHere card={card} place="pyramid" seat={seat} note={note.filter(Boolean).join(', ')}>
      <PlacedCard placed={placed} score={score} />
    </CardHere>
  );
}

interface CircleProps {
  readonly circle: CircleView;
  readonly style: CSSProperties;
  readonly points: number | null;
}

/** A disc in its color with its points where it is one-colored; with a dashed edge where left-over gems made it so. */
function Circle({ circle, style, points }: CircleProps): ReactNode {
  const { speech } = useTable();
  const color = circle.recolored ?? circle.color;
  if (color === null) return null;
  return (
    <svg
      viewBox="0 0 48 48"
      className={cx(styles.circle, circle.recolored !== null && styles.recolored)}
      style={style}
      role="img"
      aria-label={word(speech, 'circle.says', { color: colorName(color, speech, 'masc') })}
    >
      <circle cx="24" cy="24" r="21" fill={COLORS[color]} className={styles.disc} />
      <g transform="translate(6 6) scale(1.5)" opacity={points === null ? 1 : 0.55}>
        <GemShape color={color} />
      </g>
      {points !== null && (
        <text x="24" y="32" className={styles.points}>
          {points}
        </text>
      )}
    </svg>
  );
}
