import { type RefObject, useEffect } from 'react';
import { isDirection, nextSpot, type Spot } from './arrows.ts';

/** Arrow keys move the focus between the choosable elements of one part of the board, which is marked by `data-arrows`. */
export function useArrowKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = board.current;
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (!isDirection(key) || !(target instanceof Element) || !target.matches('[data-choosable]')) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const part = target.closest('[data-arrows]');
      const choosables = [...(part?.querySelectorAll<HTMLElement | SVGElement>('[data-choosable]') ?? [])];
      const next = choosables[nextSpot(choosables.map(middleOf), middleOf(target), key)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, [board]);
}

function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
