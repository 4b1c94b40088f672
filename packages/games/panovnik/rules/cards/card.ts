import { type Color, parseColors } from '../colors.ts';
import { parseReward, type Reward } from '../rewards.ts';

/** A character or a law; its card is its printed number. */
export interface PanovnikCard {
  readonly id: string;
  /** Top left, top right, bottom (PAN-1.12). */
  readonly segments: readonly [Color, Color, Color];
  /** Gems of the rows of levels 1 to 4; none on a law. */
  readonly costs: readonly Color[];
  /** Rewards of the rows of levels 1 to 4; of a law that lets choose, its options. */
  readonly rewards: readonly (readonly Reward[])[];
}

export function character(id: string, segments: string, costs: string, ...rows: readonly string[]): PanovnikCard {
  return {
    id,
    segments: parseColors(segments) as [Color, Color, Color],
    costs: parseColors(costs),
    rewards: rows.map(parseReward),
  };
}

/** A law; `colors` are top and bottom, `options` are those of PAN-9.3. */
export function law(id: string, colors: string, ...options: readonly string[]): PanovnikCard {
  const [top, bottom] = parseColors(colors) as [Color, Color];
  return { id, segments: [top, top, bottom], costs: [], rewards: options.map(parseReward) };
}
