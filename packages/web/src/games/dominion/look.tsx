import { cardOf, type DominionCard } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import type { ArtBook, Look } from '../../kit/cards/look.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { CardSigns } from './CardSigns.tsx';
import { ResourceSign } from './resources.tsx';
import { typeLookOf } from './typeLooks.ts';

export function look(card: Card, speech: Pick<TableSpeech, 'cardName' | 'text' | 'plain'>, art: ArtBook): Look {
  const kind = cardOf(card);
  const { coins } = kind;
  return {
    ...typeLookOf(kind),
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
