import { paths as cards } from '~icons/game-icons/card-draw';
import { paths as copper } from '~icons/game-icons/coins';
import { paths as province } from '~icons/game-icons/elven-castle';
import { paths as gold } from '~icons/game-icons/gold-stack';
import { paths as action } from '~icons/game-icons/hand';
import { paths as estate } from '~icons/game-icons/house';
import { paths as laurel } from '~icons/game-icons/laurel-crown';
import { paths as buy } from '~icons/game-icons/shopping-bag';
import { paths as village } from '~icons/game-icons/village';
import { arrow, card, cardBack, note, type Picture, sign } from '../../../kit/picture.ts';

/** One for each paragraph of the book's first chapter. */
export const IN_SHORT: readonly Picture[] = [
  [
    card(28, 50, copper, 'topaz', -6),
    card(50, 50, estate, 'emerald', 6),
    arrow([74, 50], [94, 50]),
    card(116, 48, village, 'onyx', -6),
    card(138, 50, gold, 'gold', 6),
  ],
  [
    sign(30, 42, 34, action, 'onyx'),
    arrow([50, 42], [62, 42]),
    sign(80, 42, 34, buy, 'topaz'),
    arrow([100, 42], [112, 42]),
    sign(132, 42, 34, cards, 'sapphire'),
    note(30, 80, '1'),
    note(80, 80, '2'),
    note(132, 80, '3'),
  ],
  [
    card(34, 50, gold, 'gold'),
    arrow([56, 50], [74, 50]),
    cardBack(92, 50, -8),
    cardBack(96, 50, 2),
    arrow([114, 50], [126, 50]),
    sign(142, 50, 22, action, 'ink'),
  ],
  [
    card(40, 50, estate, 'emerald'),
    card(80, 50, province, 'emerald'),
    sign(124, 50, 36, laurel, 'gold'),
    note(40, 84, '1'),
    note(80, 84, '6'),
  ],
  [card(52, 44, province, 'emerald', 0), note(52, 82, '0'), sign(110, 46, 48, laurel, 'gold')],
];
