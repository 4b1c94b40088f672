/** The colors a card can have; each also comes with a shape of its own, the symbol. */
export type Tone = 'sapphire' | 'ruby' | 'emerald' | 'topaz' | 'amethyst' | 'stone';
