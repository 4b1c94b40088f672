import type { ReactNode } from 'react';
import { paths as cards } from '~icons/game-icons/card-pickup';
import { paths as murdered } from '~icons/game-icons/dripping-knife';
import { paths as crown } from '~icons/game-icons/queen-crown';
import { paths as robbed } from '~icons/game-icons/robber';
import { paths as points } from '~icons/game-icons/star-formation';
import { paths as coin } from '~icons/game-icons/two-coins';
import { Token } from '../../kit/parts/Counter.tsx';

export { cards, coin, crown, murdered, points, robbed };

/** A flying piece that is not a card: coins and the crown. */
export function token(of: string): ReactNode {
  return of === 'crown' ? <Token icon={crown} color="--gold-bright" /> : <Token icon={coin} color="--topaz" />;
}
