import { COLORS } from '@regalia/games/panovnik';
import type { TableSpeech } from '../../../kit/text/speech.ts';

/** Gems in words: "2 blue, 1 red". */
export function gemsText(gems: readonly number[], speech: Pick<TableSpeech, 'plain'>): string {
  return gems.flatMap((n, color) => (n > 0 ? [gemText(color, n, speech)] : [])).join(', ');
}

/** How many gems of one color. */
export function gemText(color: number, n: number, speech: Pick<TableSpeech, 'plain'>): string {
  return speech.plain({ key: `gems.${COLORS[color]}`, params: { n } });
}

/** The name of a color; `acc` as what is bid, `masc` before the word for a gem or a circle. */
export function colorName(
  color: number,
  speech: Pick<TableSpeech, 'inflect'>,
  grammaticalCase: 'nom' | 'acc' | 'masc' = 'nom',
): string {
  return speech.inflect('gem', color, grammaticalCase);
}
