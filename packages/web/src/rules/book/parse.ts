import type { Book, BookBlock, RulePart, Section } from './book.ts';
import { oursIn, withoutOrigin } from './origin.ts';

/** A line of the Markdown, or several that belong together, before anybody asks what it means. */
interface Chunk {
  readonly kind: 'heading' | 'note' | 'row' | 'item' | 'text';
  readonly marker: string;
  text: string;
}

const RULE_ID = /[A-Z]{3}-(?:[A-Z]\.?)?\d+(?:\.\d+)*/;
const RULE_IDS = new RegExp(RULE_ID, 'g');
const RULE_START = new RegExp(`^\\*\\*${RULE_ID.source}`);
const RULE_ROW = new RegExp(`^${RULE_ID.source}$`);
const FOR_MAKERS = /^(?:\d+\. )?(?:What a good computer version needs|Provenance and checks|Simulation)/;

/**
 * Reads the small part of Markdown that the books in `rules/` are written in, and leaves out what is not for players:
 * everything between title and first chapter, quoted notes on sources, origin marks, and the chapters for makers.
 */
export function parseBook(markdown: string): Book {
  let title = '';
  let tableRows: string[][] = [];
  const sections: { level: number; title: string; blocks: BookBlock[] }[] = [];
  const add = (...blocks: BookBlock[]): void => {
    sections.at(-1)?.blocks.push(...blocks);
  };
  const endTable = (): void => {
    if (tableRows.length > 0) add(...readTable(tableRows));
    tableRows = [];
  };
  for (const { kind, marker, text } of chunksOf(markdown)) {
    if (kind !== 'row') endTable();
    if (kind === 'row') tableRows.push(cellsOf(text));
    else if (kind === 'text') add(readLine(text) ?? { kind: 'text', text: withoutOrigin(text) });
    else if (kind === 'item') add(readLine(text) ?? { kind: 'item', marker, text: withoutOrigin(text) });
    else if (kind === 'heading' && marker === '#') title = text.replace(/ [–—] rules? digest.*$/, '');
    else if (kind === 'heading')
      sections.push({ level: Math.min(marker.length, 3), title: withoutOrigin(text), blocks: [] });
  }
  endTable();
  return { title, sections: forPlayers(sections).map((section, i) => ({ ...section, id: `chapter-${i}` })) };
}

function* chunksOf(markdown: string): Generator<Chunk> {
  let open: Chunk | undefined;
  for (const raw of markdown.split('\n')) {
    const line = raw.trim();
    const next = chunkOf(line);
    if (next?.kind === 'text' && open !== undefined && !RULE_START.test(line)) {
      open.text += ` ${line}`;
      continue;
    }
    if (open !== undefined) yield open;
    open = next?.kind === 'text' || next?.kind === 'item' || next?.kind === 'note' ? next : undefined;
    if (next !== undefined && open === undefined) yield next;
  }
  if (open !== undefined) yield open;
}

function chunkOf(line: string): Chunk | undefined {
  const heading = /^(#+) (.*)$/.exec(line);
  if (heading) return { kind: 'heading', marker: heading[1] ?? '', text: heading[2] ?? '' };
  const item = /^([-*]|\d+\.) (.*)$/.exec(line);
  if (item) return { kind: 'item', marker: item[1]?.replace(/[-*]/, '•') ?? '', text: item[2] ?? '' };
  if (line.startsWith('|')) return { kind: 'row', marker: '', text: line };
  if (line.startsWith('>')) return { kind: 'note', marker: '', text: line };
  return line === '' || line === '---' ? undefined : { kind: 'text', marker: '', text: line };
}

/** `**DOM-I03 Secret Chamber.** .1 … .2 …`, or undefined for a line that states no rule. */
function readLine(line: string): BookBlock | undefined {
  const [, name = '', rest = ''] = /^\*\*([^*]+)\*\*(.*)$/.exec(line) ?? [];
  const ids = name.match(RULE_IDS) ?? [];
  if (!RULE_START.test(line)) return undefined;
  const called = name
    .replace(RULE_IDS, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:^[\s,]+)|(?:[\s,]+$)/g, '')
    .replace(/ ,/g, ',');
  const [text = '', ...parts] = withoutOrigin(rest).split(/(?:^|\s)\.(?=\d+ )/);
  const lead = [called === '' ? '' : `**${called}**`, text.trim()].filter((part) => part !== '');
  return {
    kind: 'rule',
    ids,
    text: lead.join(text.startsWith(':') ? '' : ' '),
    parts: parts.map((part) => readPart(ids[0] ?? '', part)),
    ours: oursIn(line),
  };
}

function readPart(rule: string, part: string): RulePart {
  const space = part.indexOf(' ');
  return { id: `${rule}.${part.slice(0, space)}`, text: part.slice(space + 1).trim() };
}

/** A table of IDs and statements is a row of rules; any other stays a table. */
function readTable([head = [], , ...rows]: readonly (readonly string[])[]): BookBlock[] {
  const origin = head.findIndex((cell) => cell.toLowerCase() === 'origin');
  const isShown = (_: string, column: number): boolean => column !== origin;
  const columns = head.filter(isShown);
  if (columns.length === 2 && rows.every(([id = '']) => RULE_ROW.test(id)))
    return rows.map((row) => ({
      kind: 'rule',
      ids: row[0]?.match(RULE_IDS) ?? [],
      text: withoutOrigin(row[1] ?? ''),
      parts: [],
      ours: oursIn(row.join(' ')),
    }));
  return [
    {
      kind: 'table',
      head: columns,
      rows: rows.map((row) => row.filter(isShown).map((cell) => withoutOrigin(cell))),
      ours: rows.map((row) => oursIn(row.join(' '))),
    },
  ];
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function forPlayers(sections: readonly Omit<Section, 'id'>[]): Omit<Section, 'id'>[] {
  let hidden = false;
  return sections.filter((section) => {
    if (section.level === 2) hidden = FOR_MAKERS.test(section.title);
    return !hidden;
  });
}
