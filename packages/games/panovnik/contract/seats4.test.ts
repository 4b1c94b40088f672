import { contractAt } from '../testing/contractAt.ts';

contractAt(4, 28);
