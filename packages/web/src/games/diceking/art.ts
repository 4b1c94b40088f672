import { paths as rogue } from '~icons/game-icons/bad-gnome';
import { paths as coast } from '~icons/game-icons/big-wave';
import { paths as steppe } from '~icons/game-icons/bison';
import { paths as desert } from '~icons/game-icons/cactus';
import { paths as landowner } from '~icons/game-icons/castle';
import { paths as merchant } from '~icons/game-icons/dwarf-face';
import { paths as slayer } from '~icons/game-icons/fairy';
import { paths as flowerMeadow } from '~icons/game-icons/flowers';
import { paths as meadow } from '~icons/game-icons/high-grass';
import { paths as superJoker } from '~icons/game-icons/jester-hat';
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
import type { Tone } from '../../kit/cards/tone.ts';

export { superJoker };

interface Citizenship {
  readonly tone: Tone;
  readonly art: readonly string[];
}

/** By deck: the colour and the head of its folk. */
export const FOLK: readonly Citizenship[] = [
  { tone: 'topaz', art: merchant },
  { tone: 'emerald', art: thief },
  { tone: 'amethyst', art: slayer },
  { tone: 'ruby', art: rogue },
  { tone: 'sapphire', art: landowner },
];

interface Landscape {
  readonly art: readonly string[];
  /** The ground, by day and by night. */
  readonly ground: string;
}

/** By landscape: a drawing of its own and a ground, so that no two are told apart by colour alone. */
export const LANDS: readonly Landscape[] = [
  { art: floodplain, ground: '#9fc6b4' },
  { art: coast, ground: '#8fbfd9' },
  { art: swamp, ground: '#8d9f7a' },
  { art: meadow, ground: '#b5cf84' },
  { art: desert, ground: '#e6d091' },
  { art: cave, ground: '#a9a3a6' },
  { art: volcano, ground: '#c08a78' },
  { art: farmland, ground: '#e3c56f' },
  { art: mountains, ground: '#bcbfc6' },
  { art: lava, ground: '#d8916b' },
  { art: steppe, ground: '#cdbb83' },
  { art: pineForest, ground: '#7fa486' },
  { art: mushroomForest, ground: '#b59bb0' },
  { art: flowerMeadow, ground: '#d7b3bd' },
  { art: quarry, ground: '#c4b6a2' },
];
