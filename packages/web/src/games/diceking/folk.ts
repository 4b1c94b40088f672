import type { Tone } from '../../kit/cards/tone.ts';

/** By deck: the color of its folk. */
export const FOLK: readonly Tone[] = ['topaz', 'emerald', 'amethyst', 'ruby', 'sapphire'];
