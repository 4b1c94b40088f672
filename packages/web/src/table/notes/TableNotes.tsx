import { lazy, type ReactNode, Suspense } from 'react';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { errorText } from '../../tables/remote/api/errorText.ts';
import { RefusalNote } from './RefusalNote.tsx';
import styles from './TableNotes.module.css';

const ConsentBar = lazy(async () => ({ default: (await import('./ConsentBar.tsx')).ConsentBar }));

const RecoveryOffer = lazy(async () => ({
  default: (await import('../../settings/recovery/RecoveryOffer.tsx')).RecoveryOffer,
}));

interface TableNotesProps {
  readonly table: TableSource;
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
  /** What went wrong with the last thing done, or is to be said about the table. */
  readonly trouble: Error | string | null;
}

/** What comes up beside the game. It lies over the edge of the board, so that nothing moves when it comes or goes. */
export function TableNotes({ table, snapshot, speech, trouble }: TableNotesProps): ReactNode {
  return (
    <div className={styles.notes}>
      <Suspense>{isAsking(snapshot) && <ConsentBar table={table} snapshot={snapshot} speech={speech} />}</Suspense>
      <Suspense>{isOverDays(snapshot) && <RecoveryOffer reason="days" table={table.id} />}</Suspense>
      <RefusalNote snapshot={snapshot} speech={speech} />
      {trouble && (
        <p className={styles.trouble} role="alert">
          {typeof trouble === 'string' ? trouble : errorText(speech.t, trouble)}
        </p>
      )}
    </div>
  );
}

/** Whether the viewer plays a game over days, to which they must be able to return. */
function isOverDays({ remote, viewer, phase }: TableSnapshot): boolean {
  return remote?.info.pace.kind === 'days' && viewer !== 'spectator' && phase === 'playing';
}

/** Whether somebody asks the others for something, or to play again. */
function isAsking({ remote }: TableSnapshot): boolean {
  return remote !== null && (remote.undoAsked ?? remote.stopAsked ?? remote.info.rematch) !== null;
}
