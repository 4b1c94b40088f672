import type { Answer, Decision, Game, GameView } from '@regalia/kernel';
import { isLegal } from '@regalia/kernel';
import type { TableSpeech } from '../../kit/text/speech.ts';

/** What an answer still lacks before it can be sent, in the words of the game. */
export function missingText(
  game: Pick<Game, 'whyNot'>,
  view: GameView,
  decision: Decision,
  picked: Answer,
  { t, plain }: Pick<TableSpeech, 't' | 'plain'>,
): string {
  // To take nothing has a button of its own.
  return isLegal(decision, picked) ? t('prompt.first') : plain(game.whyNot(view, decision, picked));
}
