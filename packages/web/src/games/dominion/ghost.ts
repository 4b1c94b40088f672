import type { Flight } from './flights.ts';
import styles from './ghost.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Course {
  readonly start: Point;
  readonly end: Point;
  readonly picture: Element;
}

/** Lets the pictures of cards fly across the board together, except where one of the places is not to be seen. */
export function launch(root: HTMLElement, flights: readonly Flight[], duration: number): Animation[] {
  const courses = flights.flatMap((flight) => courseOf(root, flight) ?? []);
  return courses.map((course) => fly(root, course, duration));
}

/** Reads where the flight goes; nothing is changed before all are read, so that the page is laid out once. */
function courseOf(root: HTMLElement, { card, from, to }: Flight): Course | undefined {
  const start = middleOf(root, from);
  const end = middleOf(root, to);
  const picture = pictureOf(root, card);
  return start === undefined || end === undefined || picture === null ? undefined : { start, end, picture };
}

function fly(root: HTMLElement, { start, end, picture }: Course, duration: number): Animation {
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
