import type { Decision } from '@regalia/kernel';
import type { TableSpeech } from '../../table/speech.ts';
import { word } from './words.ts';

/** The first card put on the deck lies lowest, the last one on top. */
export function slotName({ max }: Decision, place: number, speech: TableSpeech): string | undefined {
  const where = place === max - 1 ? word(speech, 'order.top') : place === 0 ? word(speech, 'order.low') : null;
  return where === null ? undefined : `${place + 1}. ${where}`;
}
