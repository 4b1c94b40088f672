import type { TidesEvent } from '@regalia/games/tides';
import type { EventSounds } from '../../kit/sound.ts';

export const EVENT_SOUNDS: EventSounds<TidesEvent['t']> = {
  laid: 'card',
  swapped: 'card',
  drew: 'card',
  kept: 'card',
};
