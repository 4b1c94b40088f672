import { cardOf } from '@regalia/games/dominion';
import { memo, type ReactNode } from 'react';
import { CardFace } from '../../cards/CardFace.tsx';
import type { CardProps } from '../gameUi.ts';
import { ART } from './art/index.ts';
import { CardSigns } from './CardSigns.tsx';
import { printedPoints, textOf, typesText } from './cardText.ts';
import styles from './DominionCard.module.css';
import { lookOf } from './looks.ts';

export const DominionCard = memo(function DominionCard({
  card,
  speech,
  points,
  cost,
}: CardProps & { readonly cost?: number }): ReactNode {
  const kind = cardOf(card);
  const { tone, symbol, second } = lookOf(kind);
  const name = speech.cardName(card);
  const text = textOf(card, speech);
  return (
    <span className={styles.card} data-long={text.length > 120 || undefined} data-wide={name.length > 11 || undefined}>
      <CardFace
        name={name}
        tone={tone}
        art={ART[kind.id] ?? []}
        symbol={symbol}
        second={second}
        cost={cost ?? kind.cost}
        signs={<CardSigns card={kind} />}
        text={`${typesText(kind, speech)}. ${text}`}
        points={points ?? printedPoints(kind)}
      />
    </span>
  );
});
