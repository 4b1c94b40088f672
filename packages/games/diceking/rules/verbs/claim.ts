import { at, type Card, composite, type Decision, decision } from '@regalia/kernel';
import { levelOf } from '../conditions.ts';
import type { Turn } from '../effect.ts';
import { AS_IT_IS, bestLevel, mostPairs, WITH_JOKERS, waysToWin } from '../jokers.ts';
import { CARDS, type Citizen, deckOf } from '../printed/shape.ts';
import { type DicekingState, dataOf, tallyShown } from '../state.ts';
import type { Tally } from '../tally.ts';
import { deck, display, displayed, displayOf, faceDown, faceUp, topOf } from '../zones.ts';
import { jokersNow } from './pairs.ts';

const DISPLAY = at('display');
const ON_DISPLAY = { where: DISPLAY } as const;

/** A citizen as it is, or with jokers. */
export const CLAIMS = composite({ jokers: 2, card: CARDS });

/** DIC-5.5 to 5.8: which citizen is won; none is the dragon alarm, allowed only if the dice fulfill no card. */
function claimsOf(s: Readonly<DicekingState>): { readonly options: number[]; readonly isDue: boolean } {
  const tally = tallyShown(s);
  const cards = displayed(s);
  const { cards: citizens } = dataOf(s);
  const jokers = jokersNow(s);
  const pairs = mostPairs(jokers);
  const options: number[] = [];
  const joined: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    const ways = waysToWin(citizens[card] as Citizen, tally, jokers, pairs);
    if (ways & AS_IT_IS) options.push(card);
    if (ways & WITH_JOKERS) joined.push(CLAIMS.makeId(1, card));
  }
  const isDue = options.length > 0;
  for (const claim of joined) options.push(claim);
  return { options, isDue };
}

export function askClaim(x: Turn): Decision | null {
  const { options, isDue } = claimsOf(x.state);
  if (options.length === 0) return null;
  return decision(x.me, 'claim', 'DIC-5.5', 'claim', options, { min: isDue ? 1 : 0, where: DISPLAY });
}

/** DIC-5.9: the citizen comes face up before the seat, and the next of its deck is seen. */
export function winCard(x: Turn): void {
  const s = x.state;
  const { claim: card } = s;
  s.stars = levelOf(citizenOf(s, card), tallyShown(s));
  x.move(displayOf(card), card, faceUp(x.me));
  x.out?.push({ t: 'won', seat: x.me, card, stars: s.stars });
  turnUp(x, deckOf(card));
}

/** DIC-5.8: any visible card, for a super-joker. */
export function askLayDown(x: Turn): Decision {
  return decision(x.me, 'lay-down', 'DIC-5.8', 'card', displayed(x.state), ON_DISPLAY);
}

export function layDown(x: Turn, card: Card): void {
  x.move(displayOf(card), card, faceDown(x.me));
  x.out?.push({ t: 'laid-down', seat: x.me, card });
  turnUp(x, deckOf(card));
}

/** DIC-5.10, DIC-5.11: the next card is visible at once, if there is one. */
export function turnUp(x: Turn, number: number, first = false): void {
  x.moveTop(deck(number), display(number));
  const card = topOf(x.state, number);
  if (card !== undefined) x.out?.push({ t: 'turned-up', deck: number, card, first });
}

export function citizenOf(s: Readonly<DicekingState>, card: Card): Citizen {
  return dataOf(s).cards[card] as Citizen;
}

/** The level a seat could reach with all its jokers. */
export function reachOf(s: Readonly<DicekingState>, card: Card, tally: Tally): number {
  return bestLevel(citizenOf(s, card), tally, jokersNow(s));
}
