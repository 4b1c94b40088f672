import { type Ability, CARDS, SYMBOLS } from '@regalia/games/tides';
import { below, type RngState } from '@regalia/kernel';

/**
 * Tides of Time for random play alone, written by hand: no questions, no programs, no zones. It draws the same numbers in
 * the same order as a playout of the real game and ends with the same points; how far the real game falls behind it is
 * what its generality costs.
 */

const HAND = 5;
const KEPT_FOR_NEXT = 3;
const ROUNDS = 3;
const COUNT = CARDS.length;

const KINDS: readonly Ability['kind'][] = [
  'perSymbol',
  'perSet',
  'perMissing',
  'majority',
  'moreSingles',
  'bestSingleCard',
  'doubleMost',
  'winTies',
];
const [PER_SYMBOL, PER_SET, PER_MISSING, MAJORITY, MORE_SINGLES, BEST_CARD, DOUBLE_MOST, WIN_TIES] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
const NO_SYMBOL = SYMBOLS.length;

const kindOf = Int8Array.from(CARDS, ({ ability }) => KINDS.indexOf(ability.kind));
const symbolOf = Int8Array.from(CARDS, ({ symbol }) => symbol ?? NO_SYMBOL);
const pointsOf = Int8Array.from(CARDS, ({ ability }) => ('points' in ability ? ability.points : 0));
const targetOf = Int8Array.from(CARDS, ({ ability }) => ('symbol' in ability ? ability.symbol : NO_SYMBOL));
const setOf = Int8Array.from(CARDS, ({ ability }) =>
  'symbols' in ability ? ability.symbols.reduce((bits, symbol) => bits | (1 << symbol), 0) : 0,
);
const ROOF = 1 << kindOf.indexOf(DOUBLE_MOST);
const NEST = 1 << kindOf.indexOf(WIN_TIES);

const deck = new Int8Array(COUNT);
/** Counts of both kingdoms; the last place of each is for cards without a symbol. */
const counts = [new Int8Array(NO_SYMBOL + 1), new Int8Array(NO_SYMBOL + 1)] as const;
const singles = new Int8Array(2);
const missing = new Int8Array(2);

/** Plays one game and gives the points of seat 0 and seat 1, as `points[0]` and `points[1]`. */
export function playHandTides(deals: RngState, chooses: RngState, points: Int16Array): void {
  let left = shuffleDeck(deals);
  let [mine, theirs] = [0, 0];
  let [ownMonuments, otherMonuments] = [0, 0];
  points[0] = points[1] = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const drawn = round === 0 ? HAND : HAND - KEPT_FOR_NEXT;
    for (let i = 0; i < drawn; i++) mine |= 1 << (deck[--left] as number);
    for (let i = 0; i < drawn; i++) theirs |= 1 << (deck[--left] as number);
    let [laid, otherLaid] = [0, 0];
    for (let size = HAND; size > 1; size--) {
      const card = nth(mine, below(chooses, size));
      const other = nth(theirs, below(chooses, size));
      laid |= card;
      otherLaid |= other;
      [mine, theirs] = [theirs & ~other, mine & ~card];
    }
    laid |= mine;
    otherLaid |= theirs;
    score(laid | ownMonuments, otherLaid | otherMonuments, points);
    if (round === ROUNDS - 1) return;
    const kept = keep(laid, chooses);
    mine = laid & ~kept & ~removed;
    ownMonuments |= kept;
    const otherKept = keep(otherLaid, chooses);
    theirs = otherLaid & ~otherKept & ~removed;
    otherMonuments |= otherKept;
  }
}

function shuffleDeck(deals: RngState): number {
  for (let i = 0; i < COUNT; i++) deck[i] = i;
  for (let i = COUNT - 1; i > 0; i--) {
    const j = below(deals, i + 1);
    const held = deck[i] as number;
    deck[i] = deck[j] as number;
    deck[j] = held;
  }
  return COUNT;
}

let removed = 0;

/** The card that becomes a monument; `removed` is the one that leaves the game. */
function keep(cards: number, chooses: RngState): number {
  const first = below(chooses, HAND);
  let second = 1 + below(chooses, HAND - 1);
  if (second === first) second = 0;
  removed = nth(cards, second);
  return nth(cards, first);
}

/** The bit of the card at this place, the lowest first. */
function nth(cards: number, place: number): number {
  let rest = cards;
  for (let i = place; i > 0; i--) rest &= rest - 1;
  return rest & -rest;
}

function score(mine: number, theirs: number, points: Int16Array): void {
  countSymbols(mine, 0);
  countSymbols(theirs, 1);
  points[0] = (points[0] as number) + judge(mine, theirs, 0);
  points[1] = (points[1] as number) + judge(theirs, mine, 1);
}

function countSymbols(cards: number, seat: 0 | 1): void {
  const own = counts[seat];
  own.fill(0);
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const symbol = symbolOf[31 - Math.clz32(rest & -rest)] as number;
    own[symbol] = (own[symbol] as number) + 1;
  }
  if (cards & ROOF) doubleMost(own);
  singles[seat] = missing[seat] = 0;
  for (let symbol = 0; symbol < NO_SYMBOL; symbol++) {
    if (own[symbol] === 1) singles[seat] = (singles[seat] as number) + 1;
    else if (own[symbol] === 0) missing[seat] = (missing[seat] as number) + 1;
  }
}

function doubleMost(own: Int8Array): void {
  let most = 0;
  for (let symbol = 0; symbol < NO_SYMBOL; symbol++) most = Math.max(most, own[symbol] as number);
  for (let symbol = 0; symbol < NO_SYMBOL; symbol++) if (own[symbol] === most) own[symbol] = 2 * most;
}

function judge(mine: number, theirs: number, seat: 0 | 1): number {
  let sum = 0;
  for (let rest = mine; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    if (kindOf[card] !== BEST_CARD) sum += ordinary(card, mine, seat);
    else if (wins(best(mine, seat), best(theirs, seat === 0 ? 1 : 0), mine)) sum += pointsOf[card] as number;
  }
  return sum;
}

function best(cards: number, seat: 0 | 1): number {
  let most = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    most = Math.max(most, ordinary(31 - Math.clz32(rest & -rest), cards, seat));
  }
  return most;
}

function ordinary(card: number, cards: number, seat: 0 | 1): number {
  const own = counts[seat];
  const other = counts[seat === 0 ? 1 : 0];
  const points = pointsOf[card] as number;
  const target = targetOf[card] as number;
  switch (kindOf[card]) {
    case PER_SYMBOL:
      return points * (own[target] as number);
    case PER_SET:
      return points * fewest(own, setOf[card] as number);
    case PER_MISSING:
      return points * (missing[seat] as number);
    case MAJORITY:
      return wins(own[target] as number, other[target] as number, cards) ? points : 0;
    case MORE_SINGLES:
      return wins(singles[seat] as number, singles[seat === 0 ? 1 : 0] as number, cards) ? points : 0;
    default:
      return 0;
  }
}

/** By the standard rule King's Nest also wins a comparison of nothing with nothing (TID-5.17). */
function wins(own: number, other: number, cards: number): boolean {
  return own > other || (own === other && (cards & NEST) !== 0);
}

function fewest(own: Int8Array, symbols: number): number {
  let sets = 127;
  for (let symbol = 0; symbol < NO_SYMBOL; symbol++) {
    if ((symbols >> symbol) & 1) sets = Math.min(sets, own[symbol] as number);
  }
  return sets;
}
