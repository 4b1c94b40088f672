import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';

/** What a card counts as: a color, and a sign for those who do not see it. */
export interface Mark {
  readonly tone: Tone;
  readonly symbol: readonly string[];
}

/** Drawings by the name of the card. */
export type ArtBook = Readonly<Record<string, readonly string[]>>;

/** A card as data. Its face, tile, tiny picture, zoom and what is spoken of it are all drawn from this. */
export interface CardFace {
  readonly name: string;
  readonly tone: Tone;
  /** The picture: a silhouette before a sky in the card's color. */
  readonly art: readonly string[];
  /** What the card counts as. */
  readonly symbol?: readonly string[] | null | undefined;
  /** What it counts as besides, at the same time. */
  readonly second?: Mark | null | undefined;
  /** What it counts as, in words: "Action – Attack". */
  readonly kind?: string | undefined;
  readonly cost?: number | undefined;
  /** The rule in signs that need no words. */
  readonly signs?: ReactNode;
  /** What only its signs and colors show, in words: the symbol, the price, the corners. */
  readonly signsSay?: string | undefined;
  /** The rule in a sentence; shown where there is room for it. */
  readonly text: string;
  /** In the seal. */
  readonly points?: number | null | undefined;
  /** What it is worth besides points, shown where there is room for nothing else, e.g. coins. */
  readonly value?: ReactNode;
}

/** All that a card says, for those who do not see it. */
export function spokenFace({ name, kind, signsSay, text }: CardFace): string {
  const title = [name, kind, signsSay].filter(Boolean).join(', ');
  return text === '' ? title : `${title}. ${text}`;
}
