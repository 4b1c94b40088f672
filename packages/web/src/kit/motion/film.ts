import type { GameEvent } from '@regalia/kernel';
import type { Flight } from './flight.ts';

/** One event and what moves in it. */
export interface Scene {
  readonly event: GameEvent;
  readonly flights: readonly Flight[];
}

/** The table as it is drawn: it stays as it was until what happened has moved, event after event, and then follows. */
export interface Film<Table> {
  readonly shown: Table;
  readonly latest: Table;
  /** Still to be played, the present one first. */
  readonly scenes: readonly Scene[];
  /** How many there were when the last of them was added: all of them go at the same pace. */
  readonly planned: number;
}

/** More than this is no film any more: whoever was away wants the table. */
const MOST_SCENES = 40;

export function still<Table>(table: Table): Film<Table> {
  return { shown: table, latest: table, scenes: [], planned: 0 };
}

/** The table has changed, and this is what is to be seen of it. */
export function follow<Table>(film: Film<Table>, latest: Table, news: readonly Scene[]): Film<Table> {
  const scenes = [...film.scenes, ...news];
  if (scenes.length === 0 || scenes.length > MOST_SCENES) return still(latest);
  return { shown: film.shown, latest, scenes, planned: news.length === 0 ? film.planned : scenes.length };
}

/** The present scene has been played. */
export function advance<Table>(film: Film<Table>): Film<Table> {
  return film.scenes.length <= 1 ? still(film.latest) : { ...film, scenes: film.scenes.slice(1) };
}

/** One scene takes at most so long, in ms, and all together not much longer. */
const LONGEST = 280;
const ALL_TOGETHER = 1800;

/** How long each of so many scenes takes. */
export function paceOf(count: number, speed: number): number {
  return Math.min(LONGEST, ALL_TOGETHER / Math.max(1, count)) / speed;
}
