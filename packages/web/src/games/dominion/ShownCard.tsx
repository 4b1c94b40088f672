import type { Card } from '@regalia/kernel';
import { memo, type ReactNode } from 'react';
import { CardButton } from '../../cards/CardButton.tsx';
import { useZoom } from '../../cards/zoom.ts';
import type { TableSpeech } from '../../table/speech.ts';
import { spokenCard } from './cardText.ts';
import { DominionTile } from './DominionTile.tsx';

interface ShownCardProps {
  readonly card: Card;
  readonly speech: TableSpeech;
  readonly count?: number | undefined;
}

/** A card that lies open and can only be looked at. */
export const ShownCard = memo(function ShownCard({ card, speech, count }: ShownCardProps): ReactNode {
  const zoom = useZoom();
  return (
    <CardButton card={card} label={spokenCard(card, speech)} onChoose={() => zoom.open(card)}>
      <DominionTile card={card} speech={speech} count={count} />
    </CardButton>
  );
});
