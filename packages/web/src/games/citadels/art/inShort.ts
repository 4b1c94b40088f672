import { paths as castle } from '~icons/game-icons/castle';
import { paths as church } from '~icons/game-icons/church';
import { paths as crown } from '~icons/game-icons/crown';
import { paths as assassin } from '~icons/game-icons/hooded-assassin';
import { paths as king } from '~icons/game-icons/king';
import { paths as laurel } from '~icons/game-icons/laurel-crown';
import { paths as thief } from '~icons/game-icons/robber';
import { paths as market } from '~icons/game-icons/shop';
import { paths as coins } from '~icons/game-icons/two-coins';
import { paths as watchtower } from '~icons/game-icons/watchtower';
import { paths as magician } from '~icons/game-icons/wizard-face';
import { arrow, card, cardBack, note, type Picture, sign } from '../../../kit/picture.ts';

/** One for each paragraph of the book's first chapter. */
export const IN_SHORT: readonly Picture[] = [
  [
    card(28, 56, market, 'emerald'),
    card(62, 56, church, 'sapphire'),
    card(96, 56, watchtower, 'ruby'),
    card(130, 56, castle, 'topaz'),
    sign(80, 20, 24, coins, 'gold'),
  ],
  [
    card(30, 50, king, 'topaz', -4),
    arrow([52, 50], [84, 50]),
    cardBack(104, 52, -10),
    cardBack(116, 50, 0),
    cardBack(128, 52, 10),
  ],
  [
    sign(24, 46, 26, crown, 'gold'),
    card(56, 46, assassin, 'onyx'),
    card(92, 46, thief, 'onyx'),
    card(128, 46, magician, 'onyx'),
    note(56, 84, '1'),
    note(92, 84, '2'),
    note(128, 84, '3'),
  ],
  [
    sign(30, 32, 30, coins, 'gold'),
    note(52, 50, '/'),
    cardBack(76, 44, 6),
    arrow([96, 50], [114, 50]),
    card(136, 50, market, 'emerald'),
    note(30, 66, '2'),
    note(76, 82, '1'),
  ],
  [card(40, 50, assassin, 'onyx', -6), arrow([62, 50], [92, 50]), cardBack(114, 50, 6), note(114, 50, '?')],
  [
    ...Array.from({ length: 8 }, (_, i) => sign(24 + i * 16, 32, 15, castle, i < 7 ? 'topaz' : 'ruby')),
    sign(80, 70, 40, laurel, 'gold'),
    note(118, 72, '8'),
  ],
];
