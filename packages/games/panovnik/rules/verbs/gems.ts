import { at, decision, type Program, program, type Seat } from '@regalia/kernel';
import { ALL_COLORS, type Color } from '../colors.ts';
import type { Turn } from '../effect.ts';
import { gemsOf, supplyCount } from '../state.ts';

/** A gem comes from the supply to behind the screen. */
export function takeGem(x: Turn, seat: Seat, color: Color): void {
  const { supply, counted } = x.state;
  supply[color] = (supply[color] as number) - 1;
  counted[4 * seat + color] = (counted[4 * seat + color] as number) + 1;
}

/** Gems leave the screen; where they go to is the caller's affair. Everybody learns that they were there. */
export function spendGems(x: Turn, seat: Seat, color: Color, count: number): void {
  const { counted } = x.state;
  showGems(x, seat, color, count);
  counted[4 * seat + color] = (counted[4 * seat + color] as number) - count;
}

/** Everybody learns that the seat has at least this many gems of the color behind its screen. */
export function showGems(x: Turn, seat: Seat, color: Color, count: number): void {
  const { counted, mostReturned } = x.state;
  const index = 4 * seat + color;
  const most = (counted[index] as number) - count;
  if ((mostReturned[index] as number) > most) mostReturned[index] = most;
}

/** PAN-5.8, PAN-7.7: gems go back to the supply. */
export function payGems(x: Turn, seat: Seat, color: Color, count: number): void {
  if (count === 0) return;
  spendGems(x, seat, color, count);
  x.state.supply[color] = (x.state.supply[color] as number) + count;
}

/** What gems are taken for: prompt and rule. */
const REASONS = [
  ['gems', 'PAN-8.1'],
  ['pass-gems', 'PAN-6.2'],
  ['sale-gems', 'PAN-14.2'],
] as const;
export const FOR_REWARD = 0;
export const FOR_PASSING = 1;
export const FOR_SALE = 2;

/** Takes `least` to `most` gems, as far as the supply reaches (PAN-6.4, 6.7, 8.1). */
export const takeGems: Program<Turn> = program([
  (x) => {
    const all = supplyCount(x.state);
    if (all > x.count('least')) askGems(x, all);
  },
  (x) => {
    const answer = x.answerOf(x.me);
    const gems = [0, 0, 0, 0];
    if (answer === undefined) for (const color of ALL_COLORS) gems[color] = x.state.supply[color] as number;
    else for (const color of answer) gems[color] = (gems[color] as number) + 1;
    for (const color of ALL_COLORS) for (let n = gems[color] as number; n > 0; n--) takeGem(x, x.me, color);
    x.out?.push({ t: 'took-gems', seat: x.me, gems });
  },
]);

function askGems(x: Turn, all: number): void {
  const { supply } = x.state;
  const [prompt, rule] = REASONS[x.count('why')] ?? REASONS[FOR_REWARD];
  const options = ALL_COLORS.filter((color) => (supply[color] as number) > 0);
  const limits = options.map((color) => supply[color] as number);
  const min = x.count('least');
  const max = Math.min(x.count('most'), all);
  x.ask(decision(x.me, prompt, rule, 'gem', options, { limits, min, max, params: { min, max }, where: at('supply') }));
}

/** Gems behind one's own screen to choose from, with how many there are of each. */
export function ownGems(x: Turn): { readonly options: Color[]; readonly limits: number[] } {
  const options = ALL_COLORS.filter((color) => gemsOf(x.state, x.me, color) > 0);
  return { options, limits: options.map((color) => gemsOf(x.state, x.me, color)) };
}

/** An answer of colors as gems by color. */
export function gemsIn(answer: readonly Color[]): number[] {
  const gems = [0, 0, 0, 0];
  for (const color of answer) gems[color] = (gems[color] as number) + 1;
  return gems;
}
