import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ConsentBar.module.css';
import { RematchOffer } from './RematchOffer.tsx';

interface ConsentBarProps {
  readonly table: TableSource;
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
}

/** Whose answers, and how many of each. */
function answersOf(seats: readonly Seat[], { t, nameOf }: TableSpeech): string {
  return [...new Set(seats)]
    .map((seat) => t('ask.undo.of', { name: nameOf(seat), n: seats.filter((other) => other === seat).length }))
    .join(', ');
}

/** Somebody asks to take back an answer or to stop: the others say yes or no. After the end: to play again. */
export function ConsentBar({ table, snapshot, speech }: ConsentBarProps): ReactNode {
  const { remote, viewer } = snapshot;
  const { t, nameOf } = speech;
  const next = remote?.info.rematch ?? null;
  if (next !== null) return <RematchOffer table={table} snapshot={snapshot} next={next} speech={speech} />;
  const actions = table.remote;
  const asked = remote?.undoAsked ?? remote?.stopAsked;
  if (!actions || !remote || !asked || typeof viewer !== 'number') return null;
  const isUndo = remote.undoAsked !== null;
  const isMine = asked.missing.includes(viewer);
  const reply = (agree: boolean) => () =>
    // A refusal says that the question is settled, which the table then shows.
    void (isUndo ? actions.replyUndo(agree) : actions.replyStop(agree)).catch(() => undefined);
  return (
    <section className={styles.bar} role="alert">
      <p>
        {isMine ? t(isUndo ? 'ask.undo' : 'ask.stop', { name: nameOf(asked.by) }) : t('ask.waiting')}
        {isUndo && ` ${t('ask.undo.takes', { answers: answersOf(asked.takesBack, speech) })}`}
      </p>
      {isMine && (
        <>
          <Button variant="main" onClick={reply(true)}>
            {t('ask.agree')}
          </Button>
          <Button onClick={reply(false)}>{t('ask.refuse')}</Button>
        </>
      )}
      {asked.by === viewer && <Button onClick={reply(false)}>{t('ask.withdraw')}</Button>}
    </section>
  );
}
