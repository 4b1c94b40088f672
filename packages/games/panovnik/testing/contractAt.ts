import { contract } from '@regalia/kernel/testing';
import { panovnik } from '../index.ts';
import { allOptions } from './plan.ts';

/** The contract at one seat count; each has a file of its own, so that they run side by side. */
export function contractAt(seats: number, games: number): void {
  contract(panovnik, { games, options: allOptions(seats), seats: [seats], costlyOneIn: 60 });
}
