import { Component, type ReactNode, type RefObject } from 'react';
import { motionAllowed } from '../../settings/applySettings.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Spots = ReadonlyMap<string, Spot>;

const MOVE: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(.2,.7,.2,1)' };
const NOWHERE: Spots = new Map();

interface CardMotionProps {
  readonly container: RefObject<HTMLElement | null>;
  readonly step: number;
}

/**
 * Cards that lie elsewhere after a step slide there from where they lay before; cards that were hidden come from the place
 * named by `data-from`. Reads `data-motion` and `data-place`; writes nothing but animations. A click or a key ends them.
 * A class, since only classes can measure the page before React changes it.
 */
export class CardMotion extends Component<CardMotionProps> {
  #stopListening = (): void => undefined;

  override getSnapshotBeforeUpdate({ step }: CardMotionProps): Spots | null {
    return step === this.props.step ? null : spotsIn(this.props.container.current);
  }

  override componentDidUpdate(_: CardMotionProps, __: object, before: Spots | null): void {
    const root = this.props.container.current;
    if (root === null || before === null) return;
    this.#stopListening();
    if (!motionAllowed()) return;
    const now = spotsIn(root);
    this.#stopListening = endOnInput(cardsIn(root).flatMap((card) => slide(card, before, now) ?? []));
  }

  override componentWillUnmount(): void {
    this.#stopListening();
  }

  override render(): ReactNode {
    return null;
  }
}

/** Ends what moves at the next input; returns how to stop listening. */
function endOnInput(moves: readonly Animation[]): () => void {
  const end = (): void => {
    for (const move of moves) move.finish();
  };
  const listening = new AbortController();
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, end, { signal: listening.signal });
  return () => listening.abort();
}

function slide(card: HTMLElement, old: Spots, now: Spots): Animation | undefined {
  const name = `card ${card.dataset.motion}`;
  const target = now.get(name);
  const known = old.get(name);
  const start = known ?? old.get(`place ${card.dataset.from}`);
  if (target === undefined || start === undefined || target.width === 0 || start.width === 0) return undefined;
  const [dx, dy] = [start.x - target.x, start.y - target.y];
  if (Math.abs(dx) + Math.abs(dy) < 2) return undefined;
  const scale = known ? start.width / target.width : 0.5;
  // Not a keyframe: with anything but transform and opacity the browser would have to draw every frame.
  card.style.zIndex = '5';
  const move = card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: known ? 1 : 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    MOVE,
  );
  const settle = (): void => void card.style.removeProperty('z-index');
  move.addEventListener('finish', settle);
  move.addEventListener('cancel', settle);
  return move;
}

function cardsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-motion]')];
}

/** Where every card and every place lies. */
function spotsIn(root: HTMLElement | null): Spots {
  if (root === null) return NOWHERE;
  const spots = new Map<string, Spot>();
  const origin = root.getBoundingClientRect();
  for (const place of root.querySelectorAll<HTMLElement>('[data-place]')) {
    spots.set(`place ${place.dataset.place}`, spotOf(place, origin));
  }
  for (const card of cardsIn(root)) spots.set(`card ${card.dataset.motion}`, spotOf(card, origin));
  return spots;
}

/** The middle of an element, from the corner of the board, so that scrolling does not look like moving. */
function spotOf(element: HTMLElement, origin: DOMRect): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top, width: box.width };
}
