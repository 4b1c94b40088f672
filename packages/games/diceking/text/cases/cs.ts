import type { Inflections } from '@regalia/kernel';
import type { Key } from '../en.ts';

/** Names in the cases that sentences need, where they differ from the nominative. */
export const csCases: Inflections<Key> = {
  'card.acc': '{deck.acc} {n}',
  'deck.merchant.acc': 'Nevrlého obchodníka',
  'deck.thief.acc': 'Arogantní zlodějku',
  'deck.slayer.acc': 'Zaneprázdněnou drakobijku',
  'deck.rogue.acc': 'Agresivního lotra',
  'deck.landowner.acc': 'Chamtivého statkáře',
  'deck.super.acc': 'Superžolíka',
  'face.red.acc': 'červenou {pips.acc}',
  'face.blue.acc': 'modrou {pips.acc}',
  'face.green.acc': 'zelenou {pips.acc}',
  'pips.1.acc': 'jedničku',
  'pips.2.acc': 'dvojku',
  'pips.3.acc': 'trojku',
  'pips.4.acc': 'čtyřku',
  'pips.5.acc': 'pětku',
  'pips.6.acc': 'šestku',
};
