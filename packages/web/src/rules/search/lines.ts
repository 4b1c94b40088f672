import type { BookBlock, Section } from '../book/book.ts';

/** A searchable line of a book: a heading, a paragraph, a rule, a part of one or a row of a table. */
export interface BookLine {
  readonly id: number;
  readonly section: number;
  /** -1 for a heading. */
  readonly block: number;
  /** The index of the row or part; -1 for the block itself. */
  readonly part: number;
  readonly text: string;
  /** The text of the rule or the head of the table it belongs to. */
  readonly lead: string;
  /** The headings above it. */
  readonly heading: string;
}

/** All lines of a book in order. */
export function linesOf(sections: readonly Section[]): readonly BookLine[] {
  let chapter = '';
  const lines = sections.flatMap(({ title, level, blocks }, section): Omit<BookLine, 'id'>[] => {
    if (level === 2) chapter = title;
    const heading = level === 2 ? title : `${chapter} ${title}`;
    const own = { section, block: -1, part: -1, text: title, lead: '', heading: '' };
    return [
      own,
      ...blocks.flatMap((block, at) => linesOfBlock(block).map((line) => ({ section, block: at, heading, ...line }))),
    ];
  });
  return lines.map((line, id) => ({ id, ...line }));
}

function linesOfBlock(block: BookBlock): Pick<BookLine, 'part' | 'text' | 'lead'>[] {
  if (block.kind === 'table')
    return block.rows.map((row, part) => ({ part, text: row.join(' '), lead: block.head.join(' ') }));
  if (block.kind !== 'rule') return [{ part: -1, text: block.text, lead: '' }];
  const text = `${block.ids.join(' ')} ${block.text}`;
  const parts = block.parts.map(({ id, text: own }, part) => ({ part, text: `${id} ${own}`, lead: text }));
  return [{ part: -1, text, lead: '' }, ...parts];
}
