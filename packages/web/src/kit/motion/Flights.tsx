import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { AnimationStep } from '../../tableModel/animationQueue.ts';
import { CardBack } from '../cards/face/CardBack.tsx';
import { Tile } from '../cards/face/Tile.tsx';
import { useTable } from '../tableContext.ts';
import styles from './Flights.module.css';
import type { Flight } from './flight.ts';

interface FlightsProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly step: AnimationStep;
  /** In ms. */
  readonly pace: number;
}

/** What moves in one event, over the board. Where one of the places is not to be seen nothing flies. */
export function Flights({ board, step, pace }: FlightsProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null || layer.current === null) return;
    // All places are read before anything is changed, so that the page is laid out once.
    const courses = step.flights.map(({ from, to }) => ({ start: middleOf(root, from), end: middleOf(root, to) }));
    const ghosts = [...layer.current.children] as HTMLElement[];
    const moves = courses.flatMap(({ start, end }, i) => {
      const ghost = ghosts[i];
      if (ghost === undefined || start === undefined || end === undefined) return [];
      ghost.style.visibility = 'visible';
      return ghost.animate(
        [
          { transform: `translate(${start.x}px, ${start.y}px) scale(0.8)`, opacity: 0.6 },
          { transform: `translate(${end.x}px, ${end.y}px) scale(0.9)`, opacity: 1 },
        ],
        { duration: pace, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'forwards' },
      );
    });
    return () => {
      for (const move of moves) move.cancel();
    };
  }, [board, step, pace]);
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {step.flights.map((flight, i) => (
        <Ghost key={`${i}`} what={flight.what} />
      ))}
    </div>
  );
}

function Ghost({ what }: Pick<Flight, 'what'>): ReactNode {
  const { cardFace, ui } = useTable();
  const isToken = typeof what === 'object' && what !== null;
  return (
    <div className={isToken ? styles.token : styles.ghost}>
      {what === null && <CardBack />}
      {typeof what === 'number' && <Tile face={cardFace(what)} />}
      {isToken && ui.token?.(what.of, what.id)}
    </div>
  );
}

function middleOf(root: HTMLElement, place: string): { readonly x: number; readonly y: number } | undefined {
  const box = root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return undefined;
  const origin = root.getBoundingClientRect();
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
}
