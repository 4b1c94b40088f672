import type { Flight } from '../../tableModel/flight.ts';

export type { Flight };

/** More at once could not be distinguished. */
const MOST = 8;

/** Several things on the same way. */
export function fly(what: readonly Flight['what'][], from: string, to: string): Flight[] {
  return what.slice(0, MOST).map((one) => ({ what: one, from, to }));
}

/** Face-down cards. */
export function backs(count: number): null[] {
  return new Array<null>(Math.min(count, MOST)).fill(null);
}

/** The same token several times. */
export function tokens(of: string, id: number, count: number): Flight['what'][] {
  return new Array<Flight['what']>(Math.min(count, MOST)).fill({ of, id });
}
