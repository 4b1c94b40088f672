import type { Program } from '@regalia/kernel';
import { CARD_TEXTS } from './cards/index.ts';
import type { Turn } from './effect.ts';
import { game, turn } from './turn.ts';
import { reactionWindow } from './verbs/attack.ts';
import { playCard } from './verbs/play.ts';

/** Every program of the game by the name that a saved table knows it by. */
export const programs = { game, turn, playCard, reactionWindow, ...cardPrograms() };

/** The programs of the cards, by name. */
function cardPrograms(): Record<string, Program<Turn>> {
  const named = CARD_TEXTS.flatMap((text) => {
    if (text === undefined) return [];
    const { id, program: played, reaction } = text;
    return [[id, played] as const, ...(reaction === null ? [] : [[`${id}.reaction`, reaction] as const])];
  });
  return Object.fromEntries(named);
}
