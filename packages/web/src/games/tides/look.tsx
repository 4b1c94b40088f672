import { cardOf, SYMBOLS } from '@regalia/games/tides';
import type { Card } from '@regalia/kernel';
import type { ArtBook, Look } from '../../kit/cards/look.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { Signs } from './Signs.tsx';
import { lookOf } from './symbols.tsx';

export function look(card: Card, speech: TableSpeech, art: ArtBook): Look {
  const { id, symbol, ability } = cardOf(card);
  const mark = symbol === null ? null : lookOf(symbol);
  return {
    name: speech.cardName(card),
    tone: mark?.tone ?? 'stone',
    art: art[id] ?? [],
    symbol: mark?.icon,
    signsSay: symbol === null ? undefined : speech.text(`symbol.${SYMBOLS[symbol]}`),
    signs: <Signs ability={ability} />,
    text: speech.text(`card.${id}.text`) ?? '',
  };
}
