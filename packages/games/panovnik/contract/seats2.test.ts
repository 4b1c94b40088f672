import { contractAt } from '../testing/contractAt.ts';

contractAt(2, 28);
