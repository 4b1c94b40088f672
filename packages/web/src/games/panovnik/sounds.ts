import type { PanovnikEvent } from '@regalia/games/panovnik';
import type { EventSounds } from '../../kit/sound.ts';

export const EVENT_SOUNDS: EventSounds<PanovnikEvent['t']> = {
  offered: 'card',
  won: 'card',
  drew: 'card',
  placed: 'card',
  bids: 'coin',
  'took-gems': 'coin',
  closed: 'coin',
};
