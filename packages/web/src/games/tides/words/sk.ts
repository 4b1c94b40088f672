import type { WordKey } from './en.ts';

export const sk: Readonly<Record<WordKey, string>> = {
  'points.now': 'teraz {n}',
  'points.total': 'spolu {n}',
  gain: 'hneď by priniesla {n}',
  'gain.monument': 'ako monument prinesie nabudúce asi {n}',
  'gain.theirs': 'súper {n}',
  'tally.ahead': 'vedieš',
  'hand.other': 'Súper má v ruke {n, one: # kartu | few: # karty | other: # kariet}',
  'hand.remembered': '{card}: vieš, že túto kartu má súper',
  'hand.empty': 'Nemáš v ruke žiadnu kartu.',
};
