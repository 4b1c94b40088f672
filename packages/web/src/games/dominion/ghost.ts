import type { Flight } from './flights.ts';
import styles from './ghost.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lets the picture of a card fly across the board; undefined where one of the places is not to be seen. */
export function launch(root: HTMLElement, { card, from, to }: Flight, duration: number): Animation | undefined {
  const start = middleOf(root, from);
  const end = middleOf(root, to);
  const picture = pictureOf(root, card);
  if (start === undefined || end === undefined || picture === null) return undefined;
  const ghost = document.createElement('div');
  ghost.className = styles.ghost ?? '';
  ghost.ariaHidden = 'true';
  ghost.append(picture.cloneNode(true));
  root.append(ghost);
  const animation = ghost.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(0.8)`, opacity: 0.6 },
      { transform: `translate(${end.x}px, ${end.y}px) scale(0.9)`, opacity: 1 },
    ],
    { duration, easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
  animation.addEventListener('finish', () => ghost.remove());
  animation.addEventListener('cancel', () => ghost.remove());
  return animation;
}

/** The same picture that lies in the Supply, or the back. */
function pictureOf(root: HTMLElement, card: number | null): Element | null {
  return root.querySelector(card === null ? '[data-ghost="back"] > *' : `[data-place="pile-${card}"] button > span`);
}

function middleOf(root: HTMLElement, place: string): Point | undefined {
  const element = root.querySelector(`[data-place="${place}"]`);
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return undefined;
  const origin = root.getBoundingClientRect();
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
}
