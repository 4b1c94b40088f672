import { contract } from '@regalia/kernel/testing';
import { tides } from '../index.ts';
import { ALL_OPTIONS, TWINS } from '../testing/plan.ts';

contract(tides, { games: 1_000, options: ALL_OPTIONS, maxAnswers: 28, twinsOneIn: 25, twins: TWINS });
