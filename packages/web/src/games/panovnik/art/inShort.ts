import { paths as castle } from '~icons/game-icons/castle';
import { paths as defense } from '~icons/game-icons/checked-shield';
import { paths as attack } from '~icons/game-icons/crossed-swords';
import { paths as gem } from '~icons/game-icons/cut-diamond';
import { paths as law } from '~icons/game-icons/gavel';
import { paths as crown } from '~icons/game-icons/imperial-crown';
import { paths as laurel } from '~icons/game-icons/laurel-crown';
import { paths as magic } from '~icons/game-icons/magic-swirl';
import { paths as knight } from '~icons/game-icons/mounted-knight';
import { paths as science } from '~icons/game-icons/round-bottom-flask';
import { paths as points } from '~icons/game-icons/round-star';
import { arrow, card, note, type Picture, sign } from '../../../kit/picture.ts';

/** One for each paragraph of the book's first chapter. */
export const IN_SHORT: readonly Picture[] = [
  [card(62, 74, knight, 'ruby'), card(98, 74, law, 'onyx'), card(80, 28, crown, 'topaz')],
  [
    card(28, 34, knight, 'ruby'),
    card(62, 34, castle, 'sapphire'),
    card(96, 34, crown, 'topaz'),
    card(130, 34, magic, 'emerald'),
    sign(28, 78, 18, gem, 'ruby'),
    sign(62, 78, 18, gem, 'sapphire'),
    sign(96, 78, 18, gem, 'topaz'),
    sign(130, 78, 18, gem, 'emerald'),
  ],
  [
    sign(20, 50, 16, gem, 'ruby'),
    sign(38, 50, 16, gem, 'sapphire'),
    arrow([52, 50], [72, 50]),
    card(102, 74, knight, 'ruby'),
    card(136, 74, castle, 'sapphire'),
    card(119, 28, crown, 'topaz'),
  ],
  [
    sign(56, 64, 24, gem, 'sapphire'),
    sign(104, 64, 24, gem, 'sapphire'),
    sign(80, 28, 24, gem, 'sapphire'),
    note(80, 84, '+ 1'),
  ],
  [
    sign(28, 36, 26, defense, 'sapphire'),
    sign(58, 36, 26, science, 'emerald'),
    sign(88, 36, 26, magic, 'amethyst'),
    sign(28, 74, 24, points, 'topaz'),
    sign(58, 74, 24, gem, 'ruby'),
    sign(88, 74, 24, attack, 'ruby'),
    sign(128, 54, 44, laurel, 'gold'),
  ],
];
