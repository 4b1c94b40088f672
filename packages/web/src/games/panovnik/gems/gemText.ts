import { COLORS } from '@regalia/games/panovnik';
import type { TableSpeech } from '../../../kit/text/speech.ts';

/** Gems in words: "2 blue, 1 red". */
export function gemsText(gems: readonly number[], speech: TableSpeech): string {
  return gems
    .flatMap((n, color) => (n > 0 ? [speech.plain({ key: `gems.${COLORS[color]}`, params: { n } })] : []))
    .join(', ');
}

export function colorName(color: number, speech: TableSpeech): string {
  return speech.text(`gem.${COLORS[color]}`) ?? '';
}
