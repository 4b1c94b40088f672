import { contract } from '@regalia/kernel/testing';
import { tides } from '../index.ts';
import { optionSets, TWINS } from '../testing/plan.ts';

contract(tides, { games: 1_000, options: optionSets(), maxAnswers: 28, twinsOneIn: 25, twins: TWINS });
