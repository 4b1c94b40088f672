import { COLOURS } from '@regalia/games/panovnik';
import type { TableSpeech } from '../../kit/text/speech.ts';

/** Gems in words: "2 blue, 1 red". */
export function gemsText(gems: readonly number[], speech: TableSpeech): string {
  return gems
    .flatMap((n, colour) => (n > 0 ? [speech.plain({ key: `gems.${COLOURS[colour]}`, params: { n } })] : []))
    .join(', ');
}

export function colourName(colour: number, speech: TableSpeech): string {
  return speech.text(`gem.${COLOURS[colour]}`) ?? '';
}
