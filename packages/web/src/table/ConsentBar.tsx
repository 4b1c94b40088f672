import type { ReactNode } from 'react';
import type { TableSpeech } from '../kit/text/speech.ts';
import type { Table, TableSnapshot } from '../tables/table.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ConsentBar.module.css';
import { RematchCall } from './RematchCall.tsx';

interface ConsentBarProps {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
  /** The one who asked to go back does not want it any more. */
  readonly onWithdrawUndo: () => void;
}

/** Somebody asks to take back an answer or to stop: the others say yes or no. After the end: to play again. */
export function ConsentBar({ table, snapshot, speech, onWithdrawUndo }: ConsentBarProps): ReactNode {
  const { remote, viewer } = snapshot;
  const { t, nameOf } = speech;
  const next = remote?.info.rematch ?? null;
  if (next !== null) return <RematchCall table={table} snapshot={snapshot} next={next} speech={speech} />;
  const actions = table.remote;
  const asked = remote?.undoAsked ?? remote?.stopAsked;
  if (!actions || !remote || !asked || viewer === 'spectator') return null;
  const isUndo = remote.undoAsked !== null;
  const isMine = asked.missing.includes(viewer);
  const reply = (agree: boolean) => () =>
    // A refusal says that the question is settled, which the table then shows.
    void (isUndo ? actions.replyUndo(agree) : actions.replyStop(agree)).catch(() => undefined);
  const withdraw = (): void => {
    if (isUndo) onWithdrawUndo();
    reply(false)();
  };
  return (
    <section className={styles.bar} role="alert">
      <p>{isMine ? t(isUndo ? 'ask.undo' : 'ask.stop', { name: nameOf(asked.by) }) : t('ask.waiting')}</p>
      {isMine && (
        <>
          <Button look="main" onClick={reply(true)}>
            {t('ask.agree')}
          </Button>
          <Button onClick={reply(false)}>{t('ask.refuse')}</Button>
        </>
      )}
      {asked.by === viewer && <Button onClick={withdraw}>{t('ask.withdraw')}</Button>}
    </section>
  );
}
