import type { Answer } from '@regalia/kernel';
import { optionOfKey } from './optionKeys.ts';
import type { TableShown } from './tableShown.ts';

/** A key as the table needs to know it. */
export interface KeyPress {
  readonly key: string;
  readonly isRepeat: boolean;
  /** The focus is on something of the board, where arrows move the focus. */
  readonly isOnChoosable: boolean;
  /** The focus is on something that is marked. */
  readonly isOnMarked: boolean;
  readonly isOnButton: boolean;
  /** What has the focus does nothing by itself: the page, the title, the question. */
  readonly isOnNothing: boolean;
}

export type KeyCommand =
  | { readonly t: 'tap'; readonly option: number }
  | { readonly t: 'send'; readonly answer: Answer }
  /** Says what the answer still lacks. */
  | { readonly t: 'say-missing' }
  | { readonly t: 'focus'; readonly on: 'hand' | 'offered' | 'prompt' | 'log' }
  | { readonly t: 'list-keys' }
  | { readonly t: 'look-by'; readonly by: number }
  | { readonly t: 'look-at'; readonly step: number }
  | { readonly t: 'present' }
  | { readonly t: 'play' };

type Pressed = (press: KeyPress, shown: TableShown, shortcut: Answer | undefined) => KeyCommand | null;

/** What a key means at a table; null where it means nothing. */
export const keyCommand: Pressed = (press, shown, shortcut) =>
  shown.snapshot.replay === null
    ? (answerKey(press, shown, shortcut) ?? jumpKey(press) ?? lookBackKey(press, shown))
    : replayKey(press, shown);

/** Digits and letters mark the options in their order. Enter sends, also from what is marked: the space bar unmarks it. */
const answerKey: Pressed = ({ key, isRepeat, isOnMarked, isOnNothing }, { choice }, shortcut) => {
  const { decision, isComplete, picked } = choice;
  if (decision === null || isRepeat) return null;
  const option = optionOfKey(decision, key);
  if (option !== undefined) return { t: 'tap', option };
  if (key !== 'Enter' || !(isOnNothing || isOnMarked)) return null;
  const chosen = picked.length === 0 ? (shortcut ?? picked) : picked;
  const canSend = chosen.length > 0 ? chosen !== picked || isComplete : isComplete && decision.max === 0;
  if (canSend) return { t: 'send', answer: chosen };
  return { t: 'say-missing' };
};

const FOCUS = { h: 'hand', b: 'offered', p: 'prompt', l: 'log' } as const;

/** One key leads to the hand, to what may be chosen, to the question and to the log; "?" lists all keys. */
function jumpKey({ key, isRepeat }: KeyPress): KeyCommand | null {
  if (isRepeat) return null;
  if (key === '?') return { t: 'list-keys' };
  return key === 'h' || key === 'b' || key === 'p' || key === 'l' ? { t: 'focus', on: FOCUS[key] } : null;
}

/** Comma and full stop go through the game; while one looks back, arrows do too, and Escape leads to the present. */
function lookBackKey({ key, isOnChoosable }: KeyPress, { past }: TableShown): KeyCommand | null {
  const isArrow = past !== null && !isOnChoosable;
  if (key === ',' || (key === 'ArrowLeft' && isArrow)) return { t: 'look-by', by: -1 };
  if (past === null) return null;
  if (key === '.' || (key === 'ArrowRight' && isArrow)) return { t: 'look-by', by: 1 };
  return key === 'Escape' ? { t: 'present' } : null;
}

/** Arrows go one step, Home and End to the ends, the space bar plays and stops; "?" lists all keys. */
function replayKey({ key, isOnChoosable, isOnButton }: KeyPress, { snapshot }: TableShown): KeyCommand | null {
  const { step, replay } = snapshot;
  const last = replay?.last ?? 0;
  if (key === 'ArrowLeft' && !isOnChoosable) return { t: 'look-at', step: Math.max(0, step - 1) };
  if (key === 'ArrowRight' && !isOnChoosable) return { t: 'look-at', step: Math.min(last, step + 1) };
  if (key === 'Home') return { t: 'look-at', step: 0 };
  if (key === 'End') return { t: 'look-at', step: last };
  if (key === ' ' && !isOnButton) return { t: 'play' };
  return key === '?' ? { t: 'list-keys' } : null;
}
