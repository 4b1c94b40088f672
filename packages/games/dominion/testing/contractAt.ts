import { contract } from '@regalia/kernel/testing';
import { dominion } from '../index.ts';
import { ANY_KINGDOM, OTHER_OPTIONS, TWINS } from './plan.ts';

/** The contract at one seat count; each has a file of its own, so that they run side by side. */
export function contractAt(seats: number): void {
  contract(dominion, {
    games: 260,
    options: [ANY_KINGDOM],
    seats: [seats],
    costlyOneIn: 40,
    twinsOneIn: 10,
    twins: TWINS,
  });
  contract(dominion, { games: 20, options: OTHER_OPTIONS, seats: [seats], costlyOneIn: 40 });
}
