import { type ComponentType, lazy } from 'react';
import type { SetupProps, ShownProps } from '../kit/setupProps.ts';

/** What a game brings that has more to choose than a list of options can show. */
interface GameSetup {
  /** The options it takes care of. */
  readonly keys: readonly string[];
  readonly Setup: ComponentType<SetupProps>;
  /** Shows how a table was laid to those who think of joining it. */
  readonly Shown: ComponentType<ShownProps>;
}

const KEYS = import.meta.glob<readonly string[]>('./*/setup/keys.ts', { import: 'keys', eager: true });
type Parts = Pick<GameSetup, 'Setup'> & Partial<Pick<GameSetup, 'Shown'>>;
const SETUPS = import.meta.glob<Parts>('./*/setup/index.ts');
const known = new Map<string, GameSetup>();

/** Undefined where a list of options is enough. */
export function setupOf(id: string): GameSetup | undefined {
  const keys = KEYS[`./${id}/setup/keys.ts`];
  const load = SETUPS[`./${id}/setup/index.ts`];
  if (keys === undefined || load === undefined) return undefined;
  const setup = known.get(id) ?? {
    keys,
    Setup: lazy(async () => ({ default: (await load()).Setup })),
    Shown: lazy(async () => ({ default: (await load()).Shown ?? (() => null) })),
  };
  known.set(id, setup);
  return setup;
}
