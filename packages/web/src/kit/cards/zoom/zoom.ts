import type { Card } from '@regalia/kernel';
import { createContext, use } from 'react';

/** Shows a card large. */
export interface Zoom {
  readonly open: (card: Card) => void;
  readonly hover: (card: Card, near: Element) => void;
  readonly unhover: () => void;
}

const nothing = (): void => undefined;

export const ZoomContext = createContext<Zoom>({ open: nothing, hover: nothing, unhover: nothing });

export function useZoom(): Zoom {
  return use(ZoomContext);
}
