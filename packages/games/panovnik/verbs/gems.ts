import { at, decision, type Program, program, type Seat } from '@regalia/kernel';
import { ALL_COLOURS, type Colour } from '../colours.ts';
import type { Reign } from '../effect.ts';
import { gemsOf, supplyCount } from '../state.ts';

/** A gem comes from the supply to behind the screen. */
export function takeGem(x: Reign, seat: Seat, colour: Colour): void {
  const { supply, counted } = x.state;
  supply[colour] = (supply[colour] as number) - 1;
  counted[4 * seat + colour] = (counted[4 * seat + colour] as number) + 1;
}

/** Gems leave the screen; where they go to is the caller's affair. Everybody learns that they were there. */
export function spendGems(x: Reign, seat: Seat, colour: Colour, count: number): void {
  const { counted } = x.state;
  showGems(x, seat, colour, count);
  counted[4 * seat + colour] = (counted[4 * seat + colour] as number) - count;
}

/** Everybody learns that the seat has at least so many gems of the colour behind its screen. */
export function showGems(x: Reign, seat: Seat, colour: Colour, count: number): void {
  const { counted, mostReturned } = x.state;
  const index = 4 * seat + colour;
  const most = (counted[index] as number) - count;
  if ((mostReturned[index] as number) > most) mostReturned[index] = most;
}

/** PAN-5.8, PAN-7.7: gems go back to the supply. */
export function payGems(x: Reign, seat: Seat, colour: Colour, count: number): void {
  if (count === 0) return;
  spendGems(x, seat, colour, count);
  x.state.supply[colour] = (x.state.supply[colour] as number) + count;
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
export const takeGems: Program<Reign> = program([
  (x) => {
    const all = supplyCount(x.state);
    if (all > x.count('least')) askGems(x, all);
  },
  (x) => {
    const answer = x.answerOf(x.me);
    const gems = [0, 0, 0, 0];
    if (answer === undefined) for (const colour of ALL_COLOURS) gems[colour] = x.state.supply[colour] as number;
    else for (const colour of answer) gems[colour] = (gems[colour] as number) + 1;
    for (const colour of ALL_COLOURS) for (let n = gems[colour] as number; n > 0; n--) takeGem(x, x.me, colour);
    x.out?.push({ t: 'took-gems', seat: x.me, gems });
  },
]);

function askGems(x: Reign, all: number): void {
  const { supply } = x.state;
  const [prompt, rule] = REASONS[x.count('why')] ?? REASONS[FOR_REWARD];
  const options = ALL_COLOURS.filter((colour) => (supply[colour] as number) > 0);
  const limits = options.map((colour) => supply[colour] as number);
  const min = x.count('least');
  const max = Math.min(x.count('most'), all);
  x.ask(decision(x.me, prompt, rule, 'gem', options, { limits, min, max, params: { min, max }, where: at('supply') }));
}

/** Gems behind the own screen to choose from, with how many there are of each. */
export function ownGems(x: Reign): { readonly options: Colour[]; readonly limits: number[] } {
  const options = ALL_COLOURS.filter((colour) => gemsOf(x.state, x.me, colour) > 0);
  return { options, limits: options.map((colour) => gemsOf(x.state, x.me, colour)) };
}

/** An answer of colours as gems by colour. */
export function gemsIn(answer: readonly Colour[]): number[] {
  const gems = [0, 0, 0, 0];
  for (const colour of answer) gems[colour] = (gems[colour] as number) + 1;
  return gems;
}
