import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface HiddenStore {
  readonly ids: readonly string[];
  readonly hide: (id: string) => void;
}

/** More than a list of tables ever shows. */
const MOST = 500;

/** Finished tables of the server that this browser no longer lists; by their link they are still found. */
export const useHiddenTables = create<HiddenStore>()(
  persist(
    (set) => ({
      ids: [],
      hide: (id) => set(({ ids }) => ({ ids: [...ids, id].slice(-MOST) })),
    }),
    { name: 'regalia-hidden-tables', version: 1 },
  ),
);
