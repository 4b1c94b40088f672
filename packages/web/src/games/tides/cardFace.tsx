import { cardOf, SYMBOLS } from '@regalia/games/tides';
import type { Card } from '@regalia/kernel';
import type { ArtBook, CardFace } from '../../kit/cards/face/cardFace.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { CardSigns } from './card/CardSigns.tsx';
import { symbolStyleOf } from './card/symbols.tsx';

export function cardFace(card: Card, speech: TableSpeech, art: ArtBook): CardFace {
  const { id, symbol, ability } = cardOf(card);
  const mark = symbol === null ? null : symbolStyleOf(symbol);
  return {
    name: speech.cardName(card),
    tone: mark?.tone ?? 'stone',
    art: art[id] ?? [],
    symbol: mark?.icon,
    signsSay: symbol === null ? undefined : speech.text(`symbol.${SYMBOLS[symbol]}`),
    signs: <CardSigns ability={ability} />,
    text: speech.text(`card.${id}.text`) ?? '',
  };
}
