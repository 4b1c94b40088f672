import type { Block, Book, Section } from './book.ts';
import { fold } from './words.ts';

/** A line that can be found: a heading, a paragraph, a rule, a part of one or a row of a table. */
export interface Line {
  readonly section: number;
  /** -1 for a heading. */
  readonly block: number;
  /** Which row or part it is, -1 for the block itself. */
  readonly part: number;
  /** What it says, folded. */
  readonly text: string;
  /** What it belongs to: the name of its rule or card. */
  readonly lead: string;
  /** What it stands under. */
  readonly heading: string;
}

const known = new WeakMap<readonly Section[], readonly Line[]>();

/** All lines of a book in its order, folded once. */
export function linesIn({ sections }: Pick<Book, 'sections'>): readonly Line[] {
  const lines = known.get(sections) ?? readLines(sections);
  known.set(sections, lines);
  return lines;
}

function readLines(sections: readonly Section[]): Line[] {
  let chapter = '';
  return sections.flatMap(({ title, level, blocks }, section) => {
    if (level === 2) chapter = title;
    const heading = fold(level === 2 ? title : `${chapter} ${title}`);
    const own: Line = { section, block: -1, part: -1, text: fold(title), lead: '', heading: '' };
    return [
      own,
      ...blocks.flatMap((block, at) => linesOf(block).map((line) => ({ section, block: at, heading, ...line }))),
    ];
  });
}

function linesOf(block: Block): Pick<Line, 'part' | 'text' | 'lead'>[] {
  if (block.kind === 'table')
    return block.rows.map((row, part) => ({ part, text: fold(row.join(' ')), lead: fold(block.head.join(' ')) }));
  if (block.kind !== 'rule') return [{ part: -1, text: fold(block.text), lead: '' }];
  const text = fold(`${block.ids.join(' ')} ${block.text}`);
  const parts = block.parts.map(({ id, text: own }, part) => ({ part, text: fold(`${id} ${own}`), lead: text }));
  return [{ part: -1, text, lead: '' }, ...parts];
}
