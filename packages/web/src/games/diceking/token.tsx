import type { ReactNode } from 'react';
import { paths as gem } from '~icons/game-icons/cut-diamond';
import { paths as fire } from '~icons/game-icons/dragon-head';
import { paths as superJoker } from '~icons/game-icons/jester-hat';
import { paths as castle } from '~icons/game-icons/tower-flag';
import { Token } from '../../kit/parts/Counter.tsx';
import { JEWELS } from '../../kit/seats/jewels.ts';

export { castle, fire, gem, superJoker };

export const GEM_COLORS = ['--onyx', '--topaz'] as const;

/** A flying piece that is not a card: a gem (0 white, 1 gold), a fire, or the castle of a seat. */
export function token(of: string, id: number): ReactNode {
  switch (of) {
    case 'gem':
      return <Token icon={gem} color={GEM_COLORS[id] ?? '--onyx'} />;
    case 'castle':
      return <Token icon={castle} color={JEWELS[id]?.color ?? '--onyx'} />;
    default:
      return <Token icon={fire} color="--coral" />;
  }
}
