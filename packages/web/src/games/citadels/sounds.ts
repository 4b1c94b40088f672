import type { CitadelsEvent } from '@regalia/games/citadels';
import type { EventSounds } from '../../kit/sound.ts';

export const EVENT_SOUNDS: EventSounds<CitadelsEvent['t']> = {
  drafted: 'card',
  answered: 'card',
  drew: 'card',
  kept: 'card',
  built: 'card',
  swapped: 'card',
  destroyed: 'card',
  'took-coins': 'coin',
  'color-income': 'coin',
  robbed: 'coin',
};
