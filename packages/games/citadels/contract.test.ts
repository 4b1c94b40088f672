import { contract } from '@regalia/kernel/testing';
import { citadels } from './index.ts';
import { OPTION_SETS } from './testing/plan.ts';

contract(citadels, { games: 3, options: OPTION_SETS, seats: [2, 3, 4, 5], costlyOneIn: 40 });
