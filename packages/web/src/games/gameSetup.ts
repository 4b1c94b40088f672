import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { SetupProps } from './setupProps.ts';

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
