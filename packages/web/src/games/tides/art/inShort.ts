import { paths as garden } from '~icons/game-icons/curled-leaf';
import { paths as stronghold } from '~icons/game-icons/guarded-tower';
import { paths as palace } from '~icons/game-icons/imperial-crown';
import { paths as laurel } from '~icons/game-icons/laurel-crown';
import { paths as monument } from '~icons/game-icons/obelisk';
import { paths as temple } from '~icons/game-icons/prayer';
import { paths as library } from '~icons/game-icons/tied-scroll';
import { arrow, card, cardBack, note, type Picture, sign } from '../../../kit/picture.ts';

/** One for each paragraph of the book's first chapter. */
export const IN_SHORT: readonly Picture[] = [
  [
    card(26, 36, palace, 'topaz', -6),
    card(52, 36, temple, 'amethyst', 6),
    card(108, 36, garden, 'emerald', -6),
    card(134, 36, library, 'sapphire', 6),
    note(80, 36, ':'),
    note(80, 78, '1 · 2 · 3'),
  ],
  [
    cardBack(24, 62, -14),
    cardBack(38, 58, -4),
    cardBack(52, 60, 8),
    cardBack(108, 60, -8),
    cardBack(122, 58, 4),
    cardBack(136, 62, 14),
    arrow([62, 26], [98, 26]),
    arrow([98, 84], [62, 84]),
  ],
  [
    sign(28, 40, 26, garden, 'emerald'),
    sign(58, 40, 26, garden, 'emerald'),
    sign(100, 40, 26, temple, 'amethyst'),
    sign(130, 40, 26, stronghold, 'ruby'),
    note(43, 76, '+ +'),
    note(115, 76, '> ?'),
  ],
  [
    card(36, 44, monument, 'topaz'),
    card(80, 50, palace, 'onyx', 10),
    arrow([80, 76], [80, 94]),
    cardBack(124, 46, -6),
    cardBack(134, 50, 6),
    note(36, 82, '✓'),
  ],
  [sign(80, 42, 62, laurel, 'gold'), note(80, 86, '1 + 2 + 3')],
];
