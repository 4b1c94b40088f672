/**
 * What each viewer knows of one place, four bits per viewer:
 * 0: only the zone's pool; 1 to 14: the place belongs to that group of the viewer; 15: the viewer knows the card.
 */

export const UNKNOWN = 0;
export const KNOWN = 15;
export const LAST_GROUP = 14;

/** No one knows the card. */
export const HIDDEN = 0;
/** Everyone knows the card. */
export const PUBLIC = -1;

export function markOf(marks: number, viewer: number): number {
  return (marks >>> (4 * viewer)) & 15;
}

export function withMark(marks: number, viewer: number, mark: number): number {
  return (marks & ~(15 << (4 * viewer))) | (mark << (4 * viewer));
}

/** The marks of a card known to exactly the viewers in `mask`. */
export function marksKnownTo(mask: number): number {
  return KNOWN_TO[mask & 255] as number;
}

/** `marksKnownTo` by bit mask of viewers. */
const KNOWN_TO = Int32Array.from({ length: 256 }, (_, mask) => {
  let marks = 0;
  for (let viewer = 0; viewer < 8; viewer++) if ((mask >> viewer) & 1) marks = withMark(marks, viewer, KNOWN);
  return marks;
});

/** A bit for each viewer whose mark is not 0. */
export function viewersWithMark(marks: number): number {
  let bits = (marks | (marks >>> 1) | (marks >>> 2) | (marks >>> 3)) & 0x1111_1111;
  bits = (bits | (bits >>> 3)) & 0x0303_0303;
  bits = (bits | (bits >>> 6)) & 0x000f_000f;
  return (bits | (bits >>> 12)) & 255;
}

/** A bit for each viewer that knows the card. */
export function viewersKnowing(marks: number): number {
  return ~viewersWithMark(~marks) & 255;
}

/** A bit for each viewer for whom the place belongs to a group. */
export function viewersGrouping(marks: number): number {
  return viewersWithMark(marks) & viewersWithMark(~marks);
}
