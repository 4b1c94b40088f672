import type { AnyGameUi } from '../../kit/gameUi.ts';
import { type WordKey, word } from './words.ts';

/** The keys of the score's lines that share a row of the score sheet, and what the row is called. */
const ROWS: readonly (readonly [name: WordKey, ...keys: string[]])[] = [
  ['scoreSheet.area', 'score.area'],
  ['scoreSheet.others', 'score.others'],
  ['scoreSheet.fires', 'score.most-fires', 'score.fires'],
  ['scoreSheet.gold', 'score.gold'],
  ['scoreSheet.white', 'score.white'],
];

/** All that counts stands in one section, so the sheet lists points by source. */
export const scoreSheet: NonNullable<AnyGameUi['scoreSheet']> = {
  rowOf: ({ key }) => ROWS.findIndex(([, ...keys]) => keys.includes(key)),
  nameOf: (row, speech) => word(speech, ROWS[row]?.[0] ?? 'score'),
};
