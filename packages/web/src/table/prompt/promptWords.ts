import type { Answering, AnyGameUi } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableShown } from '../../tableModel/tableShown.ts';

/** The words on the buttons of the question: the game's, or those that all games share. */
export function promptWords({ choice, snapshot: { view } }: TableShown, ui: AnyGameUi, speech: TableSpeech): Answering {
  const { decision, picked } = choice;
  return (
    (decision && view && ui.answering?.(decision, picked, view, speech)) ?? {
      confirm: speech.text(`confirm.${decision?.prompt}`) ?? speech.t('confirm'),
      none: speech.t('prompt.none'),
    }
  );
}
