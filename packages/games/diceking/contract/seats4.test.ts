import { contractAt } from '../testing/contractAt.ts';

contractAt(4);
