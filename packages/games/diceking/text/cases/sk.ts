import type { Inflections } from '@regalia/kernel';
import type { Key } from '../en.ts';

/** Names in the cases that sentences need, where they differ from the nominative. */
export const skCases: Inflections<Key> = {
  'card.acc': '{deck.acc} {n}',
  'deck.merchant.acc': 'Nevrlého obchodníka',
  'deck.thief.acc': 'Arogantnú zlodejku',
  'deck.slayer.acc': 'Zaneprázdnenú drakobijku',
  'deck.rogue.acc': 'Agresívneho lotra',
  'deck.landowner.acc': 'Chamtivého statkára',
  'deck.super.acc': 'Superžolíka',
  'face.red.acc': 'červenú {pips.acc}',
  'face.blue.acc': 'modrú {pips.acc}',
  'face.green.acc': 'zelenú {pips.acc}',
  'pips.1.acc': 'jednotku',
  'pips.2.acc': 'dvojku',
  'pips.3.acc': 'trojku',
  'pips.4.acc': 'štvorku',
  'pips.5.acc': 'päťku',
  'pips.6.acc': 'šestku',
};
