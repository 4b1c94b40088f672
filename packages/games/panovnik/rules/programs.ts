import type { Program } from '@regalia/kernel';
import { auction } from './auction/auction.ts';
import { lawOf } from './cards/laws.ts';
import { CARD_COUNT, CHARACTER_COUNT } from './cards/printed.ts';
import type { Turn } from './effect.ts';
import { building } from './pyramid/building.ts';
import { game, round, start } from './turn.ts';
import { takeGems } from './verbs/gems.ts';
import { playCharacter } from './verbs/place.ts';
import { reward } from './verbs/reward.ts';
import { archiveFresh, archiveOpen, drawCards } from './verbs/take.ts';
import { chooseEternal, gainEternal } from './verbs/tokens.ts';

/** Every program of the game by the name that a saved table knows it by. */
export const programs = {
  game,
  start,
  round,
  auction,
  building,
  reward,
  'take-gems': takeGems,
  'draw-cards': drawCards,
  'gain-eternal': gainEternal,
  'choose-eternal': chooseEternal,
  'archive-open': archiveOpen,
  'archive-fresh': archiveFresh,
  'play-character': playCharacter,
  ...lawPrograms(),
};

/** The laws' programs by their numbers. */
function lawPrograms(): Record<string, Program<Turn>> {
  const found: Record<string, Program<Turn>> = {};
  for (let card = CHARACTER_COUNT + 1; card <= CARD_COUNT; card++) found[`law-${card}`] = lawOf(card).program;
  return found;
}
