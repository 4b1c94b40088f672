import type { Card } from '@regalia/kernel';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import styles from './ZoomProvider.module.css';
import { ZoomContext } from './zoom.ts';

interface ZoomProviderProps {
  readonly draw: (card: Card) => ReactNode;
  readonly onOpen: (card: Card) => void;
  readonly children: ReactNode;
}

interface Hovered {
  readonly card: Card;
  readonly left: number;
  readonly top: number;
}

const WIDTH = 236;
const HEIGHT = WIDTH * 1.4;
const GAP = 10;
const PATIENCE = 420;

/** Draws the card under the pointer large beside it, after a moment. */
export function ZoomProvider({ draw, onOpen, children }: ZoomProviderProps): ReactNode {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const timer = useRef(0);
  const open = useRef(onOpen);
  open.current = onOpen;
  const zoom = useMemo(() => {
    const unhover = (): void => {
      clearTimeout(timer.current);
      setHovered(null);
    };
    return {
      unhover,
      open: (card: Card) => {
        unhover();
        open.current(card);
      },
      hover: (card: Card, near: Element) => {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setHovered({ card, ...placeBeside(near) }), PATIENCE);
      },
    };
  }, []);
  return (
    <ZoomContext value={zoom}>
      {children}
      {hovered && (
        <div
          className={styles.hovered}
          style={{ left: hovered.left, top: hovered.top, width: WIDTH }}
          aria-hidden="true"
        >
          {draw(hovered.card)}
        </div>
      )}
    </ZoomContext>
  );
}

function placeBeside(near: Element): { readonly left: number; readonly top: number } {
  const box = near.getBoundingClientRect();
  const right = box.right + GAP;
  const left = right + WIDTH < innerWidth - GAP ? right : box.left - GAP - WIDTH;
  const top = Math.min(Math.max(GAP, box.top + box.height / 2 - HEIGHT / 2), innerHeight - HEIGHT - GAP);
  return { left: Math.max(GAP, left), top };
}
