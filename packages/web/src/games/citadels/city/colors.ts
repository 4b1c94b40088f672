import type { Color } from '@regalia/games/citadels';
import { paths as purple } from '~icons/game-icons/cut-diamond';
import { paths as blue } from '~icons/game-icons/holy-symbol';
import { paths as yellow } from '~icons/game-icons/imperial-crown';
import { paths as green } from '~icons/game-icons/scales';
import { paths as red } from '~icons/game-icons/swords-emblem';
import type { Tone } from '../../../kit/cards/face/tone.ts';

/** Each color has a tone and a sign of its own. */
export const TONES: Readonly<Record<Color, Tone>> = {
  yellow: 'topaz',
  blue: 'sapphire',
  green: 'emerald',
  red: 'ruby',
  purple: 'amethyst',
};

export const SIGNS: Readonly<Record<Color, readonly string[]>> = { yellow, blue, green, red, purple };
