import { contract } from '@regalia/kernel/testing';
import { citadels } from '../index.ts';
import { optionSets, TWINS } from './plan.ts';

/** Random games are long, the longer the more seats: the costly checks come at fewer of their decisions. */
const COSTLY_ONE_IN = 40;

/** The contract at one seat count; each has a file of its own, so that they run side by side. */
export function contractAt(seats: number, games = 42): void {
  const costlyOneIn = COSTLY_ONE_IN * (seats - 1);
  contract(citadels, { games, options: optionSets(), seats: [seats], costlyOneIn, twinsOneIn: 14, twins: TWINS });
}
