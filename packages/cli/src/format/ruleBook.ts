import { readFileSync } from 'node:fs';

/** The text of a rule; undefined if the book is not installed or has no table row with this ID. */
export function ruleText(game: string, id: string): string | undefined {
  const row = readBook(game)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === id);
  return row?.[2];
}

function readBook(game: string): string {
  try {
    return readFileSync(new URL(`../rules/${game}.md`, import.meta.url), 'utf8');
  } catch {
    return '';
  }
}
