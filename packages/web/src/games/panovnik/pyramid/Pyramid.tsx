import type { CardPlan, CircleView, PanovnikSeatView, PlacedView, PlacePlan } from '@regalia/games/panovnik';
import type { Seat } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { CardHere } from '../card/CardHere.tsx';
import { TokenSign } from '../card/TokenSign.tsx';
import { COLORS, GemRow, GemShape } from '../gems/gems.tsx';
import { colorName, gemsText } from '../gems/gemText.ts';
import { word } from '../words.ts';
import styles from './Pyramid.module.css';
import { type Bounds, byLevel, columnOf, frameOf, roomAround } from './pyramid.ts';

interface PyramidProps {
  readonly own: PanovnikSeatView;
  readonly seat: Seat;
  /** The card that is to be placed, with the places it could lie in. */
  readonly plan?: CardPlan | undefined;
  /** Whether the next card has its room already, so that what lies there keeps its place when one is chosen. */
  readonly hasRoom?: boolean;
  /** What a tap on a card does that is not asked about; looks at the card where left out. */
  readonly onLook?: (() => void) | undefined;
}

/** A pyramid level by level, the circles between its cards, and the places where a card could go. */
export function Pyramid({ own, seat, plan, hasRoom = false, onLook }: PyramidProps): ReactNode {
  const places = plan?.places ?? [];
  const frame = frameOf([...own.pyramid, ...places, ...(hasRoom ? roomAround(own.pyramid) : [])]);
  return (
    <div
      className={styles.pyramid}
      style={{ '--columns': frame.columns, '--levels': frame.levels } as CSSProperties}
      data-place={`pyramid-${seat}`}
      data-arrows
    >
      {own.pyramid.toSorted(byLevel).map((placed) => (
        <Placed key={placed.card} placed={placed} seat={seat} frame={frame} onLook={onLook} />
      ))}
      {own.circles.map((circle) => (
        <Circle key={circle.slot} circle={circle} frame={frame} />
      ))}
      {places.map((place) => (
        <Place key={place.slot} place={place} frame={frame} />
      ))}
    </div>
  );
}

function at(frame: Bounds, spot: { readonly level: number; readonly x: number }): CSSProperties {
  return { '--column': columnOf(spot) - frame.left, '--level': spot.level } as CSSProperties;
}

interface PlacedProps {
  readonly placed: PlacedView;
  readonly seat: Seat;
  readonly frame: Bounds;
  readonly onLook: (() => void) | undefined;
}

function Placed({ placed, seat, frame, onLook }: PlacedProps): ReactNode {
  const { game, speech } = useTable();
  const { card, level, tokens, tucked } = placed;
  const tokenNames = tokens.map((token) => speech.plain(game.texts.ofEntity('token', token)));
  return (
    <div className={styles.spot} style={at(frame, placed)}>
      <CardHere
        card={card}
        place="pyramid"
        seat={seat}
        level={level}
        onLook={onLook}
        note={[
          word(speech, 'level', { n: level }),
          ...tokenNames,
          tucked.count > 0 && word(speech, 'tucked', { n: tucked.count }),
        ]
          .filter(Boolean)
          .join(', ')}
      >
        {tokens.length > 0 && (
          <span className={styles.tokens}>
            {tokens.map((token, i) => (
              <TokenSign key={i} token={token} />
            ))}
          </span>
        )}
        {tucked.count > 0 && <span className={styles.tucked}>+{tucked.count}</span>}
      </CardHere>
    </div>
  );
}

/** Lit in its color where it is one-colored; with a dashed edge where left-over gems made it so. */
function Circle({ circle, frame }: { readonly circle: CircleView; readonly frame: Bounds }): ReactNode {
  const { speech } = useTable();
  const color = circle.recolored ?? circle.color;
  if (color === null) return null;
  return (
    <svg
      viewBox="0 0 48 48"
      className={cx(styles.circle, circle.recolored !== null && styles.recolored)}
      style={at(frame, circle)}
      role="img"
      aria-label={word(speech, 'circle.says', {
        color: colorName(color, speech),
      })}
    >
      <circle cx="24" cy="24" r="21" fill={COLORS[color]} className={styles.disc} />
      <g transform="translate(12 12)">
        <GemShape color={color} />
      </g>
    </svg>
  );
}

/** An empty slot: what it costs, what eternal gems save, and whether it closes a circle. */
function Place({ place, frame }: { readonly place: PlacePlan; readonly frame: Bounds }): ReactNode {
  const { speech } = useTable();
  const { level, x, cost, saved, closes, payable } = place;
  const due = cost.map((n, color) => n - (saved[color] ?? 0));
  const says = [
    word(speech, 'slot.says', { level, x, cost: gemsText(cost, speech) || word(speech, 'slot.free') }),
    saved.some((n) => n > 0) && word(speech, 'slot.saves', { saved: gemsText(saved, speech) }),
    closes !== null && word(speech, 'slot.closes'),
    !payable && word(speech, 'slot.dear'),
  ];
  return (
    <div className={styles.spot} style={at(frame, place)}>
      <Choosable
        of="slot"
        id={place.slot}
        place="pyramid"
        card={null}
        says={says.filter(Boolean).join(', ')}
        className={cx(styles.place, !payable && styles.dear)}
      >
        <span className={styles.level}>{level}</span>
        <GemRow gems={due} />
        {saved.some((n) => n > 0) && (
          <span className={styles.saved}>
            <GemRow gems={saved} />
          </span>
        )}
        {closes !== null && (
          <svg viewBox="0 0 24 24" className={styles.closes} aria-hidden="true">
            <circle cx="12" cy="12" r="10" fill="none" stroke={COLORS[closes]} strokeWidth="4" />
          </svg>
        )}
      </Choosable>
    </div>
  );
}
