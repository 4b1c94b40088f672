import { stripVTControlCharacters } from 'node:util';

/** The number of terminal columns of a text; styles do not count. */
export function visibleWidth(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padVisible(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleWidth(text)));
}

/** Lays cells out in as many equal columns as fit, row by row. */
export function columns(cells: readonly string[], width: number, indent = 2): string[] {
  if (cells.length === 0) return [];
  const widest = Math.max(...cells.map(visibleWidth)) + 2;
  const perLine = Math.max(1, Math.floor((width - indent + 2) / widest));
  return Array.from({ length: Math.ceil(cells.length / perLine) }, (_, line) => {
    const row = cells.slice(line * perLine, (line + 1) * perLine);
    return ' '.repeat(indent) + row.map((cell, i) => (i < row.length - 1 ? padVisible(cell, widest) : cell)).join('');
  });
}
