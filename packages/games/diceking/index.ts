import { defineGame, type Game } from '@regalia/kernel';
import { evaluate, fallback } from './bot.ts';
import { steward } from './bots/steward.ts';
import { Turn } from './effect.ts';
import { type DicekingEvent, redact } from './events.ts';
import { optionName } from './optionName.ts';
import { type DicekingOptions, OPTIONS, parseOptions } from './options.ts';
import { reeve } from './policy.ts';
import { REVISIONS } from './revisions.ts';
import { score } from './scoring.ts';
import { begin, checkInvariants } from './setup.ts';
import { cloneState, type DicekingState } from './state.ts';
import { texts } from './text.ts';
import { programs } from './turn.ts';
import { type DicekingView, view } from './view.ts';
import { whyNot } from './whyNot.ts';
import { layout } from './zones.ts';

export { type CardChances, chances } from './chances.ts';
export type { Decider, DicekingEvent } from './events.ts';
export type { DicekingOptions } from './options.ts';
export { type Difference, differences } from './printed/differences.ts';
export { dataFrom } from './printed/index.ts';
export {
  CARD_NAMES,
  type Citizen,
  COLORS,
  type Condition,
  colorOf,
  DECKS,
  deckOf,
  type GameData,
  type GameMap,
  LANDSCAPES,
  numberOf,
  SPACE_NAMES,
} from './printed/shape.ts';
export { OUR_FILE } from './printed/standard.ts';
export type { DicekingState } from './state.ts';
export { conditionText, differenceText } from './text.ts';
export { CLAIMS } from './verbs/claim.ts';
export { PAIRS, SUPER } from './verbs/pairs.ts';
export { GEMS_OF } from './verbs/steal.ts';
export type { DeckView, DicekingSeatView, DicekingView, DiceView, SpaceView, SupplyView } from './view.ts';
export { CARD_IDS, landscapeOf } from './zones.ts';

export const diceking: Game<DicekingState, DicekingEvent, DicekingView, DicekingOptions> = defineGame({
  id: 'diceking',
  revision: REVISIONS.length,
  seats: { min: 2, max: 4, usual: 3 },
  options: OPTIONS,
  texts,
  bots: [reeve, steward],
  usualBot: 'steward',
  programs,
  effect: new Turn(),
  layout,
  parseOptions,
  begin,
  clone: cloneState,
  fallback,
  passesForced: () => true, // every question speaks of what lies open to all
  view,
  redact,
  evaluate,
  score,
  openScore: true,
  tieBreaks: 2,
  whyNot,
  optionName,
  checkInvariants,
});
