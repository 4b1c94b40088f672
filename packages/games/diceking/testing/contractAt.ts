import { contract } from '@regalia/kernel/testing';
import { diceking } from '../index.ts';
import { optionSets, TWINS } from './plan.ts';

/** The contract at one seat count; each has a file of its own, so that they run side by side. */
export function contractAt(seats: number, games = 170): void {
  const plan = { games, seats: [seats], options: optionSets(), mostAnswers: 500, costlyOneIn: 16, twinsOneIn: 12 };
  contract(diceking, { ...plan, twins: TWINS });
}
