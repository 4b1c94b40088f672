import { expect, test } from 'vitest';
import { parseBook } from './parse.ts';

const blocksOf = (...lines: string[]) => parseBook(['# T', '## A', ...lines].join('\n')).sections[0]?.blocks;
const rule = { kind: 'rule', parts: [], ours: null };

test('title, chapters and their parts; what stands before the first chapter is not for players', () => {
  const book = parseBook('# King – rules digest (`king`)\n\nA scan.\n\n## 1. One [S]\nText.\n### Part (all [X])\n');
  expect(book).toEqual({
    title: 'King',
    sections: [
      { id: 'chapter-0', level: 2, title: '1. One', blocks: [{ kind: 'text', text: 'Text.' }] },
      { id: 'chapter-1', level: 3, title: 'Part', blocks: [] },
    ],
  });
});

test('the chapters for makers are left out with all their parts', () => {
  const book = parseBook('# T\n## 1. A\n## 2. What a good computer version needs\n- fast\n### More\n## 3. B\n');
  expect(book.sections.map((section) => section.title)).toEqual(['1. A', '3. B']);
});

test('lines of a paragraph or of an item go together, quoted notes go away', () => {
  expect(
    blocksOf('One', 'two.', '', '1. first', '  and more', '- next', '> a source', '> and its page', '', 'Three.'),
  ).toEqual([
    { kind: 'text', text: 'One two.' },
    { kind: 'item', marker: '1.', text: 'first and more' },
    { kind: 'item', marker: '•', text: 'next' },
    { kind: 'text', text: 'Three.' },
  ]);
});

test('a table of statements becomes rules without the origin column', () => {
  expect(
    blocksOf(
      '| id | statement | origin |',
      '|---|---|---|',
      '| AAA-1.1 | a **b** | [S] |',
      '| AAA-1.2 | c | [S]; [D] d |',
    ),
  ).toEqual([
    { ...rule, ids: ['AAA-1.1'], text: 'a **b**' },
    { ...rule, ids: ['AAA-1.2'], text: 'c', ours: 'decision' },
  ]);
});

test('any other table stays one', () => {
  expect(blocksOf('| id | name | cost |', '|---|---|---|', '| I01 | Court (S) | 2 |')).toEqual([
    { kind: 'table', head: ['id', 'name', 'cost'], rows: [['I01', 'Court', '2']], ours: [null] },
  ]);
});

test('a table with more columns keeps what its rows say about their origin', () => {
  expect(
    blocksOf(
      '| rule | kind | statement | origin |',
      '|---|---|---|---|',
      '| AAA-1.1 | sum | a | [S] |',
      '| AAA-1.2 | sum | b | [S]; [D] c |',
      '| AAA-1.3 | sum | d | [R] |',
    ),
  ).toMatchObject([
    {
      rows: [
        ['AAA-1.1', 'sum', 'a'],
        ['AAA-1.2', 'sum', 'b'],
        ['AAA-1.3', 'sum', 'd'],
      ],
      ours: [null, 'decision', 'reconstruction'],
    },
  ]);
});

test('an item that begins with an ID is a rule, and its mark says whether we decided', () => {
  expect(
    blocksOf(
      '- **AAA-2.1** [S] Shuffle [X].',
      '- **AAA-2.2 Gain** (take) [D: silent]: take it.',
      '- **AAA-E.3** More.',
    ),
  ).toEqual([
    { ...rule, ids: ['AAA-2.1'], text: 'Shuffle.' },
    { ...rule, ids: ['AAA-2.2'], text: '**Gain** (take): take it.', ours: 'decision' },
    { ...rule, ids: ['AAA-E.3'], text: 'More.' },
  ]);
});

test('rulings of cards on lines below each other are rules of their own, with parts', () => {
  expect(
    blocksOf('**AAA-B01 Cellar.** .1 Not itself. .2 Draw 2.10 cards.', '**AAA-B02 Inn, AAA-B03 Pub.** Nothing.'),
  ).toEqual([
    {
      ...rule,
      ids: ['AAA-B01'],
      text: '**Cellar.**',
      parts: [
        { id: 'AAA-B01.1', text: 'Not itself.' },
        { id: 'AAA-B01.2', text: 'Draw 2.10 cards.' },
      ],
    },
    { ...rule, ids: ['AAA-B02', 'AAA-B03'], text: '**Inn, Pub.** Nothing.' },
  ]);
});
