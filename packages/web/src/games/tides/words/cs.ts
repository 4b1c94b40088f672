import type { WordKey } from './en.ts';

export const cs: Readonly<Record<WordKey, string>> = {
  'points.now': 'teď {n}',
  'points.total': 'celkem {n}',
  gain: 'hned by přinesla {n}',
  'gain.monument': 'jako monument přinese příště asi {n}',
  'gain.theirs': 'soupeř {n}',
  'tally.ahead': 'víc než soupeř',
  'hand.other': 'V soupeřově ruce: {n, one: # karta | few: # karty | other: # karet}',
  'hand.remembered': '{card}: víš, že je v soupeřově ruce',
  'hand.empty': 'Nemáš v ruce žádnou kartu.',
};
