import type { ReactNode } from 'react';
import { paths as cards } from '~icons/game-icons/card-draw';
import { paths as coins } from '~icons/game-icons/crown-coin';
import { paths as actions } from '~icons/game-icons/power-lightning';
import { paths as buys } from '~icons/game-icons/shopping-bag';
import { Sign } from '../../../kit/cards/face/Sign.tsx';

/** Each of the four has its color and its shape. */
export const RESOURCES = {
  cards: { icon: cards, color: '--sapphire', tone: 'sapphire', shape: 'square' },
  actions: { icon: actions, color: '--onyx', tone: 'stone', shape: 'round' },
  buys: { icon: buys, color: '--amethyst', tone: 'amethyst', shape: 'square' },
  coins: { icon: coins, color: '--topaz', tone: 'topaz', shape: 'round' },
} as const;

export type Resource = keyof typeof RESOURCES;

/** On a card or beside its name. */
export function ResourceSign({ of }: { readonly of: Resource }): ReactNode {
  const { icon, tone, shape } = RESOURCES[of];
  return <Sign paths={icon} tone={tone} shape={shape} />;
}
