import type { Inflections } from '@regalia/kernel';
import type { Key } from '../en.ts';

/** Names in the cases that sentences need, where they differ from the nominative. */
export const skCases: Inflections<Key> = {
  'card.great-library-of-ahm.acc': 'Veľkú knižnicu Ahmu',
  'card.great-hall.acc': 'Dvoranu',
  'card.shield-mountain.acc': 'Štítovú horu',
  'card.roof-of-the-world.acc': 'Strechu sveta',
};
