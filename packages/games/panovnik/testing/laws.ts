import { type SeatSetting, type Setting, table } from './table.ts';

const ROW = 'mentor 1:0, knight 1:1, druid 1:2';
export const UP = `${ROW}, witch 2:0, baron 2:1`;

/** A plays a law, B passes. */
export function plays(law: string, A: SeatSetting = {}, B: SeatSetting = {}, more: Partial<Setting> = {}) {
  const t = table({ A: { pyramid: UP, ...A, hand: `${law} ${A.hand ?? ''}`.trim() }, B, ...more });
  t.all(law, '');
  return t;
}
