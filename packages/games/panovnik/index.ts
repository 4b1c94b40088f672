import './rules/cards/index.ts';
import { defineGame, type Game } from '@regalia/kernel';
import { evaluate, fallback } from './bots/evaluation.ts';
import { pyramidBuilder } from './bots/policy.ts';
import { Reign } from './rules/effect.ts';
import { type PanovnikEvent, redact } from './rules/events.ts';
import { optionName } from './rules/optionName.ts';
import { OPTIONS, type PanovnikOptions, parseOptions } from './rules/options.ts';
import { checkInvariants, initialState } from './rules/setup.ts';
import { cloneState, type PanovnikState } from './rules/state.ts';
import { lawPrograms, programs } from './rules/turn.ts';
import { layout } from './rules/zones.ts';
import { texts } from './text/index.ts';
import { resample } from './view/resample.ts';
import { score } from './view/score.ts';
import { type PanovnikView, view } from './view/view.ts';
import { whyNot } from './view/whyNot.ts';

export { CARD_COUNT, CARD_IDS, CHARACTER_COUNT, cardOf, costOf, isLaw, type PanovnikCard } from './rules/cards/card.ts';
export { COLORS, type Color, type ColorName } from './rules/colors.ts';
export type { Gems, PanovnikEvent } from './rules/events.ts';
export { buildId, DECKS, lawOptionId, MODES, savingId, slotId, tokenId } from './rules/ids.ts';
export type { PanovnikOptions } from './rules/options.ts';
export { levelOf, type Slot, seatOf, xOf } from './rules/pyramid.ts';
export type { Reward, RewardType } from './rules/rewards.ts';
export { ATTACK, BIDS, NO_BID, PASS, PASSED, type PanovnikState, type Phase, SITS_OUT, WON } from './rules/state.ts';
export { colorOf, isEternal, isUsed, kindOf, type Token, type TokenKind, tokenValue } from './rules/tokens.ts';
export { rewardsParam } from './text/things.ts';
export type { OfferView } from './view/auction.ts';
export type { CardPlan, PlacePlan } from './view/plans.ts';
export type { CircleView, PlacedView } from './view/pyramid.ts';
export { SECTIONS } from './view/score.ts';
export type { HandView, PanovnikSeatView, PanovnikView } from './view/view.ts';

export const panovnik: Game<PanovnikState, PanovnikEvent, PanovnikView, PanovnikOptions> = defineGame({
  id: 'panovnik',
  revision: 1,
  seats: { min: 1, max: 4, usual: 3 },
  options: OPTIONS,
  texts,
  bots: [pyramidBuilder],
  programs: { ...programs, ...lawPrograms() },
  effect: new Reign(),
  layout,
  parseOptions,
  initialState,
  clone: cloneState,
  fallback,
  view,
  redact,
  resample,
  evaluate,
  score,
  whyNot,
  optionName,
  checkInvariants,
});
