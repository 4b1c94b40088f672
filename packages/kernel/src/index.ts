export { canonicalJson, hash } from './canonical.ts';
export { type Composite, composite } from './composite.ts';
export { concatBytes, makeHex, parseHex, utf8 } from './crypto/bytes.ts';
export { sha256 } from './crypto/sha256.ts';
export {
  type AnswerFault,
  answerAtRandom,
  at,
  type DecisionDetails,
  decision,
  enumerateAnswers,
  findFault,
  hasChoice,
  isLegal,
  limitOf,
  onlyAnswer,
  randomAnswer,
  totalAvailable,
} from './decision.ts';
export { defineGame, type GameSpec } from './define.ts';
export { BrokenLaw, IllegalAnswer, InvalidInput, NotAsked, type Refusal } from './errors.ts';
export { type Facts, factsOf, hashOf } from './facts.ts';
export { canUndo, cloneFlow, newFlow } from './flow/clone.ts';
export { eachNext, eachSeat, repeatWhile, times, when } from './flow/combinators.ts';
export { Effect, type EventSink, firstFrame } from './flow/effect.ts';
export type { Policy } from './flow/playout.ts';
export { callingStep, type Part, type Program, program, type Step } from './flow/program.ts';
export { openDecision, openDecisions, setLawChecks } from './flow/run.ts';
export {
  type Bot,
  type BotTask,
  botByPolicy,
  type Game,
  type GameEvent,
  type GameView,
  refusal,
  refuseCount,
  type SeatCounts,
  type StandingOrder,
  type Timing,
} from './game.ts';
export { ascending, sortAscending } from './ints.ts';
export { checkSeats, type OptionSpec, type ParsedOptions, parseBySpec } from './options.ts';
export { Recent } from './recent.ts';
export {
  type AnsweredBy,
  type GameRecord,
  type Origin,
  RECORD_FORMAT,
  type RecordedAnswer,
  type RecordedPlay,
  type RecordFormat,
  type RecordHeader,
  type Rewind,
} from './record.ts';
export { parseRecord } from './record-parse.ts';
export { checkHash, type HashCheck, type Moment, replay, replayMoments } from './replay.ts';
export { countCards, inNumberOrder, type Revision } from './revisions.ts';
export { chacha20 } from './rng/chacha20.ts';
export { below, forkFast, nextInt32, seedFast, shuffle } from './rng/rng.ts';
export { type Breakdown, outcomeOf, type ScoreLine } from './score.ts';
export {
  commitTo,
  type FastSeed,
  findSwap,
  keepsCommitment,
  rngFor,
  type Seed,
  type SeedContext,
  type ShuffleWitness,
  type TableSeed,
} from './seed.ts';
export { eventsFor, parkedAnswer, readySeats, type Sent, sentTo, type TableViewer } from './sent.ts';
export {
  type PublicRecord,
  restoreSitting,
  resumeSitting,
  type SavedSitting,
  Sitting,
  type SittingPlan,
  startSitting,
  startSittingFrom,
} from './sitting.ts';
export {
  cardParam,
  type Dictionary,
  format,
  formatPlain,
  type GameTexts,
  LOCALES,
  type Locale,
  type Message,
  makeNamer,
  type Namer,
  named,
  paramId,
  seatParam,
  type TextPart,
  tieLetters,
} from './text.ts';
export * from './vocabulary.ts';
export { cloneAbsences, cloneGroups, cloneZones } from './zones/clone.ts';
export { emptyZones, liesOpen, openCards, unseenCards } from './zones/lay.ts';
export { everyone, type Layout, makeLayout, type Sight, seesZone, viewerIndex, type ZoneSpec } from './zones/layout.ts';
export { knownTo, PUBLIC } from './zones/marks.ts';
export {
  type Memory,
  NO_MEMORY,
  type RememberedAbsence,
  type RememberedGroup,
  type RememberedZone,
  remember,
} from './zones/memory.ts';
export { knowsPool } from './zones/pool.ts';
export { viewZone, type ZoneView } from './zones/view.ts';
