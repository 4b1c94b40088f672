import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { AnyGameUi } from '../kit/gameUi.ts';
import { motionAllowed } from '../settings/applySettings.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { TableModel } from '../tableModel/TableModel.ts';
import type { TableSource } from '../tableModel/TableSource.ts';
import type { TableShown } from '../tableModel/tableShown.ts';
import { tableMemory } from '../tables/tableMemory.ts';
import { afterPaint } from '../ui/dom/afterPaint.ts';
import { callAfter } from '../ui/dom/callAfter.ts';

const SPEEDS = { slow: 0.6, normal: 1, fast: 2 } as const;

const BROWSER = {
  memory: tableMemory,
  canAnimate: () => motionAllowed() && !document.hidden,
  speed: () => SPEEDS[useSettings.getState().speed],
  sendsAtOnce: () => !useSettings.getState().confirm,
  after: callAfter,
  afterPaint,
};

/** The model of a table in this browser, and what it shows now. */
export function useTableModel(source: TableSource, ui: AnyGameUi, note: string | undefined): [TableModel, TableShown] {
  const model = useMemo(() => new TableModel(source, { ...BROWSER, flightsOf: ui.flights }), [source, ui]);
  const shown = useSyncExternalStore(model.subscribe, model.shown);
  useEffect(() => model.warn(note ?? null), [model, note]);
  useEffect(() => skipOnInput(model), [model]);
  return [model, shown];
}

/** A click or a key shows the table as it is, before it is acted on. */
function skipOnInput(model: TableModel): () => void {
  const listening = new AbortController();
  const skip = (): void => {
    if (model.shown().animation !== null) flushSync(model.skipAnimation);
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, skip, { signal: listening.signal, capture: true });
  return () => listening.abort();
}
