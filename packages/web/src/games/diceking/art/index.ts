import { paths as rogue } from '~icons/game-icons/bad-gnome';
import { paths as coast } from '~icons/game-icons/big-wave';
import { paths as steppe } from '~icons/game-icons/bison';
import { paths as desert } from '~icons/game-icons/cactus';
import { paths as landowner } from '~icons/game-icons/castle';
import { paths as merchant } from '~icons/game-icons/dwarf-face';
import { paths as slayer } from '~icons/game-icons/fairy';
import { paths as flowerMeadow } from '~icons/game-icons/flowers';
import { paths as meadow } from '~icons/game-icons/high-grass';
import { paths as lava } from '~icons/game-icons/lava';
import { paths as mountains } from '~icons/game-icons/mountains';
import { paths as mushroomForest } from '~icons/game-icons/mushrooms';
import { paths as pineForest } from '~icons/game-icons/pine-tree';
import { paths as floodplain } from '~icons/game-icons/river';
import { paths as quarry } from '~icons/game-icons/stone-pile';
import { paths as swamp } from '~icons/game-icons/swamp';
import { paths as cave } from '~icons/game-icons/underground-cave';
import { paths as volcano } from '~icons/game-icons/volcano';
import { paths as farmland } from '~icons/game-icons/wheat';
import { paths as thief } from '~icons/game-icons/woman-elf-face';

/** By the name of the deck or the landscape, so that no two are told apart by color alone. */
export const ART: Readonly<Record<string, readonly string[]>> = {
  merchant,
  thief,
  slayer,
  rogue,
  landowner,
  floodplain,
  coast,
  swamp,
  meadow,
  desert,
  cave,
  volcano,
  farmland,
  mountains,
  lava,
  steppe,
  'pine-forest': pineForest,
  'mushroom-forest': mushroomForest,
  'flower-meadow': flowerMeadow,
  quarry,
};
