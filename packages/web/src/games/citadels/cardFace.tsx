import { cardOf } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import type { ArtBook, CardFace } from '../../kit/cards/face/cardFace.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { SIGNS, TONES } from './city/colors.ts';
import { word } from './words.ts';

/** A character shows its rank in the seal, a building what it costs, and its points where they differ. */
export function cardFace(card: Card, speech: TableSpeech, art: ArtBook): CardFace {
  const { id, kind, rank, color, cost, points } = cardOf(card);
  const common = {
    name: speech.cardName(card),
    tone: color === null ? ('stone' as const) : TONES[color],
    symbol: color && SIGNS[color],
    art: art[id] ?? [],
    text: speech.text(`card.${id}.text`) ?? '',
  };
  switch (kind) {
    case 'character':
      return { ...common, kind: word(speech, 'kind.character', { rank }), points: rank };
    case 'building':
      return {
        ...common,
        kind: word(speech, `kind.${color ?? 'purple'}`),
        cost,
        signsSay: speech.plain({ key: 'table.cost', params: { n: cost } }),
        points: points === cost ? null : points,
      };
    case 'action':
      return { ...common, kind: word(speech, 'kind.action') };
  }
}
