import { TableMemory } from '../tableModel/tableMemory.ts';

/** What this browser remembers of its tables. */
export const tableMemory = new TableMemory(() => localStorage);
