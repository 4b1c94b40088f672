import type { Game } from '@regalia/kernel';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface SetupProps {
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (options: Readonly<Record<string, string>>) => void;
}

interface GameSetup {
  /** The options it takes care of. */
  readonly keys: readonly string[];
  readonly Setup: LazyExoticComponent<ComponentType<SetupProps>>;
}

/** Games with more to choose than a list of options can show. */
export const SETUPS: Partial<Readonly<Record<string, GameSetup>>> = {
  dominion: {
    keys: ['kingdom', 'sets', 'cards'],
    Setup: lazy(async () => ({ default: (await import('./dominion/setup/KingdomChoice.tsx')).KingdomChoice })),
  },
};
