import './cards/index.ts';
import { defineGame, type Game } from '@regalia/kernel';
import { evaluate, fallback } from './bot.ts';
import { score } from './breakdown.ts';
import { Reign } from './effect.ts';
import { type PanovnikEvent, redact } from './events.ts';
import { optionName } from './optionName.ts';
import { OPTIONS, type PanovnikOptions, parseOptions } from './options.ts';
import { pyramidBuilder } from './policy.ts';
import { resample } from './resample.ts';
import { begin, checkInvariants } from './setup.ts';
import { cloneState, type PanovnikState } from './state.ts';
import { texts } from './text.ts';
import { lawPrograms, programs } from './turn.ts';
import { type PanovnikView, view } from './view.ts';
import { whyNot } from './whyNot.ts';
import { layout } from './zones.ts';

export { SECTIONS } from './breakdown.ts';
export { CARD_COUNT, CARD_IDS, CHARACTER_COUNT, cardOf, costOf, isLaw, type PanovnikCard } from './card.ts';
export { COLORS, type Color, type ColorName } from './colors.ts';
export type { Gems, PanovnikEvent } from './events.ts';
export { buildId, DECKS, lawOptionId, MODES, savingId, slotId, tokenId } from './ids.ts';
export type { PanovnikOptions } from './options.ts';
export { levelOf, type Slot, seatOf, xOf } from './pyramid.ts';
export type { Reward, RewardType } from './rewards.ts';
export { ATTACK, BIDS, NO_BID, PASS, PASSED, type PanovnikState, type Phase, SITS_OUT, WON } from './state.ts';
export { rewardsParam } from './things.ts';
export { colorOf, isEternal, isUsed, kindOf, type Token, type TokenKind, tokenValue } from './tokens.ts';
export type { HandView, PanovnikSeatView, PanovnikView } from './view.ts';
export type { OfferView } from './viewAuction.ts';
export type { CardPlan, PlacePlan } from './viewPlans.ts';
export type { CircleView, PlacedView } from './viewPyramid.ts';

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
  begin,
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
