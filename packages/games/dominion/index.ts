import { defineGame, type Game } from '@regalia/kernel';
import { evaluateAll } from './bots/evaluation.ts';
import { fallback } from './bots/fallback.ts';
import { bots } from './bots/index.ts';
import { levels } from './bots/levels.ts';
import { observePublic } from './bots/observePublic.ts';
import { policy } from './bots/policy.ts';
import { CARD_TEXTS } from './rules/cards/index.ts';
import { Turn } from './rules/effect.ts';
import type { DominionEvent } from './rules/events.ts';
import { optionName } from './rules/optionName.ts';
import { type DominionOptions, OPTIONS, parseOptions } from './rules/options.ts';
import { programs } from './rules/programs.ts';
import { REVISIONS } from './rules/revisions.ts';
import { checkInvariants, initialState } from './rules/setup.ts';
import { reactOrder } from './rules/standingOrders.ts';
import { cloneState, type DominionState } from './rules/state.ts';
import { layout, SUPPLY } from './rules/zones.ts';
import { texts } from './text/index.ts';
import { redact } from './view/redact.ts';
import { score } from './view/score.ts';
import { type DominionView, view } from './view/view.ts';
import { whyNot } from './view/whyNot.ts';

export { CARD_IDS, CARDS, type CardType, cardOf, type DominionCard } from './rules/cards/printed.ts';
export type { DominionEvent, GainPlace } from './rules/events.ts';
export { makeKingdomCode, parseKingdomCode } from './rules/kingdoms/kingdomCode.ts';
export { RECOMMENDED_SETS, type RecommendedSet, recommended } from './rules/kingdoms/kingdoms.ts';
export { starterAfter } from './rules/kingdoms/series.ts';
export { MODES, type Mode } from './rules/modes.ts';
export type { DominionOptions } from './rules/options.ts';
export { pointsOf } from './rules/scoring.ts';
export { answerByOrder, STANDING_ORDERS } from './rules/standingOrders.ts';
export type { DominionState, Phase, Sets } from './rules/state.ts';
export { coinsNow, type DominionSeatView, type DominionView, type PileView } from './view/view.ts';

export const dominion: Game<DominionState, DominionEvent, DominionView, DominionOptions> = defineGame({
  id: 'dominion',
  revision: REVISIONS.length,
  seats: { min: 2, max: 4, usual: 2 },
  options: OPTIONS,
  tieBreaks: 1,
  texts,
  bots,
  levels,
  timing: { standingOrders: [reactOrder] },
  programs,
  effect: new Turn(CARD_TEXTS),
  layout,
  parseOptions,
  initialState,
  clone: cloneState,
  fallback,
  // DOM-E16; and what can be taken from the Supply is plain to all.
  canSkipForced: (s, d) => d.seat === s.turn || d.where?.place === SUPPLY.place,
  view,
  redact,
  evaluateAll,
  policy,
  observePublic,
  score,
  whyNot,
  optionName,
  checkInvariants,
});
