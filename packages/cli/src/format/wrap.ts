import { stripVTControlCharacters } from 'node:util';

const DEFAULT_WIDTH = 80;

/** Breaks a line at spaces; the rest is indented like its beginning. Styles do not count as width. */
export function wrap(line: string, width = process.stdout.columns ?? DEFAULT_WIDTH): string[] {
  const indent = ' '.repeat(hangingIndent(stripVTControlCharacters(line)));
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/(?<=\S) /)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && stripVTControlCharacters(longer).length > width) {
      lines.push(current);
      current = indent + word;
    } else current = longer;
  }
  return [...lines, current];
}

/** Lines go on below the text after a number or a bullet. */
function hangingIndent(line: string): number {
  return /^\s*(?:\d+ {2})?/.exec(line)?.[0].length ?? 0;
}
