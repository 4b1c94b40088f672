import type { Card, Game, GameView, Seat } from '@regalia/kernel';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Sitter } from '../tableModel/TableSource.ts';
import { afterPaint } from '../ui/dom/afterPaint.ts';
import type { ArtBook, CardFace } from './cards/face/cardFace.ts';
import type { AnyGameUi } from './gameUi.ts';
import type { Room, TableLayout } from './layout/layout.ts';
import type { TableSpeech } from './text/speech.ts';

/** What every part of a board may ask for. */
export interface TableParts {
  readonly game: Game;
  readonly ui: AnyGameUi;
  readonly speech: TableSpeech;
  readonly cardFace: (card: Card) => CardFace;
  /** Drawings that the board itself needs; none until they have come. */
  readonly art: ArtBook;
  readonly layout: TableLayout;
  /** A phone, upright or on its side: `data-small` stands above its board. */
  readonly isSmall: boolean;
  /** Counts on phones alone. */
  readonly room: Room;
  /** Whose eyes see the table; null for a spectator's or the judge's. */
  readonly me: Seat | null;
  readonly sitters: readonly Sitter[];
  /** Who has been asked, and who of them has answered. */
  readonly asked: readonly Seat[];
  readonly ready: readonly Seat[];
}

export const TableContext = createContext<TableParts | null>(null);

export function useTable(): TableParts {
  const parts = use(TableContext);
  if (parts === null) throw new Error('a part of a board needs a table');
  return parts;
}

const NO_ART: ArtBook = {};

/** Looks a game's cards up once for each language, and once more when their drawings have come. */
export function useCardFaces(
  ui: AnyGameUi,
  speech: TableSpeech,
  view: GameView | null,
): Pick<TableParts, 'cardFace' | 'art'> {
  const printing = (view && ui.printing?.(view)) ?? '';
  const [art, setArt] = useState(NO_ART);
  useEffect(() => {
    let gone = false;
    afterPaint(() => void ui.art?.().then((art) => gone || setArt(art)));
    return () => {
      gone = true;
    };
  }, [ui]);
  return useMemo(() => {
    const faces = new Map<Card, CardFace>();
    const cardFace = (card: Card): CardFace => {
      const known = faces.get(card) ?? ui.cardFace(card, speech, art, printing);
      faces.set(card, known);
      return known;
    };
    return { cardFace, art };
  }, [ui, speech, art, printing]);
}
