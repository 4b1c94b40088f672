import type { Card } from '@regalia/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStable } from '../../../ui/useStable.ts';
import { placeZoom } from './placeZoom.ts';
import styles from './ZoomProvider.module.css';
import { ZoomContext } from './zoom.ts';

interface ZoomProviderProps {
  readonly draw: (card: Card) => ReactNode;
  readonly onOpen: (card: Card) => void;
  readonly children: ReactNode;
}

interface Hovered {
  readonly card: Card;
  readonly near: Element;
  readonly left: number;
  readonly top: number;
}

const WIDTH = 236;
const HEIGHT = WIDTH * 1.4;
/** The text of a card this wide can be read as it lies. */
const READABLE = 165;
const PATIENCE = 450;
/** The next large card opens sooner while one is shown. */
const NEXT = 120;

/** Draws the card under the pointer large, after a moment, where it covers neither the hand nor the card's neighbors. */
export function ZoomProvider({ draw, onOpen, children }: ZoomProviderProps): ReactNode {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const timer = useRef(0);
  const lastShown = useRef(0);
  const unhover = useStable((): void => {
    clearTimeout(timer.current);
    if (hovered === null) return;
    lastShown.current = performance.now();
    setHovered(null);
  });
  const hover = useStable((card: Card, near: Element): void => {
    clearTimeout(timer.current);
    const isNext = performance.now() - lastShown.current < PATIENCE;
    timer.current = window.setTimeout(() => setHovered(zoomOf(card, near)), isNext ? NEXT : PATIENCE);
  });
  const open = useStable((card: Card): void => {
    unhover();
    onOpen(card);
  });
  const zoom = useMemo(() => ({ unhover, hover, open }), [unhover, hover, open]);
  // What is taken away from under the pointer never tells that the pointer left it.
  useEffect(() => {
    if (hovered === null) return;
    const checkHover = (): void => {
      if (!hovered.near.matches(':hover')) unhover();
    };
    addEventListener('pointermove', checkHover);
    return () => removeEventListener('pointermove', checkHover);
  }, [hovered, unhover]);
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

function zoomOf(card: Card, near: Element): Hovered | null {
  const box = near.getBoundingClientRect();
  if (box.width >= READABLE || !near.matches(':hover')) return null;
  const neighbors = near.closest('[data-place=supply], ul');
  const hand = document.querySelector('[data-place=hand]');
  const place = placeZoom({
    card: box,
    keepClear: [neighbors, hand].flatMap((element) => element?.getBoundingClientRect() ?? []),
    size: { width: WIDTH, height: HEIGHT },
    screen: { width: innerWidth, height: innerHeight },
  });
  return place && { card, near, ...place };
}
