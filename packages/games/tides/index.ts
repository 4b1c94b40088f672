import { defineGame, type Game } from '@regalia/kernel';
import { evaluateAll } from './bots/evaluation.ts';
import { fallback } from './bots/fallback.ts';
import { bots, search } from './bots/index.ts';
import { levels } from './bots/levels.ts';
import { observePublic } from './bots/observePublic.ts';
import { policy } from './bots/policy.ts';
import { Turn } from './rules/effect.ts';
import type { TidesEvent } from './rules/events.ts';
import { optionName } from './rules/optionName.ts';
import { OPTIONS, parseOptions, type TidesOptions } from './rules/options.ts';
import { programs } from './rules/programs.ts';
import { REVISIONS } from './rules/revisions.ts';
import { checkInvariants, initialState } from './rules/setup.ts';
import { cloneState, SEATS, type TidesState } from './rules/state.ts';
import { layout } from './rules/zones.ts';
import { texts } from './text/index.ts';
import { redact } from './view/redact.ts';
import { score } from './view/score.ts';
import { type TidesView, view } from './view/view.ts';
import { whyNot } from './view/whyNot.ts';

export { expectPoints, outlookOf } from './bots/yardstick/forecast.ts';
export {
  type Ability,
  CARD_IDS,
  CARDS,
  cardOf,
  SYMBOLS,
  type SymbolName,
  type TidesCard,
} from './rules/cards/printed.ts';
export type { TidesEvent } from './rules/events.ts';
export type { TidesOptions } from './rules/options.ts';
export { countSymbols, judgeKingdom, standingOf } from './rules/scoring.ts';
export type { TidesState } from './rules/state.ts';
export { linesOf } from './view/score.ts';
export type { TidesSeatView, TidesView } from './view/view.ts';

export const tides: Game<TidesState, TidesEvent, TidesView, TidesOptions> = defineGame({
  id: 'tides',
  revision: REVISIONS.length,
  seats: { min: SEATS, max: SEATS, usual: SEATS },
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
  evaluateAll,
  policy,
  observePublic,
  search,
  score,
  isScorePublic: true,
  whyNot,
  optionName,
  checkInvariants,
});
