import type { Tone } from '../../../kit/cards/face/tone.ts';

/** By deck: the color of its citizens. */
export const DECK_COLORS: readonly Tone[] = ['topaz', 'emerald', 'amethyst', 'ruby', 'sapphire'];
