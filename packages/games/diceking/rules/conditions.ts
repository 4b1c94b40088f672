import { type Citizen, type Condition, FACES } from './printed/shape.ts';
import type { Tally } from './tally.ts';

/** How many dice of one's choice are missing; 0 if the condition is fulfilled. */
export function missingFor(condition: Condition, tally: Tally): number {
  switch (condition.kind) {
    case 'color':
      return shortfall(condition.needs, tally.colors); // DIC-7.1
    case 'number':
      return shortfall(condition.needs, tally.numbers); // DIC-7.2
    case 'group':
      return missingForGroups(condition.sizes, tally.numbers);
    case 'sum':
      return dicePerSum(condition.least - sumOf(tally.sums)); // DIC-7.4
    case 'colorSum':
      return dicePerSum(condition.least - (tally.sums[condition.color] as number)); // DIC-7.5
    case 'colorOrder':
      return missingForOrder(condition.order, tally.sums);
    case 'straight':
      return missingForStraight(condition.length, tally.numbers);
  }
}

/** DIC-7.8, DIC-7.9: the highest level fulfilled, 0 if none; 1 is all there is but for merchants. */
export function levelOf({ tiers }: Citizen, tally: Tally): number {
  for (let i = tiers.length; i > 0; i--) if (missingFor(tiers[i - 1] as Condition, tally) === 0) return i;
  return 0;
}

function shortfall(needs: readonly number[], counts: readonly number[]): number {
  let missing = 0;
  for (let i = 0; i < needs.length; i++) {
    const lack = (needs[i] as number) - (counts[i] as number);
    if (lack > 0) missing += lack;
  }
  return missing;
}

/** DIC-7.3: the most frequent number serves for the largest group, and so on. */
function missingForGroups(sizes: readonly number[], numbers: readonly number[]): number {
  let missing = 0;
  let taken = 0;
  for (let i = 0; i < sizes.length; i++) {
    const most = indexOfMost(numbers, taken);
    taken |= 1 << most;
    const lack = (sizes[i] as number) - (numbers[most] as number);
    if (lack > 0) missing += lack;
  }
  return missing;
}

function indexOfMost(counts: readonly number[], without: number): number {
  let best = -1;
  for (let i = 0; i < counts.length; i++) {
    if (((without >> i) & 1) === 0 && (best < 0 || (counts[i] as number) > (counts[best] as number))) best = i;
  }
  return best;
}

/** DIC-7.6: more of the second color than of the third, then more of the first than that. */
function missingForOrder(order: readonly number[], sums: readonly number[]): number {
  const [first, second, third] = [sums[order[0] as number], sums[order[1] as number], sums[order[2] as number]];
  const wanted = Math.max(second as number, (third as number) + 1);
  return dicePerSum(wanted - (second as number)) + dicePerSum(wanted + 1 - (first as number));
}

/** DIC-7.7: the run that has most of its numbers already. */
function missingForStraight(length: number, numbers: readonly number[]): number {
  let best = length;
  for (let from = 0; from + length <= FACES; from++) {
    let missing = 0;
    for (let i = from; i < from + length; i++) if (numbers[i] === 0) missing++;
    if (missing < best) best = missing;
  }
  return best;
}

/** A die adds 6 at most. */
function dicePerSum(lack: number): number {
  return lack > 0 ? Math.ceil(lack / FACES) : 0;
}

function sumOf(sums: readonly number[]): number {
  return (sums[0] as number) + (sums[1] as number) + (sums[2] as number);
}
