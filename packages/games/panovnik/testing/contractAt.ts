import { contract } from '@regalia/kernel/testing';
import { panovnik } from '../index.ts';
import { optionSets, TWINS } from './plan.ts';

/** The contract at one seat count; each has a file of its own, so that they run side by side. */
export function contractAt(seats: number, games: number): void {
  const options = optionSets(seats);
  contract(panovnik, { games, options, seats: [seats], costlyOneIn: 60, twinsOneIn: 10, twins: TWINS });
}
