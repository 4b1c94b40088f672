import type { Ours } from './book.ts';

/** `[S]`, `[X, FAQ]`, `[D: the printed book is silent]`: where the English books say that a statement comes from. */
const MARK = /\[(?:S\*?|X|D|R)(?!\w)[^\]]*\]/;
const MARKS = new RegExp(MARK.source, 'g');
/** A remark in brackets that is about the origin only, and the short form behind a card's name. */
const REMARK = new RegExp(`\\s*\\((?:(?:all )?${MARK.source}[^()]*|[SXD])\\)`, 'g');
const MARK_WITH_GAP = new RegExp(`\\s*${MARK.source}(?:/${MARK.source})*`, 'g');

export function withoutOrigin(text: string): string {
  return text
    .replace(REMARK, '')
    .replace(MARK_WITH_GAP, '')
    .replace(/\( +/g, '(')
    .replace(/ +([,.;)])(?!\d)/g, '$1')
    .trim();
}

/** What of a statement is ours, at least in part: a decision, or else a reconstruction of what our copy has lost. */
export function oursIn(text: string): Ours | null {
  const marks = text.match(MARKS) ?? [];
  if (marks.some((mark) => /\bD\b/.test(mark))) return 'decision';
  return marks.some((mark) => /\bR\b/.test(mark)) ? 'reconstruction' : null;
}
