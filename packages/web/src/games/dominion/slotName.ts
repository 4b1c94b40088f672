import type { Decision } from '@regalia/kernel';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { word } from './words.ts';

/** The first card put on the deck lies lowest, the last one on top. */
export function slotName({ kind, max }: Decision, place: number, speech: TableSpeech): string | undefined {
  if (kind !== 'order') return undefined;
  return place === max - 1 ? word(speech, 'order.top') : place === 0 ? word(speech, 'order.low') : undefined;
}
