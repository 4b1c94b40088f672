import { botNames } from '@regalia/bots';
import type { Game } from '@regalia/kernel';
import { useState } from 'react';
import { progressOf, useLevels } from '../../settings/levelProgress.ts';
import { isPossible, type Setup, useSetups, validSetup } from './lastSetup.ts';

export interface ChosenSetup extends Setup {
  readonly change: (part: Partial<Setup>) => void;
  /** Whether the game accepts the options. */
  readonly fits: boolean;
}

/** The setup of a game, as chosen last time. */
export function useSetup(game: Game): ChosenSetup {
  const stored = useSetups(({ setups }) => setups[game.id]);
  const store = useSetups((setups) => setups.store);
  const { level } = useLevels(({ games }) => progressOf(games, game.id));
  const chosen = validSetup(game, stored, botNames(game), level);
  // Invalid options stay in local state until they are corrected.
  const [options, setOptions] = useState(chosen.options);
  const change = (part: Partial<Setup>): void => {
    if (part.options) setOptions(part.options);
    store(game.id, { ...chosen, options, ...part });
  };
  return { ...chosen, options, change, fits: isPossible(game, options, chosen.seats) };
}
