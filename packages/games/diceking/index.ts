import { defineGame, type Game } from '@regalia/kernel';
import { evaluateAll } from './bots/evaluation.ts';
import { fallback } from './bots/fallback.ts';
import { bots } from './bots/index.ts';
import { levels } from './bots/levels.ts';
import { observePublic } from './bots/observePublic.ts';
import { policy } from './bots/policy.ts';
import { Turn } from './rules/effect.ts';
import type { DicekingEvent } from './rules/events.ts';
import { optionName } from './rules/optionName.ts';
import { type DicekingOptions, OPTIONS, parseOptions } from './rules/options.ts';
import { programs } from './rules/programs.ts';
import { REVISIONS } from './rules/revisions.ts';
import { checkInvariants, initialState } from './rules/setup.ts';
import { cloneState, type DicekingState } from './rules/state.ts';
import { layout } from './rules/zones.ts';
import { texts } from './text/index.ts';
import { redact } from './view/redact.ts';
import { score } from './view/score.ts';
import { type DicekingView, view } from './view/view.ts';
import { whyNot } from './view/whyNot.ts';

export { CARD_IDS, landscapeOf } from './rules/cards/printed.ts';
export type { Decider, DicekingEvent } from './rules/events.ts';
export { lacksOfCard } from './rules/lacks.ts';
export type { DicekingOptions } from './rules/options.ts';
export { type Difference, differences } from './rules/printed/differences.ts';
export { dataFrom, isCorrected } from './rules/printed/index.ts';
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
} from './rules/printed/shape.ts';
export { OUR_FILE } from './rules/printed/standard.ts';
export { chancesOf } from './rules/solver/chances.ts';
export type { DicekingState } from './rules/state.ts';
export { CLAIMS } from './rules/verbs/claim.ts';
export { PAIRS, SUPER } from './rules/verbs/pairs.ts';
export { GEMS_OF } from './rules/verbs/steal.ts';
export { conditionText, differenceText, lackText } from './text/index.ts';
export { type CardChances, chances } from './view/chances.ts';
export type { DeckView, DicekingSeatView, DicekingView, DiceView, SpaceView, SupplyView } from './view/view.ts';

export const diceking: Game<DicekingState, DicekingEvent, DicekingView, DicekingOptions> = defineGame({
  id: 'diceking',
  revision: REVISIONS.length,
  seats: { min: 2, max: 4, usual: 3 },
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
  canSkipForced: () => true, // every question speaks of what lies open to all
  view,
  redact,
  evaluateAll,
  policy,
  observePublic,
  score,
  isScorePublic: true,
  tieBreaks: 2,
  whyNot,
  optionName,
  checkInvariants,
});
