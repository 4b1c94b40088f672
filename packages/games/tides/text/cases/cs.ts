import type { Inflections } from '@regalia/kernel';
import type { Key } from '../en.ts';

/** Names in the cases that sentences need, where they differ from the nominative. */
export const csCases: Inflections<Key> = {
  'card.great-library-of-ahm.acc': 'Velkou knihovnu Ahmu',
  'card.great-hall.acc': 'Dvoranu',
  'card.shield-mountain.acc': 'Štítovou horu',
  'card.roof-of-the-world.acc': 'Střechu světa',
};
