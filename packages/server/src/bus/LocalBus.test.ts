import { describe } from 'vitest';
import { busContract } from '../testing/busContract.ts';
import { LocalBus } from './LocalBus.ts';

describe('the bus within one process keeps the contract', () => busContract(async () => new LocalBus()));
