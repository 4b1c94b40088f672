import type { Seat } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { TableSource } from '../tables/table.ts';

interface NewsStore {
  /** The step at which a seat at a table answered last; the latest tables first. */
  readonly answered: readonly (readonly [string, number])[];
  readonly note: (table: string, seat: Seat, step: number) => void;
}

const MOST_TABLES = 50;
const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;

/** Kept in the browser, since whoever plays over days comes back to a page that has just been opened. */
export const useNewsStore = create<NewsStore>()(
  persist(
    (set) => ({
      answered: [],
      note: (table, seat, step) => {
        const key = keyOf(table, seat);
        set(({ answered }) => ({
          answered: [[key, step] as const, ...answered.filter(([other]) => other !== key)].slice(0, MOST_TABLES),
        }));
      },
    }),
    { name: 'regalia-news', version: 1 },
  ),
);

/** The last step that is no news to the viewer; null where everything or nothing is. */
export function useSeenStep(table: string, viewer: Seat | 'spectator'): number | null {
  const answered = useNewsStore((store) => store.answered);
  if (viewer === 'spectator') return null;
  const step = answered.find(([key]) => key === keyOf(table, viewer))?.[1];
  return step === undefined ? null : step + 1;
}

/** Whether the log has a sentence for it: some steps of a game have none. */
export function isTold(game: TableSource['game'], happening: Happening): boolean {
  return happening.kind === 'undo' || happening.events.some((event) => game.texts.ofEvent(event) !== undefined);
}

/** How much of the log is news. */
export function countNews(game: TableSource['game'], log: readonly Happening[], seen: number | null): number {
  return seen === null ? 0 : log.filter((one) => one.step > seen && isTold(game, one)).length;
}
