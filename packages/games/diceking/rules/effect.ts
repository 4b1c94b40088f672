import { Effect } from '@regalia/kernel';
import type { DicekingEvent } from './events.ts';
import type { GameData } from './printed/shape.ts';
import { type DicekingState, dataOf } from './state.ts';

/** The handle of King of the Dice; its verbs are in `verbs/`. */
export class Turn extends Effect<DicekingState, DicekingEvent> {
  get data(): GameData {
    return dataOf(this.state);
  }
}
