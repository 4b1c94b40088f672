import { cardOf, type DominionCard } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import type { ArtBook, CardFace } from '../../kit/cards/face/cardFace.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { CardSigns } from './card/CardSigns.tsx';
import { typeStyleOf } from './card/typeStyles.ts';
import { ResourceSign } from './turn/resources.tsx';

export function cardFace(card: Card, speech: Pick<TableSpeech, 'cardName' | 'text' | 'plain'>, art: ArtBook): CardFace {
  const kind = cardOf(card);
  const { coins } = kind;
  return {
    ...typeStyleOf(kind),
    name: speech.cardName(card),
    art: art[kind.id] ?? [],
    kind: kind.types.map((type) => speech.text(`type.${type}`)).join(' – '),
    cost: kind.cost,
    signs: <CardSigns card={kind} />,
    signsSay: speech.plain({ key: 'table.cost', params: { n: kind.cost } }),
    text: speech.text(`card.${kind.id}.text`) ?? '',
    points: printedPoints(kind),
    value: coins > 0 && (
      <>
        +{coins}
        <ResourceSign of="coins" />
      </>
    ),
  };
}

/** The points in the seal of a card; null where it has none or they depend on the deck. */
function printedPoints({ points }: DominionCard): number | null {
  return typeof points === 'number' && points !== 0 ? points : null;
}
