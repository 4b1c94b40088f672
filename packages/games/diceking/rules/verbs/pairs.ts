import { ascending, at, type Card, cardParam, composite, type Decision, decision } from '@regalia/kernel';
import { levelOf, missingFor } from '../conditions.ts';
import type { Turn } from '../effect.ts';
import { canBegin, hasPair, isLasting, type Jokers, jokersOf, leadsTo, type PairKind } from '../jokers.ts';
import { CARDS, type Citizen, type Condition, FACE_KINDS } from '../printed/shape.ts';
import { type DicekingState, dataOf, tallyShown } from '../state.ts';
import type { Tally } from '../tally.ts';
import { cardsIn, DISCARD, faceDown, faceUp } from '../zones.ts';

/** Stands for any super-joker: they are interchangeable (DIC-6.10). */
export const SUPER = CARDS;
/** DIC-6.3: two cards; a super-joker comes last. */
export const PAIRS = composite({ first: CARDS + 1, second: CARDS + 1 });

export const TWO_SUPERS = PAIRS.makeId(SUPER, SUPER);

/** Whether the card that is being won is fulfilled with the dice added so far. */
function isFulfilled(s: Readonly<DicekingState>): boolean {
  return levelOf(claimed(s), tallyShown(s)) > 0;
}

/** Whether there is a pair after which the card being won is fulfilled or can still be. */
export function hasPairNow(s: Readonly<DicekingState>): boolean {
  return canBegin(claimed(s), tallyShown(s), jokersNow(s));
}

/** DIC-6.7: the first pair must be named, further ones only as long as the card is not fulfilled. */
export function askPair(x: Turn): Decision {
  const s = x.state;
  const min = s.added.length > 0 && isFulfilled(s) ? 0 : 1;
  const params = { source: cardParam(s.claim) };
  return decision(x.me, 'pair', 'DIC-6.2', 'pair', pairsNow(s), { min, params, where: at('area', x.me) });
}

/** DIC-6.2: two super-jokers are any die. */
export function askFace(x: Turn): Decision {
  const s = x.state;
  const options = facesFor(jokersNow(s), claimed(s), tallyShown(s));
  return decision(x.me, 'face', 'DIC-6.2', 'face', options, { params: { source: cardParam(s.claim) } });
}

/** Discards a pair (DIC-6.9) and adds its die. */
export function playPair(x: Turn, pair: number, face: number = faceOf(x, pair)): void {
  const [first, second] = [PAIRS.partOf.first(pair), PAIRS.partOf.second(pair)];
  const cards = [discard(x, first), discard(x, second)];
  x.state.added.push(face);
  const supers = (first === SUPER ? 1 : 0) + (second === SUPER ? 1 : 0);
  x.out?.push({ t: 'paired', seat: x.me, cards, supers, face });
}

function discard(x: Turn, card: Card): Card {
  if (card === SUPER) return x.moveTop(faceDown(x.me), DISCARD);
  x.move(faceUp(x.me), card, DISCARD);
  return card;
}

function faceOf(x: Turn, pair: number): number {
  return (x.data.cards[PAIRS.partOf.first(pair)] as Citizen).joker;
}

function claimed(s: Readonly<DicekingState>): Citizen {
  return dataOf(s).cards[s.claim] as Citizen;
}

/** What the active seat can play as jokers. */
export function jokersNow(s: Readonly<DicekingState>): Jokers {
  return jokersOf(dataOf(s).cards, cardsIn(s, faceUp(s.turn)), cardsIn(s, faceDown(s.turn)).length);
}

/** The pairs after which the card being won is fulfilled or can still be: none leads astray (DIC-6.7). */
function pairsNow(s: Readonly<DicekingState>): number[] {
  const jokers = jokersNow(s);
  const { cards } = dataOf(s);
  const leads = leading(claimed(s), tallyShown(s), jokers);
  const own = ascending(cardsIn(s, faceUp(s.turn)));
  const pairs: number[] = [];
  for (let i = 0; i < own.length; i++) {
    const first = own[i] as Card;
    const { joker } = cards[first] as Citizen;
    if (leads('twins', joker)) {
      for (let j = i + 1; j < own.length; j++) {
        const other = own[j] as Card;
        if ((cards[other] as Citizen).joker === joker) pairs.push(PAIRS.makeId(first, other));
      }
    }
    if (leads('helped', joker)) pairs.push(PAIRS.makeId(first, SUPER));
  }
  for (let face = 0; face < FACE_KINDS; face++) {
    if (!leads('supers', face)) continue;
    pairs.push(TWO_SUPERS);
    break;
  }
  return pairs;
}

function facesFor(jokers: Jokers, card: Citizen, tally: Tally): number[] {
  const leads = leading(card, tally, jokers);
  const faces: number[] = [];
  for (let face = 0; face < FACE_KINDS; face++) if (leads('supers', face)) faces.push(face);
  return faces;
}

/** Says of each pair whether the seat has it and the card can be fulfilled after it, with others or without. */
function leading({ tiers }: Citizen, tally: Tally, jokers: Jokers): (kind: PairKind, face: number) => boolean {
  const isSafe = tiers.some((tier) => isLasting(tier) && missingFor(tier, tally) === 0);
  return (kind, face) => hasPair(jokers, kind, face) && (isSafe || leadsToAny(tiers, tally, jokers, kind, face));
}

function leadsToAny(tiers: readonly Condition[], tally: Tally, jokers: Jokers, kind: PairKind, face: number): boolean {
  for (let i = 0; i < tiers.length; i++) if (leadsTo(tiers[i] as Condition, tally, jokers, kind, face)) return true;
  return false;
}
