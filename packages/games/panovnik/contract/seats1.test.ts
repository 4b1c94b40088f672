import { contractAt } from '../testing/contractAt.ts';

contractAt(1, 28);
