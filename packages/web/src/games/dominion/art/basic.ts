import { paths as duchy } from '~icons/game-icons/castle';
import { paths as copper } from '~icons/game-icons/coins';
import { paths as curse } from '~icons/game-icons/cursed-star';
import { paths as province } from '~icons/game-icons/elven-castle';
import { paths as gold } from '~icons/game-icons/gold-stack';
import { paths as estate } from '~icons/game-icons/house';
import { paths as silver } from '~icons/game-icons/two-coins';

/** The silhouettes of the cards of every game. */
export const basic: Readonly<Record<string, readonly string[]>> = {
  copper,
  silver,
  gold,
  estate,
  duchy,
  province,
  curse,
};
