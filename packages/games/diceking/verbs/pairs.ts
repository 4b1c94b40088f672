import { at, type Card, cardParam, composite, type Decision, decision } from '@regalia/kernel';
import { levelOf } from '../conditions.ts';
import type { Turn } from '../effect.ts';
import { canFulfil, hasPair, type Jokers, jokersOf, mostPairs, type PairKind, takePair } from '../jokers.ts';
import { CARDS, type Citizen, FACE_KINDS } from '../printed/shape.ts';
import { type DicekingState, dataOf, facesShown } from '../state.ts';
import { addFace, type Tally, tallyOf } from '../tally.ts';
import { cardsIn, DISCARD, faceDown, faceUp } from '../zones.ts';

/** Stands for any super-joker: they are interchangeable (DIC-6.10). */
export const SUPER = CARDS;
/** DIC-6.3: two cards; a super-joker comes last. */
export const PAIRS = composite({ first: CARDS + 1, second: CARDS + 1 });

export const TWO_SUPERS = PAIRS.makeId(SUPER, SUPER);

/** The pairs that the active seat may begin with for a card of the display. */
export function firstPairs(s: Readonly<DicekingState>, card: Card, tally: Tally): number[] {
  return pairsFor(s, dataOf(s).cards[card] as Citizen, tally);
}

/** Whether the card that is being won is fulfilled with the dice added so far. */
function isFulfilled(s: Readonly<DicekingState>): boolean {
  return levelOf(claimed(s), tallyOf(facesShown(s))) > 0;
}

/** The pairs after which the card being won is fulfilled or can still be. */
export function pairsNow(s: Readonly<DicekingState>): number[] {
  return pairsFor(s, claimed(s), tallyOf(facesShown(s)));
}

/** DIC-6.7: the first pair must be named, further ones only as long as the card is not fulfilled. */
export function askPair(x: Turn): Decision {
  const s = x.state;
  return decision(x.me, 'pair', 'DIC-6.2', 'pair', pairsNow(s), {
    ...{ min: s.added.length > 0 && isFulfilled(s) ? 0 : 1 },
    ...{ params: { source: cardParam(s.claim) }, where: at('area', x.me) },
  });
}

/** DIC-6.2: two super-jokers are any die. */
export function askFace(x: Turn): Decision {
  const s = x.state;
  const options = facesFor(jokersNow(s), 'supers', claimed(s), tallyOf(facesShown(s)));
  return decision(x.me, 'face', 'DIC-6.2', 'face', options, { params: { source: cardParam(s.claim) } });
}

/** Discards a pair (DIC-6.9) and adds its die. */
export function playPair(x: Turn, pair: number, face: number = faceOf(x, pair)): void {
  const { first, second } = PAIRS.parseId(pair);
  const cards = [discard(x, first), discard(x, second)];
  x.state.added.push(face);
  const supers = [first, second].filter((card) => card === SUPER).length;
  x.out?.push({ t: 'paired', seat: x.me, cards, supers, face });
}

function discard(x: Turn, card: Card): Card {
  if (card === SUPER) return x.moveTop(faceDown(x.me), DISCARD);
  x.move(faceUp(x.me), card, DISCARD);
  return card;
}

function faceOf(x: Turn, pair: number): number {
  return (x.data.cards[PAIRS.parseId(pair).first] as Citizen).joker;
}

function claimed(s: Readonly<DicekingState>): Citizen {
  return dataOf(s).cards[s.claim] as Citizen;
}

function jokersNow(s: Readonly<DicekingState>): Jokers {
  return jokersOf(dataOf(s).cards, cardsIn(s, faceUp(s.turn)), cardsIn(s, faceDown(s.turn)).length);
}

/** DIC-6.7: no pair leads astray. */
function pairsFor(s: Readonly<DicekingState>, card: Citizen, tally: Tally): number[] {
  const jokers = jokersNow(s);
  if (mostPairs(jokers) === 0) return [];
  const { cards } = dataOf(s);
  const own = cardsIn(s, faceUp(s.turn)).toSorted((a, b) => a - b);
  const pairs: number[] = [];
  const leads = (kind: PairKind, face: number) =>
    hasPair(jokers, kind, face) && canStill(jokers, kind, face, card, tally);
  own.forEach((first, i) => {
    const { joker } = cards[first] as Citizen;
    const twins = own.slice(i + 1).filter((other) => (cards[other] as Citizen).joker === joker);
    if (twins.length > 0 && leads('twins', joker)) pairs.push(...twins.map((twin) => PAIRS.makeId(first, twin)));
    if (leads('helped', joker)) pairs.push(PAIRS.makeId(first, SUPER));
  });
  if (jokers.supers >= 2 && canFinish(jokers, card, tally)) pairs.push(TWO_SUPERS);
  return pairs;
}

function facesFor(jokers: Jokers, kind: PairKind, card: Citizen, tally: Tally): number[] {
  const faces: number[] = [];
  for (let face = 0; face < FACE_KINDS; face++) if (canStill(jokers, kind, face, card, tally)) faces.push(face);
  return faces;
}

/** Whether two super-jokers lead on with any face at all. */
function canFinish(jokers: Jokers, card: Citizen, tally: Tally): boolean {
  for (let face = 0; face < FACE_KINDS; face++) if (canStill(jokers, 'supers', face, card, tally)) return true;
  return false;
}

/** Whether the card can be fulfilled after this pair, with others or without. */
function canStill(jokers: Jokers, kind: PairKind, face: number, { tiers }: Citizen, tally: Tally): boolean {
  takePair(jokers, kind, face);
  addFace(tally, face, 1);
  const can = tiers.some((tier) => canFulfil(tier, tally, jokers));
  addFace(tally, face, -1);
  takePair(jokers, kind, face, 1);
  return can;
}
