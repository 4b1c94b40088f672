import type { WordKey } from './en.ts';

export const sk: Readonly<Record<WordKey, string>> = {
  'points.now': 'teraz {n}',
  'points.total': 'spolu {n}',
  gain: 'hneď by priniesla {n}',
  'gain.monument': 'ako monument prinesie nabudúce asi {n}',
  'gain.theirs': 'súper {n}',
  'tally.ahead': 'viac než súper',
  'hand.other': 'V súperovej ruke: {n, one: # karta | few: # karty | other: # kariet}',
  'hand.remembered': '{card}: vieš, že je v súperovej ruke',
  'hand.empty': 'Nemáš v ruke žiadnu kartu.',
};
