import { cardOf, type DominionView } from '@regalia/games/dominion';
import type { Decision } from '@regalia/kernel';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { isTurnsOwn } from './turn/isTurnsOwn.ts';
import { word } from './words.ts';

/** DOM-5.2: a seat that kept Treasures back is told that they stay in hand while cards are bought. */
export function remark(d: Decision, view: DominionView, speech: Pick<TableSpeech, 'locale'>): string | undefined {
  if (!isTurnsOwn(d, view, 'supply')) return undefined;
  const hand = view.seats[d.seat]?.hand.cards ?? [];
  const kept = hand.filter((card) => cardOf(card).types.includes('treasure')).length;
  return kept === 0 ? undefined : word(speech, 'kept-treasures', { n: kept });
}
