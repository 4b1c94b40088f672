/** A small drawing made of cards, signs, arrows and numbers, on a sheet of 160 by 100 units. */
export type Picture = readonly PicturePart[];

export const PICTURE_TONES = ['sapphire', 'ruby', 'emerald', 'topaz', 'amethyst', 'onyx', 'gold', 'ink'] as const;
export type PictureTone = (typeof PICTURE_TONES)[number];

type IconPaths = readonly string[];

export type PicturePart =
  /** A card seen from its front, or from its back where it has no icon; x and y are its middle. */
  | { readonly kind: 'card'; readonly x: number; readonly y: number; readonly tilt: number; readonly sign: Sign | null }
  | ({ readonly kind: 'sign'; readonly x: number; readonly y: number; readonly size: number } & Sign)
  | { readonly kind: 'arrow'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'note'; readonly x: number; readonly y: number; readonly text: string };

interface Sign {
  readonly icon: IconPaths;
  readonly tone: PictureTone;
}

type Point = readonly [x: number, y: number];

export function card(x: number, y: number, icon: IconPaths, tone: PictureTone, tilt = 0): PicturePart {
  return { kind: 'card', x, y, tilt, sign: { icon, tone } };
}

export function cardBack(x: number, y: number, tilt = 0): PicturePart {
  return { kind: 'card', x, y, tilt, sign: null };
}

export function sign(x: number, y: number, size: number, icon: IconPaths, tone: PictureTone): PicturePart {
  return { kind: 'sign', x, y, size, icon, tone };
}

export function arrow(from: Point, to: Point): PicturePart {
  return { kind: 'arrow', from, to };
}

/** A number or another sign that needs no translation. */
export function note(x: number, y: number, text: string): PicturePart {
  return { kind: 'note', x, y, text };
}
