import type { Game, Level } from '@regalia/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { PACES } from '../paces.ts';

/** A player's choices for setting up a game. */
export interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** A bot for each seat but the first, including seats not in use now. */
  readonly bots: readonly string[];
  /** Index in `PACES`, for tables with friends. */
  readonly pace: number;
}

interface SetupStore {
  readonly setups: Readonly<Record<string, Partial<Setup>>>;
  readonly store: (game: string, setup: Setup) => void;
}

export const useSetups = create<SetupStore>()(
  persist(
    (set) => ({
      setups: {},
      store: (game, setup) => set(({ setups }) => ({ setups: { ...setups, [game]: setup } })),
    }),
    { name: 'regalia-setups', version: 1 },
  ),
);

/** The stored setup as far as it is still valid, else the defaults; `level` for bots that nobody chose. */
export function validSetup(game: Game, kept: Partial<Setup> | undefined, bots: readonly string[], level: Level): Setup {
  const { min, max, usual } = game.seats;
  const seats = kept?.seats !== undefined && kept.seats >= min && kept.seats <= max ? kept.seats : usual;
  const options = kept?.options ?? {};
  const pace = kept?.pace ?? 0;
  return {
    seats,
    pace: pace in PACES ? pace : 0,
    options: isPossible(game, options, seats) ? options : {},
    bots: Array.from({ length: max - 1 }, (_, i) => {
      const bot = kept?.bots?.[i];
      return bot !== undefined && bots.includes(bot) ? bot : level;
    }),
  };
}

/** Whether the game accepts these options. */
export function isPossible(game: Game, options: unknown, seats: number): boolean {
  try {
    game.parseOptions(options, seats);
    return true;
  } catch {
    return false;
  }
}
