import { cardOf } from '@regalia/games/tides';
import { memo, type ReactNode } from 'react';
import { CardFace } from '../../cards/CardFace.tsx';
import type { CardProps } from '../gameUi.ts';
import { ART } from './art.ts';
import { Signs } from './Signs.tsx';
import { lookOf } from './symbols.tsx';

export const TidesCard = memo(function TidesCard({ card, speech, points }: CardProps): ReactNode {
  const { id, symbol, ability } = cardOf(card);
  const look = symbol === null ? null : lookOf(symbol);
  return (
    <CardFace
      name={speech.cardName(card)}
      tone={look?.tone ?? 'stone'}
      art={ART[id] ?? []}
      symbol={look?.icon ?? null}
      signs={<Signs ability={ability} />}
      text={speech.text(`card.${id}.text`) ?? ''}
      points={points}
    />
  );
});
