import type { AnyGameUi } from '../../kit/gameUi.ts';
import { type WordKey, word } from './words.ts';

/** The keys of the score's lines that share a row of the score sheet, and what the row is called. */
const ROWS: readonly (readonly [name: WordKey, ...keys: string[]])[] = [
  ['sheet.area', 'score.area'],
  ['sheet.others', 'score.others'],
  ['sheet.fires', 'score.most-fires', 'score.fires'],
  ['sheet.gold', 'score.gold'],
  ['sheet.white', 'score.white'],
];

/** All that counts stands in one section, so that the sheet tells the points by what brought them. */
export const sheet: NonNullable<AnyGameUi['sheet']> = {
  rowOf: ({ key }) => ROWS.findIndex(([, ...keys]) => keys.includes(key)),
  nameOf: (row, speech) => word(speech, ROWS[row]?.[0] ?? 'score'),
};
