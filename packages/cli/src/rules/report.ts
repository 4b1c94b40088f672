import { type BookCoverage, isBroken } from './coverage.ts';

/** A headline, the gaps and the unknown IDs; with `everyRule` also each rule and its tests. */
export function reportCoverage(book: BookCoverage, everyRule: boolean): string[] {
  const lines = [headline(book)];
  for (const rule of everyRule ? book.rules : []) {
    lines.push(`  ${rule.id}${rule.tests.length === 0 ? '  (no test)' : ''}`);
    for (const { file, title } of rule.tests) lines.push(`    ${file}${title ? `: ${title}` : ''}`);
  }
  if (!everyRule && book.gaps.length > 0) lines.push(`  no test: ${book.gaps.join(' ')}`);
  if (book.unknown.length > 0) lines.push(`  not in the book: ${book.unknown.map((rule) => rule.id).join(' ')}`);
  return lines;
}

function headline(book: BookCoverage): string {
  const covered = book.rules.length - book.gaps.length;
  const state = book.finished ? (isBroken(book) ? 'finished, BROKEN' : 'finished') : 'not finished';
  return `${book.game}: ${covered} of ${book.rules.length} rules have a test (${state})`;
}
