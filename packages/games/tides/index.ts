import { defineGame, Effect, type Game } from '@regalia/kernel';
import { evaluate, fallback } from './bots/evaluation.ts';
import { cardOf, SYMBOLS } from './rules/cards/printed.ts';
import { redact, type TidesEvent } from './rules/events.ts';
import { OPTIONS, type TidesOptions } from './rules/options.ts';
import { REVISIONS } from './rules/revisions.ts';
import { checkInvariants, initialState, parseOptions } from './rules/setup.ts';
import { cloneState, SEATS, type TidesState } from './rules/state.ts';
import { programs } from './rules/turn.ts';
import { layout } from './rules/zones.ts';
import { texts } from './text/index.ts';
import { score } from './view/score.ts';
import { type TidesView, view } from './view/view.ts';
import { whyNot } from './view/whyNot.ts';

export { expectPoints, outlookOf } from './bots/forecast.ts';
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
  bots: [],
  programs,
  effect: new Effect<TidesState, TidesEvent>(),
  layout,
  parseOptions,
  initialState,
  clone: cloneState,
  fallback,
  view,
  redact,
  evaluate,
  score,
  isScorePublic: true,
  whyNot,
  optionName: (of, option) => (of === 'card' ? cardOf(option).id : (SYMBOLS[option] ?? String(option))),
  checkInvariants,
});
