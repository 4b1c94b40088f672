import type { DominionEvent } from '@regalia/games/dominion';
import type { EventSounds } from '../../kit/sound.ts';

export const EVENT_SOUNDS: EventSounds<DominionEvent['t']> = {
  played: 'card',
  drew: 'card',
  discarded: 'card',
  trashed: 'card',
  gained: 'card',
  shuffled: 'card',
  treasures: 'coin',
  bought: 'coin',
};
