import { contract } from '@regalia/kernel/testing';
import { tides } from './index.ts';

contract(tides, { games: 5_000, options: [{ zeroTie: 'nest-wins' }, { zeroTie: 'nobody-wins' }], mostAnswers: 28 });
