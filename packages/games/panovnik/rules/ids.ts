import { composite } from '@regalia/kernel';

/** A slot of a pyramid; `x` is counted from the left end of what a row can hold, 64 is where the first card lies. */
export const slotId = composite({ seat: 4, level: 8, x: 128 });
/** A token in a slot. */
export const tokenId = composite({ seat: 4, level: 8, x: 128, token: 64 });
/** An option of a law that lets choose. */
export const lawOptionId = composite({ law: 89, option: 3 });
/** A hand card to be played or sold. */
export const buildId = composite({ sell: 2, card: 89 });
/** Eternal gems that save something, by color. */
export const savingId = composite({ blue: 8, red: 8, green: 8, yellow: 8 });

/** Where cards are drawn from. */
export const DECKS = ['small', 'laws'] as const;
export type DeckName = (typeof DECKS)[number];

/** What a card on level 5 brings (PAN-7.11). */
export const MODES = ['bundle', 'points'] as const;
export type Mode = (typeof MODES)[number];
export const modeId = (mode: Mode): number => MODES.indexOf(mode);
