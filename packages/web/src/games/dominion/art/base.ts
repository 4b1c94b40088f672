import { paths as smithy } from '~icons/game-icons/blacksmith';
import { paths as library } from '~icons/game-icons/bookshelf';
import { paths as cellar } from '~icons/game-icons/cellar-barrels';
import { paths as chapel } from '~icons/game-icons/church';
import { paths as moat } from '~icons/game-icons/drawbridge';
import { paths as gardens } from '~icons/game-icons/flowers';
import { paths as militia } from '~icons/game-icons/guards';
import { paths as workshop } from '~icons/game-icons/hammer-nails';
import { paths as festival } from '~icons/game-icons/juggler';
import { paths as mine } from '~icons/game-icons/miner';
import { paths as moneylender } from '~icons/game-icons/receive-money';
import { paths as feast } from '~icons/game-icons/roast-chicken';
import { paths as thief } from '~icons/game-icons/robber';
import { paths as laboratory } from '~icons/game-icons/round-bottom-flask';
import { paths as councilRoom } from '~icons/game-icons/round-table';
import { paths as chancellor } from '~icons/game-icons/scroll-quill';
import { paths as market } from '~icons/game-icons/shop';
import { paths as spy } from '~icons/game-icons/spy';
import { paths as throneRoom } from '~icons/game-icons/stone-throne';
import { paths as adventurer } from '~icons/game-icons/treasure-map';
import { paths as remodel } from '~icons/game-icons/trowel';
import { paths as village } from '~icons/game-icons/village';
import { paths as bureaucrat } from '~icons/game-icons/wax-seal';
import { paths as witch } from '~icons/game-icons/witch-flight';
import { paths as woodcutter } from '~icons/game-icons/wood-axe';

/** The silhouettes of the cards of the base game. */
export const base: Readonly<Record<string, readonly string[]>> = {
  cellar,
  chapel,
  moat,
  chancellor,
  village,
  woodcutter,
  workshop,
  bureaucrat,
  feast,
  gardens,
  militia,
  moneylender,
  remodel,
  smithy,
  spy,
  thief,
  'throne-room': throneRoom,
  'council-room': councilRoom,
  festival,
  laboratory,
  library,
  market,
  mine,
  witch,
  adventurer,
};
