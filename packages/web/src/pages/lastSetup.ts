import type { Game } from '@regalia/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { PACES } from './paces.ts';

/** How a person wants a game to be laid. */
export interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** A bot for each seat but the first, also for those that are not taken now. */
  readonly bots: readonly string[];
  /** Of a table for friends: its place among those that are offered. */
  readonly pace: number;
}

interface SetupStore {
  readonly setups: Readonly<Record<string, Partial<Setup>>>;
  readonly keep: (game: string, setup: Setup) => void;
}

export const useSetups = create<SetupStore>()(
  persist(
    (set) => ({
      setups: {},
      keep: (game, setup) => set(({ setups }) => ({ setups: { ...setups, [game]: setup } })),
    }),
    { name: 'regalia-setups', version: 1 },
  ),
);

/** What was chosen last as far as the game still knows it, else the book's. */
export function fittingSetup(game: Game, kept: Partial<Setup> | undefined, bots: readonly string[]): Setup {
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
      return bot !== undefined && bots.includes(bot) ? bot : game.usualBot;
    }),
  };
}

/** Whether a table could be laid with these options. */
export function isPossible(game: Game, options: unknown, seats: number): boolean {
  try {
    game.parseOptions(options, seats);
    return true;
  } catch {
    return false;
  }
}
