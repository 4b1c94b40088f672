import { FIRST_LEVEL, LEVELS, type Level } from '@regalia/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The level at which somebody plays a game, and the games won there. */
export interface LevelProgress {
  readonly level: Level;
  readonly wins: number;
}

const WINS_FOR_NEXT = 2;
const START: LevelProgress = { level: FIRST_LEVEL, wins: 0 };

interface LevelStore {
  readonly games: Readonly<Record<string, LevelProgress>>;
  readonly store: (game: string, progress: LevelProgress) => void;
}

export const useLevels = create<LevelStore>()(
  persist(
    (set) => ({
      games: {},
      store: (game, progress) => set(({ games }) => ({ games: { ...games, [game]: progress } })),
    }),
    { name: 'regalia-levels', version: 1 },
  ),
);

export function progressOf(games: LevelStore['games'], game: string): LevelProgress {
  return games[game] ?? START;
}

/** After a game against these bots. One against bots of several levels, or of none, says nothing. */
export function afterGame(before: LevelProgress, bots: readonly string[], hasWon: boolean): LevelProgress {
  const level = LEVELS.find((one) => bots.every((bot) => bot === one));
  if (level === undefined || bots.length === 0) return before;
  const wins = level === before.level ? before.wins : 0;
  return { level, wins: wins + (hasWon ? 1 : 0) };
}

/** The level to try next; undefined before there were enough wins, and at the top. */
export function nextLevel({ level, wins }: LevelProgress): Level | undefined {
  return wins < WINS_FOR_NEXT ? undefined : LEVELS[LEVELS.indexOf(level) + 1];
}
