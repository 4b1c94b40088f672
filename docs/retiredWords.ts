/** A word this project no longer uses. */
export interface RetiredWord {
  /** A regular expression, lower case, words separated by spaces: `by lot` also finds `byLot`, `by-lot` and `BY_LOT`. */
  readonly word: string;
  readonly use: string;
  /** Good English in sentences for players, and only there. */
  readonly playersMayRead?: true;
}

export const RETIRED_WORDS: readonly RetiredWord[] = [
  { word: 'colours?|coloured|colouring', use: 'color' },
  { word: 'neighbours?|neighbouring', use: 'neighbor' },
  { word: 'behaviours?', use: 'behavior' },
  { word: 'favours?|favourites?', use: 'favor' },
  { word: 'centres?|centred', use: 'center' },
  { word: 'cancelled|cancelling', use: 'canceled' },
  { word: 'acknowledgement', use: 'acknowledgment' },
  { word: 'whoever', use: 'the person who, the operator, the viewer', playersMayRead: true },
  { word: 'lest', use: 'so that ... not' },
  { word: 'anew', use: 'again, or a precise verb: re-deal, rebuild, restart', playersMayRead: true },
  { word: 'by lot', use: 'at random', playersMayRead: true },
  { word: 'manieth', use: '1-based index' },
  { word: 'the like', use: 'name the things' },
  { word: 'caretakers?', use: 'TableScheduler' },
  { word: 'forsaken', use: 'abandoned' },
  { word: 'surroundings', use: 'deps' },
  { word: 'keep house|keeps house|own folder', use: 'housekeeping, makePrivateFolder' },
  { word: 'households', use: 'addressGroups' },
  { word: 'has say', use: 'canVote' },
  { word: 'hindrances?', use: 'pushSupport' },
  { word: 'seldom', use: 'rarely, lazyTexts', playersMayRead: true },
  { word: 'keep lit', use: 'highlight' },
  { word: 'broken laws?', use: 'ContractViolation' },
  { word: 'equali[sz]e', use: 'forgetPositions' },
  { word: 'send bot away|sends? a bot away', use: 'removeBot' },
  { word: 'of which|of whom', use: 'two statements, or whose', playersMayRead: true },
  { word: 'so many', use: 'a limited number of, this many, or the name of the parameter', playersMayRead: true },
  { word: 'the own|an own', use: "its own, one's own" },
  { word: 'onlookers?', use: 'spectator' },
  { word: '(?<!there )is no (card|choice|code|file|folder|line|part|rule)', use: 'is not a' },
  { word: '(?<!there )are no (cards|part)', use: 'are not' },
  { word: "test\\('(?:[a-z]{3} \\d\\S* )*who (?!may|can|sees)", use: 'a person who, a player who' },
  { word: 'any more', use: 'no longer', playersMayRead: true },
  { word: 'startSitting|start sitting|resume sitting', use: 'startLiveGame' },
];
