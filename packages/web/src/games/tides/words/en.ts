/** What only the board of Tides says. */
export const en = {
  'points.now': 'now {n}',
  'points.total': '{n} in all',
  gain: 'would score {n} right away',
  'gain.monument': 'about {n} next round as a monument',
  'gain.theirs': 'them {n}',
  'tally.ahead': 'in the lead',
  'hand.other': '{n, one: # card | other: # cards} in your opponent’s hand',
  'hand.remembered': '{card}: you know they hold it',
  'hand.empty': 'Your hand is empty.',
} as const;

export type WordKey = keyof typeof en;
