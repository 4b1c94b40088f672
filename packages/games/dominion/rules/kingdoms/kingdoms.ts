import { ascending, type Card, countCardsUpTo } from '@regalia/kernel';
import { BASE_KINDS, CARD_IDS, INTRIGUE_KINDS, isVictory } from '../cards/printed.ts';
import { REVISIONS } from '../revisions.ts';
import type { DominionState, Sets } from '../state.ts';

/** The recommended sets of DOM-12. */
export const RECOMMENDED = {
  'victory-dance': 'bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade',
  'secret-schemes': 'conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute',
  'best-wishes':
    'coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well',
  deconstruction: 'bridge mining-village remodel saboteur secret-chamber spy swindler thief throne-room torturer',
  'hand-madness': 'bureaucrat chancellor council-room courtyard mine militia minion nobles steward torturer',
  underlings: 'baron cellar festival library masquerade minion nobles pawn steward witch',
  'first-game': 'cellar market militia mine moat remodel smithy village woodcutter workshop',
  'big-money': 'adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne-room',
  interaction: 'bureaucrat chancellor council-room festival library militia moat spy thief village',
  'size-distortion': 'cellar chapel feast gardens laboratory thief village witch woodcutter workshop',
  'village-square': 'bureaucrat cellar festival library market remodel smithy throne-room village woodcutter',
} as const;

export type RecommendedSet = keyof typeof RECOMMENDED;
export const RECOMMENDED_SETS = Object.keys(RECOMMENDED) as readonly RecommendedSet[];

export function recommended(set: RecommendedSet): Card[] {
  return RECOMMENDED[set].split(' ').map((id) => CARD_IDS.get(id) as Card);
}

const KINDS: Readonly<Record<Sets, readonly Card[]>> = {
  intrigue: INTRIGUE_KINDS,
  base: BASE_KINDS,
  both: ascending([...INTRIGUE_KINDS, ...BASE_KINDS]),
};

/** The kinds of the sets in play that the game's revision knows, ascending. */
export function kindsOf({ sets, revision }: Pick<DominionState, 'sets' | 'revision'>): readonly Card[] {
  const count = countCardsUpTo(REVISIONS, revision);
  return KINDS[sets].filter((kind) => kind < count);
}

/** DOM-2.6: 10 cards; of Victory kinds 8 with two seats, 12 with more. */
export function kingdomPile(kind: Card, seats: number): number {
  return isVictory(kind) ? victoryPile(seats) : 10;
}

/** DOM-2.2. */
export function victoryPile(seats: number): number {
  return seats === 2 ? 8 : 12;
}
