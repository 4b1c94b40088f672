import {
  type Answer,
  type AnswerFault,
  type Card,
  cardParam,
  type Decision,
  faultRefusal,
  namedParam,
  type Refusal,
  refusal,
  type Seat,
} from '@regalia/kernel';
import { isTile, NAMES } from '../rules/cards/printed.ts';
import { mostPairs } from '../rules/jokers.ts';
import { lackParam, lacksOfCard } from '../rules/lacks.ts';
import { SPACES } from '../rules/printed/shape.ts';
import { CLAIMS } from '../rules/verbs/claim.ts';
import type { DicekingView, SpaceView } from './view.ts';
import { jokersIn, whyAPair, whyNotFace, whyNotPair, whyNotWithJokers } from './whyNotJokers.ts';

/** The rule against an answer. */
export function whyNot(view: DicekingView, d: Decision, answer: Answer, fault: AnswerFault): Refusal {
  if (fault === 'too-few' && d.prompt === 'claim') return refusal('DIC-5.5', 'refuse.must-take');
  if (fault === 'too-few' && d.prompt === 'pair') return whyAPair(view);
  if (fault === 'too-often') return refusal(d.rule, 'refuse.too-often');
  if (fault !== 'not-offered') return faultRefusal(d, fault);
  const option = answer.find((one) => !d.options.includes(one)) as number;
  if (option < 0) return refusal(d.rule, 'refuse.not-there');
  switch (d.of) {
    case 'claim':
      return whyNotClaim(view, d, option);
    case 'space':
      return whyNotSpace(view, d, option);
    case 'card':
      return whyNotCard(view, d, option);
    case 'pair':
      return whyNotPair(view, d, option);
    case 'face':
      return whyNotFace(d, option);
    case 'die':
      return refusal('DIC-5.13', 'refuse.no-die');
    default:
      return refusal(d.rule, 'refuse.not-there');
  }
}

function whyNotClaim(view: DicekingView, d: Decision, option: number): Refusal {
  const { jokers, card } = CLAIMS.parseId(option);
  const deck = view.decks.find((one) => one.card === card);
  if (CLAIMS.makeId(jokers, card) !== option || deck === undefined) return refusal('DIC-5.6', 'refuse.not-displayed');
  if (jokers === 1) return whyNotWithJokers(view, d.seat, card, deck);
  return whyNotFulfilled(view, d.seat, card);
}

/** What the dice lack comes first, then that jokers would not help. */
function whyNotFulfilled(view: DicekingView, seat: Seat, card: Card): Refusal {
  const shown = [...view.dice.faces, ...view.dice.added];
  const params = { card: cardParam(card), lacks: lackParam(lacksOfCard(view.data, card, shown)) };
  const hasPair = mostPairs(jokersIn(view, seat)) > 0;
  const canUseThem = (view.decks.find((one) => one.card === card)?.reach ?? 0) > 0;
  const key = hasPair && !canUseThem ? 'refuse.not-fulfilled-nor-with-jokers' : 'refuse.not-fulfilled';
  return refusal('DIC-5.5', key, params);
}

function whyNotCard(view: DicekingView, d: Decision, card: number): Refusal {
  if (NAMES[card] === undefined || isTile(card)) return refusal(d.rule, 'refuse.not-there');
  const params = { card: cardParam(card) };
  if (d.prompt === 'lay-down') return refusal('DIC-5.8', 'refuse.not-displayed');
  if (view.seats.some(({ faceDown }) => faceDown.includes(card)))
    return refusal('DIC-8.6', 'refuse.super-joker', params);
  return refusal('DIC-8.6', 'refuse.nothing-to-steal', params);
}

function whyNotSpace(view: DicekingView, d: Decision, space: number): Refusal {
  const there = view.spaces[space];
  if (space >= SPACES || there === undefined) return refusal(d.rule, 'refuse.not-there');
  const params = { space: namedParam('space', space) };
  if (d.prompt === 'slay') return refusal('DIC-8.8', 'refuse.no-fire', params);
  if (d.prompt === 'capture') return refusal('DIC-8.9', whyNotCapture(there, d), params);
  return refusal(d.rule, there.lies === 'nothing' ? 'refuse.other-landscape' : 'refuse.not-empty', params);
}

function whyNotCapture({ owner }: SpaceView, d: Decision): string {
  if (owner === null) return 'refuse.no-token';
  return owner === d.seat ? 'refuse.own-token' : 'refuse.too-far';
}
