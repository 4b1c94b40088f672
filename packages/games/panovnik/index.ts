import { defineGame, type Game } from '@regalia/kernel';
import { evaluateAll } from './bots/evaluation.ts';
import { fallback } from './bots/fallback.ts';
import { bots, search } from './bots/index.ts';
import { levels } from './bots/levels.ts';
import { observePublic } from './bots/observePublic.ts';
import { policy } from './bots/policy.ts';
import { Turn } from './rules/effect.ts';
import type { PanovnikEvent } from './rules/events.ts';
import { optionName } from './rules/optionName.ts';
import { OPTIONS, type PanovnikOptions, parseOptions } from './rules/options.ts';
import { programs } from './rules/programs.ts';
import { REVISIONS } from './rules/revisions.ts';
import { checkInvariants, initialState } from './rules/setup.ts';
import { cloneState, type PanovnikState } from './rules/state.ts';
import { layout } from './rules/zones.ts';
import { texts } from './text/index.ts';
import { redact } from './view/redact.ts';
import { resample } from './view/resample.ts';
import { score } from './view/score.ts';
import { type PanovnikView, view } from './view/view.ts';
import { whyNot } from './view/whyNot.ts';

export {
  CARD_COUNT,
  CARD_IDS,
  CHARACTER_COUNT,
  cardOf,
  costOf,
  isLaw,
  type PanovnikCard,
} from './rules/cards/printed.ts';
export { COLORS, type Color, type ColorName } from './rules/colors.ts';
export type { Gems, PanovnikEvent } from './rules/events.ts';
export { buildId, DECKS, lawOptionId, MODES, savingId, slotId, tokenId } from './rules/ids.ts';
export type { PanovnikOptions } from './rules/options.ts';
export { levelOf, type Slot, seatOf, xOf } from './rules/pyramid/pyramid.ts';
export type { Reward, RewardType } from './rules/rewards.ts';
export { ATTACK, BIDS, NO_BID, PASS, PASSED, type PanovnikState, type Phase, SITS_OUT, WON } from './rules/state.ts';
export { colorOf, isEternal, isUsed, kindOf, type Token, type TokenKind, tokenValue } from './rules/tokens.ts';
export { rewardsOnLevel } from './rules/verbs/reward.ts';
export { rewardsParam } from './text/things.ts';
export type { OfferView } from './view/auction.ts';
export type { CardPlan, PlacePlan } from './view/plans.ts';
export type { CircleView, PlacedView } from './view/pyramid.ts';
export { SECTIONS } from './view/score.ts';
export type { HandView, PanovnikSeatView, PanovnikView } from './view/view.ts';
export { type LevelNow, whatNow } from './view/whatNow.ts';

export const panovnik: Game<PanovnikState, PanovnikEvent, PanovnikView, PanovnikOptions> = defineGame({
  id: 'panovnik',
  revision: REVISIONS.length,
  seats: { min: 1, max: 4, usual: 3 },
  options: OPTIONS,
  texts,
  bots,
  levels,
  programs,
  effect: new Turn(),
  layout,
  parseOptions,
  initialState,
  clone: cloneState,
  fallback,
  view,
  redact,
  resample,
  evaluateAll,
  policy,
  observePublic,
  search,
  score,
  whyNot,
  optionName,
  checkInvariants,
});
