/** English; the keys here are the keys of every language. */
export const en = {
  'game.name': 'Tides of Time',
  'game.tagline': 'A duel of kingdoms in three rounds: pick a card, swap hands, leave monuments behind.',

  'prompt.pick': 'Choose a card for your kingdom.',
  'prompt.monument': 'Choose the card that stays as a monument, then the card that leaves the game.',

  'event.round-began': 'Round {round} begins.',
  'event.drew': '{seat} draws {cards}.',
  'event.drew-hidden': '{seat} draws {n, one: # card | other: # cards}.',
  'event.laid': '{seat} lays {card}.',
  'event.swapped': 'The hands change places, {n, one: # card | other: # cards} each.',
  'event.scored': '{seat} scores {n, one: # point | other: # points} in round {round}, {total} in all.',
  'event.took-back': '{seat} takes back {cards}.',
  'event.kept': '{seat} keeps {card} as a monument.',
  'event.removed': '{seat} removes {card} from the game.',
  'event.ended': '{seat} wins with {n, one: # point | other: # points}.',
  'event.ended-shared': '{seats} share the victory with {n, one: # point | other: # points} each.',
} as const;

export type Key = keyof typeof en;
