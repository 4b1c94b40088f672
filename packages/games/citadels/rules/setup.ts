import {
  type Card,
  countCardsUpTo,
  firstFrame,
  makeEmptyZones,
  makeHiddenZone,
  NO_CARD,
  newFlow,
  type RngState,
} from '@regalia/kernel';
import { CARDS, CHARACTER_COUNT, isActionCard, STARTING_COINS, TREASURY_WAGON } from './cards/printed.ts';
import { type CitadelsOptions, crownOf } from './options.ts';
import { programs } from './programs.ts';
import { REVISIONS } from './revisions.ts';
import { type CitadelsState, NOBODY, noTurn } from './state.ts';
import { cardsIn, characterDeck, deck, layout, wagons } from './zones.ts';

const ALL_CHARACTERS: readonly Card[] = Array.from({ length: CHARACTER_COUNT }, (_, character) => character);

/** The table before anything has happened; the first program draws lots for the office, shuffles and deals. */
export function initialState(options: CitadelsOptions, seats: number, rng: RngState, revision: number): CitadelsState {
  const variant = options.actionCards === 'on';
  const zones = makeEmptyZones(layout(seats));
  zones[deck(seats)] = makeHiddenZone(drawPile({ variant, purpleSet: options.purpleSet, revision }));
  zones[characterDeck(seats)] = makeHiddenZone(ALL_CHARACTERS);
  return {
    revision,
    seats,
    flow: newFlow(rng, seats, firstFrame(programs.game)),
    zones,
    groups: [],
    absences: [],
    variant,
    purpleSet: options.purpleSet,
    phase: 'draft',
    round: 0,
    crown: crownOf(options),
    starter: NOBODY,
    picks: 0,
    called: 0,
    holders: new Array<number>(CHARACTER_COUNT).fill(NOBODY),
    murdered: NO_CARD,
    robbed: NO_CARD,
    acrobat: false,
    coins: new Array<number>(seats).fill(STARTING_COINS),
    wagons: [],
    turn: noTurn(),
    first: NOBODY,
    hauntedSince: 0,
  };
}

type Contents = Pick<CitadelsState, 'variant' | 'purpleSet' | 'revision'>;

/** CIT-2.1: copies of a kind in the game; none of a kind that came with a later revision. */
export function copiesOf(card: Card, { variant, purpleSet, revision }: Readonly<Contents>): number {
  if (card >= countCardsUpTo(REVISIONS, revision)) return 0;
  const { copies, copiesWithWall } = CARDS[card] as (typeof CARDS)[number];
  if (isActionCard(card) && !variant) return 0;
  return purpleSet === 'wall' ? copiesWithWall : copies;
}

/** Every card of a kind lies in exactly one zone; coins and counts are never below 0. */
export function checkInvariants(s: Readonly<CitadelsState>): void {
  const counts = CARDS.map(() => 0);
  s.zones.forEach((_, zone) => {
    for (const card of cardsIn(s, zone)) counts[card] = (counts[card] ?? 0) + 1;
  });
  counts.forEach((count, card) => {
    const expected = copiesOf(card, s);
    if (count !== expected) throw new Error(`there are ${count} of ${CARDS[card]?.id}, not ${expected}`);
  });
  const purses = [...s.coins, ...s.wagons.map(({ coins }) => coins)];
  if (purses.some((coins) => coins < 0)) throw new Error(`a purse is below 0: ${purses.join(' ')}`);
  const laid = cardsIn(s, wagons(s.seats));
  if (laid.length !== s.wagons.length || laid.some((card) => card !== TREASURY_WAGON)) {
    throw new Error(`${s.wagons.length} wagons are on the table, not ${laid.length}`);
  }
}

const drawPiles = new Map<string, readonly Card[]>();

/** Made once for each kind of table. */
function drawPile(contents: Contents): readonly Card[] {
  const name = `${contents.variant} ${contents.purpleSet} ${contents.revision}`;
  const pile = drawPiles.get(name) ?? makeDrawPile(contents);
  drawPiles.set(name, pile);
  return pile;
}

function makeDrawPile(contents: Contents): Card[] {
  return CARDS.flatMap((_, card) =>
    card < CHARACTER_COUNT ? [] : new Array<Card>(copiesOf(card, contents)).fill(card),
  );
}
