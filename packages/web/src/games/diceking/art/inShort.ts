import { paths as gem } from '~icons/game-icons/cut-diamond';
import { paths as fire } from '~icons/game-icons/dragon-head';
import { paths as merchant } from '~icons/game-icons/dwarf-face';
import { paths as joker } from '~icons/game-icons/jester-hat';
import { paths as laurel } from '~icons/game-icons/laurel-crown';
import { paths as castle } from '~icons/game-icons/tower-flag';
import { paths as thief } from '~icons/game-icons/woman-elf-face';
import { arrow, card, note, type Picture, sign } from '../../../kit/picture.ts';

/** One for each paragraph of the book's first chapter. */
export const IN_SHORT: readonly Picture[] = [
  [
    sign(56, 62, 30, castle, 'ruby'),
    sign(80, 40, 30, castle, 'ruby'),
    sign(104, 62, 30, castle, 'ruby'),
    sign(134, 34, 24, castle, 'sapphire'),
  ],
  [
    note(24, 34, '⚂ ⚂'),
    note(24, 62, '⚂ ⚄'),
    arrow([46, 50], [64, 50]),
    card(88, 50, merchant, 'topaz'),
    note(112, 50, '/'),
    sign(136, 50, 32, fire, 'ruby'),
  ],
  [
    card(30, 50, merchant, 'topaz', -6),
    card(56, 50, thief, 'sapphire', 6),
    arrow([80, 50], [98, 50]),
    sign(116, 50, 22, joker, 'gold'),
    sign(140, 50, 22, gem, 'emerald'),
  ],
  [sign(44, 46, 34, castle, 'ruby'), sign(76, 52, 24, gem, 'topaz'), sign(120, 48, 48, laurel, 'gold')],
];
