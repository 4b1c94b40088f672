/** A word this project no longer uses. Matched in identifiers, file names, comments, titles and prose alike. */
export interface RetiredWord {
  /** Lower case, words separated by spaces: `by lot` also finds `byLot`, `by-lot` and `BY_LOT`. A regular expression. */
  readonly word: string;
  readonly use: string;
  /** Good English in sentences for players, and only there. */
  readonly playersMayRead?: true;
}

export const RETIRED_WORDS: readonly RetiredWord[] = [
  { word: 'colours?|coloured', use: 'color' },
  { word: 'neighbours?|neighbouring', use: 'neighbor' },
  { word: 'behaviours?', use: 'behavior' },
  { word: 'favours?|favourite', use: 'favor' },
  { word: 'centred?', use: 'center' },
  { word: 'cancelled', use: 'canceled' },
  { word: 'the like', use: 'name the things' },
];
