import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionAllowed } from '../settings/applySettings.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const MOVE: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(.2,.7,.2,1)' };

/**
 * Cards that lie elsewhere after a step slide there from where they lay before; cards that were hidden come from the place
 * named by `data-from`. Reads `data-card` and `data-place`; writes nothing but animations.
 */
export function useCardMotion(container: RefObject<HTMLElement | null>, step: number): void {
  const before = useRef<ReadonlyMap<string, Spot>>(new Map());
  const lastStep = useRef(step);
  useLayoutEffect(() => {
    const root = container.current;
    if (root === null) return;
    const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')];
    const places = [...root.querySelectorAll<HTMLElement>('[data-place]')];
    const now = new Map<string, Spot>();
    const origin = root.getBoundingClientRect();
    for (const place of places) now.set(`place ${place.dataset.place}`, spotOf(place, origin));
    for (const card of cards) now.set(`card ${card.dataset.card}`, spotOf(card, origin));
    const old = before.current;
    before.current = now;
    if (lastStep.current === step || !motionAllowed()) return;
    lastStep.current = step;
    for (const card of cards) slide(card, old, now);
  });
}

function slide(card: HTMLElement, old: ReadonlyMap<string, Spot>, now: ReadonlyMap<string, Spot>): void {
  const name = `card ${card.dataset.card}`;
  const target = now.get(name);
  const known = old.get(name);
  const start = known ?? old.get(`place ${card.dataset.from}`);
  if (target === undefined || start === undefined || target.width === 0 || start.width === 0) return;
  const [dx, dy] = [start.x - target.x, start.y - target.y];
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const scale = known ? start.width / target.width : 0.5;
  card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: known ? 1 : 0.2, zIndex: 5 },
      { transform: 'none', opacity: 1, zIndex: 5 },
    ],
    MOVE,
  );
}

/** The middle of an element, from the corner of the board, so that scrolling does not look like moving. */
function spotOf(element: HTMLElement, origin: DOMRect): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top, width: box.width };
}
