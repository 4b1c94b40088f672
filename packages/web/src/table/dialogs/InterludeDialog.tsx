import type { GameEvent } from '@regalia/kernel';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './InterludeDialog.module.css';

interface InterludeDialogProps {
  readonly snapshot: TableSnapshot;
  readonly ui: AnyGameUi;
  readonly speech: TableSpeech;
}

/** Pauses where the game has something to show that is gone from the table by now. Each viewer sees it once. */
export function InterludeDialog({ snapshot, ui, speech }: InterludeDialogProps): ReactNode {
  const { viewer, log, phase, step } = snapshot;
  const seen = useRef(new Map<TableSnapshot['viewer'], number>());
  const [events, setEvents] = useState<readonly GameEvent[] | null>(null);
  const look = useEffectEvent((): void => {
    const last = seen.current.get(viewer) ?? (seen.current.size === 0 ? step : 0);
    seen.current.set(viewer, step);
    const news = log.flatMap((entry) => (entry.kind === 'events' && entry.step > last ? entry.events : []));
    if (phase !== 'over' && ui.interlude?.title(news, speech) !== undefined) setEvents(news);
  });
  // Only when the table has moved or the viewer changed; before it is drawn, so that no tap falls between.
  useLayoutEffect(() => look(), [viewer, step]);
  if (events === null || ui.interlude === undefined) return null;
  const { title, Body } = ui.interlude;
  return (
    <Dialog title={title(events, speech) ?? ''} onClose={() => setEvents(null)} wide>
      <Body events={events} score={snapshot.score} speech={speech} />
      <div className={styles.foot}>
        <Button variant="main" onClick={() => setEvents(null)}>
          {speech.t('continue')}
        </Button>
      </div>
    </Dialog>
  );
}
