/** A rule book as blocks to draw. Reads the small part of Markdown that `rules/*.md` are written in. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const books = import.meta.glob<string>('../../../../rules/*.md', { query: '?raw', import: 'default' });

export async function loadBook(game: string): Promise<Block[]> {
  const load = books[`../../../../rules/${game}.md`];
  if (load === undefined) throw new Error(`there is no rule book for "${game}"`);
  return parseBook(await load());
}

export function parseBook(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'text', text: paragraph.join(' ') });
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] ?? '').trim();
    const heading = /^(#+) (.*)$/.exec(line);
    const item = /^(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (heading) {
      flush();
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
    } else if (line.startsWith('|')) {
      flush();
      const start = i;
      while ((lines[i + 1] ?? '').trim().startsWith('|')) i++;
      const rows = lines.slice(start, i + 1).map(cellsOf);
      blocks.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) });
    } else if (item) {
      flush();
      blocks.push({ kind: 'item', text: item[1] ?? '' });
    } else if (line === '') flush();
    else paragraph.push(line);
  }
  flush();
  return blocks;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** All words of a block in lower case, for searching. */
export function wordsOf(block: Block): string {
  return (block.kind === 'table' ? block.rows.flat().join(' ') : block.text).toLowerCase();
}

/** The rule a line begins with: `TID-3.1`, or `DOM-I03` in front of its numbered parts. */
export function ruleOf(text: string): string | undefined {
  return /^(?:\*\*)?([A-Z]{3}-[A-Z]?\d[\d.]*)/.exec(text)?.[1]?.replace(/\.$/, '');
}

/** Whether the line is where the book speaks of the rule. */
export function tells(text: string, rule: string | null): boolean {
  const own = ruleOf(text);
  return rule !== null && own !== undefined && (rule === own || rule.startsWith(`${own}.`));
}
