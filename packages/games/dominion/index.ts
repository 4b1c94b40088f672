import './cards/index.ts';
import { defineGame, type Game } from '@regalia/kernel';
import { evaluate, fallback } from './bot.ts';
import { bots } from './bots/named.ts';
import { cardOf } from './card.ts';
import { Turn } from './effect.ts';
import { type DominionEvent, redact } from './events.ts';
import { MODES } from './modes.ts';
import { type DominionOptions, OPTIONS, parseOptions } from './options.ts';
import { REVISIONS } from './revisions.ts';
import { score } from './scoring.ts';
import { begin, checkInvariants } from './setup.ts';
import { reactOrder } from './standingOrders.ts';
import { cloneState, type DominionState } from './state.ts';
import { texts } from './text.ts';
import { cardPrograms, programs } from './turn.ts';
import { type DominionView, view } from './view.ts';
import { whyNot } from './whyNot.ts';
import { layout, SUPPLY } from './zones.ts';

export { playMoneyAndKeyCards } from './bots/keyCards.ts';
export { CARD_IDS, CARDS, type CardType, cardOf, type DominionCard } from './card.ts';
export type { DominionEvent, GainPlace } from './events.ts';
export { makeKingdomCode, parseKingdomCode } from './kingdomCode.ts';
export { RECOMMENDED_SETS, type RecommendedSet, recommended } from './kingdoms.ts';
export { MODES, type Mode } from './modes.ts';
export type { DominionOptions } from './options.ts';
export { pointsOf } from './scoring.ts';
export { starterAfter } from './series.ts';
export { answerByOrder, STANDING_ORDERS } from './standingOrders.ts';
export type { DominionState, Phase, Sets } from './state.ts';
export type { DominionSeatView, DominionView, PileView } from './view.ts';

export const dominion: Game<DominionState, DominionEvent, DominionView, DominionOptions> = defineGame({
  id: 'dominion',
  revision: REVISIONS.length,
  seats: { min: 2, max: 4, usual: 2 },
  options: OPTIONS,
  usualBot: 'money-and-key-cards',
  tieBreaks: 1,
  texts,
  bots,
  timing: { standingOrders: [reactOrder] },
  programs: { ...programs, ...cardPrograms() },
  effect: new Turn(),
  layout,
  parseOptions,
  begin,
  clone: cloneState,
  fallback,
  // DOM-E16; and what can be taken from the Supply is plain to all.
  passesForced: (s, d) => d.seat === s.turn || d.where?.place === SUPPLY.place,
  view,
  redact,
  evaluate,
  score,
  whyNot,
  optionName: (of, option) => (of === 'card' ? cardOf(option).id : (MODES[option] ?? String(option))),
  checkInvariants,
});
