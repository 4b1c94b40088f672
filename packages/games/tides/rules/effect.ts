import { Effect } from '@regalia/kernel';
import type { TidesEvent } from './events.ts';
import type { TidesState } from './state.ts';

/** What the steps of Tides of Time work with. */
export class Turn extends Effect<TidesState, TidesEvent> {}
