/**
 * What each viewer knows of one place, in four bits a viewer:
 * 0 nothing beyond the zone's pool, 1 to 14 the place belongs to that group of the viewer, 15 the viewer knows the card.
 */

export const UNKNOWN = 0;
export const KNOWN = 15;
export const LAST_GROUP = 14;

/** Nobody knows the card. */
export const HIDDEN = 0;
/** Everybody knows the card. */
export const PUBLIC = -1;

export function markOf(marks: number, viewer: number): number {
  return (marks >>> (4 * viewer)) & 15;
}

export function withMark(marks: number, viewer: number, mark: number): number {
  return (marks & ~(15 << (4 * viewer))) | (mark << (4 * viewer));
}

/** The marks of a card known to exactly the viewers in `mask`. */
export function knownTo(mask: number): number {
  let marks = 0;
  for (let viewer = 0; viewer < 8; viewer++) if ((mask >> viewer) & 1) marks = withMark(marks, viewer, KNOWN);
  return marks;
}
