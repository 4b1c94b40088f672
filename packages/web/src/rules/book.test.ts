import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/catalog.ts';
import { loadBook, parseBook, ruleOf, tells } from './book.ts';

test('headings, paragraphs, lists and tables become blocks', () => {
  const blocks = parseBook('# Title\n\nOne\ntwo.\n\n- first\n\n| id | text |\n|---|---|\n| TID-1.1 | a **b** |\n');
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Title' },
    { kind: 'text', text: 'One two.' },
    { kind: 'item', text: 'first' },
    { kind: 'table', head: ['id', 'text'], rows: [['TID-1.1', 'a **b**']] },
  ]);
});

test.each(GAME_IDS)('the book of %s can be opened at its rules', async (game) => {
  const lines = (await loadBook(game)).flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row[0] ?? '') : [block.text],
  );
  const rules = lines.flatMap((line) => ruleOf(line) ?? []);
  expect(rules.length).toBeGreaterThan(20);
  for (const rule of rules) expect(lines.some((line) => tells(line, rule))).toBe(true);
});
