import { defineGame, type Game } from '@regalia/kernel';
import { ABILITY_PROGRAMS } from './abilities.ts';
import { evaluate, fallback } from './bot.ts';
import { cardOf } from './cards.ts';
import { Turn } from './effect.ts';
import { type CitadelsEvent, redact } from './events.ts';
import { nameOfOption } from './menu.ts';
import { type CitadelsOptions, OPTIONS, parseOptions } from './options.ts';
import { masterMason } from './policy.ts';
import { REVISIONS } from './revisions.ts';
import { programs } from './round.ts';
import { score } from './scoring.ts';
import { begin, checkInvariants } from './setup.ts';
import { STANDING_ORDERS } from './standingOrders.ts';
import { type CitadelsState, cloneState } from './state.ts';
import { texts } from './text.ts';
import { type CitadelsView, view } from './view.ts';
import { whyNot } from './whyNot.ts';
import { SECRET_WINDOWS } from './windows.ts';
import { layout } from './zones.ts';

export { CARD_IDS, CARDS, type CitadelsCard, COLORS, type Color, cardOf } from './cards.ts';
export type { DraftView } from './draftView.ts';
export type { CitadelsEvent } from './events.ts';
export { ACTIONS, type Action, type Choice, choiceOf, optionOf } from './menu.ts';
export type { CitadelsOptions } from './options.ts';
export { policy } from './policy.ts';
export { SCORE_SECTIONS } from './scoring.ts';
export { ORDER_CHOICES, type OrderChoice, STANDING_ORDERS } from './standingOrders.ts';
export type { CitadelsState, Phase, PurpleSet } from './state.ts';
export type {
  BuildingView,
  CitadelsSeatView,
  CitadelsView,
  RankState,
  RankView,
  TurnView,
  WagonView,
} from './view.ts';
export { SECRET_WINDOWS, type SecretWindow } from './windows.ts';

export const citadels: Game<CitadelsState, CitadelsEvent, CitadelsView, CitadelsOptions> = defineGame({
  id: 'citadels',
  revision: REVISIONS.length,
  seats: { min: 2, max: 7, usual: 4 },
  options: OPTIONS,
  texts,
  bots: [masterMason],
  /** CIT-14.5, CIT-14.8. */
  timing: { windows: SECRET_WINDOWS, pauses: ['unanswered'], standingOrders: STANDING_ORDERS },
  programs: { ...programs, ...ABILITY_PROGRAMS },
  effect: new Turn(),
  layout,
  parseOptions,
  begin,
  clone: cloneState,
  fallback,
  view,
  redact,
  evaluate,
  score,
  openScore: true,
  tieBreaks: 2,
  whyNot,
  optionName: (of, option) => (of === 'action' ? nameOfOption(option) : cardOf(option).id),
  checkInvariants,
});
