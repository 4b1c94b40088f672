import { contract } from '@regalia/kernel/testing';
import { diceking } from './index.ts';
import { ALL_OPTIONS } from './testing/plan.ts';

contract(diceking, { games: 170, seats: [2], options: ALL_OPTIONS, mostAnswers: 500, costlyOneIn: 16, twinsOneIn: 12 });
