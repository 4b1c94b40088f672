export { fillTables } from './fillTables.ts';
