import { defineGame, type Game } from '@regalia/kernel';
import { evaluateAll } from './bots/evaluation.ts';
import { fallback } from './bots/fallback.ts';
import { bots, search } from './bots/index.ts';
import { levels } from './bots/levels.ts';
import { observePublic } from './bots/observePublic.ts';
import { policy } from './bots/policy.ts';
import { Turn } from './rules/effect.ts';
import type { CitadelsEvent } from './rules/events.ts';
import { optionName } from './rules/optionName.ts';
import { type CitadelsOptions, OPTIONS, parseOptions } from './rules/options.ts';
import { programs } from './rules/programs.ts';
import { REVISIONS } from './rules/revisions.ts';
import { SECRET_WINDOWS } from './rules/round/windows.ts';
import { checkInvariants, initialState } from './rules/setup.ts';
import { STANDING_ORDERS } from './rules/standingOrders.ts';
import { type CitadelsState, cloneState } from './rules/state.ts';
import { layout } from './rules/zones.ts';
import { texts } from './text/index.ts';
import { redact } from './view/redact.ts';
import { score } from './view/score.ts';
import { type CitadelsView, view } from './view/view.ts';
import { whyNot } from './view/whyNot.ts';

export { type CardUse, usesOf } from './rules/cards/abilities.ts';
export type { Target } from './rules/cards/ability.ts';
export { CARD_IDS, CARDS, type CitadelsCard, COLORS, type Color, cardOf } from './rules/cards/printed.ts';
export type { CitadelsEvent } from './rules/events.ts';
export { ACTIONS, type Action, type Choice, choiceOf, optionOf } from './rules/menu.ts';
export type { CitadelsOptions } from './rules/options.ts';
export { SECRET_WINDOWS, type SecretWindow } from './rules/round/windows.ts';
export { ORDER_CHOICES, type OrderChoice, STANDING_ORDERS } from './rules/standingOrders.ts';
export type { CitadelsState, Phase, PurpleSet } from './rules/state.ts';
export type { DraftView } from './view/draft.ts';
export { SCORE_SECTIONS } from './view/score.ts';
export type {
  BuildingView,
  CitadelsSeatView,
  CitadelsView,
  RankState,
  RankView,
  TurnView,
  UseView,
  WagonView,
} from './view/view.ts';

export const citadels: Game<CitadelsState, CitadelsEvent, CitadelsView, CitadelsOptions> = defineGame({
  id: 'citadels',
  revision: REVISIONS.length,
  seats: { min: 2, max: 7, usual: 4 },
  options: OPTIONS,
  texts,
  bots,
  levels,
  /** CIT-14.5, CIT-14.8. */
  timing: { windows: SECRET_WINDOWS, pauses: ['unanswered'], standingOrders: STANDING_ORDERS },
  programs,
  effect: new Turn(),
  layout,
  parseOptions,
  initialState,
  clone: cloneState,
  fallback,
  view,
  redact,
  evaluateAll,
  policy,
  observePublic,
  search,
  score,
  isScorePublic: true,
  tieBreaks: 2,
  whyNot,
  optionName,
  checkInvariants,
});
