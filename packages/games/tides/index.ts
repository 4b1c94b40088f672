import { defineGame, Effect, type Game } from '@regalia/kernel';
import { evaluate, fallback } from './bot.ts';
import { score } from './breakdown.ts';
import { cardOf, SYMBOLS } from './cards.ts';
import { redact, type TidesEvent } from './events.ts';
import { OPTIONS, type TidesOptions } from './options.ts';
import { REVISIONS } from './revisions.ts';
import { begin, checkInvariants, parseOptions } from './setup.ts';
import { cloneState, SEATS, type TidesState } from './state.ts';
import { texts } from './text.ts';
import { programs } from './turn.ts';
import { type TidesView, view } from './view.ts';
import { whyNot } from './whyNot.ts';
import { layout } from './zones.ts';

export { linesOf } from './breakdown.ts';
export { type Ability, CARD_IDS, CARDS, cardOf, SYMBOLS, type SymbolName, type TidesCard } from './cards.ts';
export type { TidesEvent } from './events.ts';
export { expectPoints, outlookOf } from './forecast.ts';
export type { TidesOptions } from './options.ts';
export { countSymbols, standingOf } from './scoring.ts';
export type { TidesState } from './state.ts';
export type { TidesSeatView, TidesView } from './view.ts';

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
  begin,
  clone: cloneState,
  fallback,
  view,
  redact,
  evaluate,
  score,
  openScore: true,
  whyNot,
  optionName: (of, option) => (of === 'card' ? cardOf(option).id : (SYMBOLS[option] ?? String(option))),
  checkInvariants,
});
