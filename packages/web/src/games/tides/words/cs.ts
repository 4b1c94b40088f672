import type { WordKey } from './en.ts';

export const cs: Readonly<Record<WordKey, string>> = {
  'points.now': 'teď {n}',
  'points.total': 'celkem {n}',
  gain: 'hned by přinesla {n}',
  'gain.monument': 'jako monument přinese příště asi {n}',
  'gain.theirs': 'soupeř {n}',
  'tally.ahead': 'vedeš',
  'hand.other': 'Soupeř má v ruce {n, one: # kartu | few: # karty | other: # karet}',
  'hand.remembered': '{card}: víš, že tuto kartu má soupeř',
  'hand.empty': 'Nemáš v ruce žádnou kartu.',
};
