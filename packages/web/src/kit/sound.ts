/** The few sounds of a table. */
export const SOUNDS = ['card', 'dice', 'coin', 'turn', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Which kinds of events are heard. A kind is public, its contents may not be: nothing else may decide. */
export type EventSounds<Kind extends string = string> = Readonly<Partial<Record<Kind, Sound>>>;
