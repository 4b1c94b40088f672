import { cardOf, type DominionCard } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import type { TableSpeech } from '../../table/speech.ts';

export function textOf(card: Card, speech: TableSpeech): string {
  return speech.text(`card.${cardOf(card).id}.text`) ?? '';
}

export function typesText({ types }: DominionCard, speech: TableSpeech): string {
  return types.map((type) => speech.text(`type.${type}`)).join(' – ');
}

/** The points in the seal of a card; null where it has none or they depend on the deck. */
export function printedPoints({ points }: DominionCard): number | null {
  return typeof points === 'number' && points !== 0 ? points : null;
}

/** All that a card says, for those who do not see it. */
export function spokenCard(card: Card, speech: TableSpeech): string {
  const kind = cardOf(card);
  return `${speech.cardName(card)}, ${typesText(kind, speech)}. ${textOf(card, speech)}`;
}
