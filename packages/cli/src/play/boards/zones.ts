import type { SeenTable, TerminalBoard } from './TerminalBoard.ts';
import { hiddenZone } from './words.ts';

/** All zones with cards, in the order of the layout. */
export const zones: TerminalBoard = {
  lines: (t: SeenTable) =>
    t.layout.specs.flatMap(({ name, owner }, zone) => {
      const shown = t.zones[zone];
      if (shown === undefined || shown.count === 0) return [];
      const line = hiddenZone(t, name, owner, shown);
      return [owner === null ? line : `${t.formatter.name('seat', owner)}, ${line}`];
    }),
  facts: () => '',
};
