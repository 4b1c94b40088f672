import { cardOf } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import { memo, type ReactNode } from 'react';
import { CardTile } from '../../cards/CardTile.tsx';
import type { TableSpeech } from '../../table/speech.ts';
import { ART } from './art/index.ts';
import { printedPoints } from './cardText.ts';
import { lookOf } from './looks.ts';
import { ResourceSign } from './resources.tsx';

interface DominionTileProps {
  readonly card: Card;
  readonly speech: TableSpeech;
  readonly cost?: number;
  readonly count?: number | undefined;
}

export const DominionTile = memo(function DominionTile({ card, speech, cost, count }: DominionTileProps): ReactNode {
  const kind = cardOf(card);
  return (
    <CardTile
      {...lookOf(kind)}
      name={speech.cardName(card)}
      art={ART[kind.id] ?? []}
      cost={cost ?? kind.cost}
      reduced={cost !== undefined && cost < kind.cost}
      points={printedPoints(kind)}
      count={count}
      value={kind.coins > 0 && <CoinValue coins={kind.coins} />}
    />
  );
});

function CoinValue({ coins }: { readonly coins: number }): ReactNode {
  return (
    <>
      +{coins}
      <ResourceSign of="coins" />
    </>
  );
}
