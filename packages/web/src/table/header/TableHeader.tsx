import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { SettingsButton } from '../../settings/SettingsButton.tsx';
import type { TableModel } from '../../tableModel/TableModel.ts';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/icons/Glyph.tsx';
import { OtherTableLink } from './OtherTableLink.tsx';
import styles from './TableHeader.module.css';
import { WatchersTag } from './WatchersTag.tsx';

const LeaveDialog = lazy(async () => ({ default: (await import('../dialogs/LeaveDialog.tsx')).LeaveDialog }));

const ReplayHeader = lazy(async () => ({ default: (await import('../../replay/ReplayHeader.tsx')).ReplayHeader }));

interface TableHeaderProps {
  readonly model: TableModel;
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
}

export function TableHeader({ model, snapshot, speech }: TableHeaderProps): ReactNode {
  const { source } = model;
  return source.replay === null ? (
    <PlayHeader model={model} snapshot={snapshot} speech={speech} />
  ) : (
    <Suspense>
      <ReplayHeader actions={source.replay} snapshot={snapshot} speech={speech} />
    </Suspense>
  );
}

function PlayHeader({ model, snapshot, speech }: TableHeaderProps): ReactNode {
  const { t } = speech;
  const { source: table } = model;
  const [leaving, setLeaving] = useState(false);
  const mustAsk = table.remote !== null && snapshot.phase === 'playing' && typeof snapshot.viewer === 'number';
  // What the others have seen can be taken back with their consent only.
  const canAsk = mustAsk && snapshot.remote?.undoAsked === null && snapshot.remote.askUndo.length > 0;
  const canUndo = snapshot.canUndo || canAsk || snapshot.botUndos > 0;
  return (
    <header className={styles.head}>
      {mustAsk ? (
        <IconButton glyph="back" label={t('leave')} onClick={() => setLeaving(true)} />
      ) : (
        <Link href="/" className={styles.back} aria-label={t('leave')} title={t('leave')}>
          <Glyph name="back" />
        </Link>
      )}
      <h1 className={styles.title}>{speech.text('game.name')}</h1>
      <OtherTableLink here={table.id} />
      <WatchersTag snapshot={snapshot} />
      {snapshot.connection === 'lost' && (
        <span className={styles.lost} role="status">
          {t('connection.lost')}
        </span>
      )}
      <span className={styles.tools}>
        {snapshot.phase === 'over' && (
          <Button variant="quiet" glyph="score" onClick={() => model.open({ isEnding: true })}>
            {t('end.show')}
          </Button>
        )}
        <IconButton
          glyph="undo"
          label={undoLabel(snapshot, canAsk, t)}
          disabled={!canUndo}
          {...(canUndo ? {} : { title: t('trouble.cannot-undo') })}
          onClick={model.undo}
        />
        <IconButton glyph="rules" label={t('rules.title')} onClick={() => model.open({ rule: null })} />
        <span className={styles.keys}>
          <IconButton glyph="keys" label={t('keys.show')} onClick={() => model.open({ isListingKeys: true })} />
        </span>
        <SettingsButton />
      </span>
      <Suspense>{leaving && <LeaveDialog table={table} speech={speech} onClose={() => setLeaving(false)} />}</Suspense>
    </header>
  );
}

function undoLabel({ canUndo, botUndos }: TableSnapshot, canAsk: boolean, t: TableSpeech['t']): string {
  if (canUndo || (!canAsk && botUndos === 0)) return t('undo');
  return canAsk ? t('undo.ask') : t('undo.bots', { n: botUndos });
}
