import { paths as skyPillars } from '~icons/game-icons/ancient-columns';
import { paths as bloodTear } from '~icons/game-icons/bleeding-eye';
import { paths as greatLibrary } from '~icons/game-icons/bookshelf';
import { paths as ancientDivide } from '~icons/game-icons/cliff-crossing';
import { paths as shackles } from '~icons/game-icons/djinn';
import { paths as kingsNest } from '~icons/game-icons/eagle-emblem';
import { paths as prophets } from '~icons/game-icons/elven-castle';
import { paths as wellspring } from '~icons/game-icons/fountain';
import { paths as greatHall } from '~icons/game-icons/greek-temple';
import { paths as eternalPalace } from '~icons/game-icons/indian-palace';
import { paths as port } from '~icons/game-icons/lighthouse';
import { paths as ziggurat } from '~icons/game-icons/mayan-pyramid';
import { paths as maze } from '~icons/game-icons/maze';
import { paths as oldMansPass } from '~icons/game-icons/mountain-road';
import { paths as roof } from '~icons/game-icons/mountaintop';
import { paths as shieldMountain } from '~icons/game-icons/peaks';
import { paths as northEye } from '~icons/game-icons/third-eye';
import { paths as bath } from '~icons/game-icons/waterfall';

/** The silhouette on each card. */
export const ART: Readonly<Record<string, readonly string[]>> = {
  'kings-nest': kingsNest,
  'ancient-divide': ancientDivide,
  'eternal-palace': eternalPalace,
  'great-library-of-ahm': greatLibrary,
  'wellspring-of-power': wellspring,
  'citadel-of-the-prophets': prophets,
  'golden-ziggurat': ziggurat,
  'bath-of-the-gods': bath,
  'maze-of-the-damned': maze,
  'eye-of-the-north': northEye,
  'jinns-shackles': shackles,
  'old-mans-pass': oldMansPass,
  'blood-tear-spring': bloodTear,
  'sky-pillars': skyPillars,
  'great-hall': greatHall,
  'shield-mountain': shieldMountain,
  'roof-of-the-world': roof,
  'sapphire-port': port,
};
