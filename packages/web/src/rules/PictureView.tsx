import type { ReactNode } from 'react';
import type { Picture, PicturePart } from '../kit/picture.ts';
import styles from './PictureView.module.css';

const ICON_SIZE = 512;
const CARD = { width: 30, height: 42, sign: 22 } as const;

/** A drawing beside a paragraph that says the same in words. */
export function PictureView({ picture }: { readonly picture: Picture }): ReactNode {
  return (
    <svg viewBox="0 0 160 100" className={styles.picture} aria-hidden="true" focusable="false">
      {picture.map((part, i) => (
        <Part key={`${part.kind}-${i}`} part={part} />
      ))}
    </svg>
  );
}

function Part({ part }: { readonly part: PicturePart }): ReactNode {
  switch (part.kind) {
    case 'card':
      return (
        <g transform={`translate(${part.x} ${part.y}) rotate(${part.tilt})`}>
          <rect
            className={part.sign === null ? styles.back : styles.card}
            x={-CARD.width / 2}
            y={-CARD.height / 2}
            width={CARD.width}
            height={CARD.height}
            rx="4"
          />
          {part.sign !== null && <IconAt x={0} y={0} size={CARD.sign} {...part.sign} />}
        </g>
      );
    case 'sign':
      return <IconAt {...part} />;
    case 'arrow':
      return <Arrow from={part.from} to={part.to} />;
    case 'note':
      return (
        <text className={styles.note} x={part.x} y={part.y} textAnchor="middle" dominantBaseline="central">
          {part.text}
        </text>
      );
  }
}

interface IconAtProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly icon: readonly string[];
  readonly tone: string;
}

function IconAt({ x, y, size, icon, tone }: IconAtProps): ReactNode {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / ICON_SIZE})`} fill={`var(--${tone})`}>
      {icon.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}

type ArrowProps = Pick<Extract<PicturePart, { readonly kind: 'arrow' }>, 'from' | 'to'>;

function Arrow({ from: [x1, y1], to: [x2, y2] }: ArrowProps): ReactNode {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const length = Math.hypot(x2 - x1, y2 - y1);
  return (
    <path
      className={styles.arrow}
      transform={`translate(${x1} ${y1}) rotate(${turn})`}
      d={`M0 0H${length}M${length - 5} -4L${length} 0L${length - 5} 4`}
    />
  );
}
