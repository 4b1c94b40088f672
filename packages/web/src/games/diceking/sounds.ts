import type { DicekingEvent } from '@regalia/games/diceking';
import type { EventSounds } from '../../kit/sound.ts';

export const EVENT_SOUNDS: EventSounds<DicekingEvent['t']> = {
  'opening-rolled': 'dice',
  rolled: 'dice',
  won: 'card',
  'laid-down': 'card',
  built: 'card',
  'took-gem': 'coin',
  'stole-gem': 'coin',
};
