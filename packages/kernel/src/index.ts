export { BoundedCache } from './base/boundedCache.ts';
export { ContractViolation, IllegalAnswer, InvalidInput, NotAsked, type Refusal } from './base/errors.ts';
export { mixInt, mixInts } from './base/hash.ts';
export { ascending, sortAscending } from './base/ints.ts';
export * from './base/vocabulary.ts';
export { concatBytes, makeHex, parseHex, utf8 } from './crypto/bytes.ts';
export { canonicalHash, canonicalJson } from './crypto/canonical.ts';
export { sha256 } from './crypto/sha256.ts';
export { type Composite, composite } from './decision/composite.ts';
export {
  type AnswerFault,
  at,
  type DecisionDetails,
  decision,
  enumerateAnswers,
  findFault,
  hasChoice,
  isLegal,
  limitOf,
  onlyAnswer,
  pushRandomAnswer,
  randomAnswer,
  totalAvailable,
} from './decision/decision.ts';
export { eachNextSeat, eachSeat, repeatWhile, times, when } from './flow/combinators.ts';
export { Effect, type EventSink, firstFrame } from './flow/effect.ts';
export { canUndo, cloneFlow, newFlow } from './flow/flow.ts';
export { type Policy, randomPolicy } from './flow/playOut.ts';
export { callingStep, type Part, type Program, program, type Step } from './flow/program.ts';
export { openDecision, openDecisions, type StepFacts, setContractChecks } from './flow/run.ts';
export { defineGame, type GameSpec } from './game/defineGame.ts';
export {
  type Bot,
  type BotTask,
  botByPolicy,
  faultRefusal,
  type Game,
  type GameEvent,
  type GameView,
  type LevelPlan,
  type LevelPlans,
  refusal,
  type SearchPlan,
  type SeatCounts,
  type StandingOrder,
  type Timing,
} from './game/game.ts';
export { leadsOverBest, listBySeat } from './game/leads.ts';
export { FIRST_LEVEL, LEVELS, type Level } from './game/level.ts';
export { checkSeats, type OptionSpec, type ParsedOptions, parseBySpec } from './game/options.ts';
export { countCardsUpTo, type Revision, sortByCardNumber } from './game/revisions.ts';
export { outcomeOf, type ScoreBreakdown, type ScoreLine } from './game/score.ts';
export {
  eventsFor,
  parkedAnswer,
  readySeats,
  type TableViewer,
  updateFor,
  type ViewerUpdate,
} from './game/viewerUpdate.ts';
export type { Yardstick } from './game/yardstick.ts';
export { type Facts, factsOf, hashFacts } from './record/facts.ts';
export {
  branchLiveGame,
  type GameSetup,
  LiveGame,
  type PublicRecord,
  restoreLiveGame,
  resumeLiveGame,
  type SavedLiveGame,
  startLiveGame,
} from './record/LiveGame.ts';
export { parseRecord } from './record/parseRecord.ts';
export {
  type AnsweredBy,
  type BranchPoint,
  type GameRecord,
  RECORD_FORMAT,
  type RecordedAnswer,
  type RecordedPlay,
  type RecordFormat,
  type RecordHeader,
  type Rewind,
} from './record/record.ts';
export { checkHash, type HashCheck, type Moment, replay, replayMoments } from './record/replay.ts';
export { chacha20 } from './rng/chacha20.ts';
export { abortedDeals, countMissingNonces, dealDigest, findTampering, hasShare, shuffleProof } from './rng/dealing.ts';
export { below, forkFast, nextInt32, seedFast, shuffle } from './rng/rng.ts';
export {
  commitTo,
  type Deal,
  type Dealing,
  type FastSeed,
  rngFor,
  type Seed,
  type SeedContext,
  type Share,
  type ShuffleWitness,
  type TableSeed,
} from './rng/seed.ts';
export {
  type Dictionaries,
  type Dictionary,
  type Inflections,
  LOCALES,
  type Locale,
  makeDictionaries,
} from './text/dictionaries.ts';
export {
  addNonBreakingSpaces,
  cardParam,
  formatMessage,
  formatPlain,
  type GameTexts,
  makeNamer,
  type Namer,
  namedParam,
  paramId,
  seatParam,
  type TextPart,
} from './text/text.ts';
export { cloneAbsences, cloneGroups, cloneZones } from './zones/clone.ts';
export { knowsPool } from './zones/knowledge/knowsPool.ts';
export {
  allViewers,
  canSeeZone,
  type Layout,
  makeLayout,
  type Visibility,
  viewerIndex,
  type ZoneSpec,
} from './zones/layout.ts';
export { isPublicZone, makeEmptyZones, makeHiddenZone, makePublicZone } from './zones/makeZones.ts';
export { marksKnownTo, PUBLIC } from './zones/marks.ts';
export {
  type Memory,
  memoryOf,
  NO_MEMORY,
  type RememberedAbsence,
  type RememberedGroup,
  type RememberedZone,
} from './zones/memory.ts';
export { viewZone, type ZoneView } from './zones/view.ts';
