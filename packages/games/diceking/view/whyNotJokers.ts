import { type Card, cardParam, type Decision, type Refusal, refusal, type Seat } from '@regalia/kernel';
import { type Jokers, jokersOf, mostPairs } from '../rules/jokers.ts';
import { dataFrom } from '../rules/printed/index.ts';
import { type Citizen, FACE_KINDS } from '../rules/printed/shape.ts';
import { PAIRS, SUPER } from '../rules/verbs/pairs.ts';
import type { DeckView, DicekingView } from './view.ts';

/** Why the card cannot be won with jokers. */
export function whyNotWithJokers(view: DicekingView, seat: Seat, card: Card, { level }: DeckView): Refusal {
  const params = { card: cardParam(card) };
  if (mostPairs(jokersIn(view, seat)) === 0) return refusal('DIC-6.3', 'refuse.no-pair-at-all');
  if (level > 0) return refusal('DIC-7.10', 'refuse.jokers-spoil', params);
  return refusal('DIC-6.7', 'refuse.jokers-do-not-help', params);
}

/** Why no pair is too few: one is due in any case, or the card still lacks dice. */
export function whyAPair(view: DicekingView): Refusal {
  const level = view.decks.find(({ card }) => card === view.claim)?.level ?? 0;
  return refusal('DIC-6.7', level > 0 ? 'refuse.name-a-pair' : 'refuse.not-yet-fulfilled');
}

/** Why two cards cannot be discarded as a pair. */
export function whyNotPair(view: DicekingView, d: Decision, option: number): Refusal {
  const { first, second } = PAIRS.parseId(option);
  const { faceUp, faceDown } = view.seats[d.seat] as DicekingView['seats'][number];
  const isOwn = (card: Card) => (card === SUPER ? faceDown.length > 0 : faceUp.includes(card));
  if (PAIRS.makeId(first, second) !== option) return refusal(d.rule, 'refuse.not-there');
  if (!isOwn(first) || !isOwn(second)) return refusal('DIC-6.6', 'refuse.not-your-joker');
  if (first === second && (first !== SUPER || faceDown.length < 2)) return refusal('DIC-6.3', 'refuse.two-cards');
  const { cards } = dataFrom(view.data);
  const jokerOf = (card: Card) => (cards[card] as Citizen).joker;
  const isPair = first === SUPER || second === SUPER || jokerOf(first) === jokerOf(second);
  if (!isPair) return refusal('DIC-6.2', 'refuse.no-pair');
  if (d.options.includes(PAIRS.makeId(second, first))) return refusal('DIC-6.10', 'refuse.pair-order');
  return refusal('DIC-6.7', 'refuse.no-help');
}

export function whyNotFace(d: Decision, face: number): Refusal {
  if (face >= FACE_KINDS) return refusal(d.rule, 'refuse.not-there');
  return refusal('DIC-6.7', 'refuse.no-help');
}

export function jokersIn(view: DicekingView, seat: Seat): Jokers {
  const { faceUp, faceDown } = view.seats[seat] as DicekingView['seats'][number];
  return jokersOf(dataFrom(view.data).cards, faceUp, faceDown.length);
}
