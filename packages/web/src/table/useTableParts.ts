import { useMemo } from 'react';
import type { AnyGameUi } from '../kit/gameUi.ts';
import { isSmall, useLayout, usePanelBeside, useRoom } from '../kit/layout/layout.ts';
import { type TableParts, useCardFaces } from '../kit/tableContext.ts';
import { useTableSpeech } from '../kit/text/speech.ts';
import type { TableSource } from '../tableModel/TableSource.ts';
import type { TableShown } from '../tableModel/tableShown.ts';

/** What every part of the screen may ask for, and whether the panels stand beside the board. */
export function useTableParts(
  { game }: TableSource,
  ui: AnyGameUi,
  { snapshot, seen, me }: TableShown,
  isGuided: boolean,
): [TableParts, boolean] {
  const layout = useLayout();
  const isBeside = usePanelBeside();
  const room = useRoom(isGuided);
  const { sitters } = snapshot;
  const speech = useTableSpeech(game, sitters);
  const cards = useCardFaces(ui, speech, snapshot.view);
  const { asked, ready } = seen;
  const parts = useMemo(
    (): TableParts => ({
      game,
      ui,
      speech,
      ...cards,
      layout,
      isSmall: isSmall(layout),
      room,
      me,
      sitters,
      asked,
      ready,
    }),
    [game, ui, speech, cards, layout, room, me, sitters, asked, ready],
  );
  return [parts, isBeside];
}
