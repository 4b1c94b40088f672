import type { Card } from '@regalia/kernel';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from '../ui/cx.ts';
import styles from './CardButton.module.css';
import { useZoom } from './zoom.ts';

interface CardButtonProps {
  readonly card: Card;
  /** All that the card says, for those who do not see it. */
  readonly label: string;
  /** Marked or not, where it can be marked. */
  readonly pressed?: boolean | undefined;
  /** It needs you. */
  readonly glowing?: boolean;
  /** Under which name it slides to where it lies next; left out, it does not. */
  readonly motion?: string;
  /** The `data-place` a card that was hidden comes from when it appears. */
  readonly from?: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const LONG_PRESS = 450;

/** A card to be chosen by click or Enter, and to be seen large by hovering, a long press or the key "i". */
export function CardButton({
  card,
  label,
  pressed,
  glowing = false,
  motion,
  from,
  onChoose,
  children,
}: CardButtonProps): ReactNode {
  const zoom = useZoom();
  const timer = useRef(0);
  const wasLong = useRef(false);
  const stop = (): void => {
    clearTimeout(timer.current);
    zoom.unhover();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'i' || event.key === 'I') zoom.open(card);
  };
  return (
    <button
      type="button"
      className={cx(styles.button, glowing && styles.glowing, pressed && styles.pressed)}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts="i"
      data-card={card}
      data-motion={motion}
      data-from={from}
      onClick={() => {
        zoom.unhover();
        if (!wasLong.current) onChoose();
        wasLong.current = false;
      }}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && zoom.hover(card, event.currentTarget)}
      onPointerLeave={stop}
      onPointerDown={(event) => {
        wasLong.current = false;
        if (event.pointerType === 'mouse') return;
        timer.current = window.setTimeout(() => {
          wasLong.current = true;
          zoom.open(card);
        }, LONG_PRESS);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={stop}
      onContextMenu={(event) => {
        event.preventDefault();
        zoom.open(card);
      }}
    >
      {children}
    </button>
  );
}
