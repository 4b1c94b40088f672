import { contract } from '@regalia/kernel/testing';
import { dominion } from '../index.ts';
import { ANY_KINGDOM, OTHER_OPTIONS, SECRETIVE, TWINS } from './plan.ts';

/** The contract at one seat count; each has a file of its own, so that they run side by side. */
export function contractAt(seats: number): void {
  const plan = { seats: [seats], costlyOneIn: 40 };
  contract(dominion, { ...plan, games: 180, options: [ANY_KINGDOM], twinsOneIn: 20 });
  contract(dominion, { ...plan, games: 80, options: [SECRETIVE], twinsOneIn: 4, twins: TWINS });
  contract(dominion, { ...plan, games: 20, options: OTHER_OPTIONS });
}
