/** What only the board of Tides says. */
export const en = {
  'points.now': 'now {n}',
  'points.total': '{n} in all',
  gain: 'would bring {n} at once',
  'gain.monument': 'as a monument about {n} next round',
  'gain.theirs': 'them {n}',
  'tally.ahead': 'more than the other',
  'hand.other': '{n, one: # card | other: # cards} in the other hand',
  'hand.remembered': '{card}: you know that it is in the other hand',
  'hand.empty': 'Your hand is empty.',
} as const;

export type WordKey = keyof typeof en;
